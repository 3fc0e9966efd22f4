"""A pool of connections to PostgreSQL. A lost connection is replaced at its next use.

A pool that reconnects on its own schedule would keep tables waiting for seconds after the database is back.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncConnection
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from brushpass.store.contract import StoreUnavailable

Result = TypeVar("Result")
Connection = AsyncConnection[tuple[Any, ...]]

# A dead network is noticed within seconds. Settings in the address itself take precedence.
KEEPALIVE = {"connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
KEEPALIVE |= {"tcp_user_timeout": 10_000}
DURABLE = """
    select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'
"""


def address_of(url: str) -> str:
    """The address as libpq needs it. A bad address is refused without being quoted, because it may hold a password."""
    try:
        if url.partition("?")[0].count("@") > 1:
            raise ValueError  # libpq would mistake the end of a password for the host, and quote it
        parts = conninfo_to_dict(url)
        for port in str(parts.get("port") or 5432).split(","):
            int(port)
        return make_conninfo("", **{**KEEPALIVE, **parts})
    except (psycopg.ProgrammingError, ValueError):
        raise StoreUnavailable(
            "the address of the database cannot be understood; special characters in it must be percent-encoded"
        ) from None


def reason(error: BaseException) -> str:
    """What went wrong, without any value that was sent. Only failures to connect are quoted in full."""
    kind = type(error).__name__
    if isinstance(error, psycopg.OperationalError) and error.sqlstate is None:
        return f"{kind}: {' '.join(str(error).split())}"
    return kind


async def connect(address: str) -> Connection:
    """A new connection whose commits are durable once they are confirmed."""
    connection = await AsyncConnection.connect(address, autocommit=True)
    try:
        await connection.execute(DURABLE)
    except BaseException:
        await connection.close()
        raise
    return connection


class ConnectionPool:
    """At most `size` connections in use at once. Failed work is retried for `timeout_seconds`."""

    def __init__(self, address: str, size: int, timeout_seconds: float) -> None:
        self._address = address
        self._size = size
        self._timeout_seconds = timeout_seconds
        self._idle: list[Connection] = []
        self._free = asyncio.Semaphore(size)
        self._closed = False

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """A connection for the duration of a block. It is reused, unless it was lost or left in the middle."""
        async with self._free:
            if self._closed:
                raise StoreUnavailable("the store is closed")
            connection = self._idle.pop() if self._idle else await connect(self._address)
            try:
                yield connection
            except psycopg.OperationalError:
                await connection.close()
                await self._drop_idle()  # a restart breaks them all
                raise
            except psycopg.Error:  # a statement was refused, for instance because somebody else was faster
                self._idle.append(connection)
                raise
            except BaseException:
                await connection.close()
                raise
            self._idle.append(connection)

    async def run(self, work: Callable[[Connection], Awaitable[Result]]) -> Result:
        """The result of some work, retried while the database is away. The work must be safe to repeat."""
        until = time.monotonic() + self._timeout_seconds
        while True:
            try:
                async with self.connection() as connection:
                    return await work(connection)
            except psycopg.OperationalError as error:
                await self.pause(until, error)
            except psycopg.Error as error:
                raise StoreUnavailable(f"PostgreSQL: {reason(error)}") from None

    async def pause(self, until: float, error: psycopg.Error) -> None:
        """Wait a moment after a failure, or give up."""
        if time.monotonic() > until or self._closed:
            raise StoreUnavailable(f"PostgreSQL: {reason(error)}") from None
        await asyncio.sleep(0.1)

    async def close(self) -> None:
        """Close every connection, once those in use have been returned."""
        self._closed = True
        for _ in range(self._size):
            await self._free.acquire()
        await self._drop_idle()
        for _ in range(self._size):
            self._free.release()

    async def _drop_idle(self) -> None:
        while self._idle:
            await self._idle.pop().close()
