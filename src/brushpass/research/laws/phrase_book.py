"""Every phrase that can be claimed at a table, made from the types of a game's phrase book."""

from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import product
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec.structs import fields

from brushpass.core.seats import Seat
from brushpass.core.talk import Phrase
from brushpass.research.laws.broken import hold

NUMBERS: Final = (0, 1)
"""What stands for all numbers."""


def kinds(phrases: Any) -> tuple[type[Phrase], ...]:
    """The phrases of a book, each with its blanks."""
    return get_args(phrases) or (phrases,)


def phrase_book(phrases: Any, seats: Sequence[int]) -> Iterator[Phrase]:
    """Every phrase with every value in its blanks, and these seats where it names one."""
    for kind in kinds(phrases):
        hints = get_type_hints(kind)
        blanks = [_values(hints[field.name], seats) for field in fields(kind)]
        for field, values in zip(fields(kind), blanks, strict=True):
            hold(values, f"{kind.__name__}.{field.name} has values that no list can offer: {hints[field.name]}")
        yield from (kind(*row) for row in product(*blanks))


def _values(hint: Any, seats: Sequence[int]) -> list[Any]:
    """Values of a type; none if it has too many to choose from, such as free text."""
    if hint is Seat:
        return list(map(Seat, seats))
    if hint is bool:
        return [False, True]
    if hint is int:
        return list(NUMBERS)
    if hint is NoneType:
        return [None]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return list(hint)
    if isinstance(hint, UnionType) or get_origin(hint) is Union:
        return [value for member in get_args(hint) for value in _values(member, seats)]
    return []
