"""How much more often a mind wins than `belief` with a hippie's token."""

import pytest

from brushpass.games.secrets import measure_hippies
from brushpass.games.secrets.measure_hippies import Wins, ratio, row, wins


def test_belief_wins_as_often_as_itself() -> None:
    """The same deals and the same luck, so the same games."""
    found = [wins(4, number, "belief", "same") for number in range(8)]
    assert sum(deal.seats for deal in found) > 0
    assert all(deal.candidate == deal.belief for deal in found)


def test_only_seats_with_a_hippies_token_count() -> None:
    """S3.3: with four players one seat or none is dealt a hippie's token, because one token lies in the centre."""
    assert {wins(4, number, "random", "seats").seats for number in range(12)} <= {0, 1}


def test_the_ratio_is_that_of_all_wins() -> None:
    found = [Wins(1, 1, 1), Wins(1, 1, 0), Wins(1, 0, 0), Wins(1, 1, 1)]
    times = ratio(found)
    assert times.mean == 1.5
    assert times.low < 1.5 < times.high
    assert row(4, "policy", found).startswith("| 4 | `policy` | 4 | 75.0 | 50.0 | 1.50 [")


def test_the_command_prints_a_row_for_each_number_of_players(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["hippies", "--candidate", "greedy", "--players", "6", "--deals", "20"])
    measure_hippies.main()
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("| players |")
    assert lines[2].startswith("| 6 | `greedy` |")
