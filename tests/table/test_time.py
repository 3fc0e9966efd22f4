"""What a table does by itself: minds answer at their pace, deadlines pass, people who stay away are played for."""

import asyncio
import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from brushpass.core.seats import PUBLIC, Seat
from brushpass.table import entries as e
from brushpass.table.clock import Pace
from brushpass.table.clockwork import RETRY_SECONDS
from brushpass.table.keeper import HEARTBEAT_SECONDS, IDLE_SECONDS, Keeper
from brushpass.table.thinking import Thinker
from brushpass.wire import inbound as i
from brushpass.wire import notices as n
from brushpass.wire.tables import Presence, Settings, Stage
from tests.table.party import ESPIONAJE, Party, party, reloaded
from tests.table.virtual import MemoryStore, now

pytestmark = pytest.mark.anyio

SLOW = Pace(0.9, 2.4, 0.0, 45.0)


def choices(table: Party) -> list[e.Chose]:
    lines = [e.decode(line.body) for line in table.store.logs[table.room.code]]
    return [line for line in lines if isinstance(line, e.Chose)]


def took_over(table: Party) -> list[Seat]:
    return [notice.seat for notice in table.devices[PUBLIC].notices if isinstance(notice, n.TakenOver)]


async def asked_for(table: Party, ask: str) -> Seat:
    """Play on at random until somebody is asked this; who it is."""
    rng = random.Random(1)
    for _ in range(500):
        for seat in table.asked:
            asked = table.devices[seat].asked
            if asked is not None and asked.prompt.ask == ask:
                return seat
        if not await table.step(rng):
            await table.do(0, i.Again)
            await table.start()
    raise AssertionError(f"nobody was asked for {ask}")


async def test_minds_finish_a_game_by_themselves_while_somebody_watches() -> None:
    table = await party(people=1)
    for seat in (1, 2, 3):
        await table.do(0, i.AddMind, seat=Seat(seat), mind="random")
    await table.do(0, i.Start)
    await table.do(0, i.Leave)
    await asyncio.sleep(60)
    assert table.room.stage is Stage.OVER
    assert {choice.by for choice in choices(table)} == {e.By.MIND}


async def test_nothing_goes_on_while_nobody_listens() -> None:
    table = await party(people=1)
    for seat in (1, 2, 3):
        await table.do(0, i.AddMind, seat=Seat(seat), mind="random")
    await table.disconnect(PUBLIC)
    await table.do(0, i.Start)
    await table.disconnect(Seat(0))
    before = len(choices(table))
    await asyncio.sleep(600)
    assert len(choices(table)) == before
    await table.connect(PUBLIC)
    await asyncio.sleep(600)
    assert table.room.stage is Stage.OVER


async def test_a_mind_takes_its_time_which_tells_nothing() -> None:
    table = await party(people=1, pace=SLOW)
    for seat in (1, 2, 3):
        await table.do(0, i.AddMind, seat=Seat(seat), mind="random")
    await table.do(0, i.Start)
    await asyncio.sleep(200)
    lines = [(line.at, e.decode(line.body)) for line in table.store.logs[table.room.code]]
    for (before, _), (at, line) in pairwise(lines):
        if isinstance(line, e.Chose) and line.by is e.By.MIND:
            assert 0.9 <= at - before <= 2.4


@pytest.mark.parametrize(
    ("ask", "default"), [("answer", "refuse"), ("un", "stand-by"), ("offer", None), ("effect", None)]
)
async def test_a_deadline_gives_the_default_and_seats_a_mind(ask: str, default: str | None) -> None:
    table = await party(Settings(deadline=30), people=4)
    await table.start()
    asks = {"answer": "answer", "un": "un", "offer": "offer"}
    seat = await asked_for(table, asks[ask]) if ask in asks else await effect(table)
    asked = table.devices[seat].asked
    assert asked is not None
    assert asked.until == pytest.approx(now() + 30, abs=0.1)
    before = len(choices(table))
    await asyncio.sleep(29.5)
    assert len(choices(table)) == before
    assert not took_over(table)
    await asyncio.sleep(1)
    chosen = choices(table)[before]
    assert chosen.seat == seat
    assert took_over(table)[0] == seat
    assert table.room.view().seats[seat].minded
    made = msgspec.json.decode(chosen.choice)
    if default is not None:
        assert made == {"choice": default}
        assert chosen.by is e.By.DEADLINE
    else:
        assert msgspec.to_builtins(asked.prompt.options).count(made) == 1
        assert chosen.by is e.By.MIND


