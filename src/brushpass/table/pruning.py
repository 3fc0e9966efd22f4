"""Drops games and tables that are older than the operator wants to keep them, once an hour."""

import asyncio
import logging

from brushpass.store.contract import Store, StoreError
from brushpass.table.clock import Clock

log = logging.getLogger(__name__)

PRUNE_SECONDS = 3600.0
DAY_SECONDS = 86_400


class Pruning:
    """Prunes a store, once at a time, beside the heartbeat: pruning may take longer than a process counts as alive."""

    def __init__(self, store: Store, clock: Clock, days: int) -> None:
        """What is older than `days` is dropped; 0 keeps everything."""
        self._store, self._clock, self._days = store, clock, days
        self._begun_at = 0.0
        self._running: asyncio.Task[None] | None = None

    def begin_if_due(self) -> None:
        """Begin to prune, unless it is too early or still going on."""
        if not self._days or self._running is not None or self._clock() <= self._begun_at + PRUNE_SECONDS:
            return
        self._begun_at = self._clock()
        self._running = asyncio.create_task(self._prune())

    async def stop(self) -> None:
        """Prune no more."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def _prune(self) -> None:
        try:
            await self._store.prune(self._clock.wall() - self._days * DAY_SECONDS)
        except StoreError as error:
            log.warning("pruning failed", extra={"code": error.code})
        except Exception as error:  # whatever it was, the next hour must come
            log.error("pruning failed", exc_info=error)
        finally:
            self._running = None
