"""A mean and how sure one can be of it.

Games of one deal are not independent of one another; deals are. So each deal gives one number, and the interval comes
from how these differ. For differences the number is that of the same deal with and without the candidate (paired), so
what the deal itself does to everybody falls out.
"""

import math
from collections.abc import Sequence
from typing import Final

import msgspec

SURE: Final = 1.959964
"""Standard errors to either side that hold 95 % of a normal distribution."""
DIGITS: Final = 6


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values, one a deal; at least two."""
    count = len(values)
    mean = math.fsum(values) / count
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    reach = SURE * math.sqrt(variance / count)
    return Estimate(round(mean, DIGITS), round(mean - reach, DIGITS), round(mean + reach, DIGITS))


def paired(values: Sequence[float], baseline: Sequence[float]) -> Estimate:
    """The mean difference to the baseline, deal by deal."""
    return estimate([value - base for value, base in zip(values, baseline, strict=True)])
