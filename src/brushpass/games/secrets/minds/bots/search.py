"""A mind that tries every option in its head: it plays likely tables on to the end, where each seat thinks for itself.

Tables come from its dossier, with what every other seat would know in each. On all of them all options are tried, with
the same luck. It goes on as a believing mind itself; the others as believers, collectors or coins, by what their acts
so far have shown them to be. What it would have done without all this has a bonus, for nobody is just like one of
these. Needs Numba (the extra `fast`); without it, and until its code is compiled, it plays like its blueprint, the mind
`likelihood`.
"""

from math import ceil, log2
from random import Random
from typing import Any, Final

import numpy as np

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.likelihood import Likelihood
from brushpass.games.secrets.minds.bots.outcomes import Indices
from brushpass.games.secrets.minds.playouts.board import Floats, empty
from brushpass.games.secrets.minds.playouts.evaluation import desk
from brushpass.games.secrets.minds.playouts.playout import try_all
from brushpass.games.secrets.minds.playouts.sampling import Moment, hypotheses
from brushpass.games.secrets.minds.playouts.warmup import COMPILATION
from brushpass.games.secrets.open import choices as c
from brushpass.games.secrets.open import seen, sight
from brushpass.minds.jit import IS_FAST

EFFORT: Final = 2_000
"""How much thought it spends on a decision, for each player: worlds that somebody weighs, in all the games it plays."""
TABLES: Final = 80
"""The most tables that it looks at in one round, where nobody thinks much."""
OPTIONS: Final = 8
"""How many options it tries: those that its blueprint likes best."""
WINDOW: Final = 0.2
"""None of them is worse than the best by more than this, as its blueprint sees it: games would hardly speak for it."""
CREDIT: Final = 80
"""What its blueprint thinks of an option counts like so many games."""
BONUS: Final = 0.08
"""The same for looks, whose worth its blueprint has in bits: what its choice is given, in win chance."""


def prepare() -> None:
    """Wait until there is nothing left to compile."""
    if IS_FAST:
        COMPILATION.wait()


class Search(Likelihood):
    """Looks further than its blueprint."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        super().__init__(seat, rng)
        self._salt = rng.getrandbits(64)
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
        if not IS_FAST or not COMPILATION.is_ready():
            return usual
        assert self._thought is not None
        liked = self._thought.value
        if isinstance(usual, c.Offer):
            liked = np.where(np.arange(len(liked)) % self._board.players == self._seat, -np.inf, liked)
        options = np.argsort(-liked, kind="stable")[:OPTIONS]
        if prompt.ask is c.Ask.DETECTIVE:
            expected = BONUS * (options == self._number(prompt, usual))
        else:
            options = options[liked[options] >= liked.max() - WINDOW]
            expected = liked[options]
        if len(options) == 1:
            return usual
        value = self._tried(options, expected)
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

    def _tried(self, options: Indices, expected: Floats) -> Floats:
        """How often each option wins, with the blueprint's opinion on credit.

        In every round all that are left meet the same tables, and the better half stays: two go on to the end.
        """
        rng, moment = Random(f"{self._salt}/{self.dossier.count}"), self._moment()
        value: Floats = np.zeros(len(options))
        left, wins, many = np.arange(len(options)), np.zeros(len(options)), 0
        tables = hypotheses(moment, rng, self._now)
        rounds = ceil(log2(len(options)))
        most = EFFORT * self._board.players / rounds
        for _ in range(rounds):
            effort = 0
            for _, _ in zip(range(TABLES), tables, strict=False):
                effort += try_all(self._now, self._later, self._desk, self._seat, options[left], wins)
                many += 1
                if effort > most:
                    break
            value[left] = (wins + CREDIT * expected[left]) / (many + CREDIT)
            best = np.argsort(-value[left], kind="stable")[: max(2, (len(left) + 1) // 2)]
            left, wins = left[best], wins[best]
        gone = np.setdiff1d(np.arange(len(options)), left)
        value[gone] = np.minimum(value[gone], value[left].min())  # a few lucky games are no reason
        return value

    def _moment(self) -> Moment:
        """What I know now. Somebody else's offer may be either card."""
        if self._sight.offer is None:
            worlds, cards = self._worlds(), None
        else:
            worlds, _, _, cards = self._offered()
        tempers = self._leanings.shares()
        tempers[self._seat] = 1.0, 0.0, 0.0
        return Moment(self._sight, self.dossier, self._witness.common, worlds.belief[:, 0], cards, tempers)
