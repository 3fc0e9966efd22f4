"""Old tables are dropped once an hour, and nothing else waits for that."""

import asyncio
from itertools import pairwise

import pytest

from brushpass.store.contract import LEASE_SECONDS, Dropped, StoreUnavailable
from brushpass.table.pruning import PRUNE_SECONDS
from brushpass.table.tables import HEARTBEAT_SECONDS, Tables
from brushpass.wire.tables import Settings
from tests.table.virtual import MemoryStore, clock, now

pytestmark = pytest.mark.anyio


class Slow(MemoryStore):
    """A store that notes when processes beat, and takes its time to prune."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds
        self.beats: list[float] = []
        self.begun: list[float] = []
        self.ended = 0
        self.failure: Exception | None = None

    async def beat(self, process: str, lease_seconds: float = LEASE_SECONDS) -> set[str]:
        self.beats.append(now())
        return await super().beat(process, lease_seconds)

    async def prune(self, older_than: float) -> Dropped:
        self.begun.append(now())
        await asyncio.sleep(self.seconds)
        self.ended += 1
        if self.failure is not None:
            raise self.failure
        return await super().prune(older_than)


async def test_old_tables_are_dropped_once_an_hour() -> None:
    store = MemoryStore()
    tables = Tables(store, clock=clock(), retention_days=1)
    await tables.open()
    old = await tables.open_table(Settings(game="secrets"))
    await asyncio.sleep(86_400 - PRUNE_SECONDS)
    assert old.state.code in store.logs
    await asyncio.sleep(2 * PRUNE_SECONDS + HEARTBEAT_SECONDS)
    assert not store.logs
    await tables.close()


async def test_the_heartbeat_does_not_wait_for_a_slow_prune() -> None:
    store = Slow(4 * LEASE_SECONDS)
    tables = Tables(store, clock=clock(), retention_days=365)
    await tables.open()
    await asyncio.sleep(8 * LEASE_SECONDS)
    assert (len(store.begun), store.ended) == (1, 1)
    assert {after - before for before, after in pairwise(store.beats)} == {HEARTBEAT_SECONDS}
    await tables.close()


async def test_a_prune_that_takes_hours_is_not_begun_twice_and_ends_with_the_server() -> None:
    store = Slow(2.5 * PRUNE_SECONDS)
    tables = Tables(store, clock=clock(), retention_days=365)
    await tables.open()
    await asyncio.sleep(2 * PRUNE_SECONDS)
    assert (len(store.begun), store.ended) == (1, 0)
    await asyncio.sleep(PRUNE_SECONDS)
    assert (len(store.begun), store.ended) == (2, 1)
    await tables.close()
    await asyncio.sleep(3 * PRUNE_SECONDS)
    assert store.ended == 1


@pytest.mark.parametrize(
    ("failure", "level"), [(StoreUnavailable("not now"), "WARNING"), (RuntimeError("oops"), "ERROR")]
)
async def test_a_prune_that_fails_is_tried_again_an_hour_later(
    failure: Exception, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = Slow(0.0)
    store.failure = failure
    tables = Tables(store, clock=clock(), retention_days=365)
    await tables.open()
    await asyncio.sleep(1.5 * PRUNE_SECONDS)
    assert len(store.begun) == 2
    logged = [(record.levelname, record.message) for record in caplog.records]
    assert logged == [(level, "pruning failed")] * 2
    await tables.close()
