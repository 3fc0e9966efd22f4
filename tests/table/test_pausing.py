"""A pause by vote: no clock runs, nobody chooses, and afterwards everybody has the time that they had."""

import asyncio
import random

import msgspec
import pytest

from brushpass.core.seats import PUBLIC, Seat
from brushpass.table import commands
from brushpass.table import entries as e
from brushpass.table.schedule import Pace
from brushpass.table.time_commands import MAX_PAUSES
from brushpass.table.time_state import PAUSE_SECONDS
from brushpass.wire import inbound as i
from brushpass.wire import notices as n
from brushpass.wire.tables import PauseView, Settings
from tests.table.party import ESPIONAJE, SLOW, Party, party, rebuilt, reloaded
from tests.table.virtual import now

pytestmark = pytest.mark.anyio


async def playing(people: int = 4) -> Party:
    table = await party(Settings(game="secrets", deadline=60, misses=1), people=people, pace=SLOW)
    if people < 4:
        await table.add_minds()
    await table.start()
    return table


def view(table: Party) -> PauseView | None:
    shown = table.devices[PUBLIC].table
    assert shown is not None
    return shown.pause


async def pause(table: Party, *seats: int) -> None:
    for seat in seats:
        await table.do(seat, i.VotePause, pause=True)


async def test_more_than_half_pause_and_go_on() -> None:
    table = await playing()
    await pause(table, 0, 1)
    assert view(table) == PauseView((0, 1))
    await table.do(1, i.VotePause, pause=False)
    assert view(table) == PauseView((0,)), "taken back"
    await pause(table, 1, 2)
    assert view(table) == PauseView((), now(), now() + PAUSE_SECONDS)
    for seat in (3, 0, 1):
        assert table.state.time.is_paused
        await table.do(seat, i.VotePause, pause=False)
    assert view(table) is None
    told = [notice for notice in table.devices[PUBLIC].notices if isinstance(notice, n.Paused | n.Resumed)]
    assert told == [n.Paused(), n.Resumed()]


async def test_how_long_it_stood_still_follows_from_the_time_that_is_passed_in() -> None:
    table = await playing()
    await pause(table, 0, 1, 2)
    for seat in (0, 1):
        await table.do(seat, i.VotePause, pause=False)
    table.state.clock = None
    decided = commands.decide(table.state, Seat(2), i.VotePause(id="x", pause=False), now() + 7.5)
    assert [entry.seconds for entry in decided.entries if isinstance(entry, e.Resumed)] == [7.5]


async def test_the_time_of_a_pause_is_told_to_the_millisecond() -> None:
    """What is smaller is an error of floating-point numbers, which depends on when the server was started."""
    table = await playing()
    await asyncio.sleep(1.23456789)
    await pause(table, 0, 1, 2)
    shown = view(table)
    assert shown is not None
    assert shown.since is not None
    assert shown.since == round(now(), 3) != now()
    assert shown.until == round(now() + PAUSE_SECONDS, 3)


async def test_nothing_happens_during_a_pause_and_nobody_loses_time() -> None:
    table = await playing()
    [seat] = table.asked
    await asyncio.sleep(40)
    await pause(table, 0, 1, 2)
    await asyncio.sleep(300)
    asked = table.devices[seat].asked
    assert asked is not None
    option = msgspec.Raw(msgspec.json.encode(asked.prompt.options[0]))
    assert await table.refused(seat, i.Choose, prompt=asked.number, choice=option) == "paused"
    assert not table.taken_over
    for voter in (0, 1, 2):
        await table.do(voter, i.VotePause, pause=False)
    asked = table.devices[seat].asked
    assert asked is not None
    assert asked.until == pytest.approx(now() + 20)
    await asyncio.sleep(19.9)
    assert not table.taken_over
    await asyncio.sleep(0.2)
    assert table.taken_over == [seat]


