"""How much may be written into a log, in one round and in all."""

import asyncio
import random
from dataclasses import replace

import pytest

from brushpass.core.errors import Refusal
from brushpass.core.seats import Seat
from brushpass.table import entries as e
from brushpass.table import quota
from brushpass.table.tables import HEARTBEAT_SECONDS
from brushpass.wire import inbound as i
from brushpass.wire.tables import Presence, Settings, Stage
from tests.table.party import SLOW, Party, party, reloaded

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quota, "MAX_ENTRIES", 120)
    monkeypatch.setattr(quota, "MAX_SEAT_ENTRIES", 40)
    monkeypatch.setattr(quota, "MAX_ARRIVALS", 20)


async def flood(table: Party, seat: int) -> str:
    """A seat says that it is ready, and that it is not, until it is refused: the code."""
    for number in range(1_000):
        try:
            await table.do(seat, i.Ready, ready=number % 2 == 0)
        except Refusal as refusal:
            return refusal.code
    return ""


async def test_one_person_cannot_use_up_what_all_share() -> None:
    table = await party()
    assert await flood(table, 1) == "log-full"
    await table.do(2, i.Say, text="we go on")
    await table.do(1, i.Leave)
    await table.sit("E", 1)
    await table.do(1, i.Ready, ready=True)
    assert (await reloaded(table)).state.quota.entries == table.state.quota.entries


async def reconnect(table: Party, seat: int, times: int) -> None:
    for _ in range(times):
        await table.disconnect(Seat(seat))
        await table.connect(Seat(seat))


async def test_one_person_who_reconnects_without_end_does_not_keep_the_others_from_playing() -> None:
    table = await party()
    await reconnect(table, 3, 300)
    await table.do(0, i.Configure, settings=table.state.settings)
    await table.do(1, i.Say, text="shall we?")
    await table.start()
    assert table.state.stage is Stage.PLAYING
    await reconnect(table, 3, 300)
    await table.do(2, i.Leave)
    assert table.state.number < 120
    assert (await reloaded(table)).state.quota.entries == table.state.quota.entries


def presence_of(table: Party, seat: int) -> Presence:
    presence: Presence = table.state.seats[seat].presence
    return presence


async def test_whoever_reconnects_too_often_is_shown_as_here_a_little_later() -> None:
    table = await party()
    await table.tables.open()
    await reconnect(table, 3, 50)
    assert presence_of(table, 3) is Presence.AWAY
    await asyncio.sleep(HEARTBEAT_SECONDS + 1)
    assert presence_of(table, 3) is Presence.HERE
    for _ in range(50):
        await reconnect(table, 3, 1)
        await asyncio.sleep(HEARTBEAT_SECONDS + 1)
    assert presence_of(table, 3) is Presence.AWAY, "this too has an end"
    assert presence_of(table, 2) is Presence.HERE
    await reconnect(table, 2, 1)
    assert presence_of(table, 2) is Presence.HERE
    await table.tables.close()


async def test_whoever_has_used_up_their_share_still_gets_ready_and_leaves() -> None:
    table = await party()
    while table.state.quota.has_room(Seat(1)):
        await table.do(1, i.Say, text="hm")
    assert await table.refused(1, i.Say, text="hm") == "log-full"
    await table.start()
    assert table.state.stage is Stage.PLAYING
    await table.do(1, i.Leave)


async def test_what_a_table_cannot_do_without_is_shared_too() -> None:
    """Somebody whose time is up can take the seat back from the bot again and again, until the bot answers."""
    table = await party(Settings(game="secrets", deadline=20, misses=1), pace=replace(SLOW, fastest=60.0, slowest=90.0))
    await table.start()
    await asyncio.sleep(20.3)
    [late] = [seat for seat in table.state.people_seats if table.state.seats[seat].bot_controlled]
    codes = set()
    for _ in range(200):
        try:
            await table.do(late, i.Back)
        except Refusal as refusal:
            codes.add(refusal.code)
            break
        await asyncio.sleep(0.1)
    assert codes == {"log-full"}
    await table.do((late + 1) % 4, i.Say, text="come on")
    await table.do(late, i.Leave)


@pytest.mark.parametrize("kind", ["sit", "link", "rename", "configure", "come and go"])
async def test_nothing_that_people_do_fills_a_log_without_end(kind: str) -> None:
    table = await party(people=3)
    codes = set()
    for number in range(2_000):
        try:
            if kind == "sit":
                await table.sit("D", 3)
                await table.do(3, i.Leave)
            elif kind == "link":
                await table.link(table.devices[Seat(1)])
            elif kind == "rename":
                await table.do(1, i.Rename, name=f"B{number}")
            elif kind == "configure":
                await table.do(0, i.Configure, settings=table.state.settings)
            else:
                await table.disconnect(Seat(1))
                await table.connect(Seat(1))
        except Refusal as refusal:
            codes.add(refusal.code)
            break
    assert codes <= {"log-full"}
    assert table.state.number <= 2 * 120 + 20


async def test_a_full_log_still_takes_a_whole_game_and_a_rematch_begins_anew() -> None:
    table = await party()
    for seat in range(4):
        await table.do(seat, i.Ready, ready=True)
    while table.state.quota.has_room():
        number = table.state.number
        await table.elsewhere(e.Said(id=f"x{number}", seat=Seat(number % 4), text="hm"))
        await table.session.catch_up()
    assert await table.refused(1, i.Say, text="anybody?") == "log-full"
    with pytest.raises(Refusal) as refused:
        await table.link(table.devices[Seat(1)])
    assert refused.value.code == "log-full"
    await table.do(table.state.host, i.Start)
    await table.deal()
    await table.finish(random.Random(1))
    assert table.state.stage is Stage.OVER
    await table.again()
    await table.do(1, i.Say, text="at last")


async def test_a_table_that_has_had_enough_for_a_lifetime_plays_no_more_games(monkeypatch: pytest.MonkeyPatch) -> None:
    table = await party(Settings(game="espionaje", players=2), people=2)
    for game in range(2):
        await table.start()
        await table.finish(random.Random(game))
        await table.again()
    await table.start()
    await table.finish(random.Random(2))
    monkeypatch.setattr(quota, "MAX_LOG_ENTRIES", table.state.number)
    assert await table.refused(0, i.Again) == "log-full"
    await table.do(0, i.Say, text="that was the last one")
    await table.do(0, i.Leave)
