"""The switches of a game: what a table may choose before it starts, in a form that every client can offer.

A switch is on or off, or one of a few words; or both, such as off, `among-hippies` or on. Its default is the first of
its values. Two words mean the same in every game: `seat-2` names a seat, and only those of the table are offered;
`winner` stands for the winner of the last game, and the table replaces it by that seat when it deals.
"""

import re
from collections.abc import Mapping
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from brushpass.core.errors import BadSetup
from brushpass.core.messages import Rules
from brushpass.core.seats import MOST_SEATS, Seat

Value = bool | str

WINNER: Final = "winner"
"""The winner of the last game."""
_SEAT: Final = re.compile(r"seat-(\d)")


class Switch(msgspec.Struct, frozen=True):
    """One switch, and what it may be."""

    name: str
    values: tuple[Value, ...]
    """The default first."""

    def offered(self, players: int) -> tuple[Value, ...]:
        """Its values at a table of this size."""
        return tuple(value for value in self.values if (seat_of(value) or 0) < players)


def seat_word(seat: int) -> str:
    """The word that names a seat."""
    return f"seat-{seat}"


SEATS: Final = tuple(seat_word(seat) for seat in range(MOST_SEATS))
"""The words of all seats."""


def seat_of(value: Value) -> Seat | None:
    """The seat that a word names, if it names one."""
    spelled = _SEAT.fullmatch(value) if isinstance(value, str) else None
    return None if spelled is None else Seat(int(spelled[1]))


def switches(rules: type[Rules]) -> tuple[Switch, ...]:
    """The switches of a game, in the order in which they are shown."""
    hints = get_type_hints(rules)
    return tuple(Switch(field, _values(hints[field])) for field in rules.__struct_fields__)


def _values(kind: Any) -> tuple[Value, ...]:
    """Off, then words, then on; empty for a type that no switch can have."""
    members = get_args(kind) if isinstance(kind, UnionType) or get_origin(kind) is Union else (kind,)
    words = [word for member in members if get_origin(member) is Literal for word in get_args(member)]
    if any(member is not bool and get_origin(member) is not Literal for member in members):
        return ()
    return (False, *words, True) if bool in members else tuple(words)


def read_rules(kind: type[Rules], values: Mapping[str, Any], players: int) -> Any:
    """The rules of a game with these switches set; refuses unknown switches and values."""
    known = {switch.name: switch for switch in switches(kind)}
    for name, value in values.items():
        if name not in known:
            raise BadSetup(f"there is no switch {name!r}")
        offered = known[name].offered(players)
        if not any(value is one or (isinstance(value, str) and value == one) for one in offered):
            raise BadSetup(f"the switch {name} is {' or '.join(map(spelled, offered))}, got {value!r}")
    return kind(**values)


def changed(rules: Rules) -> dict[str, Value]:
    """The switches that are not at their default."""
    now = {switch.name: (getattr(rules, switch.name), switch.values[0]) for switch in switches(type(rules))}
    return {name: value for name, (value, default) in now.items() if value != default}


def setting_words(kind: type[Rules], values: Mapping[str, Any]) -> list[str]:
    """The switches that are not at their default, as the option `--rule` takes them."""
    now = changed(kind(**values))
    return [name.replace("_", "-") + ("" if value is True else f"={spelled(value)}") for name, value in now.items()]


def spelled(value: Value) -> str:
    """A value as people write it."""
    return value if isinstance(value, str) else "true" if value else "false"
