"""The heartbeat of a process: a row that it writes regularly, which shows that it is alive and can write."""

import asyncio
from collections.abc import Awaitable, Callable

from brushpass.store.contract import StoreError

RECENT_SECONDS = 1.0
"""A process whose last heartbeat was stored within this time can write; it need not prove it again."""
TIMEOUT_SECONDS = 2.0
"""A process whose heartbeat takes longer than this cannot write now."""


class Heartbeat:
    """Writes heartbeats, one at a time, and remembers the last one that was stored."""

    def __init__(self, write: Callable[[], Awaitable[set[str]]]) -> None:
        """`write` stores a heartbeat and returns every process that is alive."""
        self.seconds = 0.0
        """How long the last heartbeat took to be stored."""
        self._write = write
        self._stored_at = 0.0
        self._running: asyncio.Task[set[str]] | None = None

    @property
    def age(self) -> float:
        """How long ago the last heartbeat was stored."""
        return asyncio.get_running_loop().time() - self._stored_at

    async def beat(self) -> set[str]:
        """Every process that is alive, once a heartbeat is stored. If one is being written, that one counts."""
        if self._running is None:
            self._running = asyncio.create_task(self._beat())
            self._running.add_done_callback(self._ended)
        return await asyncio.shield(self._running)

    async def is_ready(self) -> bool:
        """Whether this process can write: its last heartbeat is recent, or another is stored in time."""
        if self.age < RECENT_SECONDS:
            return True
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await self.beat()
        except (TimeoutError, StoreError):
            return False
        return True

    def stop(self) -> None:
        """Write no more."""
        if self._running is not None:
            self._running.cancel()

    async def _beat(self) -> set[str]:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        alive = await self._write()
        self._stored_at = loop.time()
        self.seconds = self._stored_at - begun
        return alive

    def _ended(self, running: asyncio.Task[set[str]]) -> None:
        self._running = None
        if not running.cancelled():
            running.exception()  # those who waited have been told; if nobody did, there is nobody to tell
