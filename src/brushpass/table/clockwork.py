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
from brushpass.table.session import TableSession
from brushpass.table.state import TableState
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
    given_up: Callable[[TableSession, Refusal], None]
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

    def wind(self, session: TableSession) -> None:
        """Set the clock for the next thing this table does by itself, while somebody listens."""
        timer = self._timers.pop(session.state.code, None)
        if timer is not None:
            timer.cancel()
        if session.state.stage is Stage.OVER:
            self.spawn(self.keep(session))
        due = next_due(session.state, self.pace) if session.connections else None
        if due is not None:
            self._ring_after(max(0.0, due.at - self.now()), session)

    def _ring_after(self, wait: float, session: TableSession) -> None:
        self._timers[session.state.code] = asyncio.get_running_loop().call_later(wait, self._ring, session)

    def _ring(self, session: TableSession) -> None:
        self._timers.pop(session.state.code, None)
        self.spawn(self._do(session))

    async def _do(self, session: TableSession) -> None:
        """Do what is due now; somebody may have been faster."""
        due = next_due(session.state, self.pace)
        if due is None or due.at > self.now() + 0.001:
            self.wind(session)
            return
        if due.deed is Deed.THINK and due.seat in session.thinking:
            return  # whoever thinks there winds the clock
        answer = await thought(session, due.seat) if due.deed is Deed.THINK and due.seat is not None else None

        def decide(state: TableState) -> list[e.Entry]:
            return deed(state, due, answer) if next_due(state, self.pace) == due else []

        try:
            await session.act(decide)
        except StoreError as error:
            log.warning("a table waits for the store", extra={"code": error.code})
            self._ring_after(RETRY_SECONDS, session)
        except Refusal as refusal:  # its log is gone, or goes on by rules that this process does not have
            self.given_up(session, refusal)
        except Exception:
            log.exception("a table's own work failed")
            self._ring_after(RETRY_SECONDS, session)
        else:
            self.wind(session)

    async def keep(self, session: TableSession) -> None:
        """Keep the record of the game that is over at a table, if it is and was not kept yet."""
        match = session.state.match
        if match is None or session.state.stage is not Stage.OVER or session.kept == session.state.round:
            return
        code, number, at = session.state.code, session.state.round, session.state.last_at
        record = match.record(tuple(seat_state.name for seat_state in session.state.seats))
        await self.store.keep(code, number, at, match.game.name, match.players, encode_record(record))
        session.kept = number

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Let something run beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a table's own work failed", exc_info=task.exception())
