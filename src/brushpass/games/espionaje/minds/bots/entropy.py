"""A mind that asks what tells it most about the solution, and accuses when it is certain."""

from typing import Final

import numpy as np

from brushpass.games.espionaje.minds.bots.detective import Detective
from brushpass.games.espionaje.minds.dossier.answers import Answers
from brushpass.games.espionaje.minds.dossier.hands import Weights
from brushpass.games.espionaje.open.cards import ELEMENTS
from brushpass.games.espionaje.open.choices import Accuse, Choice, Suspect

SHARPNESS: Final = 0.5
"""What a better best guess counts beside information. It wins two games more in a hundred for two players."""


class Entropy(Detective):
    """Looks one question ahead."""

    def turn(self) -> Choice:
        """The most informative question."""
        return Accuse() if self.is_certain() else self.question(Answers(self.worlds))

    def question(self, answers: Answers) -> Suspect:
        """The question that tells most."""
        pairs = zip(answers.information(), answers.foresight(), strict=True)
        both, own = (order + SHARPNESS * peak for order, peak in pairs)
        return self.best(both, own)

    def best(self, both: Weights, own: Weights) -> Suspect:
        """The question with the highest score, given for two unseen cards and for one with an own card."""
        scores = np.concatenate([both, own[:, None]], axis=1)
        x, y = self.rng.choice(np.argwhere(scores > scores.max() - 1e-9).tolist())
        unseen = self.worlds.unseen
        other = ELEMENTS[unseen[y]] if y < len(unseen) else self.rng.choice(self.dossier.evidence.hand)
        return self.ask(ELEMENTS[unseen[x]], other)
