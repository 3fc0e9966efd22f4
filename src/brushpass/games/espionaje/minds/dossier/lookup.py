"""All worlds of a seat before anything is asked. They depend only on how many cards of each kind it cannot see.

So they are computed once for each such triple of numbers, with the unseen cards numbered 0, 1, ... in printed order;
`real_sets` and `real_triples` translate these numbers to real cards.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from brushpass.games.espionaje.minds.dossier.hands import (
    ALL,
    KINDS,
    Bits,
    Flags,
    Indices,
    Weights,
    dealt,
    halves,
    index_of,
    members,
    sets_of,
)
from brushpass.games.espionaje.open.cards import HAND


class InitialWorlds(NamedTuple):
    """Every world that agrees with a hand, as columns; the worlds of one solution follow each other."""

    cards: int
    """How many cards the seat cannot see."""
    triples: Bits
    """The possible solutions."""
    hands: Bits
    """The possible hands of any other seat."""
    holds: Flags
    """For each of these hands, which cards are in it."""
    solution: Indices
    """Of each world: which of `triples`."""
    held: tuple[Indices, ...]
    """Of each world, for each other seat clockwise from the left: which of `hands`."""


@cache
def initial_worlds(players: int, unseen: tuple[int, ...]) -> InitialWorlds:
    """The worlds of a seat that cannot see this many cities, devices and agents."""
    cards, size = sum(unseen), HAND[players]
    city, device, agent = (np.arange(count, dtype=np.uint16) + sum(unseen[:kind]) for kind, count in enumerate(unseen))
    triples = ((1 << city[:, None, None]) | (1 << device[:, None]) | (1 << agent)).reshape(-1).astype(np.uint16)
    rest = np.array([[1 << card for card in range(cards) if not triple >> card & 1] for triple in triples.tolist()])
    index = index_of(size, cards)
    held = tuple(_compact(index, players)[sets] for sets in dealt(rest.astype(np.uint16), players - 1))
    solution = _compact(np.repeat(np.arange(len(triples)), len(held[0]) // len(triples)), players)
    hands = sets_of(size, cards)
    return InitialWorlds(cards, triples, hands, members(hands, cards), solution, held)


def _compact(indices: npt.NDArray[np.intp], players: int) -> Indices:
    """The indices in a type that saves memory where there are many: with four players."""
    return indices.astype(np.uint16) if players == 4 else indices


@cache
def unseen_by(hand: int) -> tuple[int, ...]:
    """How many cities, devices and agents somebody with this hand cannot see."""
    return tuple((kind & ~hand).bit_count() for kind in KINDS)


@cache
def real_sets(hand: int, *, size: int) -> Bits:
    """The sets of `size` cards that somebody with this hand cannot see, as real cards, in the order of `sets_of`."""
    unseen = [1 << card for card in range(ALL.bit_length()) if not hand >> card & 1]
    flags = members(sets_of(size, len(unseen)), len(unseen))
    sets: Bits = (flags @ np.array(unseen)).astype(np.uint16)
    return sets


@cache
def real_triples(hand: int) -> Bits:
    """The solutions that a hand alone leaves possible, in the order of `InitialWorlds.triples`."""
    city, device, agent = (
        np.array([1 << card for card in range(ALL.bit_length()) if kind & ~hand & 1 << card], np.uint16)
        for kind in KINDS
    )
    return (city[:, None, None] | device[:, None] | agent).reshape(-1)


@cache
def _last_two(players: int, unseen: tuple[int, ...]) -> tuple[Indices, Indices]:
    """For four players: by solution and hand of the first seat, the index of that hand, and of what two seats share."""
    initial = initial_worlds(players, unseen)
    size, full = HAND[players], (1 << initial.cards) - 1
    ways = len(initial.solution) // len(initial.triples) // len(halves(initial.cards, size)[0][0])
    first = initial.held[0].reshape(len(initial.triples), ways, -1)[:, :, 0]
    left = full ^ initial.triples[:, None] ^ initial.hands[first]
    return first, index_of(2 * size, initial.cards)[left]


def weigh_solutions(players: int, unseen: tuple[int, ...], weights: list[Weights]) -> Weights:
    """The weight of each possible solution, given the weight of each hand of each other seat.

    The result is that of a sum over all worlds. For four players two hands are joined first, which is 20 times faster.
    """
    initial = initial_worlds(players, unseen)
    if players < 4:
        product = weights[0][initial.held[0]]
        for seat in range(1, players - 1):
            product = product * weights[seat][initial.held[seat]]
        total: Weights = product.reshape(len(initial.triples), -1).sum(axis=1)
        return total
    second, third = halves(initial.cards, HAND[players])
    joined = np.einsum("ij,ij->i", weights[1][second], weights[2][third])
    first, left = _last_two(players, unseen)
    joint: Weights = np.einsum("ij,ij->i", weights[0][first], joined[left])
    return joint
