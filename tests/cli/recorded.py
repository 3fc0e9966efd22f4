"""Records of whole games, as files for the commands that read them."""

import json
from pathlib import Path
from typing import Any

from brushpass.core.game import AnyGame
from brushpass.core.record import encode
from brushpass.research.simulate import simulate


def record_of(game: AnyGame, number: int = 0) -> dict[str, Any]:
    games = simulate(game, 4, game.rules(), ["random"], seed="verify", games=number + 1, keep_records=True)
    *_, played = games
    assert played.record is not None
    record: dict[str, Any] = json.loads(encode(played.record))
    return record


def write(path: Path, *records: dict[str, Any]) -> str:
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    return str(path)
