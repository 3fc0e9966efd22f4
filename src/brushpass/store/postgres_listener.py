"""Learns from PostgreSQL which tables other processes have appended to."""

import asyncio
import contextlib

import psycopg

from brushpass.store.contract import Moved
from brushpass.store.postgres_connections import Connection, connect
from brushpass.store.postgres_writer import CHANNEL

SILENCE_SECONDS = 10.0
"""After this long without a notification the connection is tested."""


class Listener:
    """A connection that only listens. If it was lost, any table may have moved, which is reported as ""."""

    def __init__(self, address: str, origin: str, callbacks: list[Moved]) -> None:
        self._address = address
        self._origin = origin
        self._callbacks = callbacks
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen from now on: every later append is reported."""
        self._connection = await self._listen()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            await self._connection.close()

    async def _listen(self) -> Connection:
        connection = await connect(self._address)
        try:
            await connection.execute(f"listen {CHANNEL}")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _run(self) -> None:
        while True:
            with contextlib.suppress(psycopg.Error):
                await self._report_moves(self._connection)
            await self._connection.close()
            self._connection = await self._reconnect()
            self._report("")

    async def _reconnect(self) -> Connection:
        """A new connection, however long it takes."""
        while True:
            try:
                return await self._listen()
            except psycopg.Error:
                await asyncio.sleep(0.2)

    async def _report_moves(self, connection: Connection) -> None:
        while True:
            async for notice in connection.notifies(timeout=SILENCE_SECONDS):
                origin, *tables = notice.payload.split("\n")
                if origin != self._origin:
                    for table in tables:
                        self._report(table)
            await connection.execute("select 1")  # this fails if the connection is dead

    def _report(self, table: str) -> None:
        for callback in self._callbacks:
            callback(table)
