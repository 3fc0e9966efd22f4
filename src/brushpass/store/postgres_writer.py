"""Appends to PostgreSQL: everything that is queued goes into one statement, one transaction and one notification.

If the connection is lost in the middle, nobody knows whether the statement was committed. It is simply sent again. If
it had been committed, the log has moved, and the bodies at those numbers show whose entries they are.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import psycopg

from brushpass.store.contract import PAGE, Conflict, Done, StoredEntry, StoreError, StoreUnavailable, settle
from brushpass.store.postgres_connections import Connection, ConnectionPool, reason

CHANNEL = "brushpass"
MAX_BATCH = 512
"""Appends in one statement."""
MAX_NOTIFICATION_BYTES = 7000
"""Bytes of table ids in one notification; PostgreSQL allows 8000."""

# Rows are inserted in the order of their tables, so that two processes never wait for each other in a deadlock.
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
READ = "select number, at, body from entries where table_id = %s and number > %s order by number limit %s"


class Append(NamedTuple):
    """A queued append."""

    done: Done
    table: str
    expected: int
    bodies: Sequence[bytes]


async def read(connection: Connection, table: str, after: int) -> list[StoredEntry]:
    """The first entries of a table after a number."""
    cursor = await connection.cursor(binary=True).execute(READ, (table, after, PAGE))
    return [StoredEntry(number, at / 1e6, body) for number, at, body in await cursor.fetchall()]


class Writer:
    """Collects appends while a statement is running.

    `origin` marks the notifications of this object; `wall` dates entries.
    """

    def __init__(self, pool: ConnectionPool, origin: str, timeout_seconds: float, wall: Callable[[], float]) -> None:
        self.commits = 0
        self._wall = wall
        self._pool = pool
        self._origin = origin
        self._timeout_seconds = timeout_seconds
        self._queue: list[Append] = []
        self._flushing: asyncio.Task[None] | None = None

    def put(self, append: Append) -> None:
        """Queue an append; its `done` gets the result."""
        self._queue.append(append)
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())

    async def finish(self) -> None:
        """Wait until everything is written."""
        while self._flushing is not None:
            await asyncio.wait([self._flushing])

    async def _flush(self) -> None:
        try:
            while self._queue:
                await self._write(self._take(), in_doubt=False)
        finally:
            self._flushing = None

    def _take(self) -> list[Append]:
        """As many queued appends as fit in one statement, at most one per table."""
        taken: dict[str, Append] = {}
        left: list[Append] = []
        available = MAX_NOTIFICATION_BYTES
        for append in self._queue:
            size = len(append.table.encode(errors="replace")) + 1
            if append.table in taken or len(taken) == MAX_BATCH or (taken and size > available):
                left.append(append)
            else:
                taken[append.table] = append
                available -= size
        self._queue = left
        return list(taken.values())

    async def _write(self, batch: list[Append], *, in_doubt: bool) -> None:
        """Write a batch and answer for all of it at once. If `in_doubt`, it may have been written before."""
        until = time.monotonic() + self._timeout_seconds
        now = int(self._wall() * 1e6)
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
                if len(batch) > 1:  # one of them cannot be written, or somebody was faster: write each separately
                    for append in batch:
                        await self._write([append], in_doubt=in_doubt)
                    return None
                if not isinstance(error, psycopg.errors.UniqueViolation):
                    return fail(batch, StoreUnavailable(f"PostgreSQL: {reason(error)}"))
                break
        self.commits += 1
        missing = [append for append in batch if append.table not in moved]
        found = {append.table: await self._find(append) for append in missing} if in_doubt else {}
        outcomes: list[tuple[Done, float | StoreError]] = []
        for append in batch:
            at = now / 1e6 if append.table in moved else found.get(append.table)
            outcomes.append((append.done, at or Conflict(f"table {append.table} is not at {append.expected}")))
        settle(outcomes)
        return None

    async def _insert(self, connection: Connection, batch: list[Append], now: int) -> set[str]:
        """The tables whose log was at the expected number, and has now moved."""
        rows = [(a.table, a.expected, step, body) for a in batch for step, body in enumerate(a.bodies, 1)]
        tables, expected, steps, bodies = map(list, zip(*rows, strict=True))
        values = {"tables": tables, "expected": expected, "steps": steps, "bodies": bodies}
        names = {"at": now, "channel": CHANNEL, "origin": self._origin}
        row = await (await connection.execute(APPEND, values | names)).fetchone()
        return set(row[0]) if row else set()

    async def _find(self, append: Append) -> float | StoreUnavailable | None:
        """When an append was written; None if it was not."""
        try:
            log = await self._pool.run(lambda connection: read(connection, append.table, append.expected))
        except StoreUnavailable as failure:
            return failure
        entries = log[: len(append.bodies)]
        return entries[0].at if [entry.body for entry in entries] == list(append.bodies) else None


def fail(batch: list[Append], failure: StoreUnavailable) -> None:
    """Fail every append of a batch: nobody knows whether it was written."""
    settle((append.done, StoreUnavailable(*failure.args)) for append in batch)
