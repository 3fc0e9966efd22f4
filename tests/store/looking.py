"""What tests of stores look at: the contents of a log, and what becomes true after a while."""

import asyncio
from collections.abc import Callable

from brushpass.store.contract import StoredEntry


def bodies(log: list[StoredEntry]) -> list[bytes]:
    return [entry.body for entry in log]


async def until(met: Callable[[], bool], seconds: float = 10) -> None:
    async with asyncio.timeout(seconds):
        while not met():
            await asyncio.sleep(0.01)
