"""A believing mind that also asks why others chose what they chose."""

from random import Random
from typing import Any

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.belief import Belief
from brushpass.games.secrets.minds.bots.choice_likelihoods import choice_likelihoods
from brushpass.games.secrets.minds.bots.forecast import Forecast, Worlds
from brushpass.games.secrets.minds.bots.observed_choices import ChoiceObserver, ObservedChoice
from brushpass.games.secrets.minds.bots.opponent_model import OpponentModel
from brushpass.games.secrets.minds.dossier.arrangements import Floats
from brushpass.games.secrets.open import seen


class Likelihood(Belief):
    """Weighs worlds by how well they explain the others' choices. What follows by logic stays apart in the dossier."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        super().__init__(seat, rng)
        self._observer = ChoiceObserver(seat, self._board, self._trust)

    _opponents: OpponentModel

    def see(self, event: Any) -> None:
        """Update beliefs by what the event shows, and by why somebody may have chosen it."""
        choices = list(self._observer.choices_shown_by(event))
        self._observer.see(event)
        super().see(event)
        if isinstance(event, seen.Began):
            self.dossier.tokens = self._opponents = OpponentModel(event.players)
        for choice in choices:
            self._infer(choice)

    def _infer(self, choice: ObservedChoice) -> None:
        """Weigh the worlds, which are the observer's own, in the same order."""
        self._opponents.update(choice.seat, self._likelihood(choice))

    def _likelihood(self, choice: ObservedChoice) -> Floats:
        """Type × world: how likely the choice was, in the worlds as they are after it."""
        if choice.chosen is None:  # a Diplomat: each world has just been split, left and then right (S6.5)
            left, right = self._chances(choice, [0, 1])
            return np.concatenate((left, right), axis=1)
        likelihood: Floats = self._chances(choice, [choice.chosen])[0]
        return likelihood

    def _chances(self, choice: ObservedChoice, options: list[int]) -> Floats:
        """Option × type × world: how likely each of these options was for each type of opponent."""
        return choice_likelihoods(choice, options, self._board.players)

    def _worlds(self) -> Worlds:
        """What I think possible, with what the others' choices suggest."""
        tokens = self.dossier.tokens
        return Worlds.of_one_infoset(tokens.sides.astype(np.float64), tokens.inferred())

    def _offered(self) -> tuple[Worlds, Forecast, seen.Offered, Floats]:
        """The offer before its card is known: whom it went to says something about the card, and about the offerer."""
        worlds, forecast, offer, _ = super()._offered()
        players = self._board.players
        by_type = self._chances(self._observer.running_offer(), [offer.to, players + offer.to])
        cards = self._opponents.option_chances(offer.by, by_type)
        if offer.claim is not None:
            cards[self._board.shown.index(offer.claim)] *= np.exp(self._trust.odds(offer.by))
        total = cards.sum(axis=0)
        probability = worlds.belief[:, 0] * total
        return Worlds.of_one_infoset(worlds.sides, probability / probability.sum()), forecast, offer, cards / total
