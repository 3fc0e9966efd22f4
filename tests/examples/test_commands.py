"""LEFT LUGGAGE on the command line: every command works with a game of another package, or says what it lacks."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from brushpass.core.record import decode
from tests.cli.commands import Ran

Run = Callable[..., Ran]
GAME = "left-luggage"
SEED = "5a" * 32


@pytest.fixture
def run(left_luggage: dict[str, str], tmp_path: Path) -> Run:
    """Runs `brushpass` as a program, in a folder of its own, with the game installed."""

    def run(line: str, stdin: str = "") -> Ran:
        command = [sys.executable, "-m", "brushpass", *line.split()]
        done = subprocess.run(
            command, input=stdin, env=left_luggage, capture_output=True, text=True, cwd=tmp_path, timeout=120
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    return run


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A finished game."""
    assert run(f"simulate {GAME} --players 3 --games 1 --seed 7 --out game.jsonl").status == 0
    return tmp_path / "game.jsonl"


def test_nobody_talks_without_a_phrase_book(run: Run, tmp_path: Path) -> None:
    ran = run(f"simulate {GAME} --players 3 --games 1 --talk --out game.jsonl")
    assert (ran.status, ran.out, ran.err) == (2, "", "brushpass: no-phrases: LEFT LUGGAGE has no phrase book\n")
    assert not (tmp_path / "game.jsonl").exists()


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.usefixtures("record")
def test_its_claims_have_no_labels_however_many_processes_look(run: Run, processes: int) -> None:
    ran = run(f"label game.jsonl --processes {processes}")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "brushpass: no-labels: nothing says when the claims of LEFT LUGGAGE are true\n"


def test_help_names_it(run: Run) -> None:
    for command in ("", "simulate", "solo", "arena", "rules", "check-game"):
        status, out, err = run(f"{command} --help")
        assert (status, err) == (0, "")
        assert GAME in out or "LEFT LUGGAGE" in out


def test_solo_plays_it_in_notation(run: Run, tmp_path: Path) -> None:
    status, out, err = run(f"solo {GAME} --players 3 --seed {SEED} --seat 1 --out game.jsonl", "?\n" + "1\n" * 200)
    assert (status, err) == (0, "")
    assert "You are asked: look" in out
    assert "Type the number of an answer" in out
    assert any(f"({reason})" in out for reason in ("film", "papers", "nothing"))
    assert "UNSET" not in out
    assert decode((tmp_path / "game.jsonl").read_bytes()).game == GAME
    assert run("verify game.jsonl").out == f"game.jsonl:1 ok {GAME} 3 players 15 steps, no pledge\n"


def test_solo_hides_what_a_seat_may_not_see(run: Run) -> None:
    out = run(f"solo {GAME} --players 3 --seed {SEED} --seat 1", "look into 0\nclaim film in 0\nlog\nq\n").out
    mine = [line for line in out.splitlines() if line.startswith("1 looks into")]
    others = [line for line in out.splitlines() if line.startswith(("0 looks into", "2 looks into"))]
    assert mine
    assert others
    assert all(" sees " in line for line in mine)
    assert not any(" sees " in line for line in others)


def test_simulate_sums_it_up_by_its_own_endings(run: Run) -> None:
    status, out, _ = run(f"simulate {GAME} --players 5 --games 300 --seed 1 --rule quick --json")
    summary = json.loads(out)
    assert (status, summary["games"], summary["rules"]) == (0, 300, {"quick": True})
    assert list(summary["endings"]) == ["film", "papers", "nothing"]
    assert sum(summary["endings"].values()) == 300
    assert set(summary["sides"]) == {"film", "papers", "nobody"}
    assert summary["turns"] == {"mean": 5.0, "least": 5, "most": 5, "total": 1500}


def test_the_same_seed_gives_the_same_games(run: Run, tmp_path: Path) -> None:
    for name in ("one", "two"):
        assert run(f"simulate {GAME} --games 20 --seed 9 --out {name}").status == 0
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_arena_measures_minds_in_processes_of_their_own(run: Run) -> None:
    status, out, err = run(
        f"arena {GAME} --players 2,5 --candidate random --table rookie --deals 20 --seed 3 --processes 2 --json"
    )
    assert (status, err) == (0, "")
    results = json.loads(out)
    assert [duel["players"] for duel in results["duels"]] == [2, 5]
    assert all(duel["candidate"] == duel["table"] == "random" for duel in results["duels"])


def test_replay_shows_it_as_truth_as_the_public_and_as_a_seat(run: Run, record: Path) -> None:
    told = {eyes: run(f"replay {record.name} --as {eyes} --all") for eyes in ("truth", "public", "0")}
    assert {ran.status for ran in told.values()} == {0}
    assert "deal cases=" in told["truth"].out
    looks = {eyes: [line for line in ran.out.splitlines() if " looks into " in line] for eyes, ran in told.items()}
    assert {eyes: len(lines) for eyes, lines in looks.items()} == {"truth": 6, "public": 6, "0": 6}
    assert all(" sees " in line for line in looks["truth"])
    assert not any(" sees " in line for line in looks["public"])
    assert all((" sees " in line) == (" 0 looks into " in line) for line in looks["0"]), "what they saw themselves"
    assert "UNSET" not in run(f"replay {record.name} --as 0 --step 3").out


def test_verify_finds_the_first_bad_step(run: Run, record: Path) -> None:
    assert run(f"verify {record.name}").out == f"{record.name}:1 ok {GAME} 3 players 15 steps, no pledge\n"
    text = record.read_text()
    step = decode(text).steps[1]
    (record.parent / "bad.jsonl").write_text(text.replace(f'"{step.choice}"', '"claim film in 9"', 1))
    status, out, _ = run("verify bad.jsonl")
    assert status == 1
    assert out.startswith("bad.jsonl:1 bad step 2: not-legal")


def test_rules_says_that_there_is_no_reference(run: Run) -> None:
    status, out, _ = run(f"rules {GAME}")
    assert status == 0
    assert out.startswith("LEFT LUGGAGE, 2 to 5 players\nThis game has no rules to show in the terminal.")


def test_review_says_no_judge(run: Run, record: Path) -> None:
    assert run(f"review {record.name}") == (
        2,
        "",
        "brushpass: no-judge: nothing judges the decisions of LEFT LUGGAGE\n",
    )


def test_balance_and_strength_leave_it_out(run: Run) -> None:
    assert GAME not in run("arena strength --help").out
    assert GAME not in run("arena balance --deals 2 --processes 1").out


def test_without_the_package_its_records_are_refused(run: Run, record: Path) -> None:
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    line = [sys.executable, "-m", "brushpass", "verify", str(record)]
    done = subprocess.run(line, env=clean, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert "bad header: no game is called 'left-luggage'; there are secrets, espionaje" in done.stdout
