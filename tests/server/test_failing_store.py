"""A store that fails, and code that fails: clients get an answer that reveals nothing, and connections go on."""

import asyncio
from collections.abc import Sequence

import pytest

from brushpass.store.contract import StoredEntry, StoreUnavailable
from brushpass.wire import inbound as i
from tests.server.client import Client, open_table
from tests.server.running import Running
from tests.server.test_http import problem
from tests.table.virtual import MemoryStore

pytestmark = pytest.mark.anyio


class Failing(MemoryStore):
    """A store that fails when it is told to."""

    failure: Exception | None = None

    async def append(self, table: str, expected: int, bodies: Sequence[bytes]) -> list[StoredEntry]:
        if self.failure is not None:
            raise self.failure
        return await super().append(table, expected, bodies)

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        if self.failure is not None:
            raise self.failure
        return await super().read(table, after)


@pytest.fixture
def store(server: Running) -> Failing:
    """The store of the server."""
    server.services.tables.store = store = Failing()
    return store


@pytest.mark.parametrize(
    ("failure", "status", "code"),
    [(StoreUnavailable("hush"), 503, "store-unavailable"), (RuntimeError("hush"), 500, "internal")],
)
async def test_a_request_is_answered_without_a_word_of_the_failure(
    server: Running, store: Failing, failure: Exception, status: int, code: str
) -> None:
    store.failure = failure
    answer = await server.http.get("/api/tables/BABA-BABA")
    assert (answer.status_code, problem(answer)) == (status, code)
    assert "hush" not in answer.text


async def test_a_connection_whose_table_cannot_be_reached_is_closed(server: Running, store: Failing) -> None:
    host = await open_table(server.http)
    server.services.tables.sessions.clear()
    store.failure = StoreUnavailable("not now")
    client = await Client.open(server, host.token)
    await client.send(i.Hello(host.code, host.seat))
    assert await client.closed() == 4004


async def test_a_device_that_goes_while_the_store_fails_is_noticed_later(
    server: Running, store: Failing, caplog: pytest.LogCaptureFixture
) -> None:
    host = await open_table(server.http)
    client = await Client.join(server, host.code, host.seat, host.token)
    store.failure = StoreUnavailable("not now")
    await client.kill()
    async with asyncio.timeout(5):
        while "a disconnection could not be recorded" not in caplog.messages:
            await asyncio.sleep(0.01)
    assert server.services.metrics.sockets == 0
