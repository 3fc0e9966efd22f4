"""The worlds that one seat holds possible. Filtering the list is all the logic there is, and it is complete."""

from typing import Final

import numpy as np

from brushpass.core.seats import Seat, others
from brushpass.games.espionaje.minds.dossier.evidence import SOLUTION, Fact
from brushpass.games.espionaje.minds.dossier.hands import (
    Bits,
    Counts,
    Flags,
    Places,
    Weights,
    allowed,
    bits,
    members,
    shares,
    tally,
)
from brushpass.games.espionaje.minds.dossier.lookup import real, real_triples, table, unseen_by
from brushpass.games.espionaje.open.cards import ELEMENTS, HAND, Cards

FLOOR: Final = 1e-3
"""However unlikely somebody's habits make a world, it stays possible."""


class Worlds:
    """Worlds side by side: the solution and each other hand, as places in short lists. Dead ones are dropped.

    Every world counts one. How likely each is, is another matter: `weights`.
    """

    def __init__(self, players: int, seat: Seat, hand: Cards) -> None:
        self.seat, self.players, self.hand = seat, players, bits(hand)
        known = table(players, unseen_by(self.hand))
        self.others = others(seat, players)
        self.unseen = np.array([place for place in range(len(ELEMENTS)) if not self.hand >> place & 1])
        """The places of the cards that the seat does not hold."""
        self.triples: Bits = real_triples(self.hand)
        self.hands: Bits = real(self.hand, size=HAND[players])
        self.holds: Flags = known.holds
        """For each hand, which of the unseen cards are in it."""
        self.solution: Places = known.solution
        self.held: list[Places] = list(known.held)
        self._likely: list[Weights | None] = [None] * len(self.others)
        self._presumed: dict[int, Weights] = {}
        self._doubt: Weights | None = None

    def __len__(self) -> int:
        return len(self.solution)

    def learn(self, fact: Fact) -> None:
        """Drop the worlds that a fact rules out. What is said of the own hand is known already."""
        if fact.holder == self.seat:
            return
        if fact.holder is SOLUTION:
            self._keep(allowed(fact, self.triples)[self.solution])
        else:
            self._keep(allowed(fact, self.hands)[self.held[self.others.index(fact.holder)]])

    def lean(self, holder: Seat, held: Cards, chance: float) -> None:
        """Make the worlds in which this seat holds all of these cards so much less likely than the others."""
        named, place = bits(held), self.others.index(holder)
        factor = np.where(self.hands & named == named, max(chance, FLOOR), 1.0)
        before = self._likely[place]
        self._likely[place] = factor if before is None else before * factor

    def presume(self, holder: Seat, chance: Weights) -> None:
        """Take each of `hands` of this seat for so much less likely, from what it asks. Replaces what was presumed."""
        self._presumed[self.others.index(holder)] = chance

    def doubt(self, chance: Weights) -> None:
        """Take each world for so much less likely, from what somebody did not do in it."""
        self._doubt = chance if self._doubt is None else self._doubt * chance

    def weights(self) -> Weights:
        """How likely each world is, up to a common factor."""
        product = np.ones(len(self))
        for likely, held in zip(self._likely, self.held, strict=True):
            if likely is not None:
                product *= likely[held]
        for place, presumed in self._presumed.items():
            product *= presumed[self.held[place]]
        if self._doubt is not None:
            product *= self._doubt
        return product

    def count_solutions(self) -> Counts:
        """In how many worlds each of `triples` is the solution."""
        return np.bincount(self.solution, minlength=len(self.triples))

    def weigh_solutions(self) -> Weights:
        """How likely each of `triples` is the solution."""
        weights = tally(self.solution, self.weights(), len(self.triples))
        return shares(weights, weights.sum())

    def count_holders(self) -> Counts:
        """In how many worlds each card lies with each seat, or (last) in the solution."""
        grid = np.zeros((len(ELEMENTS), self.players + 1), np.int64)
        for seat, held in zip(self.others, self.held, strict=True):
            grid[self.unseen, seat] = np.bincount(held, minlength=len(self.hands)) @ self.holds
        grid[:, -1] = self.count_solutions() @ members(self.triples, len(ELEMENTS))
        grid[:, self.seat] = len(self) - grid.sum(axis=1)
        return grid

    def weigh_holders(self) -> Weights:
        """How likely each card lies with each seat, or (last) in the solution."""
        grid, weights = np.zeros((len(ELEMENTS), self.players + 1)), self.weights()
        for seat, held in zip(self.others, self.held, strict=True):
            grid[self.unseen, seat] = tally(held, weights, len(self.hands)) @ self.holds
        grid[self.unseen, -1] = weights.sum() - grid[self.unseen].sum(axis=1)
        grid[members(np.array([self.hand], np.uint16), len(ELEMENTS))[0], self.seat] = weights.sum()
        return shares(grid, weights.sum())

    def _keep(self, alive: Flags) -> None:
        if not alive.all():
            self.solution = self.solution[alive]
            self.held = [held[alive] for held in self.held]
            self._doubt = None if self._doubt is None else self._doubt[alive]
