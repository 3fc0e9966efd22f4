"""A believing mind that also asks itself why others did what they did."""

from random import Random
from typing import Any

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.belief import Belief
from brushpass.games.secrets.minds.bots.choice_likelihoods import kinds
from brushpass.games.secrets.minds.bots.forecast import Forecast, Worlds
from brushpass.games.secrets.minds.bots.observed_choices import Act, Witness
from brushpass.games.secrets.minds.bots.opponent_model import Leanings
from brushpass.games.secrets.minds.dossier.arrangements import Floats
from brushpass.games.secrets.open import seen


class Likelihood(Belief):
    """Weighs worlds by how well they explain the others' acts. What follows by logic stays apart in the dossier."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        super().__init__(seat, rng)
        self._witness = Witness(seat, self._board, self._trust)

    _leanings: Leanings

    def see(self, event: Any) -> None:
        """Take in one event, and what it betrays."""
        acts = list(self._witness.acts(event))
        self._witness.follow(event)
        super().see(event)
        if isinstance(event, seen.Began):
            self.dossier.tokens = self._leanings = Leanings(event.players)
        for act in acts:
            self._infer(act)

    def _infer(self, act: Act) -> None:
        """Weigh the worlds: they are the witness's own, in the same order."""
        players = self._board.players
        if act.chosen is None:  # a Diplomat: each world has just been split, left and then right (S6.5)
            self._leanings.weigh(act.seat, np.concatenate(tuple(kinds(act, [0, 1], players)), axis=1))
        else:
            self._leanings.weigh(act.seat, kinds(act, [act.chosen], players)[0])

    def _worlds(self) -> Worlds:
        """What I think possible, with what people's acts suggest."""
        tokens = self.dossier.tokens
        return Worlds.of(tokens.sides.astype(np.float64), tokens.inferred())

    def _offered(self) -> tuple[Worlds, Forecast, seen.Offered, Floats]:
        """The offer before its card is known: whom it went to says something about the card, and about the offerer."""
        worlds, forecast, offer, _ = super()._offered()
        players = self._board.players
        cards = self._leanings.mixed(
            offer.by, kinds(self._witness.offer_act(), [offer.to, players + offer.to], players)
        )
        if offer.claim is not None:
            cards[self._board.shown.index(offer.claim)] *= np.exp(self._trust.odds(offer.by))
        total = cards.sum(axis=0)
        probability = worlds.belief[:, 0] * total
        return Worlds.of(worlds.sides, probability / probability.sum()), forecast, offer, cards / total
