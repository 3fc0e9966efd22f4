"""The host's role, removals and votes: nobody loses anything because their page reloads."""

import asyncio
import random

import pytest

from brushpass.core.seats import PUBLIC, Seat
from brushpass.table import entries as e
from brushpass.table.state import TableState
from brushpass.wire import inbound as i
from brushpass.wire import notices as n
from brushpass.wire.tables import Presence, Settings, Stage
from tests.table.party import Party, party, rebuilt, reloaded

pytestmark = pytest.mark.anyio

GRACE = 45.0


def hosts(table: Party) -> list[Seat]:
    """Who became host, as everybody was told."""
    return [notice.seat for notice in table.devices[PUBLIC].notices if isinstance(notice, n.NewHost)]


# --- The role


async def test_a_reload_of_the_host_changes_nothing() -> None:
    table = await party(people=3)
    await table.disconnect(Seat(0))
    assert table.state.view().host == 0
    await asyncio.sleep(GRACE - 1)
    assert await table.refused(1, i.Configure, settings=Settings(game="secrets", players=5)) == "not-host"
    await table.connect(Seat(0))
    await asyncio.sleep(2 * GRACE)
    assert (table.state.view().host, hosts(table)) == (0, [])


async def test_after_a_real_absence_the_longest_seated_person_who_is_here_is_host_and_stays_it() -> None:
    table = await party(people=1)
    await table.sit("B", 3)
    await table.sit("C", 1)
    await table.sit("D", 2)
    await table.disconnect(Seat(3))
    await table.disconnect(Seat(0))
    await asyncio.sleep(GRACE + 1)
    assert table.state.view().host == 1
    assert hosts(table) == [1]
    await table.connect(Seat(0))
    await table.connect(Seat(3))
    assert table.state.view().host == 1
    assert (await reloaded(table)).state.host == 1


async def test_a_host_who_stays_away_while_nobody_is_here_keeps_the_role_until_somebody_comes() -> None:
    table = await party(people=2)
    await table.disconnect(Seat(1))
    await table.disconnect(Seat(0))
    await asyncio.sleep(3 * GRACE)
    assert table.state.host == 0
    await table.connect(Seat(1))
    await asyncio.sleep(0.1)
    assert table.state.host == 1


async def test_whoever_takes_the_first_seat_later_is_not_host() -> None:
    table = await party(people=2)
    await table.do(0, i.Leave)
    assert hosts(table) == [1]
    await table.sit("Eve", 0)
    assert table.state.view().host == 1
    assert await table.refused(0, i.Remove, seat=Seat(1)) == "not-host"


async def test_the_host_hands_the_role_over_to_somebody_who_is_here() -> None:
    table = await party(people=3)
    assert await table.refused(1, i.HandOver, seat=Seat(1)) == "not-host"
    assert await table.refused(0, i.HandOver, seat=Seat(3)) == "no-such-seat"
    await table.do(0, i.AddMind, seat=Seat(3), mind="random")
    assert await table.refused(0, i.HandOver, seat=Seat(3)) == "no-such-seat"
    await table.disconnect(Seat(1))
    assert await table.refused(0, i.HandOver, seat=Seat(1)) == "not-here"
    await table.do(0, i.HandOver, seat=Seat(2))
    assert (table.state.view().host, hosts(table)) == (2, [2])
    assert await table.refused(0, i.HandOver, seat=Seat(0)) == "not-host"
    await table.do(2, i.HandOver, seat=Seat(2))
    assert hosts(table) == [2], "to yourself there is nothing to hand over"


async def test_the_role_goes_with_its_person_when_seats_are_taken_away() -> None:
    table = await party(Settings(game="secrets", players=8), people=1)
    await table.sit("B", 7)
    await table.do(0, i.HandOver, seat=Seat(7))
    await table.do(7, i.Configure, settings=Settings(game="secrets", players=4))
    assert table.state.view().host == 1
    assert table.state.seats[1].name == "B"


async def test_the_role_passes_on_in_a_running_game_and_lasts_into_the_rematch() -> None:
    table = await party(people=4)
    await table.start()
    await table.do(0, i.HandOver, seat=Seat(2))
    await table.do(2, i.Leave)
    assert hosts(table) == [2, 0]
    table.devices.pop(Seat(2))
    await table.finish(random.Random(1))
    await table.again()
    assert table.state.view().host == 0


# --- Removal before the start


async def test_nobody_is_removed_while_they_reload() -> None:
    table = await party(people=2)
    await table.disconnect(Seat(1))
    await asyncio.sleep(GRACE - 1)
    assert await table.refused(0, i.Remove, seat=Seat(1)) == "may-return"
    await table.connect(Seat(1))
    assert table.state.view().seats[1].presence is Presence.HERE
    await table.disconnect(Seat(1))
    await asyncio.sleep(GRACE + 1)
    await table.do(0, i.Remove, seat=Seat(1))
    assert table.devices[PUBLIC].notices[-1] == n.Left(Seat(1), "B", removed=True)
    assert table.state.seats[1].is_free


async def test_a_seat_whose_person_never_came_is_free_again_after_a_while() -> None:
    table = await party(people=1)
    for name in ("X", "Y", "Z"):
        await table.tables.sit(table.session, name)
    await asyncio.sleep(GRACE - 1)
    assert table.state.people == 4
    await asyncio.sleep(2)
    assert table.state.people == 1
    assert table.state.view().host == 0


async def test_seats_are_freed_even_if_nobody_listens_and_after_a_restart() -> None:
    table = await party(people=1)
    await table.disconnect(Seat(0))
    await table.disconnect(PUBLIC)
    await table.tables.sit(table.session, "X")
    fresh = await reloaded(table)
    await asyncio.sleep(GRACE + 1)
    assert [table.state.people, fresh.state.people] == [1, 1], "the first to act has done it for both"