async def effect(table: Party) -> Seat:
    """Play until somebody is asked what a taken card does."""
    rng = random.Random(3)
    known = {"offer", "un", "answer"}
    for _ in range(500):
        for seat in table.asked:
            asked = table.devices[seat].asked
            if asked is not None and asked.prompt.ask not in known:
                return seat
        await table.step(rng)
    raise AssertionError("no effect")


async def test_who_lets_the_time_for_a_commitment_pass_abstains() -> None:
    table = await party(msgspec.structs.replace(ESPIONAJE, deadline=20), people=3)
    await table.start()
    [seat] = table.asked
    await table.choose(seat, {"choice": "accuse"})
    await asyncio.sleep(21)
    assert [msgspec.json.decode(chosen.choice) for chosen in choices(table)[1:]] == [{"choice": "abstain"}] * 3
    assert table.room.stage is Stage.OVER
    assert not took_over(table), "GE19: until the check nobody can tell"


async def test_who_was_played_for_takes_the_seat_back_by_asking_or_by_choosing() -> None:
    table = await party(Settings(deadline=30), people=4)
    await table.start()
    [seat] = table.asked
    await asyncio.sleep(30.5)
    assert table.room.chairs[seat].minded
    assert await table.refused((seat + 1) % 4, i.Back) == "wrong-stage"
    await table.do(seat, i.Back)
    assert not table.room.chairs[seat].minded
    assert table.devices[PUBLIC].notices[-1] == n.HandedBack(seat)
    assert await table.refused(seat, i.Back) == "wrong-stage"


async def test_a_person_who_chooses_while_a_mind_plays_is_back() -> None:
    table = await party(Settings(deadline=30), people=4, pace=SLOW)
    await table.start()
    [seat] = table.asked
    await asyncio.sleep(30.5)
    assert table.room.chairs[seat].minded
    rng = random.Random(1)
    while seat not in table.asked:
        await table.step(rng)
    await table.choose(seat, table.devices[seat].options[0])
    assert not table.room.chairs[seat].minded
    assert choices(table)[-1].by is e.By.PERSON
    assert n.HandedBack(seat) in table.devices[PUBLIC].notices


async def test_who_is_away_and_asked_is_played_for_after_a_while_and_gets_the_seat_back_on_return() -> None:
    table = await party(people=4)
    await table.start()
    [seat] = table.asked
    number = (await table.disconnect(seat)).number
    assert table.room.view().seats[seat].presence is Presence.AWAY
    await asyncio.sleep(44)
    assert not table.room.chairs[seat].minded
    await asyncio.sleep(2)
    assert table.room.chairs[seat].minded
    assert took_over(table) == [seat]
    device = await table.connect(seat, number)
    assert not table.room.chairs[seat].minded
    assert table.room.view().seats[seat].presence is Presence.HERE
    assert [notice for notice in device.notices if isinstance(notice, n.TakenOver | n.HandedBack)] == [
        n.TakenOver(seat),
        n.HandedBack(seat),
    ]


async def test_who_leaves_a_running_game_is_gone_for_good_and_a_mind_plays_on() -> None:
    table = await party(people=4)
    await table.start()
    token = table.room.chairs[2].token
    await table.do(2, i.Leave)
    device = table.devices.pop(Seat(2))
    assert device.ended == "left"
    view = table.room.view().seats[2]
    assert (view.presence, view.minded) == (Presence.GONE, True)
    assert table.room.seats_of({token}) == [], "the token opens nothing any more"
    await table.finish(random.Random(1))
    assert table.room.stage is Stage.OVER
    await table.do(0, i.Again)
    assert table.room.chairs[2].is_free
    await table.sit("E", 2)


async def test_when_the_host_leaves_a_running_game_the_next_person_is_host() -> None:
    table = await party(people=4)
    await table.start()
    await table.do(0, i.Leave)
    assert table.room.view().host == 1


async def test_a_mind_that_fails_does_not_stop_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("no idea")

    monkeypatch.setattr(Thinker, "choose", broken)
    table = await party(people=1)
    for seat in (1, 2, 3):
        await table.do(0, i.AddMind, seat=Seat(seat), mind="random")
    await table.do(0, i.Start)
    await table.do(0, i.Leave)
    await asyncio.sleep(60)
    assert table.room.stage is Stage.OVER


