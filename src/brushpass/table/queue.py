"""The queue of a table: one act after another is decided, stored and applied. There is no other lock.

An act is decided as soon as the table is free. The table is busy while the store writes the act's entries, or reads
what another process has written; everything else is queued meanwhile, in the order in which it came.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import Protocol

from brushpass.core.errors import Refusal
from brushpass.store.contract import Conflict, LogRewritten, Store, StoreError, StoreUnavailable
from brushpass.table import entries as e
from brushpass.table.connection import Connection
from brushpass.table.decision import NOTHING, Decided, Played
from brushpass.table.errors import NoSuchTable, OldRules
from brushpass.table.state import TableState

log = logging.getLogger(__name__)


class Act(Protocol):
    """Something that is to be done at a table."""

    @property
    def sender(self) -> Connection | None:
        """The connection that asked for it, if one did."""

    @property
    def message_id(self) -> str:
        """The id of the message that asked for it, if one did."""

    @property
    def reads(self) -> bool:
        """Whether it only takes in what other processes have appended, and decides nothing."""

    def decide(self) -> Decided:
        """What to append to the table as it is now, or a refusal. Called again if another process was faster."""

    def finished(self, error: Exception | None, *, is_new: bool) -> None:
        """It failed, or it is done; `is_new` says whether there was anything to do."""


Apply = Callable[[Iterable[tuple[e.Entry, float]], Played | None, Act | None], None]
"""Applies entries that are in the log, with the times at which they were written, and tells everybody.

The act is the one that they were decided for, if it was decided here.
"""


Lost = Callable[[Refusal | StoreError], None]
"""Called if a log is gone, was rewritten, or continues under rules that this process does not have."""


class Call:
    """An act whose caller waits for it. A caller that is gone before its turn wants nothing any more."""

    sender = None
    message_id = ""

    def __init__(self, decide: Callable[[], Decided] | None = None) -> None:
        """Without `decide` it only reads."""
        self.future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.reads = decide is None
        self._decide = decide

    def decide(self) -> Decided:
        """See `Act`."""
        return NOTHING if self._decide is None or self.future.done() else self._decide()

    def finished(self, error: Exception | None, *, is_new: bool) -> None:
        """Wake the caller."""
        if self.future.done():
            return
        if error is None:
            self.future.set_result(is_new)
        else:
            if isinstance(error, Refusal | StoreError):
                error = error.with_traceback(None)  # its frames hold this act, in a cycle that is hardly ever collected
            self.future.set_exception(error)


class ActQueue:
    """Everything that is to be done at one table, in order."""

    def __init__(self, state: TableState, store: Store, apply: Apply, lost: Lost) -> None:
        self.is_unsure = False
        """The store failed during a write, so the log may hold entries that are not applied here yet."""
        self._state, self._store, self._apply, self._lost = state, store, apply, lost
        self._waiting: deque[Act] = deque()
        self._is_busy = False
        self._reading: asyncio.Task[None] | None = None

    def put(self, act: Act) -> None:
        """Do something as soon as it is its turn, which is at once if the table is free."""
        self._waiting.append(act)
        if not self._is_busy:
            self._work()

    def stop(self) -> None:
        """Stop reading, because the server stops."""
        if self._reading is not None:
            self._reading.cancel()

    def _work(self) -> None:
        """Begin one act after another, until one must wait for the store. Only here the table becomes free."""
        self._is_busy = True
        while self._waiting:
            if self._begin(self._waiting.popleft()):
                return
        self._is_busy = False

    def _begin(self, act: Act) -> bool:
        """Whether the act waits for the store, which will go on with the queue when it has answered."""
        if act.reads:
            self._read(act)
            return True
        state = self._state
        try:
            decided = act.decide()
            if decided.entries:
                self._store.enqueue(state.code, state.number, decided.bodies, partial(self._stored, act, decided))
                return True
        except Exception as error:
            _finish(act, error)
        else:
            _finish(act, None)
        return False

    def _stored(self, act: Act, decided: Decided, outcome: float | Exception) -> None:
        """The store has written what was decided, at this time, or has failed."""
        error: Exception | None = None
        if isinstance(outcome, Conflict):
            self._read(act)  # and then it is decided again, before anything else
            return
        if isinstance(outcome, Exception):
            self.is_unsure = True
            error = outcome
        else:
            try:
                self._apply([(entry, outcome) for entry in decided.entries], decided.played, act)
            except Exception as failure:
                error = failure
        _finish(act, error, is_new=True)
        self._work()

    def _read(self, act: Act) -> None:
        self._reading = asyncio.create_task(self._catch_up(act))

    async def _catch_up(self, act: Act) -> None:
        """Apply what other processes have appended, and go on with the act."""
        state = self._state
        try:
            stored = await self._store.read(state.code, state.number)
            self.is_unsure = False
            new = [(e.decode(entry.body), entry.at) for entry in stored]
            if any(type(entry) is e.Erased for entry, _ in new):
                raise LogRewritten("somebody's data was erased")
            if new:
                self._apply(new, None, None)
            elif not act.reads:
                raise NoSuchTable("this table no longer exists")
        except asyncio.CancelledError:
            _finish(act, StoreUnavailable("the server stops"))
            raise
        except Exception as error:
            self.is_unsure |= isinstance(error, StoreError)
            _finish(act, error)
            if isinstance(error, NoSuchTable | OldRules | LogRewritten):
                self._lost(error)
        else:
            if act.reads:
                _finish(act, None, is_new=bool(stored))
            elif self._begin(act):
                return
        self._work()


def _finish(act: Act, error: Exception | None, *, is_new: bool = False) -> None:
    """Tell an act how it went. Whatever it makes of that, the queue goes on."""
    try:
        act.finished(error, is_new=is_new)
    except Exception:
        log.exception("an act could not be finished")
