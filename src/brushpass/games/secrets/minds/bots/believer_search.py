"""A mind that tries every option in its head: it plays samples of the table on to the end, each seat by its own belief.

Samples come from its dossier, with what every other seat would know in each. On all of them all options are tried, with
the same luck. In a playout it goes on as a believing mind itself; the others play as believers, collectors or
coin-tossers, as their choices so far suggest. What its base policy, the mind `likelihood`, thinks of an option counts
like a number of playouts, because nobody is exactly like one of these types. Needs Numba (the extra `fast`); without
it, and until its code is compiled, it plays like its base policy.

Nobody in its playouts asks why the others chose what they chose; in those of `search` (`trained/search.py`) they do.
"""

from collections.abc import Mapping
from math import ceil, log2
from random import Random
from typing import Any, ClassVar, Final

import numpy as np

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.likelihood import Likelihood
from brushpass.games.secrets.minds.bots.outcomes import Indices
from brushpass.games.secrets.minds.playouts.board import Floats, empty_board
from brushpass.games.secrets.minds.playouts.playout import NO_EVIDENCE, play_out_options
from brushpass.games.secrets.minds.playouts.sampling import Moment, draw_samples
from brushpass.games.secrets.minds.playouts.scratch import new_scratch
from brushpass.games.secrets.minds.playouts.warmup import COMPILATION
from brushpass.games.secrets.open import choices as c
from brushpass.games.secrets.open import seen, sight
from brushpass.games.secrets.open.cards import PLAYERS
from brushpass.minds.jit import IS_FAST

MAX_OPTIONS: Final = 8
"""How many options it tries: those that its base policy likes best."""
WINDOW: Final = 0.2
"""It tries no option that its base policy thinks worse than the best by more than this; playouts rarely save one."""
LOOK_BONUS: Final = 0.08
"""Looks are valued in bits by its base policy: the win chance that its favourite is credited with instead."""


def prepare() -> None:
    """Wait until there is nothing left to compile."""
    if IS_FAST:
        COMPILATION.wait()


def liked(prior: Floats) -> tuple[Indices, Floats]:
    """The options that a base policy likes, best first, and how much."""
    options = np.argsort(-prior, kind="stable")[:MAX_OPTIONS]
    options = options[prior[options] >= prior.max() - WINDOW]
    return options, prior[options]


class BelieverSearch(Likelihood):
    """Looks further than its base policy."""

    effort: ClassVar[Mapping[int, int]] = {players: 2_000 * players for players in PLAYERS}
    """By number of players, how much thought it spends on a decision: worlds that somebody considers in playouts."""
    most_samples: ClassVar[Mapping[int, int]] = {1: 80, 2: 80, 3: 80}
    """By number of rounds, the most samples that it draws in each, where nobody considers many worlds."""
    prior_playouts: ClassVar[int] = 80
    """What its base policy thinks of an option counts like this many playouts."""

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
        if not self._can_look_ahead():
            return favourite
        assert self._thought is not None
        options, expected = self._candidates(prompt, favourite, self._thought.value)
        if len(options) == 1:
            return favourite
        value = self._play_out(options, expected, self._evidence(c.Ask(prompt.ask), options))
        choice = self._option(prompt, favourite, int(options[value.argmax()]))
        about = self._thought.about if prompt.ask in (c.Ask.UN, c.Ask.ANSWER) else getattr(choice, "to", None)
        self._thought = self._thought._replace(value=value, about=about)
        return choice

    def _can_look_ahead(self) -> bool:
        return IS_FAST and COMPILATION.is_ready()

    def _candidates(self, prompt: Prompt, favourite: c.Choice, prior: Floats) -> tuple[Indices, Floats]:
        """The options that are worth a try, and what the base policy expects of each."""
        if isinstance(favourite, c.Offer):
            prior = np.where(np.arange(len(prior)) % self._board.players == self._seat, -np.inf, prior)
        if prompt.ask is not c.Ask.DETECTIVE:
            return liked(prior)
        options = np.argsort(-prior, kind="stable")[:MAX_OPTIONS]
        return options, LOOK_BONUS * (options == self._number(prompt, favourite))

    def _evidence(self, ask: c.Ask, options: Indices) -> Floats:
        """Option × seat × public world: how likely that seat thinks the world, having seen me choose the option."""
        return NO_EVIDENCE

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

    def _play_out(self, options: Indices, expected: Floats, evidence: Floats) -> Floats:
        """How often each option wins, with the base policy's opinion as a prior (sequential halving).

        In every round all remaining options meet the same samples, and the better half stays; two go on to the end.
        """
        rng, moment = Random(f"{self._salt}/{self.dossier.count}"), self._moment()
        value: Floats = np.zeros(len(options))
        remaining, wins, playouts = np.arange(len(options)), np.zeros(len(options)), 0
        samples = draw_samples(moment, rng, self._start)
        rounds = ceil(log2(len(options)))
        budget = self.effort[self._board.players] / rounds
        for _ in range(rounds):
            effort = 0
            for _, _ in zip(range(self.most_samples[rounds]), samples, strict=False):
                effort += self._try(options[remaining], evidence[remaining] if len(evidence) else evidence, wins)
                playouts += 1
                if effort > budget:
                    break
            value[remaining] = (wins + self.prior_playouts * expected[remaining]) / (playouts + self.prior_playouts)
            best = np.argsort(-value[remaining], kind="stable")[: max(2, (len(remaining) + 1) // 2)]
            remaining, wins = remaining[best], wins[best]
        dropped = np.setdiff1d(np.arange(len(options)), remaining)
        value[dropped] = np.minimum(value[dropped], value[remaining].min())  # a few lucky playouts are no reason
        return value

    def _try(self, options: Indices, evidence: Floats, wins: Floats) -> int:
        """Add to `wins` whether each option wins in the sample that was drawn last; returns the effort."""
        return play_out_options(self._start, self._board_ahead, self._scratch, self._seat, options, evidence, wins)

    def _moment(self) -> Moment:
        """What I know now. Somebody else's offer may be either card."""
        if self._sight.offer is None:
            worlds, cards = self._worlds(), None
        else:
            worlds, _, _, cards = self._offered()
        types = self._opponents.type_chances()
        types[self._seat] = 1.0, 0.0, 0.0
        return Moment(self._sight, self.dossier, self._observer.common, worlds.belief[:, 0], cards, types)
