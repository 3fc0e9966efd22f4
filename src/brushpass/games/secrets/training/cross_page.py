"""The page of cross-play, from the lines that `brushpass train secrets --measure DEALS --cross-play` prints.

python -m brushpass.games.secrets.training.cross_page docs/cross-play.jsonl > docs/cross-play.md
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

WEAKEST_FIRST: Final = ("random", "greedy", "belief", "likelihood", "policy")
HEAD: Final = """\
# Cross-play in SECRETS

Generated; do not edit. The lines of `cross-play.jsonl` were measured, and this page written from them, by

```
brushpass train secrets --players N --measure DEALS --seed 41 --cross-play >> docs/cross-play.jsonl
python -m brushpass.games.secrets.training.cross_page docs/cross-play.jsonl > docs/cross-play.md
```

One mind of the row sits at every seat of every deal in turn, among minds of the column. A cell says how many percentage
points more often it wins there than a mind of the column does in its place, with half the 95 % interval. The games are
those of the engine for accelerators, in which nobody claims anything; [training.md](training.md) says how the engine is
held to the rules. It does not play `search` and the levels, which [strength.md](strength.md) has. A dash is a pair that
has not been measured.
"""


def page(lines: Iterable[str]) -> str:
    """The whole page."""
    found = [json.loads(line) for line in lines]
    numbers = sorted({one["players"] for one in found})
    return "\n".join([HEAD, *(_grid(number, [one for one in found if one["players"] == number]) for number in numbers)])


def _grid(players: int, found: list[dict[str, Any]]) -> str:
    cells = {(one["mind"], one["among"]): f"{one['gain']:+.1f} ±{(one['high'] - one['low']) / 2:.1f}" for one in found}
    cells |= {(mind, mind): "0" for mind in WEAKEST_FIRST}
    deals = max(one["deals"] for one in found)
    rows = [["", *(f"among `{mind}`" for mind in WEAKEST_FIRST)], ["---"] * (len(WEAKEST_FIRST) + 1)]
    rows += [[f"`{mind}`", *(cells.get((mind, among), "-") for among in WEAKEST_FIRST)] for mind in WEAKEST_FIRST]
    table = "".join(f"| {' | '.join(row)} |\n" for row in rows)
    return f"## {players} players, {deals:,} deals\n\n{table}"


if __name__ == "__main__":
    sys.stdout.write(page(Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()))
