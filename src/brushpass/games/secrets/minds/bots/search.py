"""A mind that tries every option in its head: it plays samples of the table on to the end, each seat by its own belief.

Samples come from its dossier, with what every other seat would know in each. On all of them all options are tried, with
the same luck. In a playout it goes on as a believing mind itself; the others play as believers, collectors or
coin-tossers, as their choices so far suggest. What its base policy, the mind `likelihood`, thinks of an option counts
like a number of playouts, because nobody is exactly like one of these types. Needs Numba (the extra `fast`); without
it, and until its code is compiled, it plays like its base policy.
"""

from math import ceil, log2
from random import Random
from typing import Any, Final

import numpy as np

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.likelihood import Likelihood
from brushpass.games.secrets.minds.bots.outcomes import Indices
from brushpass.games.secrets.minds.playouts.board import Floats, empty_board
from brushpass.games.secrets.minds.playouts.playout import play_out_options
from brushpass.games.secrets.minds.playouts.sampling import Moment, draw_samples
from brushpass.games.secrets.minds.playouts.scratch import new_scratch
from brushpass.games.secrets.minds.playouts.warmup import COMPILATION
from brushpass.games.secrets.open import choices as c
from brushpass.games.secrets.open import seen, sight
from brushpass.minds.jit import IS_FAST

EFFORT: Final = 2_000
"""How much thought it spends on a decision, for each player: worlds that somebody considers, in all its playouts."""
MAX_SAMPLES: Final = 80
"""The most samples that it draws in one round, where nobody considers many worlds."""
MAX_OPTIONS: Final = 8
"""How many options it tries: those that its base policy likes best."""
WINDOW: Final = 0.2
"""It tries no option that its base policy thinks worse than the best by more than this; playouts rarely save one."""
PRIOR_PLAYOUTS: Final = 80
"""What its base policy thinks of an option counts like this many playouts."""
LOOK_BONUS: Final = 0.08
"""The same for looks, which its base policy values in bits: the win chance that its favourite is credited with."""


def prepare() -> None:
    """Wait until there is nothing left to compile."""
    if IS_FAST:
        COMPILATION.wait()


class Search(Likelihood):
    """Looks further than its base policy."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        super().__init__(seat, rng)
        self._salt = rng.getrandbits(64)
        """Its luck. Each decision draws its own from it, so that a mind that joins late thinks the same."""
        self._start, self._board_ahead, self._scratch = empty_board(), empty_board(), new_scratch()

    _sight: sight.Sight

    def see(self, event: Any) -> None:
        """Update beliefs, and fold the event into the sight that samples are made from."""
        super().see(event)
        if isinstance(event, seen.Began):
            self._sight = sight.begin(self._seat, event)
        else:
            self._sight = sight.fold(self._sight, event)

    def choose(self, prompt: Prompt) -> Any:
        """The option that wins most often, unless the base policy's is nearly as good."""
        favourite = super().choose(prompt)
        if not IS_FAST or not COMPILATION.is_ready():
            return favourite
        assert self._thought is not None
        prior = self._thought.value
        if isinstance(favourite, c.Offer):
            prior = np.where(np.arange(len(prior)) % self._board.players == self._seat, -np.inf, prior)
        options = np.argsort(-prior, kind="stable")[:MAX_OPTIONS]
        if prompt.ask is c.Ask.DETECTIVE:
            expected = LOOK_BONUS * (options == self._number(prompt, favourite))
        else:
            options = options[prior[options] >= prior.max() - WINDOW]
            expected = prior[options]
        if len(options) == 1:
            return favourite
        value = self._play_out(options, expected)
        choice = self._option(prompt, favourite, int(options[value.argmax()]))
        about = self._thought.about if prompt.ask in (c.Ask.UN, c.Ask.ANSWER) else getattr(choice, "to", None)
        self._thought = self._thought._replace(value=value, about=about)
        return choice

    def _number(self, prompt: Prompt, choice: c.Choice) -> int:
        """The number of a choice: offers card by card, for each card seat by seat; the rest as in the prompt."""
        if isinstance(choice, c.Offer):
            return self._board.shown.index(choice.card) * self._board.players + choice.to
        return prompt.options.index(choice)

    def _option(self, prompt: Prompt, favourite: c.Choice, number: int) -> c.Choice:
        """The choice of that number. Whether to claim something, and something true, is left to the base policy."""
        if not isinstance(favourite, c.Offer):
            option: c.Choice = prompt.options[number]
            return option
        card, to = divmod(number, self._board.players)
        shown = self._board.shown
        claim = None if favourite.claim is None else shown[card if favourite.claim is favourite.card else 1 - card]
        return c.Offer(shown[card], Seat(to), claim)

    def _play_out(self, options: Indices, expected: Floats) -> Floats:
        """How often each option wins, with the base policy's opinion as a prior (sequential halving).

        In every round all remaining options meet the same samples, and the better half stays; two go on to the end.
        """
        rng, moment = Random(f"{self._salt}/{self.dossier.count}"), self._moment()
        value: Floats = np.zeros(len(options))
        remaining, wins, playouts = np.arange(len(options)), np.zeros(len(options)), 0
        samples = draw_samples(moment, rng, self._start)
        rounds = ceil(log2(len(options)))
        budget = EFFORT * self._board.players / rounds
        for _ in range(rounds):
            effort = 0
            for _, _ in zip(range(MAX_SAMPLES), samples, strict=False):
                effort += play_out_options(
                    self._start, self._board_ahead, self._scratch, self._seat, options[remaining], wins
                )
                playouts += 1
                if effort > budget:
                    break
            value[remaining] = (wins + PRIOR_PLAYOUTS * expected[remaining]) / (playouts + PRIOR_PLAYOUTS)
            best = np.argsort(-value[remaining], kind="stable")[: max(2, (len(remaining) + 1) // 2)]
            remaining, wins = remaining[best], wins[best]
        dropped = np.setdiff1d(np.arange(len(options)), remaining)
        value[dropped] = np.minimum(value[dropped], value[remaining].min())  # a few lucky playouts are no reason
        return value

    def _moment(self) -> Moment:
        """What I know now. Somebody else's offer may be either card."""
        if self._sight.offer is None:
            worlds, cards = self._worlds(), None
        else:
            worlds, _, _, cards = self._offered()
        types = self._opponents.type_chances()
        types[self._seat] = 1.0, 0.0, 0.0
        return Moment(self._sight, self.dossier, self._observer.common, worlds.belief[:, 0], cards, types)
