"""A long log is taken in a slice at a time, so that nobody else is held up."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise

import pytest

from brushpass.core.seats import PUBLIC, Seat
from brushpass.store.contract import StoredEntry
from brushpass.table import entries as e
from brushpass.table.slices import MAX_ENTRIES_AT_ONCE, slices
from brushpass.wire import notices as n
from tests.table.party import Party, party, reloaded

pytestmark = pytest.mark.anyio


def talk(table: Party, count: int) -> None:
    """Another process has written so much, one entry after another."""
    log = table.store.logs[table.state.code]
    for number in range(len(log) + 1, len(log) + 1 + count):
        said = e.Said(id=f"x{number}", seat=Seat(0), text=str(number))
        log.append(StoredEntry(number, float(number), e.encode(said)))


async def turns_during(work: Callable[[], Awaitable[object]]) -> int:
    """How often another task has its turn meanwhile."""
    turns = 0

    async def somebody_else() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    other = asyncio.create_task(somebody_else())
    await work()
    other.cancel()
    return turns


async def test_a_long_log_is_loaded_while_others_have_their_turn() -> None:
    table = await party()
    talk(table, 5_000)
    again: list[Party] = []

    async def load() -> None:
        again.append(await reloaded(table))

    assert await turns_during(load) >= 5_000 / MAX_ENTRIES_AT_ONCE
    assert again[0].state.number == len(table.store.logs[table.state.code])


async def test_a_process_that_was_stopped_for_long_catches_up_while_others_have_their_turn() -> None:
    table = await party()
    talk(table, 5_000)
    assert await turns_during(table.session.catch_up) >= 2 * 5_000 / MAX_ENTRIES_AT_ONCE
    log = table.store.logs[table.state.code]
    assert table.state.number == len(log)
    said = [notice for notice in table.devices[PUBLIC].notices if isinstance(notice, n.Said)]
    assert [notice.text for notice in said] == [str(entry.number) for entry in log[-5_000:]]


async def test_whoever_connects_meanwhile_misses_nothing_and_hears_nothing_twice() -> None:
    table = await party(people=2)
    talk(table, 500)
    catching_up = asyncio.create_task(table.session.catch_up())
    while table.state.number < 200:
        await asyncio.sleep(0)
    assert not catching_up.done()
    late = await table.connect(PUBLIC)
    await catching_up
    said = [notice.text for notice in late.notices if isinstance(notice, n.Said)]
    assert said == [str(entry.number) for entry in table.store.logs[table.state.code][-500:]]


async def test_what_was_written_together_stays_together() -> None:
    """Half of a step could show who was late (GE19), or that an answer is held back (GE31)."""
    log = [(e.Begun(id=f"x{number}"), float(number // 7)) for number in range(3 * MAX_ENTRIES_AT_ONCE)]
    cut = [part async for part in slices(log)]
    assert [entry for part in cut for entry in part] == log
    assert all(before[-1][1] < after[0][1] for before, after in pairwise(cut))
    assert max(len(part) for part in cut) < MAX_ENTRIES_AT_ONCE + 7
    assert len(cut) == 3
