"""The judge of SECRETS: plays likely tables on to the end, with the choice and with the best other option.

Everything rests on what one seat saw. First all options are tried on some tables, to find the strongest rival of the
choice. Then these two are tried on other tables: were the winner of a search judged by the search itself, its luck
would count as merit. All options meet the same tables with the same luck, so that their difference is sharper than
their values. Claims are not judged.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import numpy as np

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat, others
from brushpass.games.secrets.minds.bots.outcomes import Indices
from brushpass.games.secrets.minds.bots.search import Search
from brushpass.games.secrets.minds.playouts.board import Floats
from brushpass.games.secrets.minds.playouts.playout import lay, play_on, try_all
from brushpass.games.secrets.minds.playouts.rules import has_won
from brushpass.games.secrets.minds.playouts.sampling import Moment, hypotheses
from brushpass.games.secrets.open import choices as c
from brushpass.research.review.verdicts import Judgement, is_clear

SEARCH: Final = {4: 48, 5: 48, 6: 48, 7: 32, 8: 32}
"""On how many tables all options are tried, by number of players."""
DUEL: Final = 128
"""On how many the choice and its rival are, again and again, until it is clear how good the choice was."""
PATIENCE: Final = {4: 6, 5: 5, 6: 4, 7: 3, 8: 3}
"""How often at most."""
START: Final = 128
"""On how many the game is played from its beginning."""


def is_judged(prompt: Prompt) -> bool:
    """Whether there was something to decide."""
    return len(prompt.options) > 1


class Judge(Search):
    """Sees what its seat sees, and is asked what the seat's choices were worth."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, Random(0))

    def start(self) -> float:
        """The chance to win, if everybody plays alike from here: nobody has shown yet what they are like."""
        won, alike = 0, self._moment()._replace(tempers=None)
        for _, _ in zip(range(START), self._tables("start", alike), strict=False):
            lay(self._later, self._now)
            play_on(self._later, self._desk)
            won += has_won(self._later, self._seat)
        return won / START

    def judge(self, prompt: Prompt, choice: Any) -> Judgement:
        """What this answer was worth."""
        players, chosen = self._board.players, self._number(prompt, choice)
        options = self._options(prompt)
        found = self._tries(options, SEARCH[players], "search").mean(axis=0)
        found[options == chosen] = -1.0
        pair = np.array((int(options[found.argmax()]), chosen))
        rows = self._tries(pair, DUEL, "duel")
        for number in range(1, PATIENCE[players]):
            if is_clear(*_lost(rows)):
                break
            rows = np.concatenate((rows, self._tries(pair, DUEL, f"duel {number}")))
        loss, error = _lost(rows)
        value = float(rows[:, 1].mean())
        if loss <= 0:
            return Judgement(choice, value, value, error)
        return Judgement(self._choice(prompt, int(pair[0])), value, value + loss, error)

    def _options(self, prompt: Prompt) -> Indices:
        """The numbers of all options: offers are counted as `Search` counts them, whatever is said of them."""
        if prompt.ask != c.Ask.OFFER:
            return np.arange(len(prompt.options))
        players = self._board.players
        return np.array([card * players + to for card in range(2) for to in others(self._seat, players)])

    def _choice(self, prompt: Prompt, number: int) -> c.Choice:
        """The choice of a number; an offer without a word."""
        if prompt.ask == c.Ask.OFFER:
            card, to = divmod(number, self._board.players)
            return c.Offer(self._board.shown[card], Seat(to))
        option: c.Choice = prompt.options[number]
        return option

    def _tries(self, options: Indices, many: int, what: str) -> Floats:
        """Table × option: whether it wins there."""
        won = np.zeros((many, len(options)))
        for row, _ in zip(won, self._tables(what, self._moment()), strict=False):
            try_all(self._now, self._later, self._desk, self._seat, options, row)
        return won

    def _tables(self, what: str, moment: Moment) -> Iterator[None]:
        """Likely tables, as many as are wanted. Their luck follows from what the seat can tell, not from the deal."""
        luck = Random(f"brushpass/review/{self._seat}/{self.dossier.count}/{what}")
        return hypotheses(moment, luck, self._now)


def _lost(rows: Floats) -> tuple[float, float]:
    """What the second of two options wins less than the first, and the standard error."""
    difference = rows[:, 0] - rows[:, 1]
    return float(difference.mean()), float(difference.std(ddof=1) / len(rows) ** 0.5)
