"""Nobody is asked anything before everybody has put their briefing away."""

import asyncio

import pytest

from brushpass.core.seats import PUBLIC, Seat
from brushpass.table import entries as e
from brushpass.table.time_state import BRIEFING_SECONDS
from brushpass.wire import inbound as i
from brushpass.wire.tables import BriefingView, Settings
from tests.table.party import SLOW, Party, party, reloaded
from tests.table.virtual import now

pytestmark = pytest.mark.anyio


async def reading(people: int = 4, *, readers: set[int] | None = None) -> Party:
    """A table that is dealt, with a deadline, whose people have pages in front of them."""
    table = await party(Settings(game="secrets", deadline=30), people=people, pace=SLOW)
    if people < 4:
        await table.add_minds()
    table.readers = set(range(people)) if readers is None else readers
    await table.start()
    return table


def view(table: Party) -> BriefingView | None:
    shown = table.devices[PUBLIC].table
    assert shown is not None
    return shown.briefing


async def test_the_last_who_puts_it_away_lets_the_game_begin() -> None:
    table = await reading()
    assert view(table) == BriefingView((0, 1, 2, 3), now() + BRIEFING_SECONDS)
    for seat in (2, 0, 3):
        await asyncio.sleep(20)
        await table.do(seat, i.Briefed, round=1)
        assert not table.state.match.open_prompts
        assert not table.choices
    assert view(table) == BriefingView((1,), now() + BRIEFING_SECONDS), "each one who finishes gives the others time"
    await table.do(1, i.Briefed, round=1)
    assert view(table) is None
    [asked] = table.state.match.open_prompts.values()
    assert asked.since == now(), "no clock ran before"


async def test_after_the_limit_the_game_begins_without_who_is_missing() -> None:
    table = await reading()
    await table.do(0, i.Briefed, round=1)
    await asyncio.sleep(BRIEFING_SECONDS - 0.1)
    assert not table.state.match.open_prompts
    await asyncio.sleep(0.2)
    assert view(table) is None
    assert table.state.match.open_prompts
    number = table.state.number
    await table.do(1, i.Briefed, round=1)
    assert table.state.number == number, "who comes later changes nothing"


async def test_nobody_waits_for_clients_that_show_none() -> None:
    table = await reading(readers=set())
    assert table.state.match.open_prompts
    assert view(table) is None


async def test_only_those_are_waited_for_who_show_one() -> None:
    table = await reading(readers={1})
    assert view(table) == BriefingView((1,), now() + BRIEFING_SECONDS)
    await table.do(1, i.Briefed, round=1)
    assert table.state.match.open_prompts


async def test_who_plays_alone_has_all_the_time_they_want() -> None:
    table = await reading(people=1)
    assert view(table) == BriefingView((0,))
    await asyncio.sleep(600)
    assert not table.choices
    await table.do(0, i.Briefed, round=1)
    assert table.state.match.open_prompts


async def test_nobody_waits_for_who_has_left_or_stays_away() -> None:
    table = await reading(people=1)
    await table.disconnect(Seat(0))
    await asyncio.sleep(46)
    assert view(table) is None, "absent"
    table = await reading(people=2)
    await table.do(1, i.Briefed, round=1)
    await table.do(0, i.Leave)
    await asyncio.sleep(0.1)
    assert view(table) is None, "gone"


async def test_a_word_for_another_game_counts_for_none() -> None:
    table = await reading(people=1)
    await table.do(0, i.Briefed, round=2)
    assert view(table) == BriefingView((0,))
    assert await table.refused(0, i.VotePause, pause=True) == "wrong-stage"


async def test_a_host_that_reads_the_log_waits_on() -> None:
    table = await reading()
    await table.do(0, i.Briefed, round=1)
    await asyncio.sleep(10)
    again = await reloaded(table)
    assert again.state.time.waits_for(again.state.seats) == [1, 2, 3]
    for viewer in list(table.devices):
        await table.disconnect(viewer)
    await asyncio.sleep(100)
    later = await reloaded(table)
    await later.connect(PUBLIC)
    assert view(later) == BriefingView((1, 2, 3), now() + BRIEFING_SECONDS), "an overdue wait begins anew"


async def test_a_log_of_older_versions_begins_at_once() -> None:
    table = await reading(readers=set())
    kinds = {type(e.decode(line.body)) for line in table.store.logs[table.state.code]}
    assert not kinds & {e.Briefed, e.Begun}
    assert all(b"briefing" not in line.body for line in table.store.logs[table.state.code])
