"""Being late costs a decision, and only then the seat; others can give more time; everybody sees the clocks."""

import asyncio
import contextlib
import random

import msgspec
import pytest

from brushpass.core.seats import PUBLIC, Seat
from brushpass.table import entries as e
from brushpass.table.errors import WrongStage
from brushpass.table.schedule import Pace
from brushpass.table.seat_state import SeatState
from brushpass.wire import inbound as i
from brushpass.wire import notices as n
from brushpass.wire import outbound as o
from brushpass.wire.tables import Settings, Stage
from tests.table.party import ESPIONAJE, SLOW, Party, party, rebuilt
from tests.table.virtual import now

pytestmark = pytest.mark.anyio


async def playing(misses: int = 2, *, deadline: int = 30) -> Party:
    table = await party(Settings(game="secrets", deadline=deadline, misses=misses), people=4, pace=SLOW)
    await table.start()
    return table


def stood_in(table: Party) -> list[Seat]:
    return [notice.seat for notice in table.devices[PUBLIC].notices if isinstance(notice, n.StoodIn)]


def clocks(table: Party) -> tuple[o.Clock, ...]:
    """The clocks as the public last heard of them."""
    told: tuple[o.Clock, ...] = ()
    for message in table.devices[PUBLIC].messages:
        if isinstance(message, o.Welcome | o.Update) and message.clocks is not None:
            told = message.clocks
    return told


async def miss(table: Party) -> Seat:
    """Let somebody's time pass, and wait until it is decided for them."""
    [seat] = table.asked
    made = len(table.choices)
    await asyncio.sleep(30.1)
    while len(table.choices) == made:
        await asyncio.sleep(0.5)
    return seat


async def asked_again(table: Party, seat: Seat) -> None:
    """The others play on until this seat is asked."""
    while seat not in table.asked:
        others = [one for one in table.asked if one != seat]
        await table.choose(others[0], table.devices[others[0]].options[0])


async def test_the_first_miss_costs_the_decision_and_the_second_the_seat() -> None:
    table = await playing()
    seat = await miss(table)
    assert stood_in(table) == [seat]
    assert not table.taken_over
    assert not table.state.seats[seat].is_played
    assert table.choices[-1].by is not e.By.PERSON
    await asked_again(table, seat)
    await asyncio.sleep(30.1)
    assert table.taken_over == [seat]
    assert table.state.seats[seat].bot_controlled
    await table.do(seat, i.Back)
    assert table.state.seats[seat].misses == 0, "a seat that was given back has all its chances again"


async def test_nobody_stalls_a_game_by_taking_the_seat_back_again_and_again() -> None:
    table = await playing(misses=1)
    [seat] = table.asked
    made = len(table.choices)
    await asyncio.sleep(30.1)
    backs = 0
    while len(table.choices) == made and backs < 100:
        with contextlib.suppress(WrongStage):
            await table.do(seat, i.Back)
        backs += 1
        await asyncio.sleep(0.1)
    assert len(table.choices) > made
    assert table.choices[-1].by is not e.By.PERSON


async def test_an_answer_in_between_forgives_the_miss() -> None:
    table = await playing()
    seat = await miss(table)
    await asked_again(table, seat)
    await table.choose(seat, table.devices[seat].options[0])
    await asked_again(table, seat)
    await asyncio.sleep(30.1)
    assert stood_in(table) == [seat, seat]
    assert not table.taken_over


async def test_who_is_quicker_than_the_stand_in_decides() -> None:
    table = await playing()
    [seat] = table.asked
    await asyncio.sleep(30.1)
    assert stood_in(table) == [seat]
    await table.choose(seat, table.devices[seat].options[0])
    assert table.choices[-1].by is e.By.PERSON
    assert table.state.seats[seat].misses == 0


async def test_who_is_away_has_no_second_chance() -> None:
    table = await playing()
    [seat] = table.asked
    await table.disconnect(seat)
    await asyncio.sleep(30.1)
    assert table.taken_over == [seat]


async def test_others_can_give_more_time_within_bounds() -> None:
    table = await playing()
    [seat] = table.asked
    other = (seat + 1) % 4
    begun = now()
    assert clocks(table) == (o.Clock(seat, round(begun + 30, 3)),)
    assert await table.refused(seat, i.AddTime, seat=seat) == "no-more-time"
    assert await table.refused(seat, i.AddTime, seat=Seat(other)) == "no-more-time", "nobody is asked there"
    assert await table.refused(other, i.AddTime, seat=Seat(7)) == "no-such-seat"
    for more in (30, 60, 90, 120):
        await table.do(other, i.AddTime, seat=seat)
        assert clocks(table) == (o.Clock(seat, round(begun + 30 + more, 3)),)
        asked = table.devices[seat].asked
        assert asked is not None
        assert asked.until == pytest.approx(begun + 30 + more)
    assert await table.refused(other, i.AddTime, seat=seat) == "no-more-time"
    await asyncio.sleep(149)
    assert not stood_in(table)
    await asyncio.sleep(2)
    assert stood_in(table) == [seat]
    lines = table.store.logs[table.state.code]
    again = rebuilt(table.state.code, [(e.decode(line.body), line.at) for line in lines])
    assert again.seats[seat].misses == 1


async def test_without_a_deadline_there_are_no_clocks() -> None:
    table = await playing(deadline=0)
    [seat] = table.asked
    assert await table.refused((seat + 1) % 4, i.AddTime, seat=seat) == "no-more-time"
    assert all(b"clocks" not in frame for device in table.devices.values() for frame in device.frames)


async def test_a_secret_question_has_no_clock_and_no_miss() -> None:
    table = await party(msgspec.structs.replace(ESPIONAJE, deadline=30), people=3, pace=Pace(0.0, 0.0, 5.0, 45.0))
    await table.start()
    rng = random.Random(2)
    for _ in range(200):
        if (table.state.match.is_held and table.state.match.open_prompts) or not await table.step(rng):
            break
    [asked] = table.state.match.open_prompts
    assert clocks(table) == ()
    asker = next(seat for seat in range(3) if seat != asked)
    assert await table.refused(asker, i.AddTime, seat=asked) == "no-more-time"
    while table.state.match.is_held:
        await asyncio.sleep(0.1)
    assert table.state.seats[asked].misses == 0


async def test_who_plays_alone_may_be_late_in_secret_and_is_asked_again() -> None:
    table = await party(msgspec.structs.replace(ESPIONAJE, deadline=30), people=1, pace=Pace(0.0, 0.0, 5.0, 45.0))
    await table.add_minds()
    await table.start()
    device, rng = table.devices[Seat(0)], random.Random(5)
    while device.asked is None or device.asked.prompt.ask != "show":
        await asyncio.sleep(0.01)
        if table.state.stage is Stage.OVER:
            await table.do(0, i.Again)
            await table.start()
        elif device.asked is not None and device.asked.prompt.ask != "show":
            await table.choose(0, rng.choice(device.options))
    await asyncio.sleep(40)
    assert stood_in(table) == [0]
    assert not table.state.seats[0].is_played


def test_what_is_answered_in_secret_forgives_nothing() -> None:
    """Otherwise a later takeover would tell that somebody was asked."""
    seat_state = SeatState(token="hash", misses=1)
    seat_state.answered(in_person=True, in_secret=True)
    assert seat_state.misses == 1
    seat_state.answered(in_person=True, in_secret=False)
    assert seat_state.misses == 0
