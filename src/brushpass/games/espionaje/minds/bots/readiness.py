"""How sure a rival of two wants to be before accusing, learnt from every turn on which the rival asked instead."""

from typing import Final

import numpy as np

from brushpass.games.espionaje.minds.dossier.hands import Weights

CERTAIN: Final = 0.999
THRESHOLDS: Final = np.array((CERTAIN, 0.6, 0.4, 0.25, 0.12))
"""How sure somebody may want to be: certain, or bolder and bolder."""
BLUR: Final = 0.04
"""How sharply a threshold is kept; nobody reckons to the last percent."""
ALERT: Final = 0.95
"""How often somebody who is sure enough accuses."""


class Readiness:
    """What is believed about the threshold of one seat."""

    def __init__(self, prior: tuple[float, ...], memory: float) -> None:
        self._memory = memory
        """How much one turn without an accusation says."""
        self.chance: Weights = np.array(prior) / sum(prior)
        """How likely each of `THRESHOLDS` is."""

    def accuses(self, sureness: Weights) -> Weights:
        """How likely the seat accuses, for each of these degrees of sureness."""
        accuses: Weights = ALERT * (_ready(sureness) @ self.chance)
        return accuses

    def asked(self, sureness: Weights, belief: Weights) -> None:
        """The seat asked, though it may have been so sure; `belief`: how likely each of these is."""
        self.chance = self.chance * (1 - self._memory * (belief @ _ready(sureness)))
        self.chance /= self.chance.sum()


def _ready(sureness: Weights) -> Weights:
    """How far each degree of sureness is enough for each threshold (last axis)."""
    ready: Weights = 1 / (1 + np.exp((THRESHOLDS - sureness[..., None]) / BLUR))
    ready[..., 0] = sureness > CERTAIN
    return ready