async def test_a_person_alone_pauses_bots() -> None:
    table = await playing(people=1)
    while table.state.match.open_prompts.keys() <= {0}:
        await table.choose(0, table.devices[Seat(0)].options[0])
    await pause(table, 0)
    made = len(table.choices)
    await asyncio.sleep(60)
    assert len(table.choices) == made
    await table.do(0, i.VotePause, pause=False)
    await asyncio.sleep(3)
    assert len(table.choices) > made


async def test_a_pause_ends_by_itself_and_there_are_not_too_many() -> None:
    table = await playing(people=1)
    for _ in range(MAX_PAUSES):
        await pause(table, 0)
        await asyncio.sleep(PAUSE_SECONDS - 1)
        assert table.state.time.is_paused
        await asyncio.sleep(2)
        assert not table.state.time.is_paused
    assert await table.refused(0, i.VotePause, pause=True) == "too-many-pauses"


async def test_the_absent_and_the_gone_do_not_count() -> None:
    table = await playing()
    await pause(table, 0, 3)
    await table.do(3, i.Leave)
    assert view(table) == PauseView((0,))
    await table.disconnect(Seat(2))
    await asyncio.sleep(46)
    await pause(table, 1)
    assert table.state.time.is_paused


async def test_who_was_away_during_a_pause_is_waited_for_afterwards() -> None:
    table = await playing()
    [seat] = table.asked
    voters = [one for one in range(4) if one != seat]
    await pause(table, *voters)
    await table.disconnect(seat)
    await asyncio.sleep(200)
    for voter in voters[:2]:
        await table.do(voter, i.VotePause, pause=False)
    await asyncio.sleep(44)
    assert not table.taken_over
    await asyncio.sleep(2)
    assert table.taken_over == [seat]


async def test_a_held_answer_is_released_that_much_later() -> None:
    table = await party(ESPIONAJE, people=3, pace=Pace(0.0, 0.0, 5.0, 45.0))
    await table.start()
    rng = random.Random(1)
    while not table.state.match.is_held:
        await table.step(rng)
    await asyncio.sleep(2)
    await pause(table, 0, 1)
    await asyncio.sleep(100)
    assert table.state.match.is_held
    for voter in (0, 1):
        await table.do(voter, i.VotePause, pause=False)
    await asyncio.sleep(2.9)
    assert table.state.match.is_held
    await asyncio.sleep(0.2)
    assert not table.state.match.is_held


@pytest.mark.parametrize("wait", [10.0, 4000.0])
async def test_a_host_that_reads_the_log_during_a_pause_takes_and_gives_no_time(wait: float) -> None:
    table = await playing()
    [seat] = table.asked
    await asyncio.sleep(25)
    await pause(table, 0, 1, 2)
    for viewer in list(table.devices):
        await table.disconnect(viewer)
    await asyncio.sleep(wait)
    again = await reloaded(table)
    assert again.state.time.is_paused
    for voter in (0, 1, 2, 3):
        await again.connect(Seat(voter))
    for voter in (0, 1, 2):
        await again.do(voter, i.VotePause, pause=False)
    open_prompt = again.state.match.open_prompts[seat]
    assert open_prompt.since + 60 == pytest.approx(now() + 35, abs=0.1)


async def test_the_log_says_how_long_a_pause_was() -> None:
    table = await playing()
    await pause(table, 0, 1, 2)
    await asyncio.sleep(12.5)
    for voter in (0, 1, 2):
        await table.do(voter, i.VotePause, pause=False)
    lines = [(e.decode(line.body), line.at) for line in table.store.logs[table.state.code]]
    [resumed] = [line for line, _ in lines if isinstance(line, e.Resumed)]
    assert resumed.seconds == pytest.approx(12.5)
    again = rebuilt(table.state.code, lines)
    [seat] = table.asked
    assert again.match is not None
    assert again.match.open_prompts[seat].since == pytest.approx(table.state.match.open_prompts[seat].since)