async def test_the_seat_of_who_opened_the_table_waits_until_somebody_else_is_here() -> None:
    table = await party(people=0)
    await table.tables.sit(table.session, "A")
    await asyncio.sleep(2 * GRACE)
    assert table.state.people == 1
    await table.sit("B")
    await asyncio.sleep(0.1)
    assert table.state.host == 1
    assert table.state.people == 1


# --- The vote in a running game


async def test_more_than_half_of_the_others_remove_somebody_from_a_running_game() -> None:
    table = await party(people=4)
    await table.start()
    assert await table.refused(0, i.Remove, seat=Seat(3)) == "wrong-stage", "not even the host does it alone"
    await table.do(0, i.VoteOut, seat=Seat(3))
    view = table.devices[PUBLIC].table
    assert view is not None
    assert view.seats[3].votes == (0,)
    await table.do(0, i.VoteOut, seat=Seat(3))
    assert table.state.view().seats[3].votes == (0,), "one person has one vote"
    gone = table.devices[Seat(3)]
    await table.do(1, i.VoteOut, seat=Seat(3))
    assert gone.ended == "left"
    table.devices.pop(Seat(3))
    assert table.devices[PUBLIC].notices[-2:] == [
        n.Voted(Seat(1), Seat(3), out=True),
        n.Left(Seat(3), "D", removed=True),
    ]
    assert table.state.view().seats[3].presence is Presence.GONE
    await table.finish(random.Random(1))
    assert table.state.stage is Stage.OVER, "a bot plays on"


async def test_a_vote_is_taken_back_and_lost_with_its_voter() -> None:
    table = await party(Settings(game="secrets", players=5), people=5)
    await table.start()
    await table.do(0, i.VoteOut, seat=Seat(4))
    await table.do(0, i.VoteOut, seat=Seat(4), out=False)
    assert table.state.view().seats[4].votes == ()
    for voter in (0, 1):
        await table.do(voter, i.VoteOut, seat=Seat(4))
    await table.do(1, i.Leave)
    assert table.state.view().seats[4].votes == (0,)
    table.devices.pop(Seat(1))
    await table.do(2, i.VoteOut, seat=Seat(4))
    assert table.state.view().seats[4].presence is Presence.GONE
    assert hosts(table) == []


async def test_a_host_who_is_voted_out_is_host_no_more() -> None:
    table = await party(people=4)
    await table.start()
    for voter in (2, 3):
        await table.do(voter, i.VoteOut, seat=Seat(0))
    assert hosts(table) == [1]


async def test_who_reloads_is_neither_voted_out_nor_left_out_of_the_count() -> None:
    table = await party(people=4)
    await table.start()
    await table.disconnect(Seat(3))
    assert await table.refused(0, i.VoteOut, seat=Seat(3)) == "may-return"
    await table.do(0, i.VoteOut, seat=Seat(2))
    assert table.state.view().seats[2].presence is Presence.HERE, "one of three, although only two are here"
    await asyncio.sleep(GRACE + 1)
    await table.do(1, i.VoteOut, seat=Seat(2))
    assert table.state.view().seats[2].presence is Presence.GONE, "two of two"


async def test_between_two_people_there_is_no_vote() -> None:
    table = await party(people=2)
    await table.add_minds()
    await table.start()
    assert await table.refused(0, i.VoteOut, seat=Seat(1)) == "too-few-voters"
    assert await table.refused(0, i.VoteOut, seat=Seat(0)) == "no-such-seat"
    assert await table.refused(0, i.VoteOut, seat=Seat(2)) == "no-such-seat", "nobody votes about a bot"
    assert await table.refused(0, i.VoteOut, seat=Seat(9)) == "no-such-seat"


async def test_votes_belong_to_a_game() -> None:
    table = await party(people=4)
    assert await table.refused(0, i.VoteOut, seat=Seat(1)) == "wrong-stage"
    await table.start()
    await table.do(0, i.VoteOut, seat=Seat(1))
    await table.finish(random.Random(1))
    assert await table.refused(2, i.VoteOut, seat=Seat(1)) == "wrong-stage"
    await table.again()
    assert table.state.view().seats[1].votes == ()


async def test_votes_and_hosts_survive_a_restart() -> None:
    table = await party(people=4)
    await table.start()
    await table.do(0, i.VoteOut, seat=Seat(1))
    await table.do(0, i.HandOver, seat=Seat(3))
    assert (await reloaded(table)).state.view() == table.state.view()


# --- Logs of 0.1.0


def old_table() -> TableState:
    """A table as 0.1.0 wrote it: the host's role is nowhere in it."""
    return rebuilt(
        "BAMI-ROTU",
        [
            (e.Opened(id="a", code="BAMI-ROTU", settings=Settings("secrets", 4), secret="00" * 32), 1.0),
            (e.Sat(id="b", seat=Seat(0), name="Ann", token="t0"), 2.0),
            (e.Came(id="c", seat=Seat(0), process="p"), 2.0),
            (e.Sat(id="d", seat=Seat(2), name="Ann", token="t1"), 3.0),
            (e.Came(id="e", seat=Seat(2), process="p"), 3.0),
            (e.Sat(id="f", seat=Seat(1), name="Cat", token="t2"), 4.0),
            (e.Went(id="g", seat=Seat(0)), 5.0),
        ],
    )


def test_at_a_table_of_0_1_0_who_opened_it_is_host_and_then_the_longest_seated() -> None:
    state = old_table()
    assert state.host == 0
    state.apply(e.decode(b'{"entry":"left","id":"h","seat":0}'), 6.0)
    assert state.host == 2
    assert [seat.name for seat in state.view().seats] == ["", "Cat", "Ann", ""]
