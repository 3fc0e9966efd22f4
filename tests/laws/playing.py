"""The cases that the laws run over, and how often. Playing itself is in `brushpass.research.laws.playing`."""

import pytest
from hypothesis import settings

from brushpass.core.switches import switches
from brushpass.games.kits import own_kits
from brushpass.games.registry import GAMES
from brushpass.research.laws.playing import Case, Chooser, Play, at_random, cases_of, encoded, in_time, play

__all__ = [
    "CASES",
    "EVERY_CASE",
    "Case",
    "Chooser",
    "Play",
    "at_random",
    "encoded",
    "every_case",
    "in_time",
    "play",
    "some",
]

EVERY_CASE = [case for name in own_kits() for case in cases_of(GAMES[name])]
"""Each number of players with every value of every switch."""


def _is_run(case: Case) -> bool:
    """Whether the tests take this case: one switch alone is tried with the fewest and the most players only."""
    players = case.game.players
    return len(case.switches) != 1 or len(switches(case.game.rules)) == 1 or case.players in (players[0], players[-1])


CASES = [case for case in EVERY_CASE if _is_run(case)]
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def some(examples: int) -> settings:
    """So many examples, the same each time; fifty times as many, and new ones, in the profile `explore`."""
    return settings(max_examples=examples if settings().derandomize else 50 * examples)
