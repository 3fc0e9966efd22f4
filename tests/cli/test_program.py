"""The contract of the program itself: exit codes, one line for each failure, help everywhere."""

import subprocess
import sys
from pathlib import Path

import pytest

from brushpass import __version__
from tests.cli.commands import call, interrupt, program

COMMANDS = (
    "play",
    "solo",
    "serve",
    "simulate",
    "replay",
    "verify",
    "review",
    "rules",
    "records",
    "arena",
    "check-game",
)
LONG = "9" * 5000
"""A number that Python itself refuses to read."""


def test_version_and_help_are_printed_and_give_0() -> None:
    assert program("--version") == (0, f"brushpass {__version__}\n", "")
    status, out, err = program("--help")
    assert (status, err) == (0, "")
    assert all(command in out for command in COMMANDS)
    assert "examples:" in out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        call(capsys, [command, "--help"])
    assert stop.value.code == 0
    out = capsys.readouterr().out
    assert f"brushpass {command}" in out
    assert "examples:" in out
    assert all(len(line) <= 120 for line in out.splitlines())


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", "usage: the following arguments are required: COMMAND (see brushpass --help)"),
        ("dance", "usage: argument COMMAND: invalid choice: 'dance'"),
        ("simulate", "usage: the following arguments are required: GAME (see brushpass simulate --help)"),
        ("simulate chess", "usage: argument GAME: invalid choice: 'chess' (choose from"),
        ("simulate secrets --games 0", "usage: argument --games: must be a number of 1 or more, got '0'"),
        ("simulate secrets --play 4", "usage: unrecognized arguments: --play 4"),
        ("simulate secrets --players 9", "bad-setup: secrets takes 4 to 8 players, got 9"),
        ("simulate secrets --minds a", "malformed: no mind is called 'a'; there are random"),
        (
            "simulate secrets --minds random,random",
            "bad-setup: name one mind for all seats or one for each of 4, got 2",
        ),
        (
            "simulate secrets --rule x",
            "bad-setup: secrets has no switch 'x'; it has tied-hippies-win, last-pairs-stay, begins",
        ),
        (
            "simulate secrets --rule tied-hippies-win=1",
            "malformed: switch tied-hippies-win is false or among-hippies or true, got '1'",
        ),
        ("simulate secrets --out nowhere/x", "no-such-file: nowhere/x"),
        ("verify nothing", "no-such-file: nothing"),
        ("verify .", "io-error: .: Is a directory"),
        ("replay nothing", "no-such-file: nothing"),
        ("rules chess", "usage: argument GAME: invalid choice: 'chess'"),
        ("check-game chess", "usage: argument NAME: invalid choice: 'chess'"),
        ("check-game espionaje --players 5", "bad-setup: espionaje takes 2 to 4 players, got 5"),
        ("check-game espionaje --seed -1", "usage: argument --seed: must be a number of 0 or more, got '-1'"),
        ("solo chess", "usage: argument GAME: invalid choice: 'chess'"),
        ("solo secrets --players 3", "bad-setup: secrets takes 4 to 8 players, got 3"),
        ("solo secrets --players 4 --seat 4", "usage: seats go from 0 to 3, got 4"),
        ("solo secrets --players 4 --seed abc", "usage: --seed is 32 bytes in hexadecimal, 64 digits"),
        ("solo secrets --players 4 --name=", "usage: a name has 1 to 12 printable characters"),
        ("simulate secrets --seed \udcff", "usage: argument --seed: must be text, got"),
        ("serve --data \udcff", "usage: argument --data: must be text, got"),
        ("records list --data \udcff", "usage: argument --data: must be text, got"),
        ("simulate secrets --minds race", "malformed: the mind 'race' does not play secrets; these do: random"),
        ("simulate secrets --out .", "io-error: .: Is a directory"),
        ("simulate secrets --games 1 --out /dev/full --force", "io-error: output: No space left on device"),
        (f"arena secrets --players {LONG} --candidate greedy --table random", "bad-setup: players are numbers, each"),
        ("arena secrets --players 4,04 --candidate greedy --table random", "bad-setup: players are numbers, each once"),
        (
            "arena strength belief-over-greedy --kept --ledger nowhere/ledger",
            "not-kept: nowhere/ledger has nothing of belief-over-greedy",
        ),
        ("solo secrets --players 4 --out -", "usage: the game itself is shown on stdout; --out needs a file"),
    ],
)
def test_a_failure_is_one_line_with_a_code_and_gives_2(
    line: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = call(capsys, line.split())
    assert (status, out) == (2, "")
    assert err.startswith(f"brushpass: {told}")
    assert err.count("\n") == 1


def test_bad_input_does_not_overwrite_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept.jsonl"
    kept.write_text("games")
    for bad in (["--minds", "race"], ["--players", "9"], ["--rule", "x"]):
        assert call(capsys, ["simulate", "secrets", *bad, "--out", str(kept), "--force"]).status == 2
        assert kept.read_text() == "games"
    assert call(capsys, ["simulate", "secrets", "--minds", "race", "--out", str(tmp_path / "new")]).status == 2
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("line", "status", "told"),
    [
        ("rules secrets >&-", 2, "brushpass: io-error: stdout is closed\n"),
        ("verify - <&-", 1, ""),
        ("solo secrets --players 4 <&-", 0, ""),
        ("verify nothing 2>&-", 2, ""),
    ],
)
def test_stdin_and_stderr_may_be_closed(line: str, status: int, told: str) -> None:
    done = subprocess.run(
        f"{sys.executable} -m brushpass {line}", shell=True, capture_output=True, text=True, timeout=60
    )
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith(told)
    assert done.returncode == status


def test_failures_of_the_real_program_leave_no_traceback() -> None:
    assert program("verify", "nothing") == (2, "", "brushpass: no-such-file: nothing\n")
    assert program().status == 2


def test_a_closed_pipe_is_quiet(tmp_path: Path) -> None:
    command = f"{sys.executable} -m brushpass simulate secrets --games 200 --seed 1 --out - | head -c 100"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60)
    assert len(done.stdout) == 100
    assert done.stderr == ""


@pytest.mark.parametrize(
    "command", ["simulate secrets --games 200 --out -", "review game.jsonl", "replay game.jsonl --all"]
)
def test_a_closed_pipe_gives_141(command: str, tmp_path: Path) -> None:
    made = program("simulate", "espionaje", "--games", "1", "--seed", "1", "--out", "game.jsonl", cwd=tmp_path)
    assert made.status == 0
    words = [sys.executable, "-m", "brushpass", *command.split()]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path) as running:
        assert running.stdout is not None
        running.stdout.close()
        assert running.stderr is not None
        assert running.stderr.read() == b""
        assert running.wait(60) == 141


def test_an_interrupt_while_it_loads_is_quiet_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Impatient:
        """Presses Ctrl-C when the commands are loaded."""

        def find_spec(self, name: str, *_: object) -> None:
            if name == "brushpass.cli.parser":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "brushpass.cli.parser", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Impatient(), *sys.meta_path])
    assert call(capsys, ["rules", "secrets"]) == (130, "", "")


def test_an_interrupt_is_quiet_and_gives_130(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    ended = interrupt("simulate", "secrets", "--games", "10000000", "--out", str(out), written=out)
    assert ended == (130, "", "")
