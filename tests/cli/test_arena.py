"""The command `arena`."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from brushpass.games.kits import own_kits
from tests.cli.commands import call, interrupt, program

DUEL = [
    "arena",
    "secrets",
    "--players",
    "4",
    "--candidate",
    "greedy",
    "--table",
    "random",
    "--deals",
    "6",
    "--seed",
    "7",
    "--processes",
    "1",
]


def test_the_results_in_json_follow_from_the_seed(capsys: pytest.CaptureFixture[str]) -> None:
    one = call(capsys, [*DUEL, "--json"])
    assert one.status == 0
    assert program(*DUEL[:-1], "2", "--json").out == one.out
    found = json.loads(one.out)
    assert list(found) == ["plan", "duels", "ratings"]
    [duel] = found["duels"]
    assert (duel["candidate"], duel["table"], duel["players"], duel["games"]) == ("greedy", "random", 4, 24)
    assert duel["difference"]["low"] <= duel["difference"]["mean"] <= duel["difference"]["high"]


def test_the_table_names_the_command_and_fits_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    out = call(
        capsys,
        ["arena", "espionaje", "--pool", "random,unknown-pair", "--deals", "2", "--seed", "x", "--processes", "1"],
    ).out
    assert "brushpass arena espionaje --players 2,3,4 --pool random,unknown-pair --deals 2 --seed x" in out
    assert "OpenSkill" in out
    assert all(len(line) <= 80 for line in out.splitlines()[1:])


def test_a_second_run_goes_on_and_a_changed_one_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = [*DUEL, "--out", str(tmp_path / "run")]
    first = call(capsys, line)
    assert first.status == 0
    assert call(capsys, line) == first
    status, out, err = call(capsys, [*line[:7], *line[9:], "--table", "greedy"])
    assert (status, out) == (2, "")
    assert err.startswith("brushpass: other-plan: ")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("arena", "usage: the following arguments are required: WHAT"),
        ("arena chess", "usage: argument WHAT: invalid choice: 'chess'"),
        ("arena secrets", "usage: name --candidate and --table, or a --pool"),
        ("arena secrets --candidate random", "usage: name --candidate and --table, or a --pool"),
        ("arena secrets --pool random,greedy --table random", "usage: name --candidate and --table, or a --pool"),
        ("arena secrets --pool random", "bad-setup: a pool has at least two minds, each named once, got random"),
        ("arena secrets --candidate x --table random", "malformed: no mind is called 'x'; there are random"),
        ("arena secrets --candidate race --table random", "malformed: the mind 'race' does not play secrets"),
        ("arena secrets --candidate random --table random --players 9", "bad-setup: secrets takes 4 to 8 players"),
        (
            "arena secrets --candidate random --table random --players x",
            "bad-setup: players are numbers, each once, or 'all'",
        ),
        (
            "arena secrets --candidate random --table random --players 4,4",
            "bad-setup: players are numbers, each once, or 'all'",
        ),
        ("arena secrets --candidate random --table random --deals 1", "bad-setup: an interval needs at least 2 deals"),
        ("arena secrets --candidate random --table random --rule x", "bad-setup: secrets has no switch 'x'"),
        (
            "arena secrets --candidate random --table random --processes 0",
            "usage: argument --processes: must be a number",
        ),
        ("arena strength S99", "usage: no gate is called 'S99'; there are greedy-over-random, belief-over"),
        ("arena strength greedy-over-random --kept", "usage: --kept needs --ledger FILE"),
        ("arena strength greedy-over-random --deals 1", "bad-setup: an interval needs at least 2 deals"),
    ],
)
def test_bad_arguments_are_refused(line: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = call(capsys, line.split())
    assert (status, out) == (2, "")
    assert err.startswith(f"brushpass: {told}")


@pytest.mark.usefixtures("without_extras")
def test_a_missing_extra_is_reported_before_any_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = call(capsys, [*DUEL, "--out", str(tmp_path / "run")])
    assert (status, not (tmp_path / "run").exists()) == (2, True)
    assert "polars is not installed; it comes with: pip install 'brushpass[research]'" in err
    assert "brushpass[cluster]" in call(capsys, [*DUEL, "--ray", "local"]).err


def test_a_missed_gate_gives_1_and_prints_its_table(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = call(capsys, ["arena", "strength", "greedy-over-random", "--deals", "2", "--processes", "1"])
    assert status == 1  # two deals are not sure of anything
    assert "## greedy-over-random: greedy in tables of random" in out
    assert "| no |" in out


def test_a_page_is_written_with_its_plots(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    random = {name: replace(kit, balance=("random",)) for name, kit in own_kits().items()}
    monkeypatch.setattr("brushpass.research.arena.balance.kits", lambda: random)
    page = tmp_path / "balance.md"
    line = ["arena", "balance", "--deals", "3", "--processes", "1", "--page", str(page), "--out", str(tmp_path / "run")]
    assert call(capsys, line) == (0, "", "")
    text = page.read_text(encoding="utf-8")
    assert "![secrets, random: games won by](balance/secrets-random-sides.svg)" in text
    assert len(list((tmp_path / "balance").glob("*.svg"))) == 6


@pytest.mark.parametrize("what", ["", "secrets", "espionaje", "strength", "balance"])
def test_all_of_it_has_help(what: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        call(capsys, ["arena", *what.split(), "--help"])
    assert stop.value.code == 0
    out = capsys.readouterr().out
    assert f"brushpass arena {what}" in out
    assert all(len(line) <= 120 for line in out.splitlines())


def test_an_interrupt_is_quiet_and_the_run_can_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "8", "--candidate", "random", "--table", "random", "--deals", "100000", "--processes", "2"]
    games = tmp_path / "games.jsonl"
    ended = interrupt("arena", "secrets", *words, "--seed", "7", "--out", str(tmp_path), written=games)
    assert ended == (130, "", "")
    assert games.read_bytes().endswith(b"\n")
