"""The store in a SQLite file: the embedded default, for one machine, with any number of processes."""

import asyncio
import contextlib
import logging
import math
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Literal, TypeVar

from brushpass.store import sqlite_log
from brushpass.store.contract import (
    LEASE_SECONDS,
    PAGE,
    Conflict,
    Done,
    Dropped,
    Moved,
    SavedRecord,
    StoredEntry,
    StoreError,
    StoreUnavailable,
    resolve,
    wait_for_append,
)
from brushpass.store.sqlite_file import connect, open_file, reason
from brushpass.store.sqlite_space import MAX_REWRITTEN_BYTES, shrink
from brushpass.store.sqlite_statements import BEAT, RECORD, RECORDS, REWRITE_RECORD, SAVE
from brushpass.store.sqlite_writer import Append, Job, Writer

log = logging.getLogger(__name__)

Result = TypeVar("Result")

MAX_DROPPED_AT_ONCE = 20


class SqliteStore:
    """A store in the file at `path`.

    With `durable` as "FULL" nothing is lost in a power cut. With "NORMAL" the last moments may be lost then, but
    nothing is lost if the program crashes. `timeout_seconds` is how long to wait for other processes that lock the
    file. Without `create` the file must already be a store.
    """

    def __init__(
        self,
        path: Path,
        *,
        durable: Literal["FULL", "NORMAL"] = "FULL",
        timeout_seconds: float = 30.0,
        create: bool = True,
    ) -> None:
        self.path = path
        self._durable = durable
        self._create = create
        self._timeout_seconds = timeout_seconds
        self._callbacks: list[Moved] = []
        self._closing: asyncio.Future[None] | None = None
        self._writer: Writer | None = None
        self._gathered: list[Append | Job] = []
        """What the writer gets at the end of this turn of the event loop."""

    @property
    def commits(self) -> int:
        """How many transactions this object has committed since it was opened."""
        return self._writer.commits if self._writer else 0

    def wall(self) -> float:
        """The clock of the host: all processes of one file are on it."""
        return time.time()

    async def open(self) -> None:
        """Create the file if it is missing and wanted, migrate it, and start the writer."""
        self._loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(1, "sqlite-reader")
        try:
            writer, self._reader = await self._loop.run_in_executor(self._readers, self._start)
        except (sqlite3.Error, OSError) as error:
            self._readers.shutdown(wait=False)
            raise StoreUnavailable(f"{self.path}: {reason(error)}") from None
        except StoreError:
            self._readers.shutdown(wait=False)
            raise
        self._writer = writer
        self._put = writer.queue.put
        self._thread = Thread(target=writer.run, name="sqlite-writer", daemon=True)
        self._thread.start()

    def _start(self) -> tuple[Writer, sqlite3.Connection]:
        """The writer and the reading connection, once the file is up to date."""
        connection = open_file(self.path, self._durable, self._timeout_seconds, create=self._create)
        try:
            writer = Writer(connection, self._loop, self._timeout_seconds)
            reader = connect(self.path, self._timeout_seconds)
            reader.execute("pragma query_only = on")
        except BaseException:
            connection.close()
            raise
        writer.callbacks = self._callbacks
        return writer, reader

    async def close(self) -> None:
        """Write what is queued, end both threads and close the file."""
        if self._writer is None:
            return
        if self._closing is None:
            self.start_writing()
            self._closing = self._loop.run_in_executor(self._readers, self._stop)
        await asyncio.shield(self._closing)
        self._readers.shutdown(wait=False)

    def _stop(self) -> None:
        assert self._writer is not None
        self._writer.queue.put(None)
        self._thread.join()
        self._reader.close()

    def enqueue(self, table: str, expected: int, bodies: Sequence[bytes], done: Done) -> None:
        """Append entries; `done` is called once their transaction is on the disk."""
        self._hand_over_soon((done, table, expected, bodies))

    async def append(self, table: str, expected: int, bodies: Sequence[bytes]) -> list[StoredEntry]:
        """The new entries, once their transaction is on the disk."""
        return await wait_for_append(self, table, expected, bodies)

    async def _write(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """The result of a job, which the writer does in its next transaction."""
        future: asyncio.Future[Result] = self._loop.create_future()
        self._hand_over_soon((partial(resolve, future), work))
        return await future

    def _hand_over_soon(self, item: Append | Job) -> None:
        """Give something to the writer, together with everything else from this turn of the event loop."""
        if self._closing is not None:
            self._loop.call_soon(item[0], StoreUnavailable("the store is closed"))
            return
        if not self._gathered:
            self._loop.call_soon(self.start_writing)
        self._gathered.append(item)

    def start_writing(self) -> None:
        """Give the writer what was gathered."""
        if self._gathered:
            self._put(self._gathered)
            self._gathered = []

    async def _read(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """The result of a query. It does not wait for commits."""
        if self._closing is not None:
            raise StoreUnavailable("the store is closed")
        try:
            return await self._loop.run_in_executor(self._readers, work, self._reader)
        except sqlite3.Error as error:
            raise StoreUnavailable(f"SQLite could not read: {error}") from None

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The entries of a table after a number."""
        entries = page = await self._read(partial(sqlite_log.page, table, after))
        while len(page) == PAGE:
            page = await self._read(partial(sqlite_log.page, table, page[-1].number))
            entries += page
        return entries

    def on_move(self, callback: Moved) -> None:
        """Call back when another process, or another store object, appended."""
        self._callbacks.append(callback)

    async def beat(self, process: str, lease_seconds: float = LEASE_SECONDS) -> set[str]:
        """The processes that were alive within the last `lease_seconds`."""

        def work(connection: sqlite3.Connection) -> set[str]:
            # The processes of one file are on one host, where this clock is common to all, and nobody can set it. After
            # a restart of the host it begins again: what was seen later than now was seen before the restart.
            now = time.monotonic()
            connection.execute(BEAT, (process, now))
            connection.execute("delete from processes where not seen between ? and ?", (now - lease_seconds, now))
            return {row[0] for row in connection.execute("select process from processes")}

        return await self._write(work)

    async def save_record(
        self, table: str, round_number: int, finished_at: float, game: str, players: int, record: bytes
    ) -> None:
        """Save the record of a finished game, once."""
        values = (table, round_number, finished_at, game, players, record)
        await self._write(lambda connection: connection.execute(SAVE, values).close())

    async def record(self, table: str, round_number: int) -> SavedRecord | None:
        """The record of one round of a table."""
        row = await self._read(lambda reader: reader.execute(RECORD, (table, round_number)).fetchone())
        return None if row is None else SavedRecord(*row)

    async def records(self, *, after: int = 0, limit: int = 100, table: str | None = None) -> list[SavedRecord]:
        """A page of saved records."""
        values = {"after": after, "limit": limit, "table": table}
        return await self._read(lambda reader: [SavedRecord(*row) for row in reader.execute(RECORDS, values)])

    async def prune(self, older_than: float) -> Dropped:
        """Drop old records, and the logs of tables that have not moved for long. Appends go on in between."""
        before = int(older_than * 1e6)

        def drop_records(connection: sqlite3.Connection) -> int:
            sqlite_log.index(connection)
            return connection.execute("delete from records where finished_at < ?", (older_than,)).rowcount

        def drop(connection: sqlite3.Connection) -> int:
            if self._writer:
                self._writer.forget_heads()
            return sqlite_log.drop_idle(connection, tables, before)

        records, dropped = await self._write(drop_records), 0
        names = await self._read(partial(sqlite_log.idle_tables, before=before))
        for start in range(0, len(names), MAX_DROPPED_AT_ONCE):
            tables = names[start : start + MAX_DROPPED_AT_ONCE]
            dropped += await self._write(drop)
        if records or dropped:
            await self._shrink(MAX_REWRITTEN_BYTES)
        return Dropped(records, dropped)

    async def rewrite(
        self, table: str, expected: int, bodies: Mapping[int, bytes], last: bytes, records: Mapping[int, bytes]
    ) -> None:
        """Replace entries and records, and append one entry, in one transaction."""

        def change(connection: sqlite3.Connection) -> None:
            sqlite_log.rewrite(connection, table, bodies)
            connection.executemany(REWRITE_RECORD, [(record, table, number) for number, record in records.items()])

        await self._erase(table, expected, last, change)

    async def drop(self, table: str, expected: int, last: bytes) -> None:
        """Drop a table, in one transaction."""

        def change(connection: sqlite3.Connection) -> None:
            sqlite_log.drop(connection, table, expected)
            connection.execute("delete from records where table_id = ?", (table,))

        await self._erase(table, expected, last, change)

    async def _erase(
        self, table: str, expected: int, last: bytes, change: Callable[[sqlite3.Connection], None]
    ) -> None:
        """Append an entry and change what was stored before it. The old bytes then leave the files as well."""

        def work(connection: sqlite3.Connection) -> bool:
            if not sqlite_log.append_at(connection, table, expected, time.time_ns() // 1000, last):
                return False
            change(connection)
            if self._writer:
                self._writer.forget_heads()
            return True

        if not await self._write(work):
            raise Conflict(f"table {table} is not at {expected}")
        await self._shrink(0)

    async def compact(self) -> None:
        """Shorten the file; one made by 0.1.0 is rewritten, which takes about a second per 100 MB."""
        await self._shrink(math.inf)

    async def _shrink(self, max_rewritten_bytes: float) -> None:
        """Shorten the file, using a separate connection and thread."""

        def work() -> None:
            with contextlib.closing(connect(self.path, self._timeout_seconds)) as connection:
                connection.execute(f"pragma synchronous = {self._durable}")
                shrink(connection, self._timeout_seconds, max_rewritten_bytes)

        try:
            await asyncio.to_thread(work)
        except sqlite3.Error as error:  # nothing is lost: the space is used for new entries
            log.warning("the space of dropped tables was not given back", exc_info=error)
