"""No level makes a move that is dominated for everybody to see; the watch notices those that do."""

from collections.abc import Sequence

import pytest

from brushpass.core.seats import Seat
from brushpass.games.espionaje.review import Judge
from brushpass.games.registry import GAMES
from brushpass.research.arena.blunders import Errors, errors_at, errors_of, share, total
from brushpass.research.arena.dial import levels_at
from tests.cli.commands import call

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


def test_the_judge_is_told_the_level_and_not_the_place_on_the_dial(monkeypatch: pytest.MonkeyPatch) -> None:
    known = []

    class Noting(Judge):
        def __init__(self, seat: Seat, minds: Sequence[str]) -> None:
            known.append(tuple(minds))
            super().__init__(seat, minds)

    monkeypatch.setattr("brushpass.games.espionaje.review.Judge", Noting)
    place = levels_at("espionaje", 2)["agent-3"]
    errors_at("espionaje", 2, place, "agent-3", 0, seed="7", is_judged=True)
    assert set(known) == {("agent-3", "agent-3")}


def test_one_among_others_is_watched_at_each_seat_in_turn() -> None:
    alone = errors_of(GAMES["espionaje"], 3, "random", deals=range(6), seed="7", is_judged=False)
    among = errors_of(GAMES["espionaje"], 3, "random", deals=range(6), seed="7", among="random", is_judged=False)
    assert 0 < total(among).open < total(alone).open
    assert all(one.open <= every.open for one, every in zip(among, alone, strict=True)), "the games are the same"


def test_the_command_counts_the_same_in_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("arena", "blunders", "espionaje", "--players", "2", "--levels", "rookie-1", "--deals", "3")
    one, two = (call(capsys, [*command, "--processes", processes]) for processes in ("1", "2"))
    assert one.status == 0, one.err
    assert one.out == two.out
    assert one.out.splitlines()[1].startswith("rookie-1")


def test_a_level_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    ended = call(capsys, ["arena", "blunders", "espionaje", "--players", "2", "--levels", "genius"])
    assert ended.status == 2
    assert "genius" in ended.err
