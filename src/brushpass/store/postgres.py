"""The store in PostgreSQL: for several processes, on one or several machines."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial

import psycopg

from brushpass.store.contract import (
    LEASE_SECONDS,
    PAGE,
    Conflict,
    Done,
    Dropped,
    Moved,
    NoSuchStore,
    SavedRecord,
    StoredEntry,
    StoreUnavailable,
    wait_for_append,
)
from brushpass.store.postgres_connections import Connection, ConnectionPool, address_of, connect, reason
from brushpass.store.postgres_listener import Listener
from brushpass.store.postgres_writer import CHANNEL, Append, Writer, read
from brushpass.store.schema import missing

MIGRATION_LOCK = 0x62727573  # keys of advisory locks
RECORDS_LOCK = MIGRATION_LOCK + 1

BEAT = """
    insert into processes values (%s, clock_timestamp()) on conflict (process) do update set seen = excluded.seen
"""
NOW = "select extract(epoch from clock_timestamp())::float8"
TOLERANCE_SECONDS = 0.25
"""Clocks that are no further apart than this agree."""
DROP_DEAD = "delete from processes where seen < clock_timestamp() - %s * interval '1 second'"
SAVE = """
    insert into records (table_id, game_number, finished_at, game, players, record)
    values (%s, %s, %s, %s, %s, %s) on conflict do nothing
"""
RECORD = """
    select id, table_id, game_number, finished_at, game, players, record from records
    where table_id = %s and game_number = %s
"""
RECORDS = """
    select id, table_id, game_number, finished_at, game, players, record from records
    where id > %(after)s and (%(table)s::text is null or table_id = %(table)s) order by id limit %(limit)s
"""
IDLE_TABLES = """
    with recursive known (name) as (
      select min(table_id) from entries
      union all select (select min(table_id) from entries where table_id > known.name)
      from known where known.name is not null
    )
    select name from known where (select at from entries where table_id = name order by number desc limit 1) < %s
"""
DROP_LOGS = """
    delete from entries where table_id = any(%(tables)s) and not exists
    (select from entries as later where later.table_id = entries.table_id and later.at >= %(before)s)
    returning table_id
"""
MAX_DROPPED_AT_ONCE = 200
APPEND_AT = """
    insert into entries (table_id, number, at, body) select %(table)s, %(expected)s + 1, %(at)s, %(body)s
    where %(expected)s = (select coalesce(max(number), 0) from entries where table_id = %(table)s)
