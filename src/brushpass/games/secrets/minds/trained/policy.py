"""A mind that was trained: a small net corrects what `likelihood` thinks of its options (docs/training.md)."""

from random import Random
from typing import Any

import numpy as np

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.choice_likelihoods import choice_likelihoods
from brushpass.games.secrets.minds.bots.claims import claim
from brushpass.games.secrets.minds.bots.forecast import Worlds
from brushpass.games.secrets.minds.bots.likelihood import Likelihood
from brushpass.games.secrets.minds.bots.thought import Thought
from brushpass.games.secrets.minds.dossier.arrangements import Floats, row_of
from brushpass.games.secrets.minds.trained.inputs import ASKS, Inputs, Opinion, inputs, relative_numbers
from brushpass.games.secrets.minds.trained.observer import FastObserver
from brushpass.games.secrets.minds.trained.sums import NOTHING, Sums
from brushpass.games.secrets.minds.trained.warmup import COMPILATION
from brushpass.games.secrets.minds.trained.weights import Shape, evaluate, weights_of
from brushpass.games.secrets.open import choices as c
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import Kind
from brushpass.minds.jit import IS_FAST


def prepare() -> None:
    """Wait until there is nothing left to compile."""
    if IS_FAST:
        COMPILATION.wait()


class Policy(Likelihood):
    """Plays what its net thinks best. Without Numba, or made before its code is compiled, it plays like `likelihood`.

    Which of the two is settled before it sees anything, and holds for the whole game. Asked again at every choice, the
    answer would depend on the clock and on what else this process does, and so would the choices.
    """

    def __init__(self, seat: Seat, rng: Random) -> None:
        super().__init__(seat, rng)
        self._sums = Sums()
        self._is_fast = IS_FAST and COMPILATION.is_ready()
        if self._is_fast:  # else a table with people at it would wait for the compiler
            self._observer = FastObserver(seat, self._board, self._trust, self._sums)

    _active: Seat

    def see(self, event: Any) -> None:
        """Update beliefs by what the event shows, and by why somebody may have chosen it."""
        super().see(event)
        if isinstance(event, seen.Drawn):
            self._active = event.by
        elif isinstance(event, seen.Offered) and isinstance(self._observer, FastObserver):
            self._observer.weigh_offer()

    def choose(self, prompt: Prompt) -> Any:
        """The option that the net values most."""
        if not self._is_fast:
            return super().choose(prompt)
        ask, players = c.Ask(prompt.ask), self._board.players
        shape = Shape(players)
        facts, likelihood = self.inputs(ask)
        value = evaluate(weights_of(players), shape, facts, ASKS[ask])
        numbers = relative_numbers(players, self._seat, ask)
        values = np.where(numbers < 0, -np.inf, value[numbers]).astype(np.float64)
        if ask is c.Ask.DETECTIVE:
            values = self._without_certain(prompt, values)
        best = int(values.argmax())
        worlds = Worlds.of_one_infoset(self.dossier.tokens.sides.astype(np.float64), likelihood.probability)
        if ask is c.Ask.OFFER:
            card, to = divmod(best, players)
            shown = self._board.shown
            self._thought = Thought(ask, worlds, values, Seat(to))
            said = claim(shown[card], shown[1 - card], self._rng, worlds.friendship(self._seat, Seat(to)))
            return c.Offer(shown[card], Seat(to), said)
        choice = prompt.options[best]
        offer = self._board.offer
        about = getattr(choice, "to", None)
        if offer is not None and ask in (c.Ask.UN, c.Ask.ANSWER):
            about = offer.to if ask is c.Ask.UN else offer.by
        self._thought = Thought(ask, worlds, values, about)
        return choice

    def _without_certain(self, prompt: Prompt, values: Floats) -> Floats:
        """Looks at tokens that I am certain of are worth nothing, while there are others: a net only nearly knows."""
        sides = self.dossier.tokens.sides
        certain = (sides == sides[:, :1]).all(axis=1)
        is_certain = np.array([certain[row_of(option.slot, self._board.players)] for option in prompt.options])
        return values if is_certain.all() else np.where(is_certain, -np.inf, values)

    def inputs(self, ask: c.Ask) -> tuple[Inputs, Opinion]:
        """What the net is given, and the opinion of `likelihood` that is part of it."""
        board, dossier, sums, seat = self._board, self.dossier, self._sums, self._seat
        tokens, players = dossier.tokens, self._board.players
        is_answer = ask in (c.Ask.UN, c.Ask.ANSWER)
        probability, given, odds = tokens.inferred(), NOTHING, 0.0
        offer = board.offer
        if is_answer and offer is not None:
            by_type = choice_likelihoods(self._observer.running_offer(), [offer.to, players + offer.to], players)
            cards = self._opponents.option_chances(offer.by, by_type)
            if offer.claim is not None:
                trust = self._trust.odds(offer.by)
                odds = trust if offer.claim is board.shown[0] else -trust
                cards[board.shown.index(offer.claim)] *= np.exp(trust)
            total = cards.sum(axis=0)
            given = cards[0] / total
            probability = probability * total / (probability @ total)
        sums.set_table(board, ask, None if ask in (c.Ask.OFFER, c.Ask.UN, c.Ask.ANSWER) else Kind(ask))
        sums.set_bullets(seat, dossier.bullets)
        logical = tokens.logical()
        belief = Opinion(logical, *sums.mine(seat, tokens.sides, logical, odds, NOTHING))
        likelihood = Opinion(probability, *sums.mine_again(seat, probability, odds, given))
        worth = self._worth(board.scores if ask in (c.Ask.OFFER, c.Ask.UN, c.Ask.ANSWER) else board.settled())
        types = self._opponents.type_chances()
        facts = inputs(Shape(players), seat, self._active, ask, board, dossier, sums, worth, types, belief, likelihood)
        return facts, likelihood
