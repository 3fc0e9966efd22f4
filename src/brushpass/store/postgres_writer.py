"""Appends to PostgreSQL: whatever waits goes into one statement, which is one transaction and one notice.

When the connection is lost in the middle, nobody knows whether the statement was committed. It is simply sent again:
if it was, the log has moved on by itself, and the bodies that stand at those numbers tell whose they are.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import NamedTuple

import psycopg

from brushpass.store.contract import Conflict, StoredEntry, StoreUnavailable
from brushpass.store.postgres_connections import Connection, ConnectionPool, reason

CHANNEL = "brushpass"
MAX_BATCH = 512  # appends in one statement
MAX_NOTICE_BYTES = 7000  # bytes of table ids in one notice; PostgreSQL allows 8000

# In the order of tables, so that two processes which fight over several never wait for each other in a ring.
APPEND = """
    with pending (table_id, expected, step, body) as (
      select * from unnest(%(tables)b::text[], %(expected)b::bigint[], %(steps)b::bigint[], %(bodies)b::bytea[])
    ), added as (
      insert into entries (table_id, number, at, body)
      select table_id, expected + step, %(at)b, body from pending
      where expected = (select coalesce(max(number), 0) from entries where table_id = pending.table_id)
      order by table_id collate "C", step
      returning table_id
    )
    select array_agg(table_id), pg_notify(%(channel)s, %(origin)s || chr(10) || string_agg(table_id, chr(10)))
    from (select distinct table_id from added) as moved having count(*) > 0
"""
READ = "select number, at, body from entries where table_id = %s and number > %s order by number"


class Append(NamedTuple):
    """An append that waits."""

    future: asyncio.Future[list[StoredEntry]]
    table: str
    expected: int
    bodies: Sequence[bytes]


async def read(connection: Connection, table: str, after: int) -> list[StoredEntry]:
    """The entries of a table after a number."""
    cursor = await connection.cursor(binary=True).execute(READ, (table, after))
    return [StoredEntry(number, at / 1e6, body) for number, at, body in await cursor.fetchall()]


class Writer:
    """Gathers appends while a statement is on its way. `origin` marks the notices of this object."""

    def __init__(self, pool: ConnectionPool, origin: str, timeout_seconds: float) -> None:
        self.commits = 0
        self._pool = pool
        self._origin = origin
        self._timeout_seconds = timeout_seconds
        self._waiting: list[Append] = []
        self._flushing: asyncio.Task[None] | None = None

    def put(self, append: Append) -> None:
        """Write it soon; its future tells."""
        self._waiting.append(append)
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())

    async def finish(self) -> None:
        """Wait until everything is written."""
        while self._flushing is not None:
            await asyncio.wait([self._flushing])

    async def _flush(self) -> None:
        try:
            while self._waiting:
                await self._write(self._take(), in_doubt=False)
        finally:
            self._flushing = None

    def _take(self) -> list[Append]:
        """As many of those that wait as fit together: one for each table."""
        taken: dict[str, Append] = {}
        left: list[Append] = []
        room = MAX_NOTICE_BYTES
        for append in self._waiting:
            size = len(append.table.encode(errors="replace")) + 1
            if append.table in taken or len(taken) == MAX_BATCH or (taken and size > room):
                left.append(append)
            else:
                taken[append.table] = append
                room -= size
        self._waiting = left
        return list(taken.values())

    async def _write(self, batch: list[Append], *, in_doubt: bool) -> None:
        """Carry a batch out and tell everybody. In doubt, it may have been carried out before."""
        until = time.monotonic() + self._timeout_seconds
        now = time.time_ns() // 1000
        moved: set[str] = set()
        while True:
            try:
                async with self._pool.connection() as connection:
                    moved = await self._insert(connection, batch, now)
                break
            except psycopg.OperationalError as error:
                in_doubt = True
                try:
                    await self._pool.pause(until, error)
                except StoreUnavailable as failure:
                    return fail(batch, failure)
            except Exception as error:
                if len(batch) > 1:  # one of them cannot be written, or somebody was faster: each by itself
                    for append in batch:
                        await self._write([append], in_doubt=in_doubt)
                    return None
                if not isinstance(error, psycopg.errors.UniqueViolation):
                    return fail(batch, StoreUnavailable(f"PostgreSQL: {reason(error)}"))
                break
        self.commits += 1
        for append in batch:
            if append.table in moved:
                entries = [
                    StoredEntry(append.expected + step, now / 1e6, body) for step, body in enumerate(append.bodies, 1)
                ]
            else:
                entries = await self._find(append) if in_doubt else []
            tell(append, entries)
        return None

    async def _insert(self, connection: Connection, batch: list[Append], now: int) -> set[str]:
        """The tables whose log was at the expected number, and has moved."""
        rows = [(a.table, a.expected, step, body) for a in batch for step, body in enumerate(a.bodies, 1)]
        tables, expected, steps, bodies = map(list, zip(*rows, strict=True))
        values = {"tables": tables, "expected": expected, "steps": steps, "bodies": bodies}
        names = {"at": now, "channel": CHANNEL, "origin": self._origin}
        row = await (await connection.execute(APPEND, values | names)).fetchone()
        return set(row[0]) if row else set()

    async def _find(self, append: Append) -> list[StoredEntry]:
        """The entries of an append, if it was carried out."""
        try:
            found = await self._pool.run(lambda connection: read(connection, append.table, append.expected))
        except StoreUnavailable as failure:
            fail([append], failure)
            return []
        entries = found[: len(append.bodies)]
        return entries if [entry.body for entry in entries] == list(append.bodies) else []


def tell(append: Append, entries: list[StoredEntry]) -> None:
    """Give the caller the entries, or say that there are none."""
    if append.future.done():  # cancelled, or failed
        return
    if entries:
        append.future.set_result(entries)
    else:
        append.future.set_exception(Conflict(f"table {append.table} is not at {append.expected}"))


def fail(batch: list[Append], failure: StoreUnavailable) -> None:
    """Tell everybody of a batch that it is not known to be written."""
    for append in batch:
        if not append.future.done():
            append.future.set_exception(StoreUnavailable(*failure.args))
