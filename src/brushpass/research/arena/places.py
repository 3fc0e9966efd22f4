"""Where levels should lie on a dial so that all steps are worth the same, given everything that has been measured.

What a step is worth is modelled as the difference of two heights on a curve, one curve for each number of players. A
curve is a row of slopes, one for each piece of the dial, and no slope is negative. A few deals say little about one
slope, so all slopes are fitted together: neighbouring pieces are expected to be alike, and so is the same piece at
neighbouring numbers of players. Levels then lie where the curve has risen by equal parts. This is only a proposal: what
counts is the next measurement.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from brushpass.research.arena.contestants import PREFIX
from brushpass.research.arena.dial import Measured, Step
from brushpass.research.arena.estimate import Z_95
from brushpass.research.arena.failure import NothingStored

PIECE: Final = 0.25
"""How much of the dial has one slope."""
BEND: Final = 4.0
"""How much the slopes of two neighbouring pieces differ, in points for each unit of the dial."""
ALIKE: Final = 4.0
"""How much those of one piece differ between neighbouring numbers of players; both are standard deviations."""
LEAST: Final = 0.1
"""No interval counts as narrower than this."""
SWEEPS: Final = 500

Floats = npt.NDArray[np.float64]
Steps = Mapping[Step, Measured]


class Curve(NamedTuple):
    """How strong the places of the dial are at one number of players."""

    places: Floats
    """Ends of pieces, from the lowest place that was played at any number of players to the highest."""
    heights: Floats
    """Of these, above the first, in percentage points."""
    top: float
    """The height of the strongest mind."""


def curves(steps: Mapping[int, Steps], top: str) -> dict[int, Curve]:
    """The curve of each number of players, fitted to all steps of all of them."""
    played = [place for found in steps.values() for step in found for place in map(place_of, step) if place is not None]
    if not any(top in step for found in steps.values() for step in found):
        raise NothingStored(f"no step up to {top} has been played")
    pieces = max(1, int(np.ceil((max(played) - min(played)) / PIECE)))
    ends: Floats = min(played) + PIECE * np.arange(pieces + 1, dtype=np.float64)
    rows, values = [], []
    width = pieces + 1
    for number, found in enumerate(steps.values()):
        for step, measured in found.items():
            row = np.zeros((len(steps), width))
            row[number] = np.subtract(_pieces_below(step.candidate, ends), _pieces_below(step.table, ends))
            weight = 2 * Z_95 / max(measured.worth.high - measured.worth.low, LEAST)
            rows.append(weight * row)
            values.append(weight * measured.worth.mean)
    expected = _expected(len(steps), pieces)
    slopes = _least_squares(np.array([*rows, *expected]), np.array([*values, *[0.0] * len(expected)]))
    found_curves = {}
    for players, own in zip(steps, slopes.reshape(len(steps), width), strict=True):
        heights = np.concatenate(([0.0], np.cumsum(own[:-1] * PIECE)))
        found_curves[players] = Curve(ends, heights, float(heights[-1] + own[-1]))
    return found_curves


def propose(curve: Curve, levels: int, lowest: float) -> list[float]:
    """Places for this many levels below the strongest mind, weakest first; the first lies at `lowest`."""
    bottom = float(np.interp(lowest, curve.places, curve.heights))
    wanted = np.linspace(bottom, curve.top, levels + 1)[:-1]
    rising = curve.heights + 1e-9 * np.arange(len(curve.heights))  # if it is flat, the lower end
    return [round(float(np.interp(height, rising, curve.places)), 2) + 0.0 for height in wanted]


def worths(curve: Curve, places: Sequence[float]) -> list[float]:
    """What the curve says that each step is worth: from each place to the next, and from the last to the top."""
    heights = np.interp(places, curve.places, curve.heights).tolist()
    return [round(above - below, 1) for below, above in pairwise([*heights, curve.top])]


def place_of(name: str) -> float | None:
    """Where a contestant lies on the dial; None if it is not on it."""
    return float(name.removeprefix(PREFIX)) if name.startswith(PREFIX) else None


def _pieces_below(name: str, ends: Floats) -> Floats:
    """How much of each piece lies below a contestant, in units of the dial; last, whether it is the strongest mind."""
    place = place_of(name)
    if place is None:
        return np.append(np.full(len(ends) - 1, PIECE), 1.0)
    return np.append(np.clip(place - ends[:-1], 0.0, PIECE), 0.0)


def _expected(numbers: int, pieces: int) -> list[Floats]:
    """One row for each two slopes that are expected to be alike. What lies above the dial is like nothing else."""
    rows = []
    for number in range(numbers):
        for piece in range(pieces):
            for other, unlike in (((number, piece + 1), BEND), ((number + 1, piece), ALIKE)):
                if other[0] < numbers and other[1] < pieces:
                    row = np.zeros((numbers, pieces + 1))
                    row[number, piece], row[other] = 1 / unlike, -1 / unlike
                    rows.append(row)
    return rows


def _least_squares(rows: Floats, values: Floats) -> Floats:
    """The solution without negative numbers: coordinate descent, starting from the unconstrained one."""
    matrix = rows.reshape(len(rows), -1)
    squares, wanted = matrix.T @ matrix, matrix.T @ values
    found: Floats = np.maximum(np.linalg.lstsq(matrix, values, rcond=None)[0], 0.0)
    for _ in range(SWEEPS):
        for place in np.flatnonzero(squares.diagonal()):
            found[place] = max(0.0, found[place] + (wanted[place] - squares[place] @ found) / squares[place, place])
    return found
