"""How sure `race` is when it accuses, how often it is right, and that it never asks what it has asked."""

import pytest

from brushpass.games.espionaje import measure_calibration
from brushpass.games.espionaje.measure_calibration import Counted, count, report


@pytest.mark.parametrize(("table", "clue"), [("race", False), ("race", True), ("open-race", False)])
def test_with_two_players_race_never_asks_a_question_again(table: str, *, clue: bool) -> None:
    """The rival passed on it, so it would tell nothing; an accusation, or any other question, is better."""
    counted = count(2, 25, table, clue=clue, seed="again")
    assert counted.questions > 50
    assert counted.repeated == 0
    assert len(counted.sureness) == len(counted.right) > 0


def test_whoever_is_certain_is_right() -> None:
    counted = count(2, 25, "open-race", clue=True, seed="certain")
    assert all(right for sureness, right in zip(counted.sureness, counted.right, strict=True) if sureness == 1)


def test_the_table_has_a_row_for_each_tenth_that_was_met() -> None:
    lines = list(report(Counted([0.31, 0.35, 0.95, 1.0], [0.0, 1.0, 1.0, 1.0], 7, 2)))
    assert lines[2].startswith("| 0.3 to 0.4 | 2 | 33.0 | 50.0 ±")
    assert lines[3] == "| 0.9 to 1.0 | 2 | 97.5 | 100.0 ±0.0 |"
    assert lines[4].startswith("| all | 4 | 65.2 | 75.0 ±")
    assert "7 questions, 2 of them" in lines[-1]


def test_the_command_prints_a_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["calibration", "--players", "3", "--deals", "2", "--clue"])
    measure_calibration.main()
    assert capsys.readouterr().out.startswith("| sureness |")
