import signal
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE

import pytest

from brushpass.core.record import RecordV2, decode
from brushpass.games.registry import GAMES
from tests.cli.commands import program
from tests.cli.test_program import LONG

TABLES = [(game.name, players) for game in GAMES.values() for players in (game.players[0], game.players[-1])]
SEED = "5a" * 32


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_whole_game_is_played_through_a_pipe_and_can_be_verified(game: str, players: int, tmp_path: Path) -> None:
    line = ("solo", game, "--players", str(players), "--seed", SEED, "--seat", "1", "--out", "game.jsonl")
    status, out, err = program(*line, stdin="1\n" * 2000, cwd=tmp_path)
    assert (status, err) == (0, "")
    assert ", the end -" in out
    assert SEED in out
    assert "brushpass verify game.jsonl" in out
    assert all(len(line) <= 80 for line in out.splitlines())
    record = decode((tmp_path / "game.jsonl").read_bytes())
    assert (record.seed, record.seats[1], record.players) == (SEED, "Incognito", players)
    assert isinstance(record, RecordV2)
    assert record.minds == ("agent-3", "", *["agent-3"] * (players - 2)), "the person is no mind"
    assert record.talk or players == 2, "bots talk, and what they claim is kept; a lone one may be silent"
    checked = program("verify", "game.jsonl", cwd=tmp_path)
    claims = f"{len(record.talk)} claims, " if record.talk else ""
    played = f"{players} players {len(record.steps)} steps, {claims}no pledge"
    assert checked == (0, f"game.jsonl:1 ok {game} {played}\n", "")


def test_quiet_bots_say_nothing(tmp_path: Path) -> None:
    line = ("solo", "secrets", "--players", "4", "--seed", SEED, "--minds", "belief", "--out")
    for options in ((), ("--quiet-bots",)):
        file = tmp_path / f"game{len(options)}.jsonl"
        status, out, _ = program(*line, str(file), *options, stdin="1\n" * 2000)
        record = decode(file.read_bytes())
        assert isinstance(record, RecordV2)
        assert (status, record.kept) == (0, "claims"), "the record says that nobody claimed anything"
        assert bool(record.talk) is not bool(options)
        assert (": “" in out) is not bool(options), "not even with an offer"
        words = [step.choice for step in record.steps if step.seat != 0 and " as " in step.choice]
        assert bool(words) is not bool(options)


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    line = ("solo", "secrets", "--players", "4", "--seed", SEED)
    assert program(*line, stdin="1\n" * 500).out == program(*line, stdin="1\n" * 500).out


def test_game_and_players_are_asked_for() -> None:
    status, out, _ = program("solo", stdin="chess\n2\n9\n3\nq\n")
    assert status == 0
    assert "Please type a number from 1 to 2." in out
    assert "Please type a number from 2 to 4." in out
    assert "-- ESPIONAJE CARTAS, turn" in out
    assert out.endswith("You leave the table.\n")


@pytest.mark.parametrize("stdin", ["", "1\n", "1\n4\n", "q\n", "1\nq\n"])
def test_the_end_of_input_leaves_the_table_cleanly(stdin: str) -> None:
    status, out, err = program("solo", stdin=stdin)
    assert (status, err) == (0, "")
    assert out.endswith("You leave the table.\n")


def test_a_person_who_leaves_early_keeps_the_record_so_far(tmp_path: Path) -> None:
    line = ("solo", "espionaje", "--players", "2", "--seed", SEED, "--name", "Ada", "--out", "game.jsonl")
    assert program(*line, stdin="1\n1\n1\nq\n", cwd=tmp_path).status == 0
    record = decode((tmp_path / "game.jsonl").read_bytes())
    assert record.seats == ("Ada", "Heron")
    assert program("verify", "game.jsonl", cwd=tmp_path).out.endswith(
        f"{len(record.steps)} steps, unfinished, no pledge\n"
    )
    again = program(*line, stdin="q\n", cwd=tmp_path)
    assert (again.status, again.err) == (2, "brushpass: file-exists: game.jsonl; --force writes over it\n")


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGHUP])
def test_a_terminal_that_is_closed_keeps_the_record_too(end: signal.Signals, tmp_path: Path) -> None:
    line = ("solo", "espionaje", "--players", "3", "--seed", SEED, "--out", "game.jsonl")
    words = [sys.executable, "-m", "brushpass", *line]
    with subprocess.Popen(words, stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True, cwd=tmp_path) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write("1\n" * 6)
        running.stdin.flush()
        asked = 0
        while asked < 7:
            asked += running.stdout.read(1) == ">"
        running.send_signal(end)
        assert running.communicate(timeout=30)[1] == ""
        assert running.returncode == 0
    assert decode((tmp_path / "game.jsonl").read_bytes()).steps
    assert program("verify", "game.jsonl", cwd=tmp_path).status == 0


