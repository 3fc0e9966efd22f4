"""The numbers with which the judge of two players reckons: those of `race` when the scales of reviews were fitted.

Should `race` change, reviews stay as they are until `fit_review` has been run with other numbers.
"""

from typing import Final

from brushpass.games.espionaje.minds.bots.duel import Temper

PRINTED: Final = Temper(
    own_share=(0.71, 0.05),
    two_own=0.003,
    prior=(0.16, 0.1, 0.1, 0.58, 0.06),
    memory=0.32,
    hope=0.82,
    haste=-0.26,
    leak=1.9,
    curiosity=0.006,
    kinds=(0.4, 0.5, 0.07, 0.03),
    trust=0.31,
)
"""Under the printed rule."""
CLUE: Final = Temper(
    own_share=(0.71, 0.08),
    two_own=0.005,
    prior=(0.19, 0.09, 0.19, 0.45, 0.09),
    memory=0.66,
    hope=0.5,
    haste=-0.27,
    leak=0.63,
    curiosity=0.009,
    kinds=(0.5, 0.27, 0.17, 0.06),
    trust=0.74,
)
"""Where only the accuser commits (GE25)."""
