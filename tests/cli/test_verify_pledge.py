"""A record is held against what its table had shown: a commitment, or the receipt of a client."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from brushpass.core.receipt import SeenVoid
from brushpass.core.receipt import encode as encode_receipt
from brushpass.core.record import encode
from brushpass.games.registry import GAMES
from tests.cli.commands import call
from tests.cli.recorded import record_of, write
from tests.clients.cheating import (
    CAUGHT,
    CHEATS,
    THROWN_AWAY,
    UNSEEN_ENDS,
    VOIDING,
    nothing,
    voids_until_it_likes_the_deal,
)
from tests.compat.test_records import OLD


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
                unseen = UNSEEN_ENDS.get(cheat, 0)
                ends = f", games that you saw begin but not end: {unseen}" if unseen else ""
                assert out.endswith(f", your receipt fits{chances}{ends}\n")


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


@pytest.mark.parametrize("text", ["", "6e340b9c", "g" * 64, "00" * 33])
def test_a_bad_commitment_is_reported_before_anything_is_read(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = call(capsys, ["verify", "--commitment", text, "nothing"])
    assert (status, out) == (2, "")
    assert err.startswith("brushpass: usage: ")
    assert "must be 64 hexadecimal digits" in err
