"""All luck of a game, drawn from 32 bytes by a stream that anyone can recompute (docs/deal.md)."""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from brushpass.core.errors import BadSetup

T = TypeVar("T")

SEED_BYTES = 32
WORD_BYTES = 4
WORDS = 1 << (8 * WORD_BYTES)


class Stream:
    """Unbiased numbers from SHA-256(seed, label, counter), counter = 0, 1, 2, ..."""

    def __init__(self, seed: bytes, label: str) -> None:
        if len(seed) != SEED_BYTES:
            raise BadSetup(f"a seed is {SEED_BYTES} bytes, got {len(seed)}")
        self._prefix = seed + label.encode("ascii")
        self._counter = 0
        self._block = b""

    def _word(self) -> int:
        """The next four bytes, big-endian."""
        if not self._block:
            self._block = hashlib.sha256(self._prefix + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
        word, self._block = self._block[:WORD_BYTES], self._block[WORD_BYTES:]
        return int.from_bytes(word, "big")

    def below(self, bound: int) -> int:
        """A number in 0..bound-1, each equally likely: words past the last whole multiple of `bound` are skipped."""
        fair = WORDS - WORDS % bound
        while (word := self._word()) >= fair:
            pass
        return word % bound

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        """The cards in random order: Fisher and Yates, from the last place down to the second."""
        pile = list(cards)
        for last in range(len(pile) - 1, 0, -1):
            pick = self.below(last + 1)
            pile[last], pile[pick] = pile[pick], pile[last]
        return tuple(pile)
