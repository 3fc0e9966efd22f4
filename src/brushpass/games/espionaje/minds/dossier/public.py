"""The worlds that a spectator cannot rule out: up to 46,200,000, counted exactly without listing them.

A fact is about one hand alone, so a world counts if each of its hands is allowed. Seats are taken in two groups: for
every set of cards that a group may hold together, the ways to deal it inside the group are counted once; then the pairs
of sets that, with a solution, make up all cards are summed.
"""

from functools import cache

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.dossier.evidence import SOLUTION, Fact
from brushpass.games.espionaje.minds.dossier.hands import (
    ALL,
    Bits,
    Counts,
    Indices,
    Weights,
    allowed,
    bits,
    halves,
    index_of,
    members,
    sets_of,
    shares,
    tally,
)
from brushpass.games.espionaje.open.cards import ELEMENTS, HAND, Cards
from brushpass.games.espionaje.open.choices import COMMITMENTS

CARDS = len(ELEMENTS)


class PublicWorlds:
    """What may lie where, as a spectator knows it. All worlds are equally likely: a spectator is shown no card."""

    def __init__(self, players: int) -> None:
        self.players, self.size = players, HAND[players]
        self.triples: Bits = _triples()
        self.hands: Bits = sets_of(self.size, CARDS)
        self._fits = np.ones(len(self.triples))
        self._may = [np.ones(len(self.hands)) for _ in range(players)]
        self._counted: tuple[Weights, list[Weights]] | None = None

    def __len__(self) -> int:
        return int(self.count_solutions().sum())

    def learn(self, fact: Fact) -> None:
        """Rule out solutions or hands that a fact does not allow."""
        self._counted = None
        if fact.holder is SOLUTION:
            self._fits *= allowed(fact, self.triples)
        else:
            self._may[fact.holder] *= allowed(fact, self.hands)

    def discount_holding(self, holder: Seat, held: Cards, chance: float) -> None:
        """Nothing to do: the public sees no card that was shown."""

    def count_solutions(self) -> Counts:
        """In how many worlds each of `triples` is the solution."""
        return self._count()[0].astype(np.int64)

    def weigh_solutions(self) -> Weights:
        """How likely each of `triples` is the solution."""
        counts = self._count()[0]
        return shares(counts, counts.sum())

    def count_holders(self) -> Counts:
        """In how many worlds each card lies with each seat, or (last) in the solution."""
        solutions, hands = self._count()
        columns = [held @ members(self.hands, CARDS) for held in hands]
        return np.stack([*columns, solutions @ members(self.triples, CARDS)], axis=1).astype(np.int64)

    def weigh_holders(self) -> Weights:
        """How likely each card lies with each seat, or (last) in the solution."""
        return shares(self.count_holders().astype(np.float64), len(self))

    def _count(self) -> tuple[Weights, list[Weights]]:
        """The worlds of each solution, and of each hand of each seat. Sums stay below 2^53, so they are exact."""
        counted = self._counted
        if counted is None:
            solution, first_set, second_set = _wholes(self.players)
            first, second = self._may[: self.players // 2], self._may[self.players // 2 :]
            ways, others = self._together(first), self._together(second)
            worlds = ways[first_set] * others[second_set] * self._fits[solution]
            beside_first = tally(first_set, others[second_set] * self._fits[solution], len(ways))
            beside_second = tally(second_set, ways[first_set] * self._fits[solution], len(others))
            hands = self._apart(first, beside_first) + self._apart(second, beside_second)
            self._counted = counted = tally(solution, worlds, len(self.triples)), hands
        return counted

    def _together(self, may: list[Weights]) -> Weights:
        """In how many ways a group of seats may hold each set of cards."""
        if len(may) == 1:
            return may[0]
        first, second = halves(CARDS, self.size)
        ways: Weights = np.einsum("ij,ij->i", may[0][first], may[1][second])
        return ways

    def _apart(self, may: list[Weights], outside: Weights) -> list[Weights]:
        """The worlds of each hand of each seat in a group, given those outside for each set that the group holds."""
        if len(may) == 1:
            return [may[0] * outside]
        places, spread = halves(CARDS, self.size), outside[:, None]
        inside = [(spread * may[1 - seat][places[1 - seat]]).ravel() for seat in (0, 1)]
        return [may[seat] * tally(places[seat].ravel(), inside[seat], len(self.hands)) for seat in (0, 1)]


def _triples() -> Bits:
    return np.array([bits((triple.city, triple.device, triple.agent)) for triple in COMMITMENTS], np.uint16)


@cache
def _wholes(players: int) -> tuple[Indices, Indices, Indices]:
    """Every solution with every set of the first group and of the second that make up all fifteen cards."""
    size, group = HAND[players], players // 2
    firsts, triples = sets_of(size * group, CARDS), _triples()
    solution, first_set = np.nonzero(firsts & triples[:, None] == 0)
    rest = ALL ^ triples[solution] ^ firsts[first_set]
    return solution, first_set, index_of(CARDS - 3 - size * group, CARDS)[rest]
