"""Bots play for people who are away and come back; people who leave are gone."""

import asyncio
import random

import pytest

from brushpass.core.seats import PUBLIC, Seat
from brushpass.table import entries as e
from brushpass.wire import inbound as i
from brushpass.wire import notices as n
from brushpass.wire.tables import Presence, Settings, Stage
from tests.table.party import SLOW, party, reloaded

pytestmark = pytest.mark.anyio


async def test_a_person_gets_the_seat_back_from_a_bot_by_asking_or_by_choosing() -> None:
    table = await party(Settings(game="secrets", deadline=30, misses=1), people=4)
    await table.start()
    [seat] = table.asked
    await asyncio.sleep(30.5)
    assert table.state.seats[seat].bot_controlled
    assert await table.refused((seat + 1) % 4, i.Back) == "wrong-stage"
    await table.do(seat, i.Back)
    assert not table.state.seats[seat].bot_controlled
    assert table.devices[PUBLIC].notices[-1] == n.HandedBack(seat)
    assert await table.refused(seat, i.Back) == "wrong-stage"


async def test_a_person_who_chooses_while_a_bot_plays_is_back() -> None:
    table = await party(Settings(game="secrets", deadline=30, misses=1), people=4, pace=SLOW)
    await table.start()
    [seat] = table.asked
    await asyncio.sleep(30.5)
    assert table.state.seats[seat].bot_controlled
    rng = random.Random(1)
    while seat not in table.asked:
        await table.step(rng)
    await table.choose(seat, table.devices[seat].options[0])
    assert not table.state.seats[seat].bot_controlled
    assert table.choices[-1].by is e.By.PERSON
    assert n.HandedBack(seat) in table.devices[PUBLIC].notices


async def test_a_bot_takes_over_for_an_absent_person_and_hands_the_seat_back_on_return() -> None:
    """GS55: after 45 seconds."""
    table = await party(people=4)
    await table.start()
    [seat] = table.asked
    number = (await table.disconnect(seat)).number
    assert table.state.view().seats[seat].presence is Presence.AWAY
    await asyncio.sleep(44)
    assert not table.state.seats[seat].bot_controlled
    await asyncio.sleep(2)
    assert table.state.seats[seat].bot_controlled
    assert table.taken_over == [seat]
    device = await table.connect(seat, number)
    assert not table.state.seats[seat].bot_controlled
    assert table.state.view().seats[seat].presence is Presence.HERE
    assert [notice for notice in device.notices if isinstance(notice, n.TakenOver | n.HandedBack)] == [
        n.TakenOver(seat),
        n.HandedBack(seat),
    ]


async def test_a_person_who_leaves_a_running_game_is_gone_for_good_and_a_bot_plays_on() -> None:
    table = await party(people=4)
    await table.start()
    token = table.state.seats[2].token
    await table.do(2, i.Leave)
    device = table.devices.pop(Seat(2))
    assert device.ended == "left"
    view = table.state.view().seats[2]
    assert (view.presence, view.bot_controlled) == (Presence.GONE, True)
    assert table.state.seats_of({token}) == [], "the token opens nothing any more"
    await table.finish(random.Random(1))
    assert table.state.stage is Stage.OVER
    await table.again()
    assert table.state.seats[2].is_free
    await table.sit("E", 2)


async def test_when_the_host_leaves_a_running_game_the_next_person_is_host() -> None:
    table = await party(people=4)
    await table.start()
    await table.do(0, i.Leave)
    assert table.state.view().host == 1


async def test_a_person_who_returns_before_the_table_has_noticed_is_not_away() -> None:
    table = await party(people=2)
    table.store.delay = 1.0
    old = table.devices[Seat(1)]
    busy = asyncio.create_task(table.do(0, i.Say, text="hold the turn"))
    await asyncio.sleep(0.1)
    going = asyncio.create_task(table.tables.disconnect(table.session, old))
    await asyncio.sleep(0.1)
    coming = asyncio.create_task(table.connect(Seat(1)))
    await asyncio.gather(busy, going, coming)
    assert table.state.view().seats[1].presence is Presence.HERE


async def test_a_message_from_a_device_that_has_lost_its_seat_is_refused() -> None:
    table = await party(people=2)
    old = table.devices[Seat(1)]
    word = await table.link(old)
    table.store.delay = 1.0
    moving = asyncio.create_task(table.tables.move(table.session, Seat(1), word))
    await asyncio.sleep(0.1)
    late = asyncio.create_task(table.tell(old, i.Say(id="late", text="still me")))
    outcome = await asyncio.gather(moving, late, return_exceptions=True)
    assert getattr(outcome[1], "code", "") == "not-seated"
    assert not any(isinstance(notice, n.Said) for notice in table.devices[PUBLIC].notices)


async def test_people_of_a_dead_process_are_away_and_those_of_this_one_are_here() -> None:
    first = await party(people=4)
    await first.tables.open()
    second = await reloaded(first)
    first.store.alive = {first.tables.process}
    await second.tables.open()
    await second.connect(Seat(1))
    assert second.state.seats[1].process == second.tables.process
    await asyncio.sleep(6)
    assert [seat_state.presence for seat_state in second.state.seats] == [Presence.HERE] * 4
    first.store.alive = set()
    await first.tables.close()
    await asyncio.sleep(6)
    here = [seat_state.presence is Presence.HERE for seat_state in second.state.seats]
    assert here == [False, True, False, False]
    await second.tables.close()
