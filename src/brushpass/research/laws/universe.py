"""Choices to try at a table: those that somebody was offered, and those that can be made from their parts."""

import random
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any, Final

from msgspec.structs import fields

from brushpass.research.laws.playing import Case, Play, play

GAMES: Final = 3
"""How many games are played to collect what is offered."""
OF_KIND: Final = 250
"""How many choices of one kind are made up at most."""


def universe(case: Case, seed: int) -> list[Any]:
    """Choices of every kind that came up in a few games. Some name seats and numbers beyond the table."""
    games = [play(case, seed + number) for number in range(GAMES)]
    offered = list(dict.fromkeys(option for game in games for option in _options(game)))
    rng = random.Random(seed)
    made = [choice for kind in dict.fromkeys(map(type, offered)) for choice in _made(kind, offered, rng)]
    return list(dict.fromkeys([*rng.sample(offered, min(OF_KIND, len(offered))), *made]))


def _options(game: Play) -> Iterable[Any]:
    """All that could be chosen in a game, in the order in which it came up."""
    for _, prompt, _, _ in game.choices:
        yield from prompt.options
        if prompt.default is not None:
            yield prompt.default


def _made(kind: type[Any], offered: Sequence[Any], rng: random.Random) -> list[Any]:
    """Choices of one kind with the values of their fields mixed, and with numbers that are too small or too large."""
    own = [choice for choice in offered if type(choice) is kind]
    values = [_values([getattr(choice, field.name) for choice in own]) for field in fields(kind)]
    mixed = [kind(*row) for row in product(*values)] if _size(values) <= OF_KIND else []
    return mixed or [kind(*map(rng.choice, values)) for _ in range(OF_KIND)]


def _values(seen: Sequence[Any]) -> list[Any]:
    values = list(dict.fromkeys(seen))
    numbers = [value for value in values if type(value) is int]
    return [*values, max(numbers) + 1, -1] if numbers else values


def _size(values: Sequence[Sequence[Any]]) -> int:
    size = 1
    for some in values:
        size *= len(some)
    return size
