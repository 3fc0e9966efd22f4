"""A tampered record of every kind is caught, and the first bad step named."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from brushpass.core.fair import Pledge
from brushpass.core.game import AnyGame
from brushpass.core.record import Recorder, encode
from brushpass.games.registry import GAMES
from brushpass.research.simulate import simulate
from tests.cli.commands import call

Tamper = Callable[[dict[str, Any]], None]
STEP = 5


def record_of(game: AnyGame, number: int = 0) -> dict[str, Any]:
    games = simulate(game, 4, game.rules(), ["random"], seed="verify", games=number + 1, keep_records=True)
    *_, played = games
    assert played.record is not None
    record: dict[str, Any] = json.loads(encode(played.record))
    return record


def write(path: Path, *records: dict[str, Any]) -> str:
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    return str(path)


def test_a_good_record_is_ok(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for game in GAMES.values():
        record = record_of(game)
        file = write(tmp_path / "game.jsonl", record)
        ran = call(capsys, ["verify", file])
        assert ran == (0, f"{file}:1 ok {game.name} 4 players {len(record['steps'])} steps\n", "")


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
        f"{file}:1 ok {game.name} 4 players {steps - 1} steps, unfinished\n",
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
    record["format"] = "brushpass/2"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize(
    ("tamper", "told"),
    [
        (change_deal, "header: the deal does not follow from the seed"),
        (change_deal_without_seed, "setup: the rules give "),
        (change_seed, "header: the deal does not follow from the seed"),
        (shorten_seed, "header: a seed, a secret and entropy each have 32 bytes"),
        (change_setup, "setup: the rules give "),
        (change_game, "header: no game is called 'chess'"),
        (change_version, "header: a record of "),
        (change_format, "header: not a brushpass/1 record"),
    ],
)
def test_a_tampered_header_is_told(
    game: AnyGame, tamper: Tamper, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = record_of(game)
    tamper(record)
    file = write(tmp_path / "game.jsonl", record)
    status, out, err = call(capsys, ["verify", file])
    assert (status, err) == (1, "")
    assert out.startswith(f"{file}:1 bad {told}")


def test_a_deal_made_by_hand_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
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
def test_what_is_no_record_is_bad(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(text.encode("latin-1"))
    status, out, err = call(capsys, ["verify", str(file)])
    assert (status, err) == (1, "")
    assert " bad header: " in out


def test_a_record_is_held_against_the_commitment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = GAMES["secrets"]
    pledge = Pledge(bytes(range(32)).hex(), ("00" * 32,) * 4)
    deal = game.deal.from_seed(pledge.seed, 4)
    recorder = Recorder(game, 4, game.rules(), deal, pledge=pledge)
    recorder.laid(game.setup(4, deal, game.rules())[0])
    file = write(tmp_path / "game.json", json.loads(encode(recorder.record())), record_of(game))
    status, out, _ = call(capsys, ["verify", "--commitment", pledge.commitment.upper(), file])
    first, second = out.splitlines()
    assert status == 1
    assert " ok " in first
    assert second.endswith("bad header: the secret does not match the commitment")
    assert call(capsys, ["verify", "--commitment", "00" * 32, file]).out.count(" bad header: ") == 2


@pytest.mark.parametrize("text", ["", "6e340b9c", "g" * 64, "00" * 33])
def test_a_commitment_that_is_none_is_told_before_anything_is_read(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = call(capsys, ["verify", "--commitment", text, "nothing"])
    assert (status, out) == (2, "")
    assert err.startswith("brushpass: usage: ")
    assert "must be 64 hexadecimal digits" in err


def test_a_file_that_cannot_be_read_does_not_keep_others_from_being_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
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


def test_a_record_set_out_over_many_lines_is_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text("\n" + json.dumps(record_of(GAMES["espionaje"]), indent=2))
    status, out, _ = call(capsys, ["verify", str(file)])
    assert status == 0
    assert out.startswith(f"{file}:2 ok espionaje 4 players ")
