"""An opponent model: worlds weighted by how well they explain what others chose, whatever type each of them is.

Opponents are believers, collectors or coin-tossers (`choice_likelihoods`). For every world and seat the model keeps how
likely that seat's choices so far were for each type. A choice is evidence for a world only as far as its seat chooses
for a reason: when a seat turns out to toss coins, everything that its earlier choices seemed to say is forgotten.
People at one table tend to be alike, so what one of them is tells something about the others.
"""

from typing import Final

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.dossier.arrangements import SIDE, Floats
from brushpass.games.secrets.minds.dossier.remembering import Remembering
from brushpass.games.secrets.open.cards import Face

TYPE_SHARES: Final = np.array(((0.9, 0.05, 0.05), (0.05, 0.9, 0.05), (0.05, 0.05, 0.9), (0.5, 0.2, 0.3)))
"""Kind of table × type: how common believers, collectors and coin-tossers are there."""
TABLE_PRIOR: Final = np.array((0.35, 0.2, 0.2, 0.25))
"""How common each kind of table is."""


class OpponentModel(Remembering):
    """The worlds of one viewer, who asks why the others choose as they do."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.likelihood: Floats = np.ones((players, TYPE_SHARES.shape[1], len(self.weight)))
        """Seat × type × world: how likely the seat has chosen as it did; only the ratios count."""

    def update(self, seat: Seat, likelihood: Floats) -> None:
        """A seat has made a choice. `likelihood`: type × world, how likely that was."""
        product = self.likelihood[seat] * likelihood
        self.likelihood[seat] = product / product.max()
        factor = self._table_weights().sum(axis=0)
        self.inference = factor / factor.max()

    def option_chances(self, seat: Seat, by_type: Floats) -> Floats:
        """Option × world, from option × type × world: how likely that seat chooses each option."""
        tables = self._table_weights()
        shares = self._type_weights(seat, tables / tables.sum(axis=0))
        chances: Floats = (by_type * shares).sum(axis=1)
        return chances

    def type_chances(self) -> Floats:
        """Seat × type: how likely each seat is of each type, by what all have chosen."""
        mixed = TYPE_SHARES @ self.likelihood
        tables = TABLE_PRIOR[:, None] * mixed.prod(axis=0) * self.weight
        tables /= tables.sum()
        chances: Floats = (TYPE_SHARES.T @ (tables / mixed) * self.likelihood).sum(axis=2)  # all seats at once
        return chances

    def _table_weights(self) -> Floats:
        """Kind of table × world: how likely both are, by what all have chosen."""
        weights: Floats = TABLE_PRIOR[:, None] * (TYPE_SHARES @ self.likelihood).prod(axis=0)
        return weights

    def _type_weights(self, seat: Seat, tables: Floats) -> Floats:
        """Type × world: the weight of each kind of table there, divided among the types that the seat may be of."""
        likelihood = self.likelihood[seat]
        weights: Floats = TYPE_SHARES.T @ (tables / (TYPE_SHARES @ likelihood)) * likelihood
        return weights

    def learn(self, row: int, face: Face) -> None:
        """Strike out every world in which another token lies there."""
        self.likelihood = self.likelihood[:, :, self.sides[row] == SIDE[face]]
        super().learn(row, face)

    def _split(self, first: int, second: int) -> None:
        self.likelihood = np.concatenate((self.likelihood, self.likelihood), axis=2)
        super()._split(first, second)
