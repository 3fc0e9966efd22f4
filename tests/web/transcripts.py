"""`python -m tests.web.transcripts`: games as single viewers saw them, and deals, for the page to be tested with.

The page folds the same events (`web/src/games/<name>/fold.ts`) and must come to the same sights; only what an event
changed is written. It deals from the same seeds (`deal.ts` there) and must come to the same deals. It must also find
that a game fits the deal that it was played with, and no other (`fits.ts`). The played lessons (`tests/web/lessons.py`)
are written here, too.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import UNSET

from brushpass.core.seats import PUBLIC, Seat, Viewer
from tests.laws.playing import EVERY_CASE, Case, play
from tests.web import lessons

GAMES: Final = Path(__file__).parents[2] / "web" / "src" / "games"
SEEDS: Final = (bytes(range(32)), *(hashlib.sha256(bytes([number])).digest() for number in range(2)))
"""What deals are drawn from."""


@dataclass(frozen=True)
class Wanted:
    """A game that is written down: how it is set up, which one it is, and through whose eyes."""

    case: str
    seed: int
    viewer: Viewer


WANTED: Final = (
    Wanted("secrets-4", 2, Seat(1)),
    Wanted("secrets-5", 15, Seat(0)),
    Wanted("secrets-5", 54, Seat(0)),
    Wanted("secrets-6", 29, Seat(0)),
    Wanted("secrets-7", 28, Seat(2)),
    Wanted("secrets-8", 51, PUBLIC),
    Wanted("secrets-8-tied_hippies_win", 1, Seat(2)),
    Wanted("secrets-4-last_pairs_stay", 9, PUBLIC),
    Wanted("secrets-5-tied_hippies_win=among-hippies", 783, Seat(2)),
    Wanted("secrets-4-begins=seat-3", 13, Seat(1)),
    Wanted("secrets-4-begins=winner", 110, PUBLIC),
    Wanted("espionaje-2-clue_accusation", 37, PUBLIC),
    Wanted("espionaje-2-clue_accusation", 47, Seat(0)),
    Wanted("espionaje-3", 36, Seat(1)),
    Wanted("espionaje-3-clue_accusation", 1, Seat(2)),
    Wanted("espionaje-4", 50, Seat(1)),
    Wanted("espionaje-2-accuse_after_asking", 18, Seat(0)),
    Wanted("espionaje-3-clue_accusation-accuse_after_asking-no_early_accusation", 52, PUBLIC),
)
"""Picked so that every event, reason, branch and value of a switch occurs (`tests/web/test_transcripts.py`)."""


@dataclass(frozen=True)
class Moment:
    """An event as a viewer saw it, and the sights before and after it."""

    seen: Any
    before: Any
    after: Any


def moments(case: Case, seed: int, viewer: Viewer) -> Iterator[Moment]:
    """A game through one viewer's eyes."""
    sight: Any = None
    for event in play(case, seed).events:
        seen = case.game.show(event, viewer)
        if seen is not None:
            before = sight
            sight = case.game.begin(viewer, seen) if before is None else case.game.fold(before, seen)
            yield Moment(seen, before, sight)


def case_of(wanted: Wanted) -> Case:
    """How the game is set up."""
    return next(case for case in EVERY_CASE if str(case) == wanted.case)


def files() -> Iterator[tuple[Path, str]]:
    """Every generated file and what is in it."""
    for wanted in WANTED:
        case = case_of(wanted)
        setup = str(case).removeprefix(f"{case.game.name}-").replace("=", "-")
        name = f"{setup}-{wanted.seed}-{'public' if wanted.viewer is PUBLIC else wanted.viewer}.json"
        yield GAMES / case.game.name / "transcripts" / name, _transcript(case, wanted)
    for game in {case.game.name: case.game for case in map(case_of, WANTED)}.values():
        vectors = [
            {"seed": seed.hex(), "players": players, "deal": msgspec.to_builtins(game.deal.from_seed(seed, players))}
            for players in game.players
            for seed in SEEDS
        ]
        yield GAMES / game.name / "vectors.gen.json", _rows(vectors) + "\n"
    yield from lessons.files()


def written() -> list[Path]:
    """Every file that this program has ever written, whether it is still wanted or not."""
    return [
        path for kind in ("transcripts/*", "vectors.gen", "lesson/played.gen") for path in GAMES.glob(f"*/{kind}.json")
    ]


def _transcript(case: Case, wanted: Wanted) -> str:
    deal = msgspec.to_builtins(play(case, wanted.seed).deal)
    head = {"game": case.game.name, "seat": wanted.viewer, "deal": deal}
    return f'{{"head":{json.dumps(head)},"lines":{_rows(list(_lines(case, wanted)))}}}\n'


def _rows(values: list[dict[str, Any]]) -> str:
    """A list with each value on a line of its own."""
    lines = ",\n".join(json.dumps(value, separators=(",", ":")) for value in values)
    return f"[\n{lines}\n]"


def _lines(case: Case, wanted: Wanted) -> Iterator[dict[str, Any]]:
    known: dict[str, Any] = {}
    for moment in moments(case, wanted.seed, wanted.viewer):
        now = _plain(moment.after)
        changed = {key: value for key, value in now.items() if key not in known or known[key] != value}
        longer = {key for key, value in changed.items() if _is_longer(known.get(key), value)}
        yield {
            "event": msgspec.to_builtins(moment.seen),
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
    """Write every file anew."""
    for path in written():
        path.unlink()
    for path, text in files():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(GAMES))


if __name__ == "__main__":
    main()
