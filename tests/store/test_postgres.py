"""What only PostgreSQL can do to us: go away in the middle and come back."""

import asyncio
import logging
import signal
import time
from collections.abc import AsyncIterator
from types import SimpleNamespace

import psycopg
import pytest

from brushpass.store import postgres as postgres_store
from brushpass.store.choose import from_url
from brushpass.store.contract import Conflict, StoreUnavailable
from brushpass.store.postgres import PostgresStore
from brushpass.store.postgres_connections import Connection
from brushpass.store.postgres_writer import Append, Writer
from tests.postgres import Server

pytestmark = pytest.mark.anyio

TERMINATE = """
    select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and query like %s
"""


@pytest.fixture
def address(postgres: Server) -> str:
    return postgres.new_schema()


@pytest.fixture
async def store(address: str) -> AsyncIterator[PostgresStore]:
    store = PostgresStore(address)
    await store.open()
    yield store
    await store.close()


async def play(store: PostgresStore, table: str, done: asyncio.Event) -> int:
    """How many appends to a table were acknowledged until it was done; none may fail."""
    number = 0
    while not done.is_set():
        await store.append(table, number, [b"%s %d" % (table.encode(), number)])
        number += 1
    return number


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["stopped", "crashed"])
async def test_tables_go_on_when_the_database_comes_back(
    store: PostgresStore, postgres: Server, how: signal.Signals
) -> None:
    heard: list[str] = []
    store.on_move(heard.append)
    done = asyncio.Event()
    players = [asyncio.create_task(play(store, f"t{number}", done)) for number in range(20)]
    async with asyncio.timeout(30):
        while store.commits < 20:
            await asyncio.sleep(0.01)
    await asyncio.to_thread(postgres.stop, how)
    before = store.commits
    await asyncio.to_thread(postgres.start)
    async with asyncio.timeout(30):
        while store.commits < before + 10 or "" not in heard:
            await asyncio.sleep(0.02)
    done.set()
    for number, acknowledged in enumerate(await asyncio.gather(*players)):
        log = await store.read(f"t{number}")
        assert [entry.body for entry in log] == [b"t%d %d" % (number, count) for count in range(acknowledged)]
    assert set(heard) == {""}


@pytest.mark.parametrize("off", [25.0, -25.0, 3600.0])
async def test_a_host_whose_clock_is_wrong_dates_entries_by_the_clock_of_the_database(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch, off: float
) -> None:
    """So two hosts agree on when something was written, and neither takes or gives anybody's time."""
    monkeypatch.setattr(postgres_store, "time", SimpleNamespace(time=lambda: time.time() + off))
    [before] = await store.append("t", 0, [b"1"])
    assert before.at == pytest.approx(time.time() + off, abs=2.0)
    async with asyncio.timeout(30):
        while abs(store.wall() - time.time()) > 2.0:  # an answer that takes long says nothing
            await store.beat("process")
    [after] = await store.append("t", 1, [b"2"])
    assert after.at == pytest.approx(time.time(), abs=2.0)


class Losing(Writer):
    """A writer that loses the answer to some statements."""

    lost = 0

    async def _insert(self, connection: Connection, batch: list[Append], now: int) -> set[str]:
        moved = await super()._insert(connection, batch, now)
        if self.lost:
            self.lost -= 1
            raise psycopg.OperationalError("the connection is lost")
        return moved


async def test_an_append_whose_answer_was_lost_is_found_again(address: str) -> None:
    store = PostgresStore(address, writer=Losing)
    await store.open()
    await store.append("late", 0, [b"somebody else's"])
    assert isinstance(store._writer, Losing)
    store._writer.lost = 1
    answers = await asyncio.gather(
        store.append("t", 0, [b"a", b"b"]), store.append("late", 0, [b"mine"]), return_exceptions=True
    )
    assert answers[0] == await store.read("t")
    assert isinstance(answers[1], Conflict)
    assert [entry.body for entry in await store.read("late")] == [b"somebody else's"]
    await store.close()


class Failing(Writer):
    """A writer that cannot reach its database."""

    is_down = True

    async def _insert(self, connection: Connection, batch: list[Append], now: int) -> set[str]:
        if self.is_down:
            raise psycopg.OperationalError("the connection is lost")
        return await super()._insert(connection, batch, now)


async def test_an_append_is_given_up_after_a_while(address: str) -> None:
    store = PostgresStore(address, timeout_seconds=0.3, writer=Failing)
    await store.open()
    with pytest.raises(StoreUnavailable):
        await store.append("t", 0, [b"secret"])
    assert isinstance(store._writer, Failing)
    store._writer.is_down = False
    assert len(await store.append("t", 0, [b"a"])) == 1
    await store.close()


async def test_a_listener_that_lost_its_connection_says_that_any_table_may_have_moved(
    store: PostgresStore, address: str
) -> None:
    other = PostgresStore(address)
    await other.open()
    heard: list[str] = []
    store.on_move(heard.append)
    async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
        cut = await (await connection.execute(TERMINATE, ("listen%",))).fetchall()
    assert len(cut) == 2
    async with asyncio.timeout(5):
        while "" not in heard:
            await asyncio.sleep(0.01)
        await other.append("t", 0, [b"x"])
        while "t" not in heard:
            await asyncio.sleep(0.01)
    await other.close()


async def test_commits_are_durable_even_if_the_database_is_set_otherwise(postgres: Server) -> None:
    store = PostgresStore(postgres.new_schema(synchronous_commit="off"))
    await store.open()
    assert store._pool is not None
    async with store._pool.connection() as connection:
        assert await (await connection.execute("show synchronous_commit")).fetchone() == ("on",)
    await store.close()


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://user:hush@localhost:1/nowhere",
        "postgresql://user:hush@localhost:1/nowhere?connect_timeout=1",
        "postgresql://user:a/hush@localhost/x",
        "postgresql://user:1:hush:2@localhost:x/y",
        "postgresql://user:%zzhush@localhost/x",
        "postgresql://user:a@hush@localhost/x",
        "postgresql://user:1/hush@hush@localhost/x",
    ],
)
async def test_no_password_is_ever_shown(address: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with pytest.raises(StoreUnavailable) as refused:
        await from_url(address).open()
    assert refused.value.code == "store-unavailable"
    assert "hush" not in str(refused.value) + caplog.text
    assert refused.value.__cause__ is None
    assert refused.value.__suppress_context__
