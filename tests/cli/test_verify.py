"""A tampered record of every kind is caught, and the first bad step named."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from brushpass.core.game import AnyGame
from brushpass.core.receipt import SeenVoid
from brushpass.core.receipt import encode as encode_receipt
from brushpass.core.record import encode
from brushpass.games.registry import GAMES
from brushpass.research.simulate import simulate
from tests.cli.commands import call
from tests.clients.cheating import CAUGHT, CHEATS, THROWN_AWAY, VOIDING, nothing, voids_until_it_likes_the_deal
from tests.compat.test_records import OLD

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


def test_a_record_is_checked_against_the_commitment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made, _ = nothing()
    assert made.pledge is not None
    file = write(tmp_path / "game.json", json.loads(encode(made)), record_of(GAMES["secrets"]))
    status, out, _ = call(capsys, ["verify", "--commitment", made.pledge.commitment.upper(), file])
    first, second = out.splitlines()
    assert status == 1
    assert first.endswith(" ok secrets 4 players 0 steps, unfinished, shares of 3")
    assert second.endswith(" bad header: the record has no pledge, so it does not say how it was dealt")
    first, _ = call(capsys, ["verify", "--commitment", "00" * 32, file]).out.splitlines()
    assert first.endswith(" bad header: the secret does not match the commitment")


def test_void_starts_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made, _ = voids_until_it_likes_the_deal()
    assert made.pledge is not None
    count = len(made.pledge.voids)
    assert count
    file = write(tmp_path / "game.json", json.loads(encode(made)))
    out = call(capsys, ["verify", file]).out
    assert out.endswith(f"shares of 3, {count} void starts, {count} of them after shares were revealed\n")


def test_a_record_is_held_against_the_receipt_of_a_client(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    receipt = tmp_path / "receipt.json"
    for cheat in CHEATS:
        made, receipts = cheat()
        file = write(tmp_path / "game.json", json.loads(encode(made)))
        for kept, fails in zip(receipts, CAUGHT[cheat.__name__], strict=True):
            receipt.write_bytes(encode_receipt(kept))
            status, out, _ = call(capsys, ["verify", "--receipt", str(receipt), file])
            if fails:
                assert (status, " bad " in out) == (1, True), cheat
            else:
                assert status == 0
                chances = f", {THROWN_AWAY} starts void after you had revealed your share" * (cheat in VOIDING)
                assert out.endswith(f", your receipt fits{chances}\n")


def test_what_a_receipt_speaks_against_is_told_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    receipt = tmp_path / "receipt.json"
    made, [kept, _] = nothing()
    file = write(tmp_path / "game.json", json.loads(encode(made)))
    for changes, told in (
        ({"commitment": "00" * 32}, "the table had shown another commitment, or this is another start"),
        ({"attempt": 2}, "the table had shown another commitment, or this is another start"),
        ({"share": "00" * 32}, "your share is not the one at your seat"),
        ({"hashes": ("00" * 32,)}, "the hashes are not those that you saw before you revealed your share"),
        ({"voids": (SeenVoid(1, 1, "00" * 32),)}, "a void start that you took part in is missing"),
        ({"told": ({"event": "ended"},)}, "you were shown something else during the game"),
    ):
        receipt.write_bytes(encode_receipt(replace(kept, **changes)))
        status, out, _ = call(capsys, ["verify", "--receipt", str(receipt), file])
        assert (status, out) == (1, f"{file}:1 bad receipt: {told}\n")


def test_a_receipt_needs_a_record_with_a_pledge_of_its_kind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    receipt = tmp_path / "receipt.json"
    receipt.write_bytes(encode_receipt(nothing()[1][0]))
    file = write(tmp_path / "game.json", record_of(GAMES["secrets"]))
    assert "bad header: the record has no pledge" in call(capsys, ["verify", "--receipt", str(receipt), file]).out
    old = str(OLD / "pledged.jsonl")
    assert "bad receipt: 0.1.0 gave no receipts" in call(capsys, ["verify", "--receipt", str(receipt), old]).out


def test_a_file_that_holds_no_receipt_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "receipt.json"
    file.write_text("{}")
    status, out, err = call(capsys, ["verify", "--receipt", str(file), "nothing"])
    assert (status, out) == (2, "")
    assert err.startswith(f"brushpass: bad-receipt: {file}: not a receipt: ")
    status, out, err = call(capsys, ["verify", "--receipt", str(tmp_path / "none.json"), "nothing"])
    assert (status, out, err) == (2, "", f"brushpass: no-such-file: {tmp_path / 'none.json'}\n")


def test_claims_are_counted_and_must_be_in_the_phrase_book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = record_of(GAMES["secrets"])
    claim = {"claim": "token-is", "slot": 2, "face": "kgb"}
    record |= {"kept": "claims", "talk": [{"talk": "claim", "after": 3, "seat": 1, "claim": claim}]}
    file = write(tmp_path / "game.jsonl", record)
    assert ", 1 claims, " in call(capsys, ["verify", file]).out
    claim["face"] = "mi6"
    file = write(tmp_path / "game.jsonl", record)
    assert " bad talk 1: not a phrase of the game" in call(capsys, ["verify", file]).out


@pytest.mark.parametrize("text", ["", "6e340b9c", "g" * 64, "00" * 33])
def test_a_bad_commitment_is_reported_before_anything_is_read(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = call(capsys, ["verify", "--commitment", text, "nothing"])
    assert (status, out) == (2, "")
    assert err.startswith("brushpass: usage: ")
    assert "must be 64 hexadecimal digits" in err


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
