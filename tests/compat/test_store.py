"""A store that 0.1.0 has written opens, and its tables play on."""

import random
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from itertools import count
from pathlib import Path

import psycopg
import pytest

from brushpass.core import replay
from brushpass.core.record import RecordV1, RecordV2, decode
from brushpass.core.seats import CODE_NAMES, Seat
from brushpass.games.registry import GAMES
from brushpass.store.choose import from_url
from brushpass.store.schema import migrations
from brushpass.table.erasure import erase_person
from brushpass.table.schedule import Pace
from brushpass.table.tables import Tables
from brushpass.wire import inbound as i
from brushpass.wire.tables import Stage
from tests.compat.test_records import OLD
from tests.postgres import postgres as postgres
from tests.table import party
from tests.table.party import Party

pytestmark = pytest.mark.anyio

LOBBY, RUNNING, FINISHED = "LOBI-LOBI", "PLAA-PLAA", "FINA-FINA"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def old_store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a store that 0.1.0 has written."""
    if request.param == "sqlite":
        return str(shutil.copy(OLD / "store.db", tmp_path / "store.db"))
    address: str = request.getfixturevalue("postgres").new_schema()
    copy_to_postgresql(OLD / "store.db", address)
    return address


def copy_to_postgresql(file: Path, address: str) -> None:
    """Put the rows of a SQLite store of 0.1.0 into an empty database, with the schema that 0.1.0 made there."""
    with closing(sqlite3.connect(file)) as old, psycopg.connect(address) as new:
        new.execute("create table schema_version (version integer not null)")
        new.execute("insert into schema_version values (2)")
        for script in migrations("postgres")[:2]:
            new.execute(script.encode())
        for names in ("table_id, number, at, body", "table_id, game_number, finished_at, game, players, record"):
            table = "entries" if "body" in names else "records"
            rows = old.execute(f"select {names} from {table} order by id").fetchall()
            marks = ", ".join(["%s"] * len(names.split(", ")))
            new.cursor().executemany(f"insert into {table} ({names}) values ({marks})".encode(), rows)


@pytest.fixture
async def tables(old_store: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Tables]:
    monkeypatch.setattr(party, "IDS", count(10_000))  # the messages from 1 on were carried out by 0.1.0
    opened = Tables(from_url(old_store), Pace(0.0, 0.0, 0.0, 45.0))
    await opened.open()
    yield opened
    await opened.close()


async def come_back(tables: Tables, code: str) -> Party:
    """A table of 0.1.0, with its people back at it."""
    table = Party(tables, await tables.find(code))
    for seat in range(len(table.state.seats)):
        await table.connect(Seat(seat))
    return table


async def records(tables: Tables, code: str) -> list[RecordV1 | RecordV2]:
    found = [decode(kept.record) for kept in await tables.store.records(table=code)]
    for record in found:
        replay.check(record, GAMES[record.game])
    return found


async def test_a_lobby_starts_by_the_new_procedure_and_its_entropy_counts_for_nothing(tables: Tables) -> None:
    table = await come_back(tables, LOBBY)
    assert (table.state.stage, [seat.entropy[-1] for seat in table.state.seats]) == (Stage.LOBBY, ["5", "6"])
    assert all(seat.ready for seat in table.state.seats)
    await table.do(0, i.Start)
    await table.deal()
    await table.finish(random.Random(1))
    await table.session.save_record()
    [record] = await records(tables, LOBBY)
    assert isinstance(record, RecordV2)
    assert record.pledge is not None
    for participant in table.participants.values():
        receipt = participant.receipt(1)
        assert receipt is not None
        assert receipt.share in record.pledge.shares


async def test_a_running_game_is_played_to_its_end_with_the_pledge_that_it_was_dealt_from(tables: Tables) -> None:
    table = await come_back(tables, RUNNING)
    assert table.asked
    await table.finish(random.Random(1))
    await table.session.save_record()
    [record] = await records(tables, RUNNING)
    assert isinstance(record, RecordV1)
    assert record.pledge is not None
    assert record.pledge.entropy[1].endswith("7")


async def test_a_finished_game_has_its_record_and_a_rematch_is_dealt_anew(tables: Tables) -> None:
    table = await come_back(tables, FINISHED)
    assert table.state.stage is Stage.OVER
    await table.again()
    await table.start()
    await table.finish(random.Random(1))
    await table.session.save_record()
    old, new = await records(tables, FINISHED)
    assert isinstance(old, RecordV1)
    assert isinstance(new, RecordV2)
    assert new.pledge is not None
    assert new.pledge.round == 2


async def test_what_a_person_of_0_1_0_wrote_can_be_erased(tables: Tables) -> None:
    session = await tables.find(FINISHED)
    name = session.state.seats[0].name
    assert (await records(tables, FINISHED))[0].seats[0] == name
    erased = await erase_person(tables.store, FINISHED, lambda stay: name in stay.names)
    assert erased.records == 1
    assert (await tables.find(FINISHED)).state.seats[0].name == CODE_NAMES[0] != name
    [record] = await records(tables, FINISHED)
    assert record.seats[0] == CODE_NAMES[0]
