"""A mind that looks ahead with a trained net, at a table where everybody asks why the others choose as they do.

Its base policy is the net of `policy`. In the samples that it plays on, every other seat weighs its worlds by what all
have chosen so far, as `likelihood` does, and by the very option that is tried: an option that gives me away costs what
the others make of it. What they choose later in a playout is no evidence there: it would need ten times as many worlds.
"""

from collections.abc import Mapping
from random import Random
from typing import ClassVar

import numpy as np

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.believer_search import BelieverSearch, liked
from brushpass.games.secrets.minds.bots.observed_choices import ObservedChoice
from brushpass.games.secrets.minds.bots.outcomes import Indices
from brushpass.games.secrets.minds.dossier.arrangements import Floats
from brushpass.games.secrets.minds.playouts.playout import NO_EVIDENCE
from brushpass.games.secrets.minds.playouts.sampling import Moment
from brushpass.games.secrets.minds.trained.policy import Policy, prepare
from brushpass.games.secrets.minds.trained.public_observer import PublicObserver
from brushpass.games.secrets.open import choices as c

__all__ = ["Search", "prepare"]


class Search(BelieverSearch, Policy):
    """Looks further than its net. Without compiled code it plays like `likelihood`, as the net does."""

    effort: ClassVar[Mapping[int, int]] = {4: 12_000, 5: 12_000, 6: 12_000, 7: 13_000, 8: 13_000}
    most_samples: ClassVar[Mapping[int, int]] = {1: 96, 2: 48, 3: 32}
    prior_playouts: ClassVar[int] = 40

    def __init__(self, seat: Seat, rng: Random) -> None:
        super().__init__(seat, rng)
        if self._is_fast:
            self._observer = PublicObserver(seat, self._board, self._trust, self._sums)

    def _can_look_ahead(self) -> bool:
        return self._is_fast

    def _candidates(self, prompt: Prompt, favourite: c.Choice, prior: Floats) -> tuple[Indices, Floats]:
        """The options that the net likes. It values looks in win chance too."""
        return liked(prior)

    def _infer(self, choice: ObservedChoice) -> None:
        """Weigh the public worlds by anybody's choice, and mine by those of others."""
        if isinstance(self._observer, PublicObserver):
            self._observer.common.update(choice.seat, self._likelihood(choice))
            choice = self._observer.as_i_see(choice)
        if choice.seat != self._seat:
            super()._infer(choice)

    def _moment(self) -> Moment:
        """What I know now, and what the others think."""
        assert isinstance(self._observer, PublicObserver)
        return super()._moment()._replace(weights=self._observer.common.weights())

    def _evidence(self, ask: c.Ask, options: Indices) -> Floats:
        """Option × seat × public world: how likely that seat thinks the world, having seen me choose the option."""
        assert isinstance(self._observer, PublicObserver)
        if ask is c.Ask.DIPLOMAT:  # nobody sees which
            return NO_EVIDENCE
        public, players = self._observer.common, self._board.players
        choice = self._observer.own_choice(ask)
        likelihood = self._chances(choice, options.tolist())
        weights = public.weights_after(self._seat, likelihood)
        if ask is c.Ask.OFFER:  # who must answer sees whom it went to, but not yet which card it is
            other_card = self._chances(choice, ((options + players) % (2 * players)).tolist())
            unseen = public.weights_after(self._seat, likelihood + other_card)
            for number, target in enumerate(options % players):
                answering = [target] if self._board.un is None else [target, self._board.un]
                weights[number, answering] = unseen[number, answering]
        return np.ascontiguousarray(weights)
