"""How sure a rival wants to be before accusing. Nobody says so; but whoever asks a question has not accused."""

from typing import Final

import numpy as np

from brushpass.games.espionaje.minds.bots.sureness import EDGES
from brushpass.games.espionaje.minds.dossier.hands import Weights

THRESHOLDS: Final = (EDGES[-1], 0.6, 0.34, 0.2)
"""How sure somebody may want to be: certain, or bolder and bolder."""
PRIOR: Final = (0.55, 0.2, 0.15, 0.1)
"""How common each of these is."""
SLIP: Final = 0.1
"""How often somebody who is sure enough does not notice. It keeps every threshold possible."""


class AccusationThreshold:
    """What is believed about the threshold of one seat."""

    def __init__(self) -> None:
        self.chance: Weights = np.array(PRIOR)
        """How likely each of `THRESHOLDS` is."""

    def chance_to_ask(self, sureness: Weights) -> Weights:
        """How likely the seat asks instead of accusing, for each of these degrees of sureness."""
        ready = (sureness[:, None] >= np.array(THRESHOLDS) - 1e-9) @ self.chance
        asks: Weights = 1 - (1 - SLIP) * ready
        return asks

    def saw_question(self, steps: Weights) -> None:
        """The seat has asked. `steps`: how likely it was on each step of sureness."""
        ready = np.array([steps[steps_from(threshold)].sum() for threshold in THRESHOLDS])
        self.chance = self.chance * (1 - (1 - SLIP) * ready)
        self.chance /= self.chance.sum()


def steps_from(threshold: float) -> slice:
    """The steps on which somebody with this threshold is sure enough."""
    return slice(EDGES.index(threshold), None)