def test_nobody_else_has_the_name_of_the_person() -> None:
    out = program("solo", "espionaje", "--players", "2", "--name", "heron", stdin="q\n").out
    assert "Magpie" in out
    assert "Heron" not in out


def test_no_number_is_too_long() -> None:
    status, out, err = program("solo", stdin=f"{LONG}\n1\n{LONG}\n4\n{LONG}\nq\n")
    assert (status, err) == (0, "")
    assert "there is no 999999999." in out


def test_the_game_is_played_with_its_switches(tmp_path: Path) -> None:
    line = ("solo", "espionaje", "--players", "2", "--rule", "clue-accusation", "--out", "game.jsonl")
    program(*line, stdin="q\n", cwd=tmp_path)
    assert decode((tmp_path / "game.jsonl").read_bytes()).rules["clue_accusation"] is True


def test_a_seat_that_is_not_at_the_table_cannot_begin(tmp_path: Path) -> None:
    line = ("secrets", "--players", "4", "--rule", "begins=seat-7", "--out", "game.jsonl")
    told = (2, "", "brushpass: bad-setup: seat 7 cannot begin: there are 4 players\n")
    assert program("solo", *line, cwd=tmp_path) == told, "nothing of the game is printed"
    assert program("simulate", *line, cwd=tmp_path) == told
    assert not list(tmp_path.iterdir())
    assert program("solo", "secrets", "--players", "8", "--rule", "begins=seat-7", stdin="q\n").status == 0


def test_what_differs_from_the_printed_rules_is_said_once_at_the_start() -> None:
    line = ("solo", "secrets", "--players", "4", "--seed", SEED)
    out = program(*line, "--rule", "last-pairs-stay", stdin="1\n" * 500).out
    assert out.count("these rules are not the printed ones:\n- A pair made in the last turn stays") == 1
    assert out.index("these rules are not") < out.index("begins.")
    assert "printed ones" not in program(*line, stdin="q\n").out


@pytest.mark.parametrize(("game", "phrase"), [("secrets", "token-is"), ("espionaje", "is-hidden")])
def test_what_the_person_claims_is_in_the_record(game: str, phrase: str, tmp_path: Path) -> None:
    line = ("solo", game, "--players", "4", "--seed", SEED, "--quiet-bots", "--out", "game.jsonl")
    status, out, err = program(*line, stdin="say 2 1 1\nsay 2 1 1\n" + "1\n" * 2000, cwd=tmp_path)
    assert (status, err) == (0, "")
    record = decode((tmp_path / "game.jsonl").read_bytes())
    assert isinstance(record, RecordV2)
    assert [(line.seat, getattr(line, "claim", {})["claim"]) for line in record.talk] == [(0, phrase)] * 2
    assert out.count("Incognito: “") == 2
    assert program("verify", "game.jsonl", cwd=tmp_path).status == 0


def test_a_person_who_pauses_speaks_about_an_offer_before_it_is_answered(tmp_path: Path) -> None:
    line = (
        "solo",
        "secrets",
        "--players",
        "4",
        "--seed",
        "07" * 32,
        "--seat",
        "2",
        "--name",
        "Ada",
        "--out",
        "g.jsonl",
    )
    status, out, err = program(*line, stdin="pause\n1\n1\n1\n\nsay 1\n\n", cwd=tmp_path)
    assert (status, err) == (0, "")
    offered = out.index("Kestrel offers Heron")
    said = out.index("Ada: “Take it!”")
    answered = min(place for word in ("Heron accepts", "Heron refuses") if (place := out.find(word)) >= 0)
    assert offered < said < answered
    assert program("verify", "g.jsonl", cwd=tmp_path).status == 0


@pytest.mark.parametrize(
    ("aids", "remembers", "concludes"), [("none", False, False), ("own", True, False), ("full", True, True)]
)
def test_aids_are_what_the_person_asks_for(aids: str, *, remembers: bool, concludes: bool) -> None:
    line = ("solo", "secrets", "--players", "4", "--seed", SEED, "--aids", aids)
    status, out, err = program(*line, stdin="d\n" + "1\n" * 2000)
    assert (status, err) == (0, "")
    assert ("Tokens that you have seen:" in out) is remembers
    assert ("What you can conclude" in out) is concludes
    assert ("'d' is neither a number nor a choice." in out) is not concludes


def test_the_person_is_told_in_their_language(tmp_path: Path) -> None:
    line = ("solo", "secrets", "--players", "4", "--seed", SEED, "--language", "es", "--out", "game.jsonl")
    status, out, err = program(*line, stdin="1\n" * 500, cwd=tmp_path)
    assert (status, err) == (0, "")
    assert "-- SECRETS, turno " in out
    assert "-- SECRETS, el final -" in out
    assert "Para volver a verla: brushpass replay game.jsonl" in out