async def test_when_the_store_fails_the_table_tries_again() -> None:
    table = await party(people=1, pace=SLOW)
    for seat in (1, 2, 3):
        await table.do(0, i.AddMind, seat=Seat(seat), mind="random")
    await table.do(0, i.Start)
    await table.do(0, i.Leave)
    table.store.failures = 3
    await asyncio.sleep(3 * RETRY_SECONDS + 300)
    assert table.room.stage is Stage.OVER


async def test_a_record_that_could_not_be_kept_is_kept_later() -> None:
    table = await party(people=4)
    await table.keeper.open()
    await table.start()
    rng = random.Random(1)
    while table.room.stage is Stage.PLAYING:
        assert await table.step(rng)
    assert table.room.stage is Stage.OVER
    table.store.kept.clear()
    table.live.kept = 0
    table.store.failures = 1
    await asyncio.sleep(30)
    assert len(table.store.kept) == 1
    await table.keeper.close()


async def test_who_comes_back_before_the_table_has_noticed_is_not_away() -> None:
    table = await party(people=2)
    table.store.delay = 1.0
    old = table.devices[Seat(1)]
    busy = asyncio.create_task(table.do(0, i.Say, text="hold the turn"))
    await asyncio.sleep(0.1)
    going = asyncio.create_task(table.keeper.disconnect(table.live, old))
    await asyncio.sleep(0.1)
    coming = asyncio.create_task(table.connect(Seat(1)))
    await asyncio.gather(busy, going, coming)
    assert table.room.view().seats[1].presence is Presence.HERE


async def test_a_message_of_a_device_that_lost_its_seat_meanwhile_is_refused() -> None:
    table = await party(people=2)
    old = table.devices[Seat(1)]
    word = await table.keeper.link(table.live, old)
    table.store.delay = 1.0
    moving = asyncio.create_task(table.keeper.move(table.live, Seat(1), word))
    await asyncio.sleep(0.1)
    late = asyncio.create_task(table.keeper.command(table.live, old, i.Say(id="late", text="still me")))
    outcome = await asyncio.gather(moving, late, return_exceptions=True)
    assert getattr(outcome[1], "code", "") == "not-seated"
    assert not any(isinstance(notice, n.Said) for notice in table.devices[PUBLIC].notices)


async def test_people_of_a_process_that_died_are_away_and_those_of_this_one_are_here() -> None:
    first = await party(people=4)
    await first.keeper.open()
    second = await reloaded(first)
    first.store.alive = {first.keeper.process}
    await second.keeper.open()
    await second.connect(Seat(1))
    assert second.room.chairs[1].process == second.keeper.process
    await asyncio.sleep(6)
    assert [chair.presence for chair in second.room.chairs] == [Presence.HERE] * 4
    first.store.alive = set()
    await first.keeper.close()
    await asyncio.sleep(6)
    here = [chair.presence is Presence.HERE for chair in second.room.chairs]
    assert here == [False, True, False, False]
    await second.keeper.close()


async def test_a_table_whose_log_was_dropped_ends_instead_of_trying_for_ever() -> None:
    table = await party(people=2)
    del table.store.logs[table.room.code]
    assert await table.refused(0, i.Say, text="anybody?") == "no-such-table"
    assert {device.ended for device in table.devices.values()} == {"refused"}
    assert table.room.code not in table.keeper.tables


class Counting(MemoryStore):
    """A store that counts the beats of processes."""

    beats = 0

    async def beat(self, process: str) -> set[str]:
        self.beats += 1
        return await super().beat(process)


async def test_the_pulse_survives_whatever_goes_wrong_in_one_beat(caplog: pytest.LogCaptureFixture) -> None:
    store = Counting()
    keeper = Keeper(store, now=now, retention_days=10**400)  # no number of seconds
    await keeper.open()
    await asyncio.sleep(10.5 * HEARTBEAT_SECONDS)
    assert store.beats == 11
    [failure] = [record for record in caplog.records if record.levelname == "ERROR"]
    assert (failure.message, failure.exc_info is not None) == ("heartbeat failed", True)
    await keeper.close()


async def test_a_table_that_fails_in_a_beat_does_not_harm_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    keeper = Keeper(store, now=now)
    await keeper.open()
    broken, idle = await keeper.found(Settings()), await keeper.found(Settings())
    monkeypatch.setattr(broken, "room", None)
    await asyncio.sleep(IDLE_SECONDS + 2 * HEARTBEAT_SECONDS)
    assert list(keeper.tables.values()) == [broken]
    assert idle.room.code not in keeper.tables
    await keeper.close()
