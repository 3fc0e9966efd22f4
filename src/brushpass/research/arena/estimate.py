"""A mean and its confidence interval.

Games of the same deal are not independent; deals are. So each deal gives one number, and the interval follows from how
much these numbers differ. A difference is paired: it compares the same deal with and without the candidate, so that the
effect of the deal on everybody cancels out.
"""

import math
from collections.abc import Sequence
from typing import Final

import msgspec

Z_95: Final = 1.959964
"""How many standard errors to either side cover 95 % of a normal distribution."""
DIGITS: Final = 6


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values, one for each deal; at least two."""
    count = len(values)
    mean = math.fsum(values) / count
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    margin = Z_95 * math.sqrt(variance / count)
    return Estimate(round(mean, DIGITS), round(mean - margin, DIGITS), round(mean + margin, DIGITS))


def paired(values: Sequence[float], baseline: Sequence[float]) -> Estimate:
    """The mean difference to the baseline, deal by deal."""
    return estimate([value - base for value, base in zip(values, baseline, strict=True)])
