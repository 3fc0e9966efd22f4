"""Worlds weighed by how well they explain what others did, whatever each of them is like.

With every world goes, for each seat, how likely its acts so far were for each temperament. An act speaks for a world
only as far as its seat is somebody who acts for reasons: when a seat turns out to toss coins, all that its earlier acts
seemed to say is forgotten with it. People at one table tend to be alike, so what one is tells something of the others.
"""

from typing import Final

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.dossier.arrangements import SIDE, Floats
from brushpass.games.secrets.minds.dossier.tokens import Tokens
from brushpass.games.secrets.open.cards import Face

CROWDS: Final = np.array(((0.9, 0.05, 0.05), (0.05, 0.9, 0.05), (0.05, 0.05, 0.9), (0.5, 0.2, 0.3)))
"""Kind of table × temperament: how common believers, collectors and the blind are there."""
COMMON: Final = np.array((0.35, 0.2, 0.2, 0.25))
"""How common such tables are."""


class Leanings(Tokens):
    """The worlds of one viewer, who asks why the others act."""

    __slots__ = ("fits",)

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.fits: Floats = np.ones((players, CROWDS.shape[1], len(self.weight)))
        """Seat × temperament × world: how likely it has done what it did; only the ratios count."""

    def weigh(self, seat: Seat, kinds: Floats) -> None:
        """Somebody has acted. `kinds`: temperament × world, how likely that was."""
        fits = self.fits[seat] * kinds
        self.fits[seat] = fits / fits.max()
        lean = self._crowds().sum(axis=0)
        self.lean = lean / lean.max()

    def mixed(self, seat: Seat, kinds: Floats) -> Floats:
        """Option × world, from option × temperament × world: how likely that seat takes each option."""
        crowds = self._crowds()
        shares = self._shares(seat, crowds / crowds.sum(axis=0))
        mixed: Floats = (kinds * shares).sum(axis=1)
        return mixed

    def shares(self) -> Floats:
        """Seat × temperament: how likely each seat is so, by what all have done."""
        crowds = self._crowds() * self.weight
        crowds /= crowds.sum()
        return np.stack([self._shares(Seat(seat), crowds).sum(axis=1) for seat in range(self.players)])

    def _crowds(self) -> Floats:
        """Kind of table × world: how likely both are, by what all have done."""
        crowds: Floats = COMMON[:, None] * (CROWDS @ self.fits).prod(axis=0)
        return crowds

    def _shares(self, seat: Seat, crowds: Floats) -> Floats:
        """Temperament × world: the weight of each kind of table there, divided among what the seat may be."""
        fits = self.fits[seat]
        shares: Floats = CROWDS.T @ (crowds / (CROWDS @ fits)) * fits
        return shares

    def learn(self, row: int, face: Face) -> None:
        """Strike out every world in which another token lies there."""
        self.fits = self.fits[:, :, self.sides[row] == SIDE[face]]
        super().learn(row, face)

    def _split(self, one: int, other: int) -> None:
        self.fits = np.concatenate((self.fits, self.fits), axis=2)
        super()._split(one, other)
