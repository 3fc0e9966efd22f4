"""The one writer of a SQLite file: a thread that puts everything which waits into one transaction (group commit).

While one commit waits for the disk, the next appends gather; so a flat-out server needs few commits, and a lone append
waits for nobody. What is costly in such a thread is not SQLite: each statement lets go of the interpreter lock, and a
busy event loop gives it back only after up to 5 ms. So a batch is a handful of statements whatever its size: whether
an append fits is decided from remembered heads, and all rows go in by one statement.

The remembered heads are exact. `PRAGMA data_version` tells, inside the transaction, whether anybody else has
committed since; then they are forgotten, and the tables that moved are reported.
"""

import contextlib
import json
import sqlite3
import time
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any

from brushpass.store.contract import Conflict, Moved, StoredEntry, StoreUnavailable

POLL_SECONDS = 0.05  # seconds between two looks for what other processes wrote
MAX_BATCH = 1024  # appends in one transaction
MAX_ROWS = 1024  # rows in one statement
MAX_HEADS = 100_000  # tables whose head is remembered

Append = tuple[Future[list[StoredEntry]], str, int, Sequence[bytes]]
Job = tuple[Future[Any], Callable[[sqlite3.Connection], Any]]
Outcome = tuple[Future[Any], Any]

OTHERS = "select max(id), json_group_array(distinct table_id) from entries where id > ?"
FIND_HEADS = """
    select json_group_object(value, (select coalesce(max(number), 0) from entries where table_id = value))
    from json_each(?)
"""


def insertion(rows: int) -> str:
    """The statement that writes up to so many entries; what is left over is filled up with nulls.

    A failure undoes the whole transaction, which is what `Writer` does anyway: so SQLite need not copy every page
    aside, into a file of its own, to be able to undo this statement alone.
    """
    values = ", ".join(["(?, ?, ?, ?)"] * rows)
    return f"""
        insert or rollback into entries (table_id, number, at, body)
        select * from (values {values}) where column1 is not null
    """


INSERTIONS = {rows: insertion(rows) for rows in (2**power for power in range(MAX_ROWS.bit_length()))}


class Writer:
    """Owns the writing connection. `run` is the body of its thread; all else there is the queue."""

    def __init__(self, connection: sqlite3.Connection, loop: AbstractEventLoop, timeout_seconds: float) -> None:
        self.queue: SimpleQueue[Append | Job | None] = SimpleQueue()
        self.callbacks: list[Moved] = []
        self.commits = 0
        self._connection = connection
        self._loop = loop
        self._timeout_seconds = timeout_seconds
        self._heads: dict[str, int] = {}
        self._version = self._data_version()
        self._seen: int = connection.execute("select coalesce(max(id), 0) from entries").fetchone()[0]

    def run(self) -> None:
        """Serve the queue until None comes out of it."""
        going_on = True
        while going_on:
            batch, going_on = self._gather()
            if batch:
                self._write(batch)
            elif going_on:
                with contextlib.suppress(sqlite3.Error):  # the next append will say what is wrong
                    self._notice_others()
        self._connection.close()

    def _gather(self) -> tuple[list[Append | Job], bool]:
        """All that waits now, or nothing after a while; and whether more may come."""
        batch: list[Append | Job] = []
        with contextlib.suppress(Empty):
            item = self.queue.get(timeout=POLL_SECONDS)
            while item is not None:
                batch.append(item)
                if len(batch) == MAX_BATCH:
                    return batch, True
                item = self.queue.get_nowait()
            return batch, False
        return batch, True

    def _write(self, batch: list[Append | Job]) -> None:
        """Carry a batch out in one transaction, then tell everybody at once."""
        begun = False
        seen = self._seen
        try:
            self._begin()
            begun, seen = True, self._seen
            outcomes = self._carry_out(batch)
            self._connection.execute("commit")
            self.commits += 1
        except Exception as error:
            self._heads.clear()
            self._seen = seen
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("rollback")
            if begun and len(batch) > 1:
                for item in batch:  # one of them is not fit to be written; the others shall not suffer for it
                    self._write([item])
                return
            reason = str(error) if isinstance(error, sqlite3.Error) else type(error).__name__
            outcomes = [(item[0], StoreUnavailable(f"SQLite could not write: {reason}")) for item in batch]
        self._in_loop(settle, outcomes)

    def _begin(self) -> None:
        """Become the only writer of the file."""
        insist(self._connection, "begin immediate", self._timeout_seconds)
        self._notice_others()

    def _carry_out(self, batch: list[Append | Job]) -> list[Outcome]:
        """What each of the batch comes to, if the transaction is committed."""
        heads = self._heads
        tables = {item[1] for item in batch if len(item) == 4}
        if unknown := [table for table in tables if table not in heads]:
            found = self._connection.execute(FIND_HEADS, (json.dumps(unknown),)).fetchone()[0]
            heads.update(json.loads(found))
        now = time.time_ns() // 1000
        at = now / 1e6
        values: list[object] = []
        outcomes: list[Outcome] = []
        jobs: list[Job] = []
        for item in batch:
            if len(item) == 2:
                jobs.append(item)
                continue
            future, table, expected, bodies = item
            if heads[table] != expected:
                outcomes.append((future, Conflict(f"table {table} is at {heads[table]}, not at {expected}")))
                continue
            entries = []
            for number, body in enumerate(bodies, start=expected + 1):
                entries.append(StoredEntry(number, at, body))
                values += (table, number, now, body)
            heads[table] = expected + len(entries)
            outcomes.append((future, entries))
        self._insert(values)
        outcomes += [(future, work(self._connection)) for future, work in jobs]
        if len(heads) > MAX_HEADS:
            heads.clear()
        return outcomes

    def _insert(self, values: list[object]) -> None:
        """Write entries, given as four values each."""
        for start in range(0, len(values), 4 * MAX_ROWS):
            some = values[start : start + 4 * MAX_ROWS]
            rows = 1 << (len(some) // 4 - 1).bit_length()
            some += [None] * (4 * rows - len(some))
            self._seen = self._connection.execute(INSERTIONS[rows], some).lastrowid or 0

    def forget(self) -> None:
        """Look every head up anew: a job of this very connection has changed logs."""
        self._heads.clear()

    def _data_version(self) -> int:
        """A number that changes when another connection has committed."""
        version: int = self._connection.execute("pragma data_version").fetchone()[0]
        return version

    def _notice_others(self) -> None:
        """Forget what may be stale and report the tables that others appended to."""
        version = self._data_version()
        if version == self._version:
            return
        self._heads.clear()
        last, tables = self._connection.execute(OTHERS, (self._seen,)).fetchone()
        self._version = version
        self._seen = last or self._seen
        for table in json.loads(tables):
            for callback in self.callbacks:
                self._in_loop(callback, table)

    def _in_loop(self, callback: Callable[..., object], *arguments: object) -> None:
        """Call in the event loop, soon, unless it has gone."""
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(callback, *arguments)


def insist(connection: sqlite3.Connection, statement: str, timeout_seconds: float) -> None:
    """Carry out a statement as soon as no other process stands in the way.

    Own short waits are fairer than those of SQLite's busy handler, which is not even asked about some statements.
    """
    until = time.monotonic() + timeout_seconds
    while True:
        try:
            connection.execute(statement)
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.001)


def settle(outcomes: list[Outcome]) -> None:
    """Tell everybody who still waits."""
    for future, outcome in outcomes:
        if future.done():  # cancelled
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
