"""Whoever sets a wall clock neither delays nor hastens anything at a table."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from msgspec.structs import replace

from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.espionaje.open import choices as c
from brushpass.games.espionaje.open.cards import Element
from brushpass.store.contract import StoredEntry
from brushpass.table.clock import Clock
from brushpass.table.errors import BadLink
from brushpass.table.schedule import Pace
from brushpass.table.seating import LINK_SECONDS
from brushpass.wire.tables import Settings
from tests.table.party import ESPIONAJE, Party, party, reloaded
from tests.table.virtual import MemoryStore, now

pytestmark = pytest.mark.anyio

HOUR = 3600.0
JUMPS = [HOUR, -HOUR, 25.0, -25.0]
PACED = Pace(0.9, 2.4, 5.0, 45.0)


@dataclass
class Wall:
    """A wall clock that somebody sets."""

    off: float = 0.0

    def __call__(self) -> float:
        return now() + self.off


class OtherHost(MemoryStore):
    """The store of another table's host: the same log, entries with the time of another wall clock."""

    def __init__(self, store: MemoryStore, wall: Wall) -> None:
        super().__init__(wall)
        self.logs, self.others = store.logs, store

    async def append(self, table: str, expected: int, bodies: Sequence[bytes]) -> list[StoredEntry]:
        stored = await super().append(table, expected, bodies)
        self.others.wake(table)
        return stored


async def set_up(settings: Settings, wall: Wall, *, people: int = 2) -> Party:
    """People and bots at a table, which wait by a clock that this wall clock has nothing to do with."""
    table = await party(settings, people=people, pace=PACED, store=MemoryStore(wall), clock=Clock(wall, now))
    await table.add_minds()
    return table


async def history(wall: Wall, jump: float) -> list[tuple[float, bytes]]:
    """What the public is told, and when, while bots, deadlines, absences and held answers take their time."""
    table = await set_up(replace(ESPIONAJE, players=4, deadline=30, misses=1), wall)
    await table.start()
    device, begun = table.devices[PUBLIC], now()
    for turn in range(8):
        await asyncio.sleep(0.5)
        wall.off += jump if turn % 2 else -jump
        if turn == 2:
            await table.disconnect(Seat(1))
        if turn == 6:
            await table.connect(Seat(1))
        if Seat(0) in table.asked:
            cards = list(Element)
            await table.choose(0, c.Suspect(cards[turn], cards[turn + 1]))
        await asyncio.sleep(20)
    hidden = re.compile(rb'"(code|commitment|until)":("[^"]*"|[0-9.]+)')
    return [(at - begun, hidden.sub(b"", frame)) for at, frame in zip(device.times, device.frames, strict=True)]


