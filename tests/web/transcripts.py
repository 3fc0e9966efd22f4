"""`python -m tests.web.transcripts`: games as single viewers saw them, with the sight after every event.

The page folds the same events (web/src/fold) and must come to the same sights. Only what an event changed is written.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import UNSET

from brushpass.core.seats import PUBLIC, Seat, Viewer
from tests.laws.playing import CASES, Case, play

FOLDER: Final = Path(__file__).parents[2] / "web" / "src" / "fold" / "transcripts"
SEED: Final = 20260131
WANTED: Final = {
    "secrets-4": (Seat(0), PUBLIC),
    "secrets-5": (Seat(1), Seat(3)),
    "secrets-8-tied_hippies_win": (Seat(2), PUBLIC),
    "espionaje-2": (Seat(0), PUBLIC),
    "espionaje-3-clue_accusation": (Seat(1), PUBLIC),
    "espionaje-4": (Seat(0), Seat(3)),
}


def texts() -> Iterator[tuple[str, str]]:
    """Every transcript, by file name."""
    for case in CASES:
        for viewer in WANTED.get(str(case), ()):
            name = f"{case}-{'public' if viewer is PUBLIC else viewer}.json"
            yield name, _text(case, viewer)


def _text(case: Case, viewer: Viewer) -> str:
    head = {"game": case.game.name, "seat": viewer}
    lines = ",\n".join(json.dumps(line, separators=(",", ":")) for line in _lines(case, viewer))
    return f'{{"head":{json.dumps(head)},"lines":[\n{lines}\n]}}\n'


def _lines(case: Case, viewer: Viewer) -> Iterator[dict[str, Any]]:
    known: dict[str, Any] = {}
    sight: Any = None
    for event in play(case, SEED).events:
        seen = case.game.show(event, viewer)
        if seen is None:
            continue
        sight = case.game.begin(viewer, seen) if sight is None else case.game.fold(sight, seen)
        now = _plain(sight)
        changed = {key: value for key, value in now.items() if key not in known or known[key] != value}
        longer = {key for key, value in changed.items() if _is_longer(known.get(key), value)}
        yield {
            "event": msgspec.to_builtins(seen),
            "set": {key: value for key, value in changed.items() if key not in longer},
            "add": {key: changed[key][len(known[key]) :] for key in sorted(longer)},
            "gone": [key for key in known if key not in now],
        }
        known = now


def _is_longer(before: Any, now: Any) -> bool:
    """Whether a list has only been added to."""
    return isinstance(before, list | tuple) and isinstance(now, list | tuple) and now[: len(before)] == before


def _plain(sight: Any) -> dict[str, Any]:
    """A sight with all its fields, but those that are hidden."""
    fields = {name: getattr(sight, name) for name in sight.__struct_fields__}
    return {name: msgspec.to_builtins(value) for name, value in fields.items() if value is not UNSET}


def main() -> None:
    """Write every transcript anew."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.json"):
        path.unlink()
    for name, text in texts():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
