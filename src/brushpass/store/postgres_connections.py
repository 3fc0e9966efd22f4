"""Connections to PostgreSQL that mend themselves: a lost one is made anew at its next use.

A pool with its own timetable of reconnection would let tables wait for seconds after the database is back.
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

# A dead network is noticed within seconds; what the address itself says counts more.
ALIVE = {"connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
ALIVE |= {"tcp_user_timeout": 10_000}
DURABLE = """
    select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'
"""


def address_of(url: str) -> str:
    """The address as libpq wants it. One that is no address is refused without being quoted: it holds a password."""
    try:
        if url.partition("?")[0].count("@") > 1:
            raise ValueError  # libpq would take the end of a password for the host, and name it
        parts = conninfo_to_dict(url)
        for port in str(parts.get("port") or 5432).split(","):
            int(port)
        return make_conninfo("", **{**ALIVE, **parts})
    except (psycopg.ProgrammingError, ValueError):
        raise StoreUnavailable(
            "the address of the database cannot be understood; special characters in it must be percent-encoded"
        ) from None


def reason(error: BaseException) -> str:
    """What went wrong, without any value that was sent. Only failures to connect speak at length."""
    kind = type(error).__name__
    if isinstance(error, psycopg.OperationalError) and error.sqlstate is None:
        return f"{kind}: {' '.join(str(error).split())}"
    return kind


async def connect(address: str) -> Connection:
    """A new connection whose commits are durable when they are answered."""
    connection = await AsyncConnection.connect(address, autocommit=True)
    try:
        await connection.execute(DURABLE)
    except BaseException:
        await connection.close()
        raise
    return connection


class ConnectionPool:
    """At most `size` connections in use at once. Failed work is tried again for `timeout_seconds`."""

    def __init__(self, address: str, size: int, timeout_seconds: float) -> None:
        self._address = address
        self._size = size
        self._timeout_seconds = timeout_seconds
        self._idle: list[Connection] = []
        self._free = asyncio.Semaphore(size)
        self._closed = False

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """A connection for as long as the block lasts. It is used again unless it was lost or left in the middle."""
        async with self._free:
            if self._closed:
                raise StoreUnavailable("the store is closed")
            connection = self._idle.pop() if self._idle else await connect(self._address)
            try:
                yield connection
            except psycopg.OperationalError:
                await connection.close()
                await self._drop_idle()  # a restart has broken them all
                raise
            except psycopg.Error:  # a statement was refused, as when somebody was faster
                self._idle.append(connection)
                raise
            except BaseException:
                await connection.close()
                raise
            self._idle.append(connection)

    async def run(self, work: Callable[[Connection], Awaitable[Result]]) -> Result:
        """What the work gives back, tried again while the database is away. It must bear being done twice."""
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
        """Wait a little after a failure, or give up."""
        if time.monotonic() > until or self._closed:
            raise StoreUnavailable(f"PostgreSQL: {reason(error)}") from None
        await asyncio.sleep(0.1)

    async def close(self) -> None:
        """Close every connection, once those in use were given back."""
        self._closed = True
        for _ in range(self._size):
            await self._free.acquire()
        await self._drop_idle()
        for _ in range(self._size):
            self._free.release()

    async def _drop_idle(self) -> None:
        while self._idle:
            await self._idle.pop().close()
