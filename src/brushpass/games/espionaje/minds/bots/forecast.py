"""How an accusation race may go on: what it is worth to ask once more."""

from collections.abc import Callable
from typing import Final

import numpy as np

from brushpass.games.espionaje.minds.bots.accusation_threshold import THRESHOLDS, Readiness, reaches
from brushpass.games.espionaje.minds.bots.sureness import LEVELS, asking, hearing
from brushpass.games.espionaje.minds.dossier.hands import Weights

HORIZON: Final = 5
"""How many rounds it looks ahead."""


class Forecast:
    """The chance, round by round, that nobody accuses before it is the own turn again.

    Each rival comes nearer to certainty with every question, as the clock says, and accuses on the first turn on which
    he is sure enough for his taste. He is right as often as he is sure.
    """

    def __init__(self, players: int, *, clue: bool) -> None:
        self._players, self._clue = players, clue
        self._round: Weights = asking(players) @ hearing(players, players - 1)
        self._safe = [1.0] * HORIZON
        """That nobody wins or ends the game in this round, if none did before."""
        self._late = [0.0] * HORIZON
        """That somebody accuses in this round and is wrong, so that the own guess may still win (E4.3)."""

    def add(self, distance: int, where: Weights, readiness: Readiness) -> None:
        """Reckon with a rival so many seats to the left, who stands on these steps so likely."""
        racing = readiness.chance[:, None] * (where @ hearing(self._players, distance))
        undecided = 1.0  # that he has not ended the game by now
        for number in range(HORIZON):
            if undecided < 1e-9:
                self._safe[number:] = [0.0] * (HORIZON - number)
                return
            accused, right = 0.0, 0.0
            for row, threshold in enumerate(THRESHOLDS):
                ready = reaches(threshold)
                accused += float(racing[row, ready].sum())
                right += float(racing[row, ready] @ np.array(LEVELS[ready]))
                racing[row, ready] = 0
            over = right if self._clue else accused  # GE25: who is wrong is out, and the game goes on
            self._late[number] += self._safe[number] * (over - right) / undecided
            self._safe[number] *= 1 - over / undecided
            undecided -= over
            racing = racing @ self._round

    def after_asking(self) -> Weights:
        """The chance to win for one who has asked and stands on each step now, before the others have their turns."""
        levels = np.array(LEVELS)
        value = levels
        for number in range(HORIZON - 1, 0, -1):
            value = np.maximum(levels, self._safe[number] * (self._round @ value) + self._late[number] * levels)
        heard: Weights = hearing(self._players, self._players - 1) @ value
        return self._safe[0] * heard + self._late[0] * levels


def worth(value: Weights) -> Callable[[Weights], Weights]:
    """What weights of solutions (rows) are worth that an answer leaves, if to stand on each step is worth `value`."""

    def reckon(weights: Weights) -> Weights:
        whole = weights.sum(axis=0)
        reckoned: Weights = whole * np.interp(weights.max(axis=0) / np.maximum(whole, 1e-300), LEVELS, value)
        return reckoned

    return reckon
