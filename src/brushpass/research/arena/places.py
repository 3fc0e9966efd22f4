"""Where levels should lie on a dial so that all steps are worth the same, from what has been measured.

What a step is worth is taken for a difference of two heights on one curve. The heights of all places that were played
are fitted to all steps by least squares, each step counting by its precision; between places the curve is a straight
line. Levels then lie where the curve has risen by equal parts. This only proposes: what counts is the next measurement.
"""

from collections.abc import Mapping

import numpy as np

from brushpass.research.arena.contestants import PREFIX
from brushpass.research.arena.dial import Measured, Step
from brushpass.research.arena.estimate import Z_95
from brushpass.research.arena.failure import NothingStored


def heights(steps: Mapping[Step, Measured]) -> dict[str, float]:
    """How high each contestant stands above the first, in percentage points."""
    if not steps:
        return {}
    names = list(dict.fromkeys(name for step in steps for name in (step.table, step.candidate)))
    rows, worths = [], []
    for step, measured in steps.items():
        weight = 2 * Z_95 / max(measured.worth.high - measured.worth.low, 0.1)
        row = np.zeros(len(names))
        row[names.index(step.candidate)], row[names.index(step.table)] = weight, -weight
        rows.append(row)
        worths.append(weight * measured.worth.mean)
    found = np.linalg.lstsq(np.array(rows), np.array(worths), rcond=None)[0]
    return {name: float(height - found[0]) for name, height in zip(names, found, strict=True)}


def propose(steps: Mapping[Step, Measured], levels: int, top: str) -> list[float]:
    """Places for this many levels, weakest first, below the strongest mind; at its ends the curve goes no further."""
    found = heights(steps)
    if top not in found:
        raise NothingStored(f"no step up to {top} has been played")
    by_place = sorted((float(name.removeprefix(PREFIX)), found[name]) for name in found if name.startswith(PREFIX))
    places = [place for place, _ in by_place]
    curve = np.maximum.accumulate([height for _, height in by_place])
    wanted = np.linspace(curve[0], found[top], levels + 1)[:-1]
    return [round(float(np.interp(height, curve, places)), 2) for height in wanted]
