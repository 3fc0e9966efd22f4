"""A mind that tries every option in its head: it plays likely tables on to the end, where each seat thinks for itself.

Tables come from its dossier, with what every other seat would know in each. On all of them all options are tried, with
the same luck; everybody, itself included, goes on as a believing mind would. What it would have done without all this
has a bonus, for not everybody is a believing mind. Needs Numba (the extra `fast`); without it, it plays like its
blueprint, the mind `likelihood`.
"""

from random import Random as Stream
from typing import Any, Final

import numpy as np

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.secrets import choices as c
from brushpass.games.secrets import seen, sight
from brushpass.minds.bots.secrets.likelihood import Likelihood
from brushpass.minds.bots.secrets.outcomes import Indices
from brushpass.minds.rollouts.compiled import IS_FAST
from brushpass.minds.rollouts.secrets.board import Floats, empty
from brushpass.minds.rollouts.secrets.futures import try_all
from brushpass.minds.rollouts.secrets.hypotheses import Moment, hypotheses
from brushpass.minds.rollouts.secrets.judging import desk

TABLES: Final = {4: 32, 5: 32, 6: 32, 7: 24, 8: 24}
"""How many tables it plays on, by number of players."""
OPTIONS: Final = {4: 99, 5: 99, 6: 99, 7: 8, 8: 8}
"""How many options it tries on each: at large tables only those that its blueprint likes best."""
BONUS: Final = 0.08
"""What its blueprint's choice is given, in win chance."""


class Search(Likelihood):
    """Looks further than its blueprint."""

    def __init__(self, seat: Seat, stream: Stream) -> None:
        super().__init__(seat, stream)
        self._salt = stream.getrandbits(64)
        """Its luck. Every decision has its own, so that a mind that joins late thinks the same."""
        self._now, self._later, self._desk = empty(), empty(), desk()

    _sight: sight.Sight

    def see(self, event: Any) -> None:
        """Take in one event."""
        super().see(event)
        if isinstance(event, seen.Began):
            self._sight = sight.begin(self._seat, event)
        else:
            self._sight = sight.fold(self._sight, event)

    def choose(self, prompt: Prompt) -> Any:
        """The option that wins most often, unless the blueprint's is nearly as good."""
        usual = super().choose(prompt)
        if not IS_FAST:
            return usual
        assert self._thought is not None
        liked = self._thought.value
        if isinstance(usual, c.Offer):
            liked = np.where(np.arange(len(liked)) % self._board.players == self._seat, -np.inf, liked)
        options = np.argsort(-liked, kind="stable")[: OPTIONS[self._board.players]]
        options = options[np.isfinite(liked[options])]
        value = self._tried(options, self._number(prompt, usual))
        choice = self._option(prompt, usual, int(options[value.argmax()]))
        about = self._thought.about if prompt.ask in (c.Ask.UN, c.Ask.ANSWER) else getattr(choice, "to", None)
        self._thought = self._thought._replace(value=value, about=about)
        return choice

    def _number(self, prompt: Prompt, choice: c.Choice) -> int:
        """The number of a choice: offers are counted card by card, for each card seat by seat; the rest as asked."""
        if isinstance(choice, c.Offer):
            return self._board.shown.index(choice.card) * self._board.players + choice.to
        return prompt.options.index(choice)

    def _option(self, prompt: Prompt, usual: c.Choice, number: int) -> c.Choice:
        """The choice of that number; whether to say something, and something true, is left to the blueprint."""
        if not isinstance(usual, c.Offer):
            option: c.Choice = prompt.options[number]
            return option
        card, to = divmod(number, self._board.players)
        shown = self._board.shown
        said = None if usual.claim is None else shown[card if usual.claim is usual.card else 1 - card]
        return c.Offer(shown[card], Seat(to), said)

    def _tried(self, options: Indices, usual: int) -> Floats:
        """How often each option wins, with the bonus."""
        stream = Stream(f"{self._salt}/{self.dossier.count}")
        many = TABLES[self._board.players]
        wins = np.zeros(len(options))
        for _ in hypotheses(self._moment(), many, stream, self._now):
            try_all(self._now, self._later, self._desk, self._seat, options, wins)
        value: Floats = wins / many + BONUS * (options == usual)
        return value

    def _moment(self) -> Moment:
        """What I know now. Somebody else's offer may be either card."""
        if self._sight.offer is None:
            worlds, cards = self._worlds(), None
        else:
            worlds, _, _, cards = self._offered()
        return Moment(self._sight, self.dossier, self._witness.common, worlds.belief[:, 0], cards)
