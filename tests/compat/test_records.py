"""Records that 0.1.0 wrote are read, verified and replayed for ever."""

from pathlib import Path

import msgspec
import pytest

from brushpass.core import replay
from brushpass.core.errors import BadRecord
from brushpass.core.record import Record, RecordV1, decode, encode
from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.registry import GAMES
from brushpass.research.review.steps import noticed_steps
from tests.cli.commands import call

OLD = Path(__file__).parent / "0.1.0"
"""Written by 0.1.0: finished tables of both games with a pledge, simulated games without one, and a store."""


def lines(name: str) -> list[bytes]:
    return (OLD / name).read_bytes().splitlines()


ALL = [
    pytest.param(line, id=f"{name}-{number}")
    for name in ("plain.jsonl", "pledged.jsonl")
    for number, line in enumerate(lines(name))
]


@pytest.mark.parametrize("line", ALL)
def test_an_old_record_is_read_and_verified_and_stays_as_it_was(line: bytes) -> None:
    record: Record = decode(line)
    assert isinstance(record, RecordV1)
    assert record.format == "brushpass/1"
    game = GAMES[record.game]
    assert game.outcome(replay.check(record, game)) is not None
    assert encode(record) == line


@pytest.mark.parametrize("line", ALL)
def test_an_old_record_is_shown_from_every_viewpoint(line: bytes) -> None:
    record = decode(line)
    for viewer in (PUBLIC, *map(Seat, range(record.players))):
        assert list(noticed_steps(record, viewer))


def test_both_games_are_there_with_and_without_a_pledge() -> None:
    found = {
        (record.game, record.pledge is not None)
        for record in map(decode, (*lines("plain.jsonl"), *lines("pledged.jsonl")))
    }
    assert found == {(game, pledged) for game in GAMES for pledged in (False, True)}


def test_the_command_says_what_their_pledges_are_worth(capsys: pytest.CaptureFixture[str]) -> None:
    out = call(capsys, ["verify", str(OLD / "pledged.jsonl"), str(OLD / "plain.jsonl")]).out
    assert [line.rpartition(", ")[2] for line in out.splitlines()] == ["pledge of 0.1.0"] * 2 + ["no pledge"] * 2


@pytest.mark.parametrize("line", lines("pledged.jsonl"))
def test_an_old_pledge_is_still_checked(line: bytes) -> None:
    record = decode(line)
    assert isinstance(record, RecordV1)
    assert record.pledge is not None
    pledge = record.pledge
    for forged in (
        msgspec.structs.replace(pledge, secret=pledge.secret[::-1]),
        msgspec.structs.replace(pledge, entropy=pledge.entropy[::-1]),
        msgspec.structs.replace(pledge, entropy=pledge.entropy[1:]),
    ):
        with pytest.raises(BadRecord, match="header: "):
            replay.check(msgspec.structs.replace(record, pledge=forged), GAMES[record.game])


@pytest.mark.parametrize("line", lines("pledged.jsonl"))
def test_the_formats_do_not_mix(line: bytes) -> None:
    with pytest.raises(BadRecord, match="not a record"):
        decode(line.replace(b"brushpass/1", b"brushpass/2", 1))
    with pytest.raises(BadRecord, match="not a record"):
        decode(line[:-1] + b',"kept":"claims"}')
