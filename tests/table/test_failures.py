"""Minds, stores and heartbeats that fail: the table goes on."""

import asyncio
import random
from typing import Any

import pytest

from brushpass.core.messages import Prompt
from brushpass.store.contract import LEASE_SECONDS
from brushpass.table.autoplay import RETRY_SECONDS
from brushpass.table.bots import Bot
from brushpass.table.sweeping import IDLE_SECONDS
from brushpass.table.tables import HEARTBEAT_SECONDS, Tables
from brushpass.wire import inbound as i
from brushpass.wire.tables import Settings, Stage
from tests.table.party import SLOW, party
from tests.table.virtual import MemoryStore, clock, now

pytestmark = pytest.mark.anyio


class Dull:
    """A mind that looks on and has no idea what to choose."""

    def see(self, event: Any) -> None:
        pass

    def choose(self, prompt: Prompt) -> Any:
        raise RuntimeError("no idea")


async def test_a_mind_that_fails_does_not_stop_the_table() -> None:
    table = await party(people=1, find_mind=lambda name: lambda *_: Dull())
    await table.add_minds()
    await table.do(0, i.Start)
    await table.deal()
    await table.do(0, i.Leave)
    await asyncio.sleep(60)
    assert table.state.stage is Stage.OVER


async def test_what_fails_once_in_a_tables_own_work_is_tried_again() -> None:
    table = await party(people=1, pace=SLOW)
    await table.add_minds()
    await table.do(0, i.Start)
    await table.deal()
    await table.do(0, i.Leave)
    table.store.errors = [RuntimeError("once"), KeyError("twice")]
    await asyncio.sleep(2 * RETRY_SECONDS + 300)
    assert table.state.stage is Stage.OVER


async def test_a_mind_misses_nothing_that_happens_while_it_reads_events() -> None:
    table = await party(people=4)
    await table.start()
    match = table.state.match
    seen: list[Any] = []

    class Slow:
        def see(self, event: Any) -> None:
            seen.append(event)
            if len(seen) == 2:  # another process has answered meanwhile
                match._happened(late)

        def choose(self, prompt: Any) -> Any:
            return prompt.options[0]

    [(seat, open_prompt)] = match.open_prompts.items()
    late = tuple(match.events[-1:])
    bot = Bot(match, seat, "random", lambda name: lambda *_: Slow())
    bot.think(open_prompt, now, may_speak=False)
    before = len(seen)
    bot.think(open_prompt, now, may_speak=False)
    assert len(seen) == before + 1


async def test_when_the_store_fails_the_table_tries_again() -> None:
    table = await party(people=1, pace=SLOW)
    await table.add_minds()
    await table.do(0, i.Start)
    await table.deal()
    await table.do(0, i.Leave)
    table.store.failures = 3
    await asyncio.sleep(3 * RETRY_SECONDS + 300)
    assert table.state.stage is Stage.OVER


async def test_a_record_that_could_not_be_saved_is_saved_later() -> None:
    table = await party(people=4)
    await table.tables.open()
    await table.start()
    rng = random.Random(1)
    while table.state.stage is Stage.PLAYING:
        assert await table.step(rng)
    assert table.state.stage is Stage.OVER
    table.store.saved.clear()
    table.session._saved_round = 0
    table.store.failures = 1
    await asyncio.sleep(30)
    assert len(table.store.saved) == 1
    await table.tables.close()


async def test_a_table_whose_log_was_dropped_ends_instead_of_retrying_for_ever() -> None:
    table = await party(people=2)
    del table.store.logs[table.state.code]
    assert await table.refused(0, i.Say, text="anybody?") == "no-such-table"
    assert {device.ended for device in table.devices.values()} == {"refused"}
    assert table.state.code not in table.tables.sessions


class Counting(MemoryStore):
    """A store that counts the beats of processes, and fails at one of them."""

    beats = 0

    async def beat(self, process: str, lease_seconds: float = LEASE_SECONDS) -> set[str]:
        self.beats += 1
        if self.beats == 3:
            raise RuntimeError("nobody expected this")
        return await super().beat(process, lease_seconds)


async def test_the_heartbeat_survives_any_failure(caplog: pytest.LogCaptureFixture) -> None:
    store = Counting()
    tables = Tables(store, clock=clock())
    await tables.open()
    await asyncio.sleep(10.5 * HEARTBEAT_SECONDS)
    assert store.beats == 11
    [failure] = [record for record in caplog.records if record.levelname == "ERROR"]
    assert (failure.message, failure.exc_info is not None) == ("heartbeat failed", True)
    await tables.close()


async def test_a_table_that_fails_in_a_heartbeat_does_not_harm_the_others() -> None:
    store = MemoryStore()
    tables = Tables(store, clock=clock())
    await tables.open()
    broken, idle = await tables.open_table(Settings(game="secrets")), await tables.open_table(Settings(game="secrets"))
    del broken.last_used
    await asyncio.sleep(IDLE_SECONDS + 2 * HEARTBEAT_SECONDS)
    assert list(tables.sessions.values()) == [broken]
    assert idle.state.code not in tables.sessions
    await tables.close()
