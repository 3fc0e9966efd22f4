"""All worlds of a seat before anything is asked. They depend only on how many cards of each kind it cannot see.

The cards it cannot see are numbered 0, 1, ... in printed order; `real` puts real cards in their place.
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
    Places,
    Weights,
    dealt,
    halves,
    members,
    place_of,
    sets_of,
)
from brushpass.games.espionaje.open.cards import HAND


class Table(NamedTuple):
    """Every world that agrees with a hand, world by world; those of the same solution stand together."""

    cards: int
    """How many cards the seat cannot see."""
    triples: Bits
    """The possible solutions."""
    hands: Bits
    """The possible hands of any other seat."""
    holds: Flags
    """For each of these hands, which cards are in it."""
    solution: Places
    """Of each world: which of `triples`."""
    held: tuple[Places, ...]
    """Of each world, for each other seat clockwise from the left: which of `hands`."""


@cache
def table(players: int, unseen: tuple[int, ...]) -> Table:
    """The worlds of a seat that cannot see so many cities, devices and agents."""
    cards, size = sum(unseen), HAND[players]
    city, device, agent = (np.arange(count, dtype=np.uint16) + sum(unseen[:kind]) for kind, count in enumerate(unseen))
    triples = ((1 << city[:, None, None]) | (1 << device[:, None]) | (1 << agent)).reshape(-1).astype(np.uint16)
    rest = np.array([[1 << card for card in range(cards) if not triple >> card & 1] for triple in triples.tolist()])
    place = place_of(size, cards)
    held = tuple(_kept(place, players)[sets] for sets in dealt(rest.astype(np.uint16), players - 1))
    solution = _kept(np.repeat(np.arange(len(triples)), len(held[0]) // len(triples)), players)
    hands = sets_of(size, cards)
    return Table(cards, triples, hands, members(hands, cards), solution, held)


def _kept(places: npt.NDArray[np.intp], players: int) -> Places:
    """The places as a table keeps them: with four players it is long."""
    return places.astype(np.uint16) if players == 4 else places


@cache
def unseen_by(hand: int) -> tuple[int, ...]:
    """How many cities, devices and agents somebody with this hand cannot see."""
    return tuple((kind & ~hand).bit_count() for kind in KINDS)


@cache
def real(hand: int, *, size: int) -> Bits:
    """The sets of so many cards that somebody with this hand cannot see, as real cards, in the order of `sets_of`."""
    unseen = [1 << place for place in range(ALL.bit_length()) if not hand >> place & 1]
    flags = members(sets_of(size, len(unseen)), len(unseen))
    sets: Bits = (flags @ np.array(unseen)).astype(np.uint16)
    return sets


@cache
def real_triples(hand: int) -> Bits:
    """The solutions that somebody with this hand holds possible at first, in the order of `Table.triples`."""
    city, device, agent = (
        np.array([1 << place for place in range(ALL.bit_length()) if kind & ~hand & 1 << place], np.uint16)
        for kind in KINDS
    )
    return (city[:, None, None] | device[:, None] | agent).reshape(-1)


@cache
def _last_two(players: int, unseen: tuple[int, ...]) -> tuple[Places, Places]:
    """For four: of each solution and hand of the first seat, the place of that hand, and of what is left for two."""
    known = table(players, unseen)
    size, full = HAND[players], (1 << known.cards) - 1
    ways = len(known.solution) // len(known.triples) // len(halves(known.cards, size)[0][0])
    first = known.held[0].reshape(len(known.triples), ways, -1)[:, :, 0]
    left = full ^ known.triples[:, None] ^ known.hands[first]
    return first, place_of(2 * size, known.cards)[left]


def weigh_solutions(players: int, unseen: tuple[int, ...], weights: list[Weights]) -> Weights:
    """The weight of each possible solution, given the weight of each hand of each other seat.

    The same as going through all worlds; for four players two of the hands are joined first, which is 20 times less.
    """
    known = table(players, unseen)
    if players < 4:
        product = weights[0][known.held[0]]
        for seat in range(1, players - 1):
            product = product * weights[seat][known.held[seat]]
        total: Weights = product.reshape(len(known.triples), -1).sum(axis=1)
        return total
    one, other = halves(known.cards, HAND[players])
    joined = np.einsum("ij,ij->i", weights[1][one], weights[2][other])
    first, left = _last_two(players, unseen)
    joint: Weights = np.einsum("ij,ij->i", weights[0][first], joined[left])
    return joint
