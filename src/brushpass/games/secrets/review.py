"""The judge of SECRETS: plays samples of the table on to the end, with the choice and with the best other option.

Everything rests on what one seat saw. First all options are tried on some samples, to find the strongest rival of the
choice. Then these two are tried on new samples: if the search also judged its own winner, the winner's luck would count
as merit. Both options meet the same samples with the same luck, which makes their difference more precise than their
values. Claims are not judged.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import numpy as np

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat, others
from brushpass.games.secrets.minds.bots.outcomes import Indices
from brushpass.games.secrets.minds.playouts.board import Floats
from brushpass.games.secrets.minds.playouts.playout import copy_board, play_out
from brushpass.games.secrets.minds.playouts.rules import has_won
from brushpass.games.secrets.minds.playouts.sampling import Moment, draw_samples
from brushpass.games.secrets.minds.trained.search import Search, prepare
from brushpass.games.secrets.open import choices as c
from brushpass.games.secrets.open.sight import Sight
from brushpass.games.secrets.review_scale import START, Signs, ahead, to_scale
from brushpass.research.review.levels import levels_at
from brushpass.research.review.verdicts import Judgement, is_clear

SEARCH_SAMPLES: Final = {4: 48, 5: 48, 6: 48, 7: 32, 8: 32}
"""On how many samples all options are tried, by number of players."""
DUEL_SAMPLES: Final = 128
"""On how many samples the choice meets its rival in one duel. Duels are repeated until the verdict is clear."""
MAX_DUELS: Final = {4: 6, 5: 5, 6: 4, 7: 3, 8: 3}
"""How many duels there are at most, by number of players."""
START_SAMPLES: Final = 128
"""On how many samples the game is played from its beginning."""


def is_judged(prompt: Prompt) -> bool:
    """Whether there was something to decide."""
    return len(prompt.options) > 1


def share(judged: Sequence[tuple["Judge", Any, float]]) -> list[float]:
    """What the chances of seats that decide at one moment come to: they stay, because whole sides win together."""
    return [value for _, _, value in judged]


class Judge(Search):
    """Sees what its seat sees, and says what the seat's choices were worth."""

    def __init__(self, seat: Seat, minds: Sequence[str] = ()) -> None:
        """`minds`: who sits at each seat, as everybody sees it; an empty text for a person."""
        prepare()  # what it says must not depend on what has been compiled by now
        super().__init__(seat, Random(0))
        self._levels = levels_at(minds, seat)
        self._rates: Floats | None = None
        self._played: dict[tuple[str, int], Floats] = {}
        """By duel and option, in which of its samples the option wins in this position: nothing is played twice."""

    def see(self, event: Any) -> None:
        """Another position."""
        self._rates, self._played = None, {}
        super().see(event)

    @property
    def sight(self) -> Sight:
        """What its seat knows."""
        return self._sight

    def start(self) -> float:
        """The chance to win at the beginning."""
        return to_scale(self._signs(START), self.reckon_start())

    def judge(self, prompt: Prompt, choice: Any) -> Judgement:
        """What this answer was worth."""
        signs, found = self._signs(prompt.ask), self.reckon(prompt, choice)
        value, best_value = to_scale(signs, found.value), to_scale(signs, found.best_value)
        stretch = (best_value - value) / found.loss if found.loss > 0 else 1.0
        return found._replace(value=value, best_value=best_value, error=stretch * found.error)

    def _signs(self, kind: str) -> Signs:
        return Signs(self._board.players, kind, ahead(self._sight), self._levels)

    def reckon_start(self) -> float:
        """The share of samples won if everybody is a believer: nobody has shown yet what type they are."""
        wins, moment = 0, self._moment()._replace(types=None)
        for _, _ in zip(range(START_SAMPLES), self._samples("start", moment), strict=False):
            copy_board(self._board_ahead, self._start)
            play_out(self._board_ahead, self._scratch)
            wins += has_won(self._board_ahead, self._seat)
        return wins / START_SAMPLES

    def reckon(self, prompt: Prompt, choice: Any) -> Judgement:
        """In which share of samples this answer wins, and the best other option."""
        chosen, options = self._number(prompt, choice), self._options(prompt)
        win_rates = np.where(options == chosen, -1.0, self._win_rates(prompt, options))
        rival = int(options[win_rates.argmax()])
        wins = self._wins_of_two(prompt, rival, chosen)
        loss, error = _loss(wins)
        value = float(wins[:, 1].mean())
        if loss <= 0:
            return Judgement(choice, value, value, error)
        return Judgement(self._choice(prompt, rival), value, value + loss, error)

    def _win_rates(self, prompt: Prompt, options: Indices) -> Floats:
        """In which share of a few samples each option wins."""
        if self._rates is None:
            samples = SEARCH_SAMPLES[self._board.players]
            self._rates = self._wins(c.Ask(prompt.ask), options, samples, "search").mean(axis=0)
        return self._rates

    def _wins_of_two(self, prompt: Prompt, rival: int, chosen: int) -> Floats:
        """Sample × (rival, choice): 1 if it wins there, on as many samples as a clear verdict needs."""
        wins = self._duel(prompt, rival, chosen, "duel")
        for number in range(1, MAX_DUELS[self._board.players]):
            if is_clear(*_loss(wins)):
                break
            wins = np.concatenate((wins, self._duel(prompt, rival, chosen, f"duel {number}")))
        return wins

    def _duel(self, prompt: Prompt, rival: int, chosen: int, duel: str) -> Floats:
        """The same on the samples of one duel. The samples and their luck do not depend on who meets there."""
        new = [option for option in dict.fromkeys((rival, chosen)) if (duel, option) not in self._played]
        if new:
            wins = self._wins(c.Ask(prompt.ask), np.array(new), DUEL_SAMPLES, duel)
            self._played |= {(duel, option): wins[:, column] for column, option in enumerate(new)}
        return np.stack([self._played[duel, option] for option in (rival, chosen)], axis=1)

    def _options(self, prompt: Prompt) -> Indices:
        """The numbers of all options, as `Search` counts them: an offer is the same with any claim, or with none."""
        if prompt.ask != c.Ask.OFFER:
            return np.arange(len(prompt.options))
        players = self._board.players
        return np.array([card * players + to for card in range(2) for to in others(self._seat, players)])

    def _choice(self, prompt: Prompt, number: int) -> c.Choice:
        """The choice of a number; an offer without a claim."""
        if prompt.ask == c.Ask.OFFER:
            card, to = divmod(number, self._board.players)
            return c.Offer(self._board.shown[card], Seat(to))
        option: c.Choice = prompt.options[number]
        return option

    def _wins(self, ask: c.Ask, options: Indices, samples: int, purpose: str) -> Floats:
        """Sample × option: 1 if the option wins there."""
        wins, evidence = np.zeros((samples, len(options))), self._evidence(ask, options)
        for row, _ in zip(wins, self._samples(purpose, self._moment()), strict=False):
            self._try(options, evidence, row)
        return wins

    def _samples(self, purpose: str, moment: Moment) -> Iterator[None]:
        """Samples without end. Their luck follows from how much the seat has seen, not from the deal."""
        rng = Random(f"brushpass/review/{self._seat}/{self.dossier.count}/{purpose}")
        return draw_samples(moment, rng, self._start)


def _loss(wins: Floats) -> tuple[float, float]:
    """How much less the second of two options wins than the first, and the standard error."""
    difference = wins[:, 0] - wins[:, 1]
    return float(difference.mean()), float(difference.std(ddof=1) / len(wins) ** 0.5)
