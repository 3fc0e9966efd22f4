"""The only writer of a SQLite file: a thread that puts everything in its queue into one transaction (group commit).

While one commit waits for the disk, the next appends are queued. So a busy server needs few commits, and a lone append
waits for nobody. SQLite is not the expensive part of such a thread: each statement releases the interpreter lock, and a
busy event loop returns it only after up to 5 ms. So a batch takes a handful of statements, whatever its size: cached
heads decide whether an append fits, and one statement inserts all rows. Nor does a batch touch the index of the log:
that would write a page for every table in it, three quarters of all that a commit writes. The newest entries are added
to the index `MAX_NEWEST` at a time.

A head is the number of the last entry of a table's log. The cached heads are exact: inside the transaction `PRAGMA
data_version` tells whether anybody else has committed since. If so, the cache is cleared and the tables that moved are
reported.
"""

import contextlib
import json
import sqlite3
import time
from asyncio import AbstractEventLoop
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any

from brushpass.store.contract import Conflict, Done, Moved, StoreUnavailable, settle
from brushpass.store.sqlite_log import HEADS, index

POLL_SECONDS = 0.05
"""How often an idle writer looks for what other processes wrote."""
ENOUGH = 1024
"""A transaction with this many appends takes no more."""
MAX_ROWS = 1024
"""Rows in one statement."""
MAX_HEADS = 100_000
"""Heads in the cache."""
MAX_NEWEST = 2000
"""Entries that are not in the index. Whoever reads a log goes through all of them, in about 0.2 ms."""

Append = tuple[Done, str, int, Sequence[bytes]]
Job = tuple[Done, Callable[[sqlite3.Connection], Any]]
Outcome = tuple[Done, Any]

OTHERS = "select max(id), json_group_array(distinct table_id) from entries where id > ?"


def insertion(rows: int) -> str:
    """The statement that writes up to this many entries; unused rows are nulls.

    A failure rolls the whole transaction back, which `Writer` would do anyway. So SQLite need not copy every page to a
    separate file just to be able to undo this one statement.
    """
    values = ", ".join(["(?, ?, ?, ?)"] * rows)
    return f"""
        insert or rollback into entries (table_id, number, at, body)
        select * from (values {values}) where column1 is not null
    """


INSERTIONS = {rows: insertion(rows) for rows in (2**power for power in range(MAX_ROWS.bit_length()))}


class Writer:
    """Owns the writing connection. `run` is the body of its thread, and the queue is the only way in."""

    def __init__(self, connection: sqlite3.Connection, loop: AbstractEventLoop, timeout_seconds: float) -> None:
        self.queue: SimpleQueue[list[Append | Job] | None] = SimpleQueue()
        self.callbacks: list[Moved] = []
        self.commits = 0
        self._connection = connection
        self._loop = loop
        self._timeout_seconds = timeout_seconds
        self._heads: dict[str, int] = {}
        self._version = self._data_version()
        self._seen: int = connection.execute("select coalesce(max(id), 0) from entries").fetchone()[0]
        self._indexed: int = connection.execute("select id from indexed").fetchone()[0]
        """The last entry that is surely in the index."""

    def run(self) -> None:
        """Serve the queue until it yields None."""
        is_open = True
        while is_open:
            batch, is_open = self._gather()
            if batch:
                self._write(batch)
            elif is_open:
                with contextlib.suppress(sqlite3.Error):  # the next append will report what is wrong
                    self._notice_others()
        self._connection.close()

    def _gather(self) -> tuple[list[Append | Job], bool]:
        """Everything in the queue, or nothing after a while; and whether more may come."""
        batch: list[Append | Job] = []
        with contextlib.suppress(Empty):
            items = self.queue.get(timeout=POLL_SECONDS)
            while items is not None:
                batch += items
                if len(batch) >= ENOUGH:
                    return batch, True
                items = self.queue.get_nowait()
            return batch, False
        return batch, True

    def _write(self, batch: list[Append | Job]) -> None:
        """Write a batch in one transaction, then answer for all of it at once."""
        begun = False
        seen, indexed = self._seen, self._indexed
        try:
            self._begin()
            begun, seen = True, self._seen
            outcomes = self._execute(batch)
            self._connection.execute("commit")
            self.commits += 1
        except Exception as error:
            self._heads.clear()
            self._seen, self._indexed = seen, indexed
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("rollback")
            if begun and len(batch) > 1:
                for item in batch:  # one of them cannot be written; the others must not suffer
                    self._write([item])
                return
            reason = str(error) if isinstance(error, sqlite3.Error) else type(error).__name__
            outcomes = [(item[0], StoreUnavailable(f"SQLite could not write: {reason}")) for item in batch]
        self._in_loop(settle, outcomes)

    def _begin(self) -> None:
        """Lock the file for writing."""
        retry_while_locked(self._connection, "begin immediate", self._timeout_seconds)
        self._notice_others()

    def _execute(self, batch: list[Append | Job]) -> list[Outcome]:
        """The outcome of each item of a batch, provided that the transaction is committed."""
        heads = self._heads
        tables = {item[1] for item in batch if len(item) == 4}
        if unknown := [table for table in tables if table not in heads]:
            looked_up = self._connection.execute(HEADS, (json.dumps(unknown),)).fetchone()[0]
            heads.update(json.loads(looked_up))
        now = time.time_ns() // 1000
        at = now / 1e6
        values: list[object] = []
        outcomes: list[Outcome] = []
        jobs: list[Job] = []
        for item in batch:
            if len(item) == 2:
                jobs.append(item)
                continue
            done, table, expected, bodies = item
            if heads[table] != expected:
                outcomes.append((done, Conflict(f"table {table} is at {heads[table]}, not at {expected}")))
                continue
            number = expected
            for body in bodies:
                number += 1
                values += (table, number, now, body)
            heads[table] = number
            outcomes.append((done, at))
        self._insert(values)
        outcomes += [(done, work(self._connection)) for done, work in jobs]
        if len(heads) > MAX_HEADS:
            heads.clear()
        return outcomes

    def _insert(self, values: list[object]) -> None:
        """Insert entries, given as four values each."""
        for start in range(0, len(values), 4 * MAX_ROWS):
            chunk = values[start : start + 4 * MAX_ROWS]
            rows = 1 << (len(chunk) // 4 - 1).bit_length()
            chunk += [None] * (4 * rows - len(chunk))
            self._seen = self._connection.execute(INSERTIONS[rows], chunk).lastrowid or 0
        if self._seen - self._indexed > MAX_NEWEST:
            index(self._connection)
            self._indexed = self._seen

    def forget_heads(self) -> None:
        """Clear the cached heads, because a job on this connection has changed logs."""
        self._heads.clear()

    def _data_version(self) -> int:
        """A number that changes when another connection commits."""
        version: int = self._connection.execute("pragma data_version").fetchone()[0]
        return version

    def _notice_others(self) -> None:
        """Clear what may be stale, and report the tables that others have appended to."""
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
        """Call something in the event loop, unless the loop is closed."""
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(callback, *arguments)


def retry_while_locked(connection: sqlite3.Connection, statement: str, timeout_seconds: float) -> None:
    """Execute a statement as soon as no other process locks the file.

    Our own short waits are fairer than those of SQLite's busy handler, which some statements do not use at all.
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
