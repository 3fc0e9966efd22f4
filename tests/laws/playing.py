"""The cases that the laws run over, and how often. Playing itself is in `brushpass.research.laws.playing`."""

import pytest
from hypothesis import settings

from brushpass.games.kits import own_kits
from brushpass.games.registry import GAMES
from brushpass.research.laws.playing import Case, Chooser, Play, at_random, cases_of, encoded, in_time, play

__all__ = ["CASES", "Case", "Chooser", "Play", "at_random", "encoded", "every_case", "in_time", "play", "some"]

CASES = [case for name in own_kits() for case in cases_of(GAMES[name])]
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def some(examples: int) -> settings:
    """So many examples, the same each time; fifty times as many, and new ones, in the profile `explore`."""
    return settings(max_examples=examples if settings().derandomize else 50 * examples)
