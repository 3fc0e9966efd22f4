"""The stream of docs/deal.md, written from that page without a line of the program's."""

import hashlib
from collections.abc import Callable
from typing import Any

Below = Callable[[int], int]
Shuffle = Callable[[list[Any]], list[Any]]


def stream(seed: bytes, game: str, players: int) -> tuple[Below, Shuffle]:
    """`below` and `shuffle` of a seed and a label."""
    label = f"brushpass/1/{game}/{players}/".encode("ascii")
    blocks = b"".join(hashlib.sha256(seed + label + number.to_bytes(8, "big")).digest() for number in range(64))
    words = iter([int.from_bytes(blocks[place : place + 4], "big") for place in range(0, len(blocks), 4)])

    def below(bound: int) -> int:
        fair = 2**32 - 2**32 % bound
        return next(word for word in words if word < fair) % bound

    def shuffle(pile: list[Any]) -> list[Any]:
        for last in range(len(pile) - 1, 0, -1):
            pick = below(last + 1)
            pile[last], pile[pick] = pile[pick], pile[last]
        return pile

    return below, shuffle
