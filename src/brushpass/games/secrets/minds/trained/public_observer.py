"""Observing choices as everybody does: those of every seat, in every world that the public cannot rule out."""

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.observed_choices import ObservedChoice
from brushpass.games.secrets.minds.playouts.board import Ints
from brushpass.games.secrets.minds.trained.observer import FastObserver
from brushpass.games.secrets.minds.trained.public_model import PublicModel
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import Kind
from brushpass.games.secrets.open.choices import Ask


class PublicObserver(FastObserver):
    """Follows a game from one seat, and reconstructs what everybody chose from, that seat too."""

    common: PublicModel

    def see(self, event: seen.Seen) -> None:
        """Note the same as any observer, in worlds that choices weigh."""
        super().see(event)
        if isinstance(event, seen.Began):
            self.common = PublicModel(event.players, self._seat)

    def running_offer(self) -> ObservedChoice:
        """The running offer, in the worlds that I cannot rule out."""
        return self.as_i_see(super().running_offer())

    def as_i_see(self, choice: ObservedChoice) -> ObservedChoice:
        """An observed choice in those of its worlds that I could not rule out when it was made."""
        return choice._replace(infoset=choice.infoset[self._mine], side=choice.side[self._mine])

    def own_choice(self, ask: Ask) -> ObservedChoice:
        """What I am asked now, as the others see it; which option I choose is left open."""
        card = None if ask in (Ask.OFFER, Ask.UN, Ask.ANSWER) else Kind(ask)
        return self._fast(self._seat, ask, None, card)

    def _is_observed(self, seat: Seat) -> bool:
        return True

    def _considered(self) -> Ints:
        possible = self.common.possible()
        self._mine: Ints = np.flatnonzero(possible)
        return np.arange(len(possible))