"""
REWRITE = "update entries set body = %s where table_id = %s and number = %s"
REWRITE_RECORD = "update records set record = %s where table_id = %s and game_number = %s"
HAS_SCHEMA = "select to_regclass('schema_version') is not null"
HAS_ENTRIES = "select to_regclass('entries') is not null"


class PostgresStore:
    """A store in the database at `url`.

    Work is retried for `timeout_seconds` while the database cannot be reached. Without `create` the database must
    already hold a store.
    """

    def __init__(
        self,
        url: str,
        *,
        connections: int = 4,
        timeout_seconds: float = 30.0,
        create: bool = True,
        writer: type[Writer] = Writer,
    ) -> None:
        self._address = address_of(url)
        self._create = create
        self._make_writer = writer
        self._connections = connections
        self._timeout_seconds = timeout_seconds
        self._origin = secrets.token_hex(4)
        self._callbacks: list[Moved] = []
        self._pool: ConnectionPool | None = None
        self._closing = False
        self._ahead = 0.0
        """How many seconds the clock of the database is ahead of that of this host; 0 while they agree."""

    @property
    def commits(self) -> int:
        """How many statements with appends this object has sent since it was opened."""
        return self._writer.commits

    def wall(self) -> float:
        """The clock of the database, as it was at the last heartbeat: hosts may have set their own differently."""
        return time.time() + self._ahead

    async def open(self) -> None:
        """Migrate the database and begin to listen."""
        try:
            connection = await connect(self._address)
            async with connection:
                if not self._create and await (await connection.execute(HAS_SCHEMA)).fetchone() != (True,):
                    raise NoSuchStore("nothing is stored in this database")
                await migrate(connection)
            self._listener = Listener(self._address, self._origin, self._callbacks)
            await self._listener.start()
        except psycopg.Error as error:
            raise StoreUnavailable(f"PostgreSQL: {reason(error)}") from None
        self._pool = ConnectionPool(self._address, self._connections, self._timeout_seconds)
        self._writer = self._make_writer(self._pool, self._origin, self._timeout_seconds, self.wall)

    @property
    def _open_pool(self) -> ConnectionPool:
        if self._pool is None or self._closing:
            raise StoreUnavailable("the store is closed")
        return self._pool

    async def close(self) -> None:
        """Write what is queued and close every connection."""
        if self._pool is None:
            return
        self._closing = True
        await self._writer.finish()
        await self._listener.stop()
        await self._pool.close()

    def enqueue(self, table: str, expected: int, bodies: Sequence[bytes], done: Done) -> None:
        """Append entries; `done` is called once PostgreSQL has committed them."""
        if self._closing:
            asyncio.get_running_loop().call_soon(done, StoreUnavailable("the store is closed"))
        else:
            self._writer.put(Append(done, table, expected, bodies))

    def start_writing(self) -> None:
        """Do nothing: a writing task has already been created, and begins after this turn."""

    async def append(self, table: str, expected: int, bodies: Sequence[bytes]) -> list[StoredEntry]:
        """The new entries, once PostgreSQL has committed them."""
        return await wait_for_append(self, table, expected, bodies)

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The entries of a table after a number."""
        entries = page = await self._open_pool.run(partial(read, table=table, after=after))
        while len(page) == PAGE:
            page = await self._open_pool.run(partial(read, table=table, after=page[-1].number))
            entries += page
        return entries

    def on_move(self, callback: Moved) -> None:
        """Call back when another process, or another store object, appended."""
        self._callbacks.append(callback)

    async def beat(self, process: str, lease_seconds: float = LEASE_SECONDS) -> set[str]:
        """The processes that were alive within the last `lease_seconds`."""

        async def work(connection: Connection) -> set[str]:
            await connection.execute(BEAT, (process,))
            await connection.execute(DROP_DEAD, (lease_seconds,))
            await self._look_at_the_clock(connection)
            return {row[0] for row in await (await connection.execute("select process from processes")).fetchall()}

        return await self._open_pool.run(work)

    async def _look_at_the_clock(self, connection: Connection) -> None:
        """Use the database's clock from now on, if the two differ. A slow answer proves nothing."""
        asked = self.wall()
        row = await (await connection.execute(NOW)).fetchone()
        if row is not None and self.wall() - asked < TOLERANCE_SECONDS < abs(row[0] - asked):
            self._ahead += row[0] - asked

    async def save_record(
        self, table: str, round_number: int, finished_at: float, game: str, players: int, record: bytes
    ) -> None:
        """Save the record of a finished game, once. One at a time: ids appear in order, so no page misses one."""

        async def work(connection: Connection) -> None:
            async with connection.transaction():
                await connection.execute("select pg_advisory_xact_lock(%s)", (RECORDS_LOCK,))
                await connection.execute(SAVE, (table, round_number, finished_at, game, players, record))

        await self._open_pool.run(work)

    async def record(self, table: str, round_number: int) -> SavedRecord | None:
        """The record of one round of a table."""

        async def work(connection: Connection) -> SavedRecord | None:
            cursor = await connection.cursor(binary=True).execute(RECORD, (table, round_number))
            row = await cursor.fetchone()
            return None if row is None else SavedRecord(*row)

        return await self._open_pool.run(work)

    async def records(self, *, after: int = 0, limit: int = 100, table: str | None = None) -> list[SavedRecord]:
        """A page of saved records."""
        values = {"after": after, "limit": limit, "table": table}

        async def work(connection: Connection) -> list[SavedRecord]:
            cursor = await connection.cursor(binary=True).execute(RECORDS, values)
            return [SavedRecord(*row) for row in await cursor.fetchall()]

        return await self._open_pool.run(work)

    async def prune(self, older_than: float) -> Dropped:
        """Drop old records, and the logs of tables that have not moved for long."""
        before = int(older_than * 1e6)

        async def drop_records(connection: Connection) -> int:
            return (await connection.execute("delete from records where finished_at < %s", (older_than,))).rowcount

        async def find_idle(connection: Connection) -> list[str]:
            return [row[0] for row in await (await connection.execute(IDLE_TABLES, (before,))).fetchall()]

        async def drop(connection: Connection) -> int:
            async with connection.transaction():
                await connection.execute("lock table entries in share row exclusive mode")  # no append meanwhile
                rows = await (await connection.execute(DROP_LOGS, {"tables": tables, "before": before})).fetchall()
            return len(set(rows))

        records, dropped = await self._open_pool.run(drop_records), 0
        names = await self._open_pool.run(find_idle)
        for start in range(0, len(names), MAX_DROPPED_AT_ONCE):
            tables = names[start : start + MAX_DROPPED_AT_ONCE]
            dropped += await self._open_pool.run(drop)
        return Dropped(records, dropped)

    async def rewrite(
        self, table: str, expected: int, bodies: Mapping[int, bytes], last: bytes, records: Mapping[int, bytes]
    ) -> None:
        """Replace entries and records, and append one entry, in one transaction."""

        async def change(connection: Connection) -> None:
            async with connection.cursor() as cursor:
                await cursor.executemany(REWRITE, [(body, table, number) for number, body in bodies.items()])
                await cursor.executemany(
                    REWRITE_RECORD, [(record, table, number) for number, record in records.items()]
                )

        await self._erase(table, expected, last, change)

    async def drop(self, table: str, expected: int, last: bytes) -> None:
        """Drop a table, in one transaction."""

        async def change(connection: Connection) -> None:
            await connection.execute("delete from entries where table_id = %s and number <= %s", (table, expected))
            await connection.execute("delete from records where table_id = %s", (table,))

        await self._erase(table, expected, last, change)

    async def _erase(
        self, table: str, expected: int, last: bytes, change: Callable[[Connection], Awaitable[None]]
    ) -> None:
        """Append an entry and change what was stored before it."""
        values = {"table": table, "expected": expected, "at": int(self.wall() * 1e6), "body": last}

        async def work(connection: Connection) -> bool:
            try:
                async with connection.transaction():
                    if (await connection.execute(APPEND_AT, values)).rowcount != 1:
                        return False
                    await change(connection)
                    await connection.execute("select pg_notify(%s, %s)", (CHANNEL, f"{self._origin}\n{table}"))
            except psycopg.errors.UniqueViolation:  # somebody appended at this moment
                return False
            return True

        if not await self._open_pool.run(work):
            raise Conflict(f"table {table} is not at {expected}")

    async def compact(self) -> None:
        """Let PostgreSQL clean up at once what its autovacuum would clean up later."""
        await self._open_pool.run(lambda connection: connection.execute("vacuum entries, records"))


async def migrate(connection: Connection) -> None:
    """Bring the schema up to date. Processes that open the database meanwhile wait, and find it done."""
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
        await connection.execute("create table if not exists schema_version (version integer not null)")
        row = await (await connection.execute("select coalesce(max(version), 0) from schema_version")).fetchone()
        has_entries = await (await connection.execute(HAS_ENTRIES)).fetchone() == (True,)
        for number, script in missing("postgres", row[0] if row else 0, has_entries=has_entries):
            await connection.execute(script.encode())
            await connection.execute("delete from schema_version")
            await connection.execute("insert into schema_version values (%s)", (number,))
