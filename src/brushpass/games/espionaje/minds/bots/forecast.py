"""How a race for the accusation may go on: what it is worth to ask once more."""

from collections.abc import Callable
from typing import Final

import numpy as np

from brushpass.games.espionaje.minds.bots.accusation_threshold import THRESHOLDS, AccusationThreshold, steps_from
from brushpass.games.espionaje.minds.bots.sureness import LEVELS, after_others_questions, after_own_question
from brushpass.games.espionaje.minds.dossier.hands import Weights

HORIZON: Final = 5
"""How many rounds it looks ahead."""


class Forecast:
    """The chance, round by round, that nobody accuses before it is my turn again.

    Each rival comes nearer to certainty with every question, as the tables of `sureness` say, accuses on the first turn
    on which they are sure enough for their threshold, and is right as often as they are sure.
    """

    def __init__(
        self, players: int, *, askers: int, clue: bool, after_asking: bool = False, is_barred: bool = False
    ) -> None:
        """`askers`: how many others still have turns, as whoever is out only answers (GE25).

        `after_asking`: whoever has asked may accuse in the same turn (V10); `is_barred`: not I in this one (V11).
        """
        self._players, self._clue, self._after_asking, self._is_barred = players, clue, after_asking, is_barred
        self._own: Weights = after_own_question(players)
        self._others: Weights = after_others_questions(players, askers)
        self._round: Weights = self._own @ self._others
        self._safe = [1.0] * HORIZON
        """The chance that nobody wins or ends the game in this round, if nobody did before."""
        self._late = [0.0] * HORIZON
        """The chance that somebody accuses in this round and is wrong, so that my guess may still win (E4.3)."""

    def add(self, distance: int, steps: Weights, threshold: AccusationThreshold, *, is_barred: bool = False) -> None:
        """Include a rival whose turn comes so many turns after mine. `steps`: how likely they are on each step.

        `is_barred`: their next turn is in the first round, and nobody accuses there (V11).
        """
        racing = threshold.chance[:, None] * (steps @ after_others_questions(self._players, distance))
        undecided = 1.0  # the chance that this rival has not ended the game by now
        for number in range(HORIZON):
            if undecided < 1e-9:
                self._safe[number:] = [0.0] * (HORIZON - number)
                return
            is_open = number > 0 or not is_barred
            accused, right = _accuse(racing) if is_open else (0.0, 0.0)
            if self._after_asking:
                racing = racing @ self._own
                now = _accuse(racing) if is_open else (0.0, 0.0)
                accused, right = accused + now[0], right + now[1]
            over = right if self._clue else accused  # GE25: whoever is wrong is out, and the game goes on
            self._late[number] += self._safe[number] * (over - right) / undecided
            self._safe[number] *= 1 - over / undecided
            undecided -= over
            racing = racing @ (self._others if self._after_asking else self._round)

    def waiting(self) -> Weights:
        """For each step: my chance to win if my turn is over and I am on it, before the others have their turns."""
        levels = np.array(LEVELS)
        value = levels
        for number in range(HORIZON - 1, 0, -1):
            later = self._others @ value if self._after_asking else self._round @ value
            waited = self._safe[number] * later + self._late[number] * levels
            value = np.maximum(levels, self._own @ np.maximum(levels, waited) if self._after_asking else waited)
        result: Weights = self._safe[0] * (self._others @ value) + self._late[0] * levels
        return result

    def after_asking(self) -> Weights:
        """For each step: my chance to win if I have just asked and am on it."""
        waiting = self.waiting()
        return np.maximum(LEVELS, waiting) if self._after_asking and not self._is_barred else waiting


def _accuse(racing: Weights) -> tuple[float, float]:
    """How likely somebody accuses now, and is right; they race no further. `racing`: threshold × step."""
    accused, right = 0.0, 0.0
    for row, level in enumerate(THRESHOLDS):
        ready = steps_from(level)
        accused += float(racing[row, ready].sum())
        right += float(racing[row, ready] @ np.array(LEVELS[ready]))
        racing[row, ready] = 0
    return accused, right


def worth(value: Weights) -> Callable[[Weights], Weights]:
    """A function from the weights that an answer leaves (solution × answer) to what each answer is worth.

    `value`: what it is worth to be on each step of sureness.
    """

    def worth_of(weights: Weights) -> Weights:
        whole = weights.sum(axis=0)
        expected: Weights = whole * np.interp(weights.max(axis=0) / np.maximum(whole, 1e-300), LEVELS, value)
        return expected

    return worth_of
