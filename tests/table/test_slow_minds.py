"""A mind that thinks for long never does so on the event loop, where everybody would wait for it."""

import asyncio
from queue import Queue
from threading import Thread, current_thread
from typing import Any

import pytest

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.minds.random import RandomMind
from brushpass.minds.registry import is_slow
from brushpass.table import bots
from brushpass.wire.tables import Settings
from tests.table.party import party

pytestmark = pytest.mark.anyio
SLOW, QUICK = "mastermind", "handler"


class Noting(RandomMind):
    """Notes the thread in which it is asked."""

    threads: Queue[Thread]

    def choose(self, prompt: Prompt) -> Any:
        self.threads.put(current_thread())
        return super().choose(prompt)


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> Queue[Thread]:
    assert (is_slow(SLOW, "secrets"), is_slow(QUICK, "secrets")) == (True, False)
    noted: Queue[Thread] = Queue()
    monkeypatch.setattr(Noting, "threads", noted, raising=False)
    return noted


async def thread_of_stand_in(threads: Queue[Thread]) -> Thread:
    """Where the mind thinks that plays for a person who has gone away."""
    table = await party(
        Settings(game="secrets"), people=4, find_mind=lambda name: lambda game, seat, rng: Noting(seat, rng)
    )
    await table.start()
    [seat] = table.asked
    await table.disconnect(seat)
    await asyncio.sleep(46)
    assert table.state.seats[seat].bot_controlled
    return await asyncio.to_thread(threads.get, timeout=30)


@pytest.mark.parametrize(("stand_in", "is_apart"), [(SLOW, True), (QUICK, False)])
async def test_a_slow_stand_in_thinks_in_a_thread_of_its_own_and_a_quick_one_on_the_event_loop(
    threads: Queue[Thread], monkeypatch: pytest.MonkeyPatch, stand_in: str, *, is_apart: bool
) -> None:
    monkeypatch.setattr(bots, "STAND_IN", stand_in)
    assert (await thread_of_stand_in(threads) is not current_thread()) is is_apart


async def test_the_same_name_is_asked_for_a_seat_and_for_its_speed() -> None:
    """A mind of its own decides for a seat; without one it is the stand-in, and never an empty name."""
    table = await party(Settings(game="secrets"), people=4)
    assert [bots.mind_at(table.state, Seat(seat)) for seat in range(4)] == ["agent-3"] * 4
