import json
from pathlib import Path

import pytest

from brushpass.core.record import RecordV2, decode
from tests.cli.commands import call, program


def test_the_summary_in_json_follows_from_the_seed() -> None:
    line = ("simulate", "secrets", "--players", "5", "--games", "30", "--seed", "x", "--json")
    one, two = program(*line), program(*line)
    assert one.status == 0
    assert one.out == two.out
    summary = json.loads(one.out)
    assert list(summary) == [
        "game",
        "players",
        "rules",
        "minds",
        "seed",
        "games",
        "decisions",
        "turns",
        "endings",
        "sides",
        "wins_by_seat",
    ]
    assert (summary["game"], summary["players"], summary["games"], summary["seed"]) == ("secrets", 5, 30, "x")
    assert list(summary["endings"]) == ["cia-ahead", "kgb-ahead", "hippie-lowest", "sides-level"]
    assert summary["rules"] == {"tied_hippies_win": False, "last_pairs_stay": False, "begins": "chance"}
    assert one.err == ""
    assert "a second" not in one.out


def test_the_table_names_all_figures(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = call(
        capsys, ["simulate", "espionaje", "--games", "10", "--seed", "7", "--rule", "clue_accusation"]
    )
    assert status == 0
    for words in ("players   2", "switches  clue-accusation", "seed      7", "turns", "solved", "all-out", "nobody"):
        assert words in out
    assert all(len(line) <= 80 for line in out.splitlines())


def test_a_random_seed_is_printed_and_gives_the_same_games_again(capsys: pytest.CaptureFixture[str]) -> None:
    first = call(capsys, ["simulate", "secrets", "--games", "5", "--json"]).out
    seed = json.loads(first)["seed"]
    assert call(capsys, ["simulate", "secrets", "--games", "5", "--json", "--seed", seed]).out == first


def test_records_are_written_one_per_line_and_never_over_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    line = ["simulate", "secrets", "--games", "3", "--seed", "1", "--out", str(file)]
    assert call(capsys, line).status == 0
    before = file.read_bytes()
    assert [decode(text).players for text in before.splitlines()] == [4, 4, 4]
    status, _, err = call(capsys, line)
    assert (status, err) == (2, f"brushpass: file-exists: {file}; --force writes over it\n")
    assert file.read_bytes() == before
    assert call(capsys, [*line, "--force"]).status == 0
    assert file.read_bytes() == before


def test_a_bad_request_leaves_no_file_behind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    assert call(capsys, ["simulate", "secrets", "--minds", "x", "--out", str(file)]).status == 2
    assert not file.exists()


def test_records_on_stdout_leave_the_summary_to_stderr() -> None:
    status, out, err = program("simulate", "espionaje", "--games", "2", "--seed", "1", "--out", "-", "--json")
    assert status == 0
    assert [decode(text).game for text in out.splitlines()] == ["espionaje"] * 2
    assert json.loads(err.splitlines()[0])["games"] == 2


def test_one_mind_per_seat_can_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    named = call(capsys, ["simulate", "secrets", "--minds", "random,random,random,random", "--seed", "1", "--json"])
    assert named.out == call(capsys, ["simulate", "secrets", "--seed", "1", "--json"]).out


@pytest.mark.parametrize(("game", "mind"), [("secrets", "belief"), ("espionaje", "entropy")])
def test_minds_that_talk_leave_claims_to_verify_and_label(game: str, mind: str, tmp_path: Path) -> None:
    line = ("simulate", game, "--games", "6", "--seed", "7", "--minds", mind, "--talk", "--out")
    for file in ("one.jsonl", "two.jsonl"):
        assert program(*line, file, cwd=tmp_path).status == 0
    text = (tmp_path / "one.jsonl").read_bytes()
    assert text == (tmp_path / "two.jsonl").read_bytes()
    records = [record for record in map(decode, text.splitlines()) if isinstance(record, RecordV2)]
    assert {record.kept for record in records} == {"claims"}
    claims = [len(record.talk) for record in records]
    assert sum(claims) > 6
    verified = program("verify", "one.jsonl", cwd=tmp_path).out.splitlines()
    assert len(verified) == 6
    for count, said in zip(claims, verified, strict=True):
        assert (f"steps, {count} claims," if count else "steps, no pledge") in said
    labelled = [program("label", "one.jsonl", "--processes", number, cwd=tmp_path) for number in ("1", "2")]
    assert labelled[0] == labelled[1]
    rows = [json.loads(row) for row in labelled[0].out.splitlines()]
    assert [sum(row["line"] == line and row["source"] == "talk" for row in rows) for line in range(1, 7)] == claims
    assert labelled[0].err.startswith(f"6 records, {len(rows)} claims: ")


def test_silent_minds_leave_records_that_say_nothing_of_claims(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    assert call(capsys, ["simulate", "secrets", "--games", "2", "--minds", "belief", "--out", str(file)]).status == 0
    assert b'"kept"' not in file.read_bytes()
    assert b'"talk"' not in file.read_bytes()
