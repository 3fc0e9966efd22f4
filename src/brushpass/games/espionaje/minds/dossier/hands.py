"""Sets of cards as bits, one for each card in printed order; and all ways to deal them."""

from functools import cache
from itertools import combinations
from typing import Final

import numpy as np
import numpy.typing as npt

from brushpass.games.espionaje.minds.dossier.evidence import Fact, Says
from brushpass.games.espionaje.open.cards import AGENTS, CITIES, DEVICES, ELEMENTS, PLACE, Cards

Bits = npt.NDArray[np.uint16]
"""Sets of cards."""
Indices = npt.NDArray[np.intp] | npt.NDArray[np.uint16]
"""Indices into a list of sets; 16 bits wide where there are many."""
Flags = npt.NDArray[np.bool_]
Counts = npt.NDArray[np.int64]
Weights = npt.NDArray[np.float64]

ALL: Final = (1 << len(ELEMENTS)) - 1
KINDS: Final = tuple(sum(1 << PLACE[card] for card in kind) for kind in (CITIES, DEVICES, AGENTS))


def bits(cards: Cards) -> int:
    """The cards as one set."""
    return sum(1 << PLACE[card] for card in cards)


def cards_of(held: int) -> Cards:
    """The cards of a set in printed order."""
    return tuple(card for number, card in enumerate(ELEMENTS) if held >> number & 1)


def allowed(fact: Fact, sets: Bits) -> Flags:
    """Which of these sets of cards the holder may have, by this fact alone."""
    named = np.uint16(bits(fact.cards))
    may: Flags
    match fact.says:
        case Says.NONE_OF:
            may = sets & named == 0
        case Says.ONE_OF:
            may = sets & named != 0
        case Says.NOT_EXACTLY:
            may = sets != named
        case Says.EXACTLY:
            may = sets == named
    return may


@cache
def sets_of(size: int, cards: int) -> Bits:
    """All sets of `size` out of the first `cards` cards."""
    return np.array([sum(1 << card for card in chosen) for chosen in combinations(range(cards), size)], np.uint16)


@cache
def index_of(size: int, cards: int) -> npt.NDArray[np.intp]:
    """The index of each set in `sets_of`."""
    sets = sets_of(size, cards)
    indices = np.zeros(1 << cards, np.intp)
    indices[sets] = np.arange(len(sets))
    return indices


def tally(indices: Indices, weights: Weights, length: int) -> Weights:
    """The sum of the weights at each index."""
    sums: Weights = np.bincount(indices, weights, length)  # type: ignore[assignment]  # of floats, so floats
    return sums


def shares(weights: Weights, whole: float) -> Weights:
    """The weights as parts of a whole."""
    parts: Weights = weights / whole
    return parts


def members(sets: Bits, cards: int) -> Flags:
    """For each set, which of the cards are in it."""
    return (sets[:, None] >> np.arange(cards, dtype=np.uint16) & 1).astype(np.bool_)


@cache
def _ways(cards: int, size: int) -> tuple[Counts, Counts]:
    """All ways to take `size` out of a row of cards: the positions taken, and those left."""
    taken = np.array(list(combinations(range(cards), size)))
    left = np.array([[card for card in range(cards) if card not in chosen] for chosen in taken.tolist()])
    return taken, left


def _sum(cards: Bits, positions: Counts) -> Bits:
    """For each row of cards, and each row of positions, the set of the cards that lie there."""
    chosen = np.zeros((cards.shape[1], len(positions)), np.float32)
    np.put_along_axis(chosen, positions.T, 1, axis=0)
    return (cards.astype(np.float32) @ chosen).astype(np.uint16)  # below 2^15, so exact


def dealt(cards: Bits, hands: int) -> list[Bits]:
    """Every way to deal each row of cards (one bit each) evenly: for each hand a list of sets, side by side."""
    if hands == 1:
        return [cards.sum(axis=1, dtype=np.uint16)]
    taken, left = _ways(cards.shape[1], cards.shape[1] // hands)
    first = _sum(cards, taken).reshape(-1)
    if hands == 2:
        return [first, _sum(cards, left).reshape(-1)]
    later = dealt(cards[:, left].reshape(-1, left.shape[1]), hands - 1)
    return [np.repeat(first, len(later[0]) // len(first)), *later]


@cache
def halves(cards: int, size: int) -> tuple[Indices, Indices]:
    """Every set of two hands, and all ways to deal it to two seats: the index of either hand in `sets_of`."""
    both = members(sets_of(2 * size, cards), cards)
    single = (1 << np.nonzero(both)[1].reshape(-1, 2 * size)).astype(np.uint16)
    first, second = (index_of(size, cards)[sets].reshape(len(both), -1) for sets in dealt(single, 2))
    return first, second
