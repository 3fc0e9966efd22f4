"""What other processes do to a table's log, and what this one makes of it."""

import asyncio
from collections.abc import Sequence

import pytest

from brushpass.core.seats import PUBLIC, Seat
from brushpass.store.contract import Conflict, StoredEntry, StoreUnavailable
from brushpass.table import entries as e
from brushpass.table.codes import hash_token, new_id
from brushpass.table.errors import NoSuchTable
from brushpass.table.tables import HEARTBEAT_SECONDS, Tables
from brushpass.wire import inbound as i
from brushpass.wire import notices as n
from brushpass.wire.tables import Presence, Settings
from tests.table.party import party, reloaded
from tests.table.virtual import MemoryStore, clock

pytestmark = pytest.mark.anyio


def said(text: str) -> e.Said:
    return e.Said(id=new_id(), seat=Seat(1), text=text)


@pytest.mark.parametrize("named", [True, False])
async def test_what_another_process_appends_is_told_here(*, named: bool) -> None:
    table = await party(people=2)
    await table.tables.open()
    await table.elsewhere(said("from afar"))
    table.store.wake("NOBO-DYIS")
    await asyncio.sleep(0.1)
    assert not any(isinstance(notice, n.Said) for notice in table.devices[PUBLIC].notices)
    table.store.wake(table.state.code if named else "")
    await asyncio.sleep(0.1)
    assert table.devices[PUBLIC].notices[-1] == n.Said(Seat(1), "from afar")
    await table.tables.close()


async def test_what_could_not_be_read_is_read_at_the_next_heartbeat() -> None:
    table = await party(people=2)
    await table.tables.open()
    await table.elsewhere(said("from afar"))
    table.store.errors = [StoreUnavailable("not now")]
    table.store.wake(table.state.code)
    await asyncio.sleep(0.1)
    assert not any(isinstance(notice, n.Said) for notice in table.devices[PUBLIC].notices)
    await asyncio.sleep(2 * HEARTBEAT_SECONDS)
    assert table.devices[PUBLIC].notices[-1] == n.Said(Seat(1), "from afar")
    await table.tables.close()


async def test_a_table_that_goes_on_under_other_rules_is_given_up() -> None:
    table = await party(people=2)
    await table.tables.open()
    await table.elsewhere(e.Started(id=new_id(), game="secrets", version=99, luck="5e" * 32))
    table.store.wake(table.state.code)
    await asyncio.sleep(0.1)
    assert {device.ended for device in table.devices.values()} == {"refused"}
    assert table.state.code not in table.tables.sessions
    await table.tables.close()


async def test_a_table_whose_log_was_dropped_is_given_up_by_the_heartbeat() -> None:
    table = await party(people=2)
    await table.tables.open()
    other = await table.tables.open_table(Settings(game="secrets"))
    table.state.seats[1].process = "dead"  # its person would have to be noted as away
    del table.store.logs[table.state.code]
    await asyncio.sleep(2 * HEARTBEAT_SECONDS)
    assert {device.ended for device in table.devices.values()} == {"refused"}
    assert list(table.tables.sessions.values()) == [other]
    await table.tables.close()


async def test_a_seat_that_another_process_gave_is_known_without_a_wake_up() -> None:
    table = await party(people=2)
    elsewhere = await reloaded(table)
    seat, token = await elsewhere.tables.sit(elsewhere.session, "C")
    assert not table.state.seats_of({hash_token(token)})
    session = await table.tables.find(table.state.code)
    assert session is table.session
    assert session.state.seats_of({hash_token(token)}) == [seat]


async def test_whoever_waits_for_a_load_that_began_earlier_still_learns_what_came_after() -> None:
    class Slow(MemoryStore):
        """A store whose first answer takes a while."""

        async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
            log = await super().read(table, after)
            if not after:
                await asyncio.sleep(1.0)
            return log

    table = await party(people=2, store=Slow())
    tables = Tables(table.store, clock=clock())
    loading = asyncio.create_task(tables.find(table.state.code))
    await asyncio.sleep(0.5)
    seat, token = await table.tables.sit(table.session, "C")
    session = await tables.find(table.state.code)
    assert session is await loading
    assert session.state.seats_of({hash_token(token)}) == [seat]


async def test_a_table_whose_log_was_dropped_is_refused_to_the_next_who_asks() -> None:
    table = await party(people=2)
    del table.store.logs[table.state.code]
    with pytest.raises(NoSuchTable):
        await table.tables.find(table.state.code)
    assert {device.ended for device in table.devices.values()} == {"refused"}


async def test_the_next_heartbeat_makes_up_for_one_that_the_store_failed() -> None:
    table = await party(people=2)
    await table.tables.open()
    table.state.seats[1].process = "dead"
    table.store.failures = 1
    await asyncio.sleep(1.5 * HEARTBEAT_SECONDS)
    assert table.state.seats[1].process == "dead"
    await asyncio.sleep(HEARTBEAT_SECONDS)
    assert (table.state.seats[1].process, table.state.seats[1].presence) == (table.tables.process, Presence.HERE)
    await table.tables.close()


async def test_a_connected_person_who_counts_as_away_is_corrected_to_here() -> None:
    table = await party(people=2)
    await table.tables.open()
    await table.elsewhere(e.Went(id=new_id(), seat=Seat(1)))
    table.store.wake(table.state.code)
    await asyncio.sleep(0.1)
    assert [seat.presence for seat in table.state.view().seats[:2]] == [Presence.HERE, Presence.AWAY]
    await asyncio.sleep(2 * HEARTBEAT_SECONDS)
    assert [seat.presence for seat in table.state.view().seats[:2]] == [Presence.HERE, Presence.HERE]
    await table.tables.close()


async def test_a_device_that_disconnects_before_its_turn_does_not_count_as_here() -> None:
    table = await party(people=2)
    table.store.delay = 1.0
    busy = asyncio.create_task(table.do(0, i.Say, text="keep the table busy"))
    await table.disconnect(Seat(1))
    coming = asyncio.create_task(table.connect(Seat(1)))
    await asyncio.sleep(0.1)
    table.session.farewell(table.devices[Seat(1)])
    await asyncio.gather(busy, coming)
    assert table.state.seats[1].presence is Presence.AWAY


async def test_a_code_that_is_taken_is_not_given_again() -> None:
    class Taken(MemoryStore):
        """A store where somebody else has the first code already."""

        refusals = 1

        async def append(self, table: str, expected: int, bodies: Sequence[bytes]) -> list[StoredEntry]:
            if self.refusals:
                self.refusals -= 1
                raise Conflict("somebody was faster")
            return await super().append(table, expected, bodies)

    store = Taken()
    session = await Tables(store, clock=clock()).open_table(Settings(game="secrets"))
    assert list(store.logs) == [session.state.code]
