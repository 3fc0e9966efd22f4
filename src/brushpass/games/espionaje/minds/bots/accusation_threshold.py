"""How sure a rival wants to be before accusing. Nobody says it; every turn on which a seat does not accuse tells."""

from typing import Final

import numpy as np

from brushpass.games.espionaje.minds.bots.sureness import EDGES
from brushpass.games.espionaje.minds.dossier.hands import Weights

THRESHOLDS: Final = (EDGES[-1], 0.6, 0.34, 0.2)
"""Certain, or bolder and bolder."""
PRIOR: Final = (0.55, 0.2, 0.15, 0.1)
SLIP: Final = 0.1
"""How likely somebody who is ready does not see it. It keeps every threshold possible."""


class Readiness:
    """What is believed of one seat's threshold."""

    def __init__(self) -> None:
        self.chance: Weights = np.array(PRIOR)
        """How likely each of `THRESHOLDS` is."""

    def waits(self, sureness: Weights) -> Weights:
        """How likely the seat asks instead of accusing, when it is so sure."""
        ready = (sureness[:, None] >= np.array(THRESHOLDS) - 1e-9) @ self.chance
        waits: Weights = 1 - (1 - SLIP) * ready
        return waits

    def held_back(self, steps: Weights) -> None:
        """The seat has asked, when it stood on these steps so likely."""
        ready = np.array([steps[reaches(threshold)].sum() for threshold in THRESHOLDS])
        self.chance = self.chance * (1 - (1 - SLIP) * ready)
        self.chance /= self.chance.sum()


def reaches(threshold: float) -> slice:
    """The steps on which somebody with this threshold is ready."""
    return slice(EDGES.index(threshold), None)
