"""What tables do by themselves: one timer a table, for the next thing that is due there."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field

from brushpass.core.errors import Refusal
from brushpass.core.record import encode as encode_record
from brushpass.store.contract import Store, StoreError
from brushpass.table import entries as e
from brushpass.table.clock import Deed, Pace, next_due
from brushpass.table.deeds import deed, thought
from brushpass.table.live import Live
from brushpass.table.room import Room
from brushpass.wire.tables import Stage

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
"""How long a table waits with what it does by itself when the store has failed."""


@dataclass
class Clockwork:
    """The timers of one process, and the work that runs beside its players."""

    store: Store
    pace: Pace
    now: Callable[[], float]
    given_up: Callable[[Live, Refusal], None]
    """Told of a table that cannot go on here."""
    _timers: dict[str, asyncio.TimerHandle] = field(default_factory=dict)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    async def stop(self) -> None:
        """Let nothing happen any more."""
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def wind(self, live: Live) -> None:
        """Set the clock for the next thing this table does by itself, while somebody listens."""
        timer = self._timers.pop(live.room.code, None)
        if timer is not None:
            timer.cancel()
        if live.room.stage is Stage.OVER:
            self.spawn(self.keep(live))
        due = next_due(live.room, self.pace) if live.connections else None
        if due is not None:
            self._ring_after(max(0.0, due.at - self.now()), live)

    def _ring_after(self, wait: float, live: Live) -> None:
        self._timers[live.room.code] = asyncio.get_running_loop().call_later(wait, self._ring, live)

    def _ring(self, live: Live) -> None:
        self._timers.pop(live.room.code, None)
        self.spawn(self._do(live))

    async def _do(self, live: Live) -> None:
        """Do what is due now; somebody may have been faster."""
        due = next_due(live.room, self.pace)
        if due is None or due.at > self.now() + 0.001:
            self.wind(live)
            return
        if due.deed is Deed.THINK and due.seat in live.thinking:
            return  # whoever thinks there winds the clock
        answer = await thought(live, due.seat) if due.deed is Deed.THINK and due.seat is not None else None

        def decide(room: Room) -> list[e.Entry]:
            return deed(room, due, answer) if next_due(room, self.pace) == due else []

        try:
            await live.act(decide)
        except StoreError as error:
            log.warning("a table waits for the store", extra={"code": error.code})
            self._ring_after(RETRY_SECONDS, live)
        except Refusal as refusal:  # its log is gone, or goes on by rules that this process does not have
            self.given_up(live, refusal)
        except Exception:
            log.exception("a table's own work failed")
            self._ring_after(RETRY_SECONDS, live)
        else:
            self.wind(live)

    async def keep(self, live: Live) -> None:
        """Keep the record of the game that is over at a table, if it is and was not kept yet."""
        match = live.room.match
        if match is None or live.room.stage is not Stage.OVER or live.kept == live.room.round:
            return
        code, number, at = live.room.code, live.room.round, live.room.last_at
        record = match.record(tuple(chair.name for chair in live.room.chairs))
        await self.store.keep(code, number, at, match.game.name, match.players, encode_record(record))
        live.kept = number

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Let something run beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a table's own work failed", exc_info=task.exception())
