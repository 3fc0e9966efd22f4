"""The transcripts that the page folds take every branch of its fold."""

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from types import UnionType
from typing import Any, Final, get_args, get_type_hints

import msgspec
import pytest
from msgspec import UNSET

from brushpass.core.game import AnyGame
from brushpass.core.seats import PUBLIC, Viewer
from brushpass.core.switches import Value, seat_of, spelled, switches
from brushpass.games.kits import own_kits
from brushpass.games.registry import GAMES
from tests.web.transcripts import WANTED, Moment, case_of, moments

FEW: Final = 4
"""Every member of an enumeration must occur if it has no more members than this; larger ones are cards."""

Branch = Callable[[Viewer, Moment], bool]
BRANCHES: Final[dict[str, dict[str, Branch]]] = {
    "secrets": {
        "cards are drawn from the bottom": lambda _, now: _is(now, "drawn") and now.before.fresh < len(now.seen.cards),
        "a pair turns down and other cards stay": lambda _, now: (
            _is(now, "flipped") and now.seen.why == "pair" and any(now.after.displays[now.seen.seat].up)
        ),
        "a token may be in several places": lambda _, now: any(len(one.now) > 1 for one in now.after.sightings),
        "a bullet is given away by its viewer": lambda _, now: bool(now.after.aimed),
        "the player with the UN token is asked first": lambda _, now: now.after.phase == "un",
        "the centre is exchanged": lambda _, now: _is(now, "swapped") and "centre" in (now.seen.a, now.seen.b),
    },
    "espionaje": {
        "nobody can show a card": lambda _, now: _is(now, "passed") and now.after.question is None,
        "the viewer lays nothing": lambda viewer, now: (
            _is(now, "committed") and now.seen.by == viewer and now.seen.cards == ()
        ),
        "a card that was seen is shown again": lambda viewer, now: (
            _is(now, "showed") and now.seen.to == viewer and now.seen.card in now.before.ruled_out
        ),
        "the game goes on after a wrong accusation": lambda _, now: (
            _is(now, "turn-began") and now.before.accuser is not None
        ),
        "two players are out": lambda _, now: len(now.after.out) > 1,
    },
}
"""Branches of a game's fold that no kind of event, field or value gives away."""


def _is(now: Moment, event: str) -> bool:
    return bool(type(now.seen).__struct_config__.tag == event)


def expected(game: AnyGame) -> set[str]:
    """Kinds of events, with and without what may be absent, all values of a few, named branches, tables, switches."""
    tables = {"public", "seat", *(f"{players} players" for players in game.players)}
    set_to = {_setting(switch.name, value) for switch in switches(game.rules) for value in switch.values}
    return {
        *BRANCHES[game.name],
        *tables,
        *set_to,
        *(trait for event in get_args(game.seen) for trait in _possible(event)),
    }


def _setting(switch: str, value: Value) -> str:
    """A switch with its value; of the words that name a seat, one stands for all."""
    return f"{switch} is {spelled(value) if seat_of(value) is None else 'a seat'}"


def _possible(struct: type[msgspec.Struct]) -> Iterator[str]:
    name = str(struct.__struct_config__.tag or struct.__name__)
    yield name
    for field in msgspec.structs.fields(struct):
        hint = get_type_hints(struct)[field.name]
        kinds = get_args(hint) if isinstance(hint, UnionType) else (hint,)
        if field.default in (None, UNSET):
            yield from (f"{name}.{field.name} absent", f"{name}.{field.name} present")
        for kind in kinds:
            yield from (f"{name}.{field.name} {value}" for value in _values(kind))
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and field.name == "outcome":
                yield from _possible(kind)


def _values(kind: Any) -> Iterable[Any]:
    if kind is bool:
        return (False, True)
    return kind if isinstance(kind, type) and issubclass(kind, Enum) and len(kind) <= FEW else ()


def traits(game: AnyGame, viewer: Viewer, seen: Iterable[Moment]) -> set[str]:
    """What occurs in a game through one viewer's eyes."""
    found = {"public" if viewer is PUBLIC else "seat"}
    for now in seen:
        rules = now.after.rules
        found |= {
            f"{now.after.players} players",
            *(_setting(one, getattr(rules, one)) for one in rules.__struct_fields__),
        }
        found |= {name for name, branch in BRANCHES[game.name].items() if branch(viewer, now)}
        found |= set(_actual(now.seen))
    return found


def _actual(message: msgspec.Struct) -> Iterator[str]:
    name = str(message.__struct_config__.tag or type(message).__name__)
    yield name
    for field in message.__struct_fields__:
        value = getattr(message, field)
        yield f"{name}.{field} {'absent' if value in (None, UNSET) else 'present'}"
        if isinstance(value, bool | Enum):
            yield f"{name}.{field} {value}"
        if isinstance(value, msgspec.Struct):
            yield from _actual(value)


@pytest.mark.parametrize("name", own_kits())
def test_the_transcripts_of_a_game_hold_every_event_every_reason_and_every_branch(name: str) -> None:
    found: set[str] = set()
    for wanted in WANTED:
        case = case_of(wanted)
        if case.game.name == name:
            found |= traits(case.game, wanted.viewer, moments(case, wanted.seed, wanted.viewer))
    assert sorted(expected(GAMES[name]) - found) == []
