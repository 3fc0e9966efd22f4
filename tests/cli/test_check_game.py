"""`brushpass check-game`: one line a law, and exit code 1 with a reproduction if one is broken."""

import json

import pytest

from brushpass.cli import check_game
from brushpass.research.laws.suite import LAWS
from tests.cli.commands import call
from tests.research.laws.mutants import MUTANTS

QUICK = ["check-game", "espionaje", "--players", "2", "--games", "1", "--seed", "4"]


def test_one_line_per_law_and_0_if_all_hold(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = call(capsys, QUICK)
    assert (status, err) == (0, "")
    assert [line.split()[:2] for line in out.splitlines()] == [["ok", law] for law in LAWS]
    assert all(len(line) <= 120 for line in out.splitlines())


def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = call(capsys, [*QUICK, "--json"])
    report = json.loads(out)
    assert (status, report["game"], report["ok"]) == (0, "espionaje", True)
    assert [verdict["law"] for verdict in report["laws"]] == list(LAWS)


def test_a_broken_law_gives_1_and_the_game_that_shows_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check_game, "find", lambda name: MUTANTS["a view that leaks"][1])
    status, out, err = call(capsys, QUICK)
    assert (status, err) == (1, "")
    [line] = [line for line in out.splitlines() if line.startswith("BROKEN  secrecy")]
    assert "seed 4, 2 players, step 0: viewer" in line
    assert "can tell two truths apart by its sight" in line
    report = json.loads(call(capsys, [*QUICK, "--json"]).out)
    assert not report["ok"]
    [verdict] = [verdict for verdict in report["laws"] if verdict["law"] == "secrecy"]
    assert (verdict["seed"], verdict["players"], verdict["step"]) == (4, 2, 0)
