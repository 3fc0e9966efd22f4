"""The veil: what `show` hides from whom, as far as that can be judged without the rule book."""

from collections import Counter
from typing import Any, Final, get_args

from msgspec import UNSET, UnsetType
from msgspec.structs import fields

from brushpass.core.seats import PUBLIC, Seat
from brushpass.research.laws.broken import At, hold
from brushpass.research.laws.playing import Case, Play, play

GAMES: Final = 5
"""A field that is declared hidden is hidden from somebody, at least once in this many games."""


class Rumour:
    """An event that no game has."""


def veil(case: Case, seed: int) -> None:
    """What is unknown is shown to nobody, the public is shown no more than a seat, and hidden fields are hidden."""
    for viewer in case.viewers:
        with At(None, "show, of an event that no game has"):
            hold(case.game.show(Rumour(), viewer) is None, f"viewer {viewer} is shown an event that no game has")
    games = [play(case, seed + number) for number in range(GAMES)]
    for game in games:
        public(game)
    hidden(games)


def public(game: Play) -> None:
    """Every seat is shown everything that the public is; what the public sees unchanged, every seat sees unchanged."""
    show = game.case.game.show
    for event, step in zip(game.events, game.steps, strict=True):
        told: Any = show(event, PUBLIC)
        for seat in map(Seat, range(game.case.players)):
            own = show(event, seat)
            if told is event:
                hold(own is event, f"the public sees {event} as it is, but seat {seat} does not", step)
            elif told is not None:
                missing = [
                    name
                    for name in told.__struct_fields__
                    if getattr(told, name) is not UNSET and getattr(own, name, UNSET) != getattr(told, name)
                ]
                hold(not missing, f"the public sees more of {event} than seat {seat} does: {missing}", step)


def hidden(games: list[Play]) -> None:
    """A field that is declared `| UnsetType` is not always shown to everybody."""
    shown: Counter[tuple[str, str, bool]] = Counter()
    for game in games:
        for event in game.events:
            for viewer in game.case.viewers:
                seen: Any = game.case.game.show(event, viewer)
                for name in () if seen is None else _optional(type(seen)):
                    shown[type(seen).__name__, name, getattr(seen, name) is UNSET] += 1
    for kind, name, is_hidden in list(shown):
        hold(is_hidden or shown[kind, name, True], f"{kind}.{name} is declared hidden, but everybody sees it")


def _optional(kind: type[Any]) -> list[str]:
    return [field.name for field in fields(kind) if UnsetType in get_args(field.type)]
