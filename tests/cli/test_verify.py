"""A tampered record of every kind is caught, and the first bad step named."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from brushpass.core.game import AnyGame
from brushpass.games.registry import GAMES
from tests.cli.commands import call
from tests.cli.recorded import record_of, write

Tamper = Callable[[dict[str, Any]], None]
STEP = 5


def test_a_good_record_is_ok(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for game in GAMES.values():
        record = record_of(game)
        file = write(tmp_path / "game.jsonl", record)
        ran = call(capsys, ["verify", file])
        assert ran == (0, f"{file}:1 ok {game.name} 4 players {len(record['steps'])} steps, no pledge\n", "")


def change_choice(record: dict[str, Any]) -> None:
    others = [step["choice"] for step in record["steps"] if step["choice"] != record["steps"][STEP - 1]["choice"]]
    record["steps"][STEP - 1]["choice"] = others[0]


def misspell_choice(record: dict[str, Any]) -> None:
    record["steps"][STEP - 1]["choice"] = "dance"


def change_seat(record: dict[str, Any]) -> None:
    record["steps"][STEP - 1]["seat"] = (record["steps"][STEP - 1]["seat"] + 1) % 4


def change_event(record: dict[str, Any]) -> None:
    record["steps"][STEP - 1]["events"][0] += " gladly"


def remove_event(record: dict[str, Any]) -> None:
    record["steps"][STEP - 1]["events"].pop()


def add_event(record: dict[str, Any]) -> None:
    record["steps"][STEP - 1]["events"].append("0 refuses")


def remove_step(record: dict[str, Any]) -> None:
    del record["steps"][STEP - 1]


def add_step(record: dict[str, Any]) -> None:
    record["steps"].insert(STEP - 1, record["steps"][STEP - 2])


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize(
    "tamper",
    [change_choice, misspell_choice, change_seat, change_event, remove_event, add_event, remove_step, add_step],
)
def test_a_tampered_step_is_named(
    game: AnyGame, tamper: Tamper, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = record_of(game)
    tamper(record)
    file = write(tmp_path / "game.jsonl", record)
    status, out, err = call(capsys, ["verify", file])
    assert (status, err) == (1, "")
    assert out.startswith(f"{file}:1 bad step {STEP}: ")
    assert out.count("\n") == 1


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_step_after_the_end_is_bad_and_a_game_without_its_end_unfinished(
    game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = record_of(game)
    steps = len(record["steps"])
    record["steps"].append(record["steps"][-1])
    file = write(tmp_path / "longer.jsonl", record)
    status, out, _ = call(capsys, ["verify", file])
    assert status == 1
    assert out.startswith(f"{file}:1 bad step {steps + 1}: game-over: ")
    del record["steps"][-2:]
    file = write(tmp_path / "shorter.jsonl", record)
    assert call(capsys, ["verify", file]) == (
        0,
        f"{file}:1 ok {game.name} 4 players {steps - 1} steps, unfinished, no pledge\n",
        "",
    )


def change_deal(record: dict[str, Any]) -> None:
    record["deal"]["first"] = (record["deal"]["first"] + 1) % 4


def change_deal_without_seed(record: dict[str, Any]) -> None:
    change_deal(record)
    del record["seed"]


def change_seed(record: dict[str, Any]) -> None:
    record["seed"] = "00" * 32


def shorten_seed(record: dict[str, Any]) -> None:
    record["seed"] = record["seed"][2:]


def change_setup(record: dict[str, Any]) -> None:
    record["setup"].pop()


def change_game(record: dict[str, Any]) -> None:
    record["game"] = "chess"


def change_version(record: dict[str, Any]) -> None:
    record["version"] += 1


def change_format(record: dict[str, Any]) -> None:
    record["format"] = "brushpass/3"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize(
    ("tamper", "told"),
    [
        (change_deal, "header: the deal does not follow from the seed"),
        (change_deal_without_seed, "setup: the rules give "),
        (change_seed, "header: the deal does not follow from the seed"),
        (shorten_seed, "header: a seed, secret, share or hash has 32 bytes"),
        (change_setup, "setup: the rules give "),
        (change_game, "header: no game is called 'chess'"),
        (change_version, "header: a record of "),
        (change_format, "header: not a record"),
    ],
)
def test_a_tampered_header_is_reported(
    game: AnyGame, tamper: Tamper, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = record_of(game)
    tamper(record)
    file = write(tmp_path / "game.jsonl", record)
    status, out, err = call(capsys, ["verify", file])
    assert (status, err) == (1, "")
    assert out.startswith(f"{file}:1 bad {told}")


def test_a_deal_made_by_hand_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = record_of(GAMES["secrets"])
    del record["seed"]
    file = write(tmp_path / "game.jsonl", record)
    status, out, _ = call(capsys, ["verify", file])
    assert status == 0
    assert out.endswith("steps, no seed\n")


def test_many_good_records_are_counted_and_bad_ones_still_listed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = record_of(GAMES["secrets"])
    bad = record_of(GAMES["secrets"])
    remove_step(bad)
    file = write(tmp_path / "games.jsonl", *[record] * 30, bad, *[record] * 9)
    status, out, _ = call(capsys, ["verify", file])
    lines = out.splitlines()
    assert status == 1
    assert len(lines) == 20 + 1 + 1
    assert lines[20].startswith(f"{file}:31 bad step {STEP}: ")
    assert lines[21] == f"{file} 40 records, 1 bad"


def test_the_report_in_json_names_the_bad_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, bad = record_of(GAMES["secrets"]), record_of(GAMES["espionaje"])
    change_event(bad)
    good_file, bad_file = write(tmp_path / "good.jsonl", record), write(tmp_path / "bad.jsonl", record, bad)
    assert json.loads(call(capsys, ["verify", "--json", good_file]).out) == {"ok": True, "records": 1, "bad": []}
    status, out, _ = call(capsys, ["verify", "--json", good_file, bad_file])
    report = json.loads(out)
    assert status == 1
    assert (report["ok"], report["records"]) == (False, 3)
    [told] = report["bad"]
    assert (told["file"], told["line"], told["step"], told["ok"]) == (bad_file, 2, STEP, False)


@pytest.mark.parametrize(
    "text", ["", "\n\n", "nonsense\n", "{}\n", "[]\n", '{"format":"brushpass/1"}\n', "\xff\xfe\n", "[" * 100_000 + "\n"]
)
def test_what_is_not_a_record_is_bad(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(text.encode("latin-1"))
    status, out, err = call(capsys, ["verify", str(file)])
    assert (status, err) == (1, "")
    assert " bad header: " in out


def test_claims_are_counted_and_must_be_in_the_phrase_book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = record_of(GAMES["secrets"])
    claim = {"claim": "token-is", "slot": 2, "face": "kgb"}
    record |= {"kept": "claims", "talk": [{"talk": "claim", "after": 3, "seat": 1, "claim": claim}]}
    file = write(tmp_path / "game.jsonl", record)
    assert ", 1 claims, " in call(capsys, ["verify", file]).out
    claim["face"] = "mi6"
    file = write(tmp_path / "game.jsonl", record)
    assert " bad talk 1: not a phrase of the game" in call(capsys, ["verify", file]).out


def test_other_files_are_checked_even_if_one_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = record_of(GAMES["secrets"])
    remove_step(bad)
    file = write(tmp_path / "game.jsonl", bad)
    status, out, err = call(capsys, ["verify", "nothing", file])
    assert (status, err) == (2, "brushpass: no-such-file: nothing\n")
    assert out.startswith(f"{file}:1 bad step {STEP}: ")
    status, out, _ = call(
        capsys, ["verify", "--json", "nothing", write(tmp_path / "good", record_of(GAMES["secrets"]))]
    )
    assert status == 2
    assert json.loads(out) == {"ok": False, "records": 1, "bad": []}


def test_a_record_spread_over_many_lines_is_one_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text("\n" + json.dumps(record_of(GAMES["espionaje"]), indent=2))
    status, out, _ = call(capsys, ["verify", str(file)])
    assert status == 0
    assert out.startswith(f"{file}:2 ok espionaje 4 players ")
