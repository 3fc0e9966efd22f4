"""What a process does for all its tables at every heartbeat: it corrects who is here, and drops what nobody needs."""

import asyncio
import logging
from typing import Protocol

from brushpass.core.errors import Refusal
from brushpass.store.contract import LogRewritten, StoreError
from brushpass.table import presence
from brushpass.table.decision import Decided
from brushpass.table.session import TableSession
from brushpass.wire.tables import Stage

log = logging.getLogger(__name__)

IDLE_SECONDS = 300.0
"""A table without listeners is dropped from memory after this long. Its log remains."""
MAX_SWEPT_AT_ONCE = 20
"""How many tables a heartbeat looks at before other tasks get their turn."""


class Swept(Protocol):
    """The tables of one process."""

    sessions: dict[str, TableSession]
    process: str

    async def follow(self, session: TableSession) -> None:
        """Apply what other processes have appended to a table."""

    def drop(self, session: TableSession) -> None:
        """Drop a table from memory."""


async def sweep_all(tables: Swept, alive: set[str]) -> None:
    """Sweep every table. If one table fails the others are still swept; if the store fails they are not."""
    for index, session in enumerate(list(tables.sessions.values())):
        if index % MAX_SWEPT_AT_ONCE == 0:
            await asyncio.sleep(0)  # players must not wait for a thousand tables
        try:
            await _sweep(tables, session, alive)
        except (Refusal, LogRewritten):  # it was given up
            continue
        except StoreError:
            raise
        except Exception as error:
            log.error("a table could not be swept", extra={"table": session.state.reference}, exc_info=error)


async def _sweep(tables: Swept, session: TableSession, alive: set[str]) -> None:
    """Correct who is here and who is away, make up for a store that failed, and drop a table that is idle."""
    if session.queue.is_unsure:
        await tables.follow(session)
    if session.state.stage is Stage.OVER:
        await session.save_record()
    if presence.corrections(session, tables.process, alive):
        await session.act(lambda _: Decided(presence.corrections(session, tables.process, alive)))
    if not session.connections and asyncio.get_running_loop().time() > session.last_used + IDLE_SECONDS:
        tables.drop(session)
