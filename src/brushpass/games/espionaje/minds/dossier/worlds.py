"""The worlds that one seat cannot rule out. Filtering the complete list is all the logic there is, and all it takes."""

from typing import Final

import numpy as np

from brushpass.core.seats import Seat, others
from brushpass.games.espionaje.minds.dossier.evidence import SOLUTION, Fact
from brushpass.games.espionaje.minds.dossier.hands import (
    Bits,
    Counts,
    Flags,
    Indices,
    Weights,
    allowed,
    bits,
    members,
    shares,
    tally,
)
from brushpass.games.espionaje.minds.dossier.lookup import initial_worlds, real_sets, real_triples, unseen_by
from brushpass.games.espionaje.open.cards import ELEMENTS, HAND, Cards

FLOOR: Final = 1e-3
"""However unlikely somebody's habits make a world, it stays possible."""


class Worlds:
    """The worlds as columns: the solution and each other hand, as indices into short lists.

    For logic every world counts as one. How likely each of them is, is said by `weights`.
    """

    def __init__(self, players: int, seat: Seat, hand: Cards) -> None:
        self.seat, self.players, self.hand = seat, players, bits(hand)
        initial = initial_worlds(players, unseen_by(self.hand))
        self.others = others(seat, players)
        self.unseen = np.array([card for card in range(len(ELEMENTS)) if not self.hand >> card & 1])
        """The cards that the seat does not hold, as indices into `ELEMENTS`."""
        self.triples: Bits = real_triples(self.hand)
        self.hands: Bits = real_sets(self.hand, size=HAND[players])
        self.holds: Flags = initial.holds
        """For each hand, which of the unseen cards are in it."""
        self.solution: Indices = initial.solution
        self.held: list[Indices] = list(initial.held)
        self._hand_factors: list[Weights | None] = [None] * len(self.others)
        self._habit_factors: dict[int, Weights] = {}
        self._world_factor: Weights | None = None
        self.said: list[Flags] = []
        """For each claim: whether it is true, in each world."""
        self.trusted: list[float] = []
        """For each claim: the log-odds that it is true, by its speaker's record."""

    def __len__(self) -> int:
        return len(self.solution)

    def learn(self, fact: Fact) -> None:
        """Drop the worlds that a fact rules out. A fact about the seat's own hand says nothing new."""
        if fact.holder == self.seat:
            return
        if fact.holder is SOLUTION:
            self._keep(allowed(fact, self.triples)[self.solution])
        else:
            self._keep(allowed(fact, self.hands)[self.held[self.others.index(fact.holder)]])

    def discount_holding(self, holder: Seat, held: Cards, chance: float) -> None:
        """Multiply the weight of the worlds in which this seat holds all of these cards by a chance."""
        named, row = bits(held), self.others.index(holder)
        factor = np.where(self.hands & named == named, max(chance, FLOOR), 1.0)
        before = self._hand_factors[row]
        self._hand_factors[row] = factor if before is None else before * factor

    def set_habit(self, holder: Seat, chance: Weights) -> None:
        """Multiply the weight of each of `hands` of this seat, for what it asks. Replaces what was set before."""
        self._habit_factors[self.others.index(holder)] = chance

    def discount(self, chance: Weights) -> None:
        """Multiply the weight of each world, for what somebody did or did not do in it."""
        self._world_factor = chance if self._world_factor is None else self._world_factor * chance

    def weights(self, *, heard: bool = True) -> Weights:
        """How likely each world is, up to a common factor; without what was claimed, unless it is `heard`."""
        product = np.ones(len(self))
        for factors, held in zip(self._hand_factors, self.held, strict=True):
            if factors is not None:
                product *= factors[held]
        for row, factors in self._habit_factors.items():
            product *= factors[self.held[row]]
        if self._world_factor is not None:
            product *= self._world_factor
        for says, odds in zip(self.said, self.trusted, strict=True) if heard else ():
            product *= np.where(says, np.exp(odds), 1.0)
        return product

    def truth(self, holder: Seat | None, card: int) -> Flags:
        """In which worlds this card (as bits) lies with this seat, or in the solution."""
        if holder == self.seat:
            return np.full(len(self), bool(self.hand & card))
        truth: Flags
        if holder is SOLUTION:
            truth = (self.triples & card != 0)[self.solution]
        else:
            truth = (self.hands & card != 0)[self.held[self.others.index(holder)]]
        return truth

    def count_solutions(self) -> Counts:
        """In how many worlds each of `triples` is the solution."""
        return np.bincount(self.solution, minlength=len(self.triples))

    def weigh_solutions(self, *, heard: bool = True) -> Weights:
        """How likely each of `triples` is the solution."""
        weights = tally(self.solution, self.weights(heard=heard), len(self.triples))
        return shares(weights, weights.sum())

    def count_holders(self) -> Counts:
        """In how many worlds each card lies with each seat, or (last) in the solution."""
        grid = np.zeros((len(ELEMENTS), self.players + 1), np.int64)
        for seat, held in zip(self.others, self.held, strict=True):
            grid[self.unseen, seat] = np.bincount(held, minlength=len(self.hands)) @ self.holds
        grid[:, -1] = self.count_solutions() @ members(self.triples, len(ELEMENTS))
        grid[:, self.seat] = len(self) - grid.sum(axis=1)
        return grid

    def weigh_holders(self, *, heard: bool = True) -> Weights:
        """How likely each card lies with each seat, or (last) in the solution."""
        grid, weights = np.zeros((len(ELEMENTS), self.players + 1)), self.weights(heard=heard)
        for seat, held in zip(self.others, self.held, strict=True):
            grid[self.unseen, seat] = tally(held, weights, len(self.hands)) @ self.holds
        grid[self.unseen, -1] = weights.sum() - grid[self.unseen].sum(axis=1)
        grid[members(np.array([self.hand], np.uint16), len(ELEMENTS))[0], self.seat] = weights.sum()
        return shares(grid, weights.sum())

    def _keep(self, alive: Flags) -> None:
        if not alive.all():
            self.solution = self.solution[alive]
            self.held = [held[alive] for held in self.held]
            self._world_factor = None if self._world_factor is None else self._world_factor[alive]
            self.said = [says[alive] for says in self.said]
