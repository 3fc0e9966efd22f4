"""What every seat thinks: the worlds that the public cannot rule out, weighed by everybody's choices.

What a choice says follows from public facts and from what its player would know in each world. So it says the same to
everybody, and is worked out once; only nobody learns anything from a choice of their own.
"""

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.opponent_model import TABLE_PRIOR, TYPE_SHARES, OpponentModel
from brushpass.games.secrets.minds.dossier.arrangements import Floats
from brushpass.games.secrets.minds.dossier.common import Common


class PublicModel(Common, OpponentModel):
    """The public worlds, with how likely every seat's choices were in each."""

    def weights(self) -> Floats:
        """Seat × world: how likely the seat thinks the world, not normalised; what a seat has seen is not in it."""
        types = TYPE_SHARES @ self.likelihood
        return _scaled((self._tables() / types).sum(axis=1))

    def weights_after(self, seat: Seat, likelihood: Floats) -> Floats:
        """Option × other seat × world: the same after a choice of this seat.

        `likelihood`: option × type × world, how likely each option was.
        """
        types = TYPE_SHARES @ self.likelihood
        without = self._tables() / types / types[seat]
        chosen = TYPE_SHARES @ (self.likelihood[seat] * likelihood)
        return _scaled((without * chosen[:, None]).sum(axis=2))

    def _tables(self) -> Floats:
        """Kind of table × world: how likely both are, by what all have chosen and by logic."""
        tables: Floats = TABLE_PRIOR[:, None] * (TYPE_SHARES @ self.likelihood).prod(axis=0) * self.weight
        return tables


def _scaled(weights: Floats) -> Floats:
    scaled: Floats = weights / weights.max(axis=-1, keepdims=True)
    return np.ascontiguousarray(scaled)
