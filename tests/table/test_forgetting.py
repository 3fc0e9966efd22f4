"""A table that leaves the memory is freed at once: cycles would hold it, because they are hardly ever collected."""

import asyncio
import gc
import random
import weakref
from collections.abc import Iterator
from contextlib import suppress

import pytest

from brushpass.store.contract import LogRewritten
from brushpass.table.erasure import erase_person
from tests.table.party import party

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def without_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("choices", [None, 0, 5, 1000], ids=["lobby", "started", "playing", "over"])
async def test_nothing_in_a_table_holds_the_table(choices: int | None) -> None:
    table = await party(people=2)
    await table.add_minds()
    if choices is not None:
        await table.start()
        rng = random.Random(1)
        for _ in range(choices):
            if not await table.step(rng):
                break
        await table.session.save_record()
    session, state = weakref.ref(table.session), weakref.ref(table.state)
    for viewer in list(table.devices):
        await table.disconnect(viewer)
    await asyncio.sleep(0)
    tables = table.tables
    del tables.sessions[table.state.code]
    tables.autoplay.forget(table.state.code)
    del table
    await asyncio.sleep(1.0)
    assert (session(), state()) == (None, None)


async def test_a_table_that_was_given_up_is_held_by_nobody_who_was_refused() -> None:
    table = await party(people=2)
    session = weakref.ref(table.session)
    tables, code = table.tables, table.state.code
    await erase_person(table.store, code, lambda stay: "B" in stay.names)
    with suppress(LogRewritten):
        await table.session.catch_up()
    assert code not in tables.sessions
    del table
    await asyncio.sleep(1.0)
    assert session() is None
