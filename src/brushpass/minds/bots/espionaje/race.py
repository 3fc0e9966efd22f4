"""A mind that knows what the others may know, and accuses before they do.

When somebody accuses, all commit and the accuser is checked first (E4.3): to accuse with the chance p wins p, and to be
late wins nothing. So at each turn it compares its best guess with the value of another round: the others may accuse
in between, each as soon as sure enough; and whoever is still in the game then has the same choice again.
"""

from random import Random as Stream
from typing import Final

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.espionaje.choices import Choice
from brushpass.games.espionaje.seen import Asked, Checked, Seen
from brushpass.minds.bots.espionaje.clock import LEVELS, one_round, steps
from brushpass.minds.bots.espionaje.entropy import Entropy
from brushpass.minds.bots.espionaje.readiness import THRESHOLDS, Readiness, reaches
from brushpass.minds.dossier.espionaje.answers import Answers
from brushpass.minds.dossier.espionaje.hands import Weights

HORIZON: Final = 5
"""How many rounds it looks ahead."""


class Race(Entropy):
    """Asks like `Entropy`, accuses when waiting is worth less."""

    def __init__(self, seat: Seat, stream: Stream) -> None:
        super().__init__(seat, stream)
        self._readiness: dict[Seat, Readiness] = {}
        self._out: set[Seat] = set()

    def see(self, event: Seen) -> None:
        """Take in one event; a question of somebody else tells that he was not ready to accuse."""
        if isinstance(event, Asked) and event.by != self.seat:
            self._ready(event.by).held_back(self._steps(event.by))
        if isinstance(event, Checked) and not event.right:
            self._out.add(event.by)
        super().see(event)

    def turn(self) -> Choice:
        """The accusation if another round is worth less; else the best question."""
        if self.is_certain():
            return self.accuse()
        answers = Answers(self.worlds)
        sureness = answers.belief.max() / answers.belief.sum()
        now, _ = self._waiting(sureness)
        if sureness >= now:
            return self.accuse()
        return self.question(answers)

    def _waiting(self, sureness: float) -> tuple[float, Weights]:
        """The value of another round, and that of the next turn on each step."""
        players = self.worlds.players
        safe, stolen = self._others()
        grow, levels = one_round(players), np.array(LEVELS)
        value = levels
        for round_ in range(HORIZON - 1, 0, -1):
            value = np.maximum(levels, safe[round_] * (grow @ value) + stolen[round_] * levels)
        place = steps(np.array([sureness]), np.ones(1))
        return float(safe[0] * (place @ grow @ value) + stolen[0] * sureness), value

    def _others(self) -> tuple[list[float], list[float]]:
        """For each round ahead: the chance that nobody accuses in it, and that somebody does and is wrong."""
        safe, stolen = [1.0] * HORIZON, [0.0] * HORIZON
        clue = self.dossier.evidence.rules.clue_accusation
        for rival in self.worlds.others:
            if rival in self._out:
                continue
            alive = self._ready(rival).chance[:, None] * self._steps(rival)
            for round_ in range(HORIZON):
                before = float(alive.sum())
                accused, right = 0.0, 0.0
                for row, threshold in enumerate(THRESHOLDS):
                    ready = reaches(threshold)
                    accused += float(alive[row, ready].sum())
                    right += float(alive[row, ready] @ np.array(LEVELS[ready]))
                    alive[row, ready] = 0
                gone = right if clue else accused
                stolen[round_] += 0.0 if clue else safe[round_] * (accused - right) / before
                safe[round_] *= 1 - gone / before
                if alive.sum() <= 1e-9:
                    safe[round_ + 1 :] = [0.0] * (HORIZON - round_ - 1)
                    break
                alive = alive @ one_round(self.worlds.players)
        return safe, stolen

    def _steps(self, rival: Seat) -> Weights:
        insight = self.dossier.rivals.insight(rival)
        return steps(insight.sureness, insight.chance)

    def _ready(self, rival: Seat) -> Readiness:
        return self._readiness.setdefault(rival, Readiness())
