"""What the minds of ESPIONAJE CARTAS must be worth (docs/strength.md)."""

from collections.abc import Mapping
from typing import Final

from brushpass.research.arena.gates import Gate, Measure

GAME: Final = "espionaje"

GATES: Final[Mapping[str, Gate]] = {
    "unknown-pair-over-random": Gate(GAME, "unknown-pair", "random", {2: 90, 3: 66}, 1000, Measure.SHARE),
    "entropy-over-unknown-pair": Gate(GAME, "entropy", "unknown-pair", {2: 68, 3: 50, 4: 28}, 1000, Measure.SHARE),
    "race-over-entropy": Gate(GAME, "race", "entropy", {2: 60, 3: 50, 4: 43}, 1000, Measure.SHARE),
}
