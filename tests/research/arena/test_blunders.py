"""No level makes a move that is dominated for everybody to see; the watch notices those that do."""

import pytest

from brushpass.games.registry import GAMES
from brushpass.research.arena.blunders import Errors, errors_of, share, total
from brushpass.research.arena.dial import levels_at

TABLES = [(game, players) for game in GAMES for players in (min(GAMES[game].players), max(GAMES[game].players))]
MOST = 2.0
"""Percent of the decisions in which such a move was open."""


def dominated(game: str, players: int, mind: str, deals: int) -> Errors:
    return total(errors_of(GAMES[game], players, mind, deals=range(deals), seed="7", is_judged=False))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_weakest_level_hardly_makes_dominated_moves(game: str, players: int) -> None:
    weakest = next(iter(levels_at(game, players).values()))
    errors = dominated(game, players, weakest, 12)
    assert errors.open > 5
    assert 100 * errors.dominated / errors.open <= MOST


@pytest.mark.parametrize("game", GAMES)
def test_random_minds_make_them(game: str) -> None:
    errors = dominated(game, min(GAMES[game].players), "random", 12)
    assert 100 * errors.dominated / errors.open > MOST


def test_the_review_s_blunders_are_counted() -> None:
    weak, strong = (
        total(errors_of(GAMES["espionaje"], 2, mind, deals=range(6), seed="7")) for mind in ("dial@-1", "race")
    )
    assert weak.blunders / weak.judged > strong.blunders / strong.judged


def test_a_share_counts_cases_and_its_interval_counts_deals() -> None:
    assert share([(1, 2), (1, 2)]) == (50.0, 0.0)
    mean, margin = share([(0, 2), (2, 2)])
    assert mean == 50
    assert margin == pytest.approx(100 * 1.959964 * 2**0.5 / 4)
    assert share([(0, 0)]) == (0.0, 0.0)
