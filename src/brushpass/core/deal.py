"""All the luck of a game follows from a seed of 32 bytes, by numbers that anyone can recompute (docs/deal.md)."""

import hashlib
import struct
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, Final, TypeVar

from brushpass.core.errors import BadSetup

T = TypeVar("T")

SEED_BYTES = 32
WORDS: Final = 1 << 32
WORDS_OF_BLOCK: Final = struct.Struct(">8I").unpack


def check_players(name: str, allowed: range, players: int) -> None:
    """Refuse a number of players that a game does not allow."""
    if type(players) is not int or players not in allowed:
        raise BadSetup(f"{name} takes {allowed[0]} to {allowed[-1]} players, got {players!r}")


class SeededRandom:
    """Unbiased random numbers that follow from SHA-256(seed, label, counter), counter = 0, 1, 2, ..."""

    def __init__(self, seed: bytes, label: str) -> None:
        if len(seed) != SEED_BYTES:
            raise BadSetup(f"a seed is {SEED_BYTES} bytes, got {len(seed)}")
        self._words = _words(seed + label.encode("ascii"))

    def below(self, bound: int) -> int:
        """A number in 0..bound-1, all equally likely: words past the last whole multiple of `bound` are skipped."""
        fair = WORDS - WORDS % bound
        word = next(self._words)
        while word >= fair:
            word = next(self._words)
        return word % bound

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        """The cards in random order: the Fisher-Yates shuffle, from the last position down to the second."""
        pile, below = list(cards), self.below
        for last in range(len(pile) - 1, 0, -1):
            pick = below(last + 1)
            pile[last], pile[pick] = pile[pick], pile[last]
        return tuple(pile)


def is_box(things: object, box: Sequence[Any]) -> bool:
    """Whether these are the contents of a box in some order, of exactly the same types and not just equal."""
    return type(things) is tuple and {*map(type, things)} == {type(box[0])} and sorted(things) == sorted(box)


def is_seat(number: object, players: int) -> bool:
    """Whether this is the number of a seat."""
    return type(number) is int and 0 <= number < players


def _words(prefix: bytes) -> Iterator[int]:
    """Random numbers of four bytes, big-endian."""
    for block in count():
        yield from WORDS_OF_BLOCK(hashlib.sha256(prefix + block.to_bytes(8, "big")).digest())