@pytest.mark.parametrize("jump", JUMPS)
async def test_a_wall_clock_that_is_set_delays_and_hastens_nothing(
    monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    for module in ("rematch", "dealing", "seating"):
        monkeypatch.setattr(f"brushpass.table.{module}.new_secret", lambda: "5e" * 32)
    monkeypatch.setattr("brushpass.table.autoplay.SystemRandom", First)
    jumped, even = await history(Wall(), jump), await history(Wall(), 0.0)
    assert jumped == even
    assert sum(b'"taken-over"' in frame for _, frame in even) > 0
    assert len(even) > 15


class First:
    """Draws the first of all lots."""

    def choice(self, options: Sequence[Any]) -> Any:
        return options[0]


@pytest.mark.parametrize("jump", JUMPS)
async def test_a_deadline_is_shown_by_the_wall_clock_as_it_is(jump: float) -> None:
    wall = Wall()
    table = await set_up(Settings(game="secrets", players=4, deadline=30, misses=1), wall, people=4)
    wall.off += jump
    await table.start()
    [seat] = table.asked
    asked = table.devices[seat].asked
    assert asked is not None
    assert asked.until == pytest.approx(wall() + 30, abs=0.01)
    back = await table.connect(seat)
    assert back.asked == asked


@pytest.mark.parametrize("off", JUMPS)
async def test_a_host_with_another_wall_clock_takes_nobodys_time(off: float) -> None:
    """Whether it was there all the time or reads the log only now."""
    first = await set_up(Settings(game="secrets", players=4, deadline=30, misses=1), Wall(), people=4)
    wall = Wall(off)
    other = OtherHost(first.store, wall)
    await first.tables.open()
    second = await reloaded(first, clock=Clock(wall, now), store=other)
    await second.connect(PUBLIC)
    await first.start()
    [seat] = first.asked
    await second.session.catch_up()
    second.tables.autoplay.reschedule(second.session)
    await asyncio.sleep(10)
    third = await reloaded(first, clock=Clock(wall, now), store=other)
    await third.connect(PUBLIC)
    await asyncio.sleep(19.9)
    await first.session.catch_up()
    assert not first.state.seats[seat].bot_controlled
    await asyncio.sleep(0.2)
    assert first.state.seats[seat].bot_controlled


@pytest.mark.parametrize("off", JUMPS)
async def test_who_is_left_alone_with_a_host_that_reads_the_log_has_their_whole_time_again(off: float) -> None:
    first = await set_up(Settings(game="secrets", players=4, deadline=30, misses=1), Wall(), people=4)
    await first.start()
    [seat] = first.asked
    await asyncio.sleep(10)
    for viewer in list(first.devices):
        first.session.farewell(first.devices.pop(viewer))  # the process is gone, and has written nothing
    first.tables.autoplay.reschedule(first.session)
    wall = Wall(off)
    second = await reloaded(first, clock=Clock(wall, now), store=OtherHost(first.store, wall))
    await second.connect(PUBLIC)
    await asyncio.sleep(29.9)
    assert not second.state.seats[seat].bot_controlled
    await asyncio.sleep(0.2)
    assert second.state.seats[seat].bot_controlled


@pytest.mark.parametrize("jump", [*JUMPS, 3.0, -3.0, 0.5, -0.5])
@pytest.mark.parametrize("is_noticed", [True, False])
async def test_a_table_that_comes_back_into_memory_goes_on_by_the_same_clock(jump: float, *, is_noticed: bool) -> None:
    """However far the wall clock was set, and whether or not a heartbeat came in between."""
    wall = Wall()
    table = await set_up(Settings(game="secrets", players=4, deadline=600), wall, people=4)
    await table.start()
    [seat] = table.asked
    await asyncio.sleep(100)
    wall.off += jump
    if is_noticed:
        table.tables.clock.look()
        await asyncio.sleep(100)
    for viewer in list(table.devices):
        table.session.farewell(table.devices.pop(viewer))
    del table.tables.sessions[table.state.code]
    table.tables.autoplay.forget(table.state.code)
    session = await table.tables.find(table.state.code)
    assert session.state.match is not None
    left = session.state.match.open_prompts[seat].since + 600 - table.tables.clock()
    assert left == pytest.approx(400 if is_noticed else 500, abs=1.0)


@pytest.mark.parametrize("jump", JUMPS)
async def test_a_one_time_word_is_valid_for_as_long_as_ever(jump: float) -> None:
    wall = Wall()
    table = await set_up(Settings(game="secrets", players=4), wall, people=4)
    word = await table.link(table.devices[Seat(1)])
    wall.off += jump
    await asyncio.sleep(LINK_SECONDS - 1)
    await table.tables.move(table.session, Seat(1), word)
    word = await table.link(table.devices[Seat(2)])
    wall.off -= 2 * jump
    await asyncio.sleep(LINK_SECONDS + 1)
    with pytest.raises(BadLink):
        await table.tables.move(table.session, Seat(2), word)


async def test_the_time_of_a_finished_game_is_the_wall_clocks() -> None:
    wall = Wall()
    table = await party(ESPIONAJE, people=3, store=MemoryStore(wall), clock=Clock(wall, now))
    await table.start()
    wall.off = HOUR
    await table.choose(table.asked[0], c.Accuse())
    for seat in list(table.asked):
        await table.choose(seat, table.devices[seat].options[0])
    await asyncio.sleep(1)
    [saved] = table.store.saved.values()
    assert saved.finished_at == pytest.approx(wall() - 1, abs=0.1)
    await table.again()
