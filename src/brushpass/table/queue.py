"""The queue of a table: acts are decided, stored and applied one after another. There is no other lock.

An act is decided as soon as the table is free. The table is busy while the store writes the act's entries, or reads
what another process has written; everything else is queued meanwhile, in the order in which it came.

There are things that everybody at a table does at the same moment, such as showing the hashes of their shares and then
revealing them. Such acts are joined: they are decided one after another, but stored and told together.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import repeat
from typing import Protocol

from brushpass.core.errors import Refusal
from brushpass.store.contract import Conflict, LogRewritten, Store, StoreError, StoreUnavailable
from brushpass.table import entries as e
from brushpass.table.connection import Connection
from brushpass.table.decision import NOTHING, Decided, Played
from brushpass.table.errors import NoSuchTable, OldRules
from brushpass.table.slices import slices, unhurried
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

    @property
    def joins(self) -> type | None:
        """Acts of different seats with the same value here can be joined; an act with None never is."""

    def decide(self) -> Decided:
        """What to append to the table as it is now, or a refusal. Called again if another process was faster."""

    def complete(self, entries: Sequence[e.Entry]) -> list[e.Entry]:
        """What follows once these entries, of this act and all that have joined it, are stored."""

    def finished(self, error: Exception | None, *, is_new: bool) -> None:
        """It failed, or it is done; `is_new` says whether there was anything to do."""


Apply = Callable[[Iterable[tuple[e.Entry, float]], Played | None, Sequence[Act]], None]
"""Applies entries that are in the log, with the times at which they were written, and tells everybody.

The acts are those that they were decided for, if they were decided here.
"""


Lost = Callable[[Refusal | StoreError], None]
"""Called if a log is gone, was rewritten, or continues under rules that this process does not have."""


class Call:
    """An act whose caller waits for it. If the caller has gone before its turn, nothing is done."""

    sender = None
    message_id = ""
    joins = None

    def __init__(self, decide: Callable[[], Decided] | None = None) -> None:
        """Without `decide` it only reads."""
        self.future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.reads = decide is None
        self._decide = decide

    def decide(self) -> Decided:
        """See `Act`."""
        return NOTHING if self._decide is None or self.future.done() else self._decide()

    def complete(self, entries: Sequence[e.Entry]) -> list[e.Entry]:
        """See `Act`."""
        return []

    def finished(self, error: Exception | None, *, is_new: bool) -> None:
        """Wake the caller."""
        if self.future.done():
            return
        if error is None:
            self.future.set_result(is_new)
        else:
            if isinstance(error, Refusal | StoreError):
                error = error.with_traceback(None)  # its frames hold this act: a cycle that is hardly ever collected
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
        """Do something as soon as it is its turn, which is at once if the table is free.

        An act that others can join waits for the end of this turn of the event loop, because theirs may be about to
        arrive.
        """
        self._waiting.append(act)
        if self._is_busy:
            return
        if act.joins is None:
            self._work()
        else:
            self._is_busy = True
            asyncio.get_running_loop().call_soon(self._work)

    def stop(self) -> None:
        """Stop reading, because the server is stopping."""
        if self._reading is not None:
            self._reading.cancel()

    def _work(self) -> None:
        """Begin one act after another, until one must wait for the store. The table becomes free only here."""
        self._is_busy = True
        while self._waiting:
            if self._begin(self._waiting.popleft()):
                return
        self._is_busy = False

    def _begin(self, act: Act) -> bool:
        """Whether the act waits for the store, which will go on with the queue when it has answered."""
        acts = [act]
        if act.reads:
            self._read(acts)
            return True
        state = self._state
        try:
            decided = act.decide()
            if decided.entries:
                if act.joins is not None:
                    decided = self._joined(acts, decided)
                bodies = [e.encode(entry) for entry in decided.entries]
                self._store.enqueue(state.code, state.number, bodies, partial(self._stored, acts, decided))
                return True
        except Exception as error:
            _finish(acts, error)
        else:
            _finish(acts, None)
        return False

    def _joined(self, acts: list[Act], decided: Decided) -> Decided:
        """What was decided for an act and for all that join it, which are added to `acts`."""
        waiting, entries = self._waiting, [*decided.entries]
        while waiting and type(entries[-1]) in e.OWN and _can_join(waiting[0], acts):
            act = waiting.popleft()
            try:
                more = act.decide().entries
            except Exception as error:
                _finish([act], error)
                continue
            if more:
                acts.append(act)
                entries += more
            else:
                _finish([act], None)
        own: list[e.Own] = [entry for entry in entries if isinstance(entry, e.Own)]
        together = [e.Together(id=own[0].id, parts=tuple(own))] if len(own) > 1 else own
        return Decided([*together, *entries[len(own) :], *acts[0].complete(entries)])

    def _stored(self, acts: list[Act], decided: Decided, outcome: float | Exception) -> None:
        """The store has written what was decided, at this time, or has failed."""
        error: Exception | None = None
        if isinstance(outcome, Conflict):
            self._read(acts)  # and then they are decided again, before anything else
            return
        if isinstance(outcome, Exception):
            self.is_unsure = True
            error = outcome
        else:
            try:
                self._apply(zip(decided.entries, repeat(outcome), strict=False), decided.played, acts)
            except Exception as failure:
                error = failure
        _finish(acts, error, is_new=True)
        self._work()

    def _read(self, acts: list[Act]) -> None:
        self._reading = asyncio.create_task(self._catch_up(acts))

    async def _catch_up(self, acts: list[Act]) -> None:
        """Apply what other processes have appended, and go on with the acts."""
        state, reads = self._state, acts[0].reads
        try:
            stored = await self._store.read(state.code, state.number)
            self.is_unsure = False
            new = [(e.decode(entry.body), entry.at) async for entry in unhurried(stored)]
            if any(type(entry) is e.Erased for entry, _ in new):
                raise LogRewritten("somebody's data was erased")
            if not new and not reads:
                raise NoSuchTable("this table no longer exists")
            async for part in slices(new):
                self._apply(part, None, ())
        except asyncio.CancelledError:
            _finish(acts, StoreUnavailable("the server stops"))
            raise
        except Exception as error:
            self.is_unsure |= isinstance(error, StoreError)
            _finish(acts, error)
            if isinstance(error, NoSuchTable | OldRules | LogRewritten):
                self._lost(error)
        else:
            if reads:
                _finish(acts, None, is_new=bool(stored))
            else:
                self._waiting.extendleft(reversed(acts))
        self._work()


def _can_join(act: Act, acts: Sequence[Act]) -> bool:
    """Whether an act joins others: it is of their kind, and its seat has none among them."""
    seats = [other.sender.viewer for other in acts if other.sender is not None]
    return act.joins is acts[0].joins and act.sender is not None and act.sender.viewer not in seats


def _finish(acts: Iterable[Act], error: Exception | None, *, is_new: bool = False) -> None:
    """Tell acts how they went. Whatever an act does with that, the queue goes on."""
    for act in acts:
        try:
            act.finished(error, is_new=is_new)
        except Exception:
            log.exception("an act could not be finished")
