"""Whether a process can write, how old its last heartbeat is, and how far it is behind the others."""

import asyncio

import pytest

from brushpass.core.seats import Seat
from brushpass.store.contract import StoreUnavailable
from brushpass.table import entries as e
from brushpass.table.heartbeat import RECENT_SECONDS, TIMEOUT_SECONDS, Heartbeat
from tests.table.party import party

pytestmark = pytest.mark.anyio


class Pen:
    """Writes heartbeats, as slowly as it is told to."""

    def __init__(self) -> None:
        self.seconds = 0.25
        self.failure: Exception | None = None
        self.begun = 0

    async def __call__(self) -> set[str]:
        self.begun += 1
        await asyncio.sleep(self.seconds)
        if self.failure is not None:
            raise self.failure
        return {"me"}


async def test_the_age_counts_from_the_last_heartbeat_that_was_stored() -> None:
    pen = Pen()
    heartbeat = Heartbeat(pen)
    assert await heartbeat.beat() == {"me"}
    assert (heartbeat.age, heartbeat.seconds) == (0.0, 0.25)
    pen.failure = StoreUnavailable("full")
    await asyncio.sleep(3.0)
    with pytest.raises(StoreUnavailable):
        await heartbeat.beat()
    assert (heartbeat.age, heartbeat.seconds) == (3.25, 0.25)


async def test_a_recent_heartbeat_is_proof_enough() -> None:
    pen = Pen()
    heartbeat = Heartbeat(pen)
    await heartbeat.beat()
    pen.failure = StoreUnavailable("full")
    await asyncio.sleep(RECENT_SECONDS / 2)
    assert await heartbeat.is_ready()
    assert pen.begun == 1
    await asyncio.sleep(RECENT_SECONDS / 2)
    assert not await heartbeat.is_ready()
    assert pen.begun == 2


async def test_many_who_ask_while_the_store_stands_still_write_once_and_wait_a_bounded_time() -> None:
    pen = Pen()
    pen.seconds = 10 * TIMEOUT_SECONDS
    heartbeat = Heartbeat(pen)
    began = asyncio.get_running_loop().time()
    assert await asyncio.gather(*(heartbeat.is_ready() for _ in range(100))) == [False] * 100
    assert asyncio.get_running_loop().time() == began + TIMEOUT_SECONDS
    assert pen.begun == 1
    await asyncio.sleep(pen.seconds)
    assert await heartbeat.is_ready() is False, "the last one is older than a second, and the next is as slow"


async def test_nobody_hears_of_a_failure_that_nobody_waited_for(caplog: pytest.LogCaptureFixture) -> None:
    pen = Pen()
    pen.seconds, pen.failure = 2 * TIMEOUT_SECONDS, StoreUnavailable("full")
    heartbeat = Heartbeat(pen)
    assert not await heartbeat.is_ready()
    await asyncio.sleep(pen.seconds)
    heartbeat.stop()
    assert not caplog.records


async def test_the_lag_is_how_long_an_entry_of_another_process_took_to_arrive() -> None:
    table = await party(people=2)
    await table.tables.open()
    await table.elsewhere(e.Said(id="x", seat=Seat(1), text="from afar"))
    await asyncio.sleep(3.0)
    table.store.wake(table.state.code)
    await asyncio.sleep(0.1)
    assert table.tables.lag == pytest.approx(3.0)
    await table.tables.close()
