"""What every store promises. Tables ask for nothing else, and one test class checks it for every engine.

The log of a table is a list of entries, numbered from 1 without gaps; only a log that was dropped begins at its end. A
process that appends names the number at which it believes the log to be. If two believe the same, the first is written
and the second gets `Conflict`; it then reads the new entries and decides again. The unique pair (table, number) is
therefore the only lock, and any process can serve any table.

Bodies are opaque and hold secrets: none ever appears in an error, a notification or a log message. No two may be equal
(each carries an id), because after a lost connection equality decides whose entry is at a number.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, NamedTuple, Protocol

log = logging.getLogger(__name__)

LEASE_SECONDS = 15.0
"""How long a process counts as alive after its last heartbeat."""

PAGE = 1000
"""How many entries are read at once. Other tasks get their turn in between."""

Moved = Callable[[str], None]
"""Called with the id of a table that somebody else appended to, or "" when any table may have moved."""


Done = Callable[[Any], None]
"""Called once in the event loop, with a result or with an exception instead."""


class StoredEntry(NamedTuple):
    """One entry of a table's log, as it is stored."""

    number: int
    """Its number in the log of the table, from 1."""
    at: float
    """When it was written, in seconds since the epoch, by `Store.wall` of its writer."""
    body: bytes
    """What was written."""


class SavedRecord(NamedTuple):
    """The record of a finished game."""

    id: int
    """Unique among all saved records; later ones are higher."""
    table: str
    """Where it was played."""
    round_number: int
    """1 for the table's first game, 2 for the rematch, and so on."""
    finished_at: float
    """When it ended, in seconds since the epoch."""
    game: str
    """Which game it was."""
    players: int
    """How many played."""
    record: bytes
    """The record itself."""


class Dropped(NamedTuple):
    """How much was pruned."""

    records: int
    """Records of games that ended long ago."""
    tables: int
    """Logs of tables that have not moved for long, finished or not."""


class StoreError(Exception):
    """The store could not do something. Each kind has a stable code."""

    code: ClassVar[str] = "store-error"


class Conflict(StoreError):
    """The log is not at the expected number. Nothing was written."""

    code = "conflict"


class StoreUnavailable(StoreError):
    """The store cannot be reached, or cannot write. An append that ends like this may or may not have happened."""

    code = "store-unavailable"


class LogRewritten(StoreError):
    """Earlier entries of a log were replaced, so anything derived from them is out of date. Read the log again."""

    code = "log-rewritten"


class StoreNewer(StoreError):
    """A newer version of the program made the schema."""

    code = "store-newer"


class StoreDamaged(StoreError):
    """Some of a store's tables are there, but not all: something was lost, or is half restored."""

    code = "store-damaged"


class NoSuchStore(StoreError):
    """Nothing is stored there, and the caller did not ask to create a store."""

    code = "no-such-store"


class BadAddress(StoreError):
    """No engine has addresses like this."""

    code = "bad-address"


class Store(Protocol):
    """The logs of all tables, the records of finished games, and which processes are alive."""

    @property
    def commits(self) -> int:
        """How many transactions with appends this object has asked for; under load, far fewer than appends."""

    def wall(self) -> float:
        """Seconds since the epoch, by the clock that dates entries: all processes of a store agree on it."""

    async def open(self) -> None:
        """Bring the schema up to date and begin to listen. Several processes may do so at once."""

    async def close(self) -> None:
        """Write what is queued, then close. Closing again does nothing."""

    def enqueue(self, table: str, expected: int, bodies: Sequence[bytes], done: Done) -> None:
        """Append entries from expected + 1. `done` gets the time of writing once they are durable, or an exception.

        Either all of them are written or none. The exception is Conflict if the log is not at `expected`. `done` is
        never called before this returns. Everything that is enqueued in one turn of the event loop is written together,
        and what was written together is answered in one turn.
        """

    def start_writing(self) -> None:
        """Start to write what was enqueued, because little else is to come in this turn of the event loop."""

    async def append(self, table: str, expected: int, bodies: Sequence[bytes]) -> list[StoredEntry]:
        """The new entries, once they are durable: `enqueue`, for a caller that can wait.

        If the caller is cancelled they may still be written.
        """

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The entries of a table after a number, in order."""

    def on_move(self, callback: Moved) -> None:
        """Call back, in the event loop, when another store object has appended. Its own appends cause no call.

        The call is only a hint: a table may be named twice, or without need. Read the log to be sure.
        """

    async def beat(self, process: str, lease_seconds: float = LEASE_SECONDS) -> set[str]:
        """Every process that was alive within the last `lease_seconds`, including this one."""

    async def save_record(
        self, table: str, round_number: int, finished_at: float, game: str, players: int, record: bytes
    ) -> None:
        """Save the record of a finished game. If the round already has a record, that one stays."""

    async def record(self, table: str, round_number: int) -> SavedRecord | None:
        """The record of one round of a table; None if there is none."""

    async def records(self, *, after: int = 0, limit: int = 100, table: str | None = None) -> list[SavedRecord]:
        """Saved records after an id, in order, of one table or of all."""

    async def prune(self, older_than: float) -> Dropped:
        """How many records and logs were dropped: those that ended or last moved before this time.

        Their space is freed on the disk, unless appends would have to wait long for that.
        """

    async def rewrite(
        self, table: str, expected: int, bodies: Mapping[int, bytes], last: bytes, records: Mapping[int, bytes]
    ) -> None:
        """Replace the bodies of some entries, by number, and some records, by round; and append `last`, which says so.

        Nothing else ever changes what was stored: this exists so that people can have their data erased. It happens
        completely or not at all. Conflict if the log is not at `expected`. Other processes are notified as of an
        append.
        """

    async def drop(self, table: str, expected: int, last: bytes) -> None:
        """Drop the log and the records of a table. Only `last` remains, at expected + 1, so that nobody can go on.

        Conflict if the log is not at `expected`. Other processes are notified as of an append.
        """

    async def compact(self) -> None:
        """Free all unneeded disk space, even if appends have to wait for it."""


async def wait_for_append(store: Store, table: str, expected: int, bodies: Sequence[bytes]) -> list[StoredEntry]:
    """`Store.append` of every engine."""
    future: asyncio.Future[float] = asyncio.get_running_loop().create_future()
    store.enqueue(table, expected, bodies, partial(resolve, future))
    at = await future
    return [StoredEntry(number, at, body) for number, body in enumerate(bodies, start=expected + 1)]


def resolve(future: "asyncio.Future[Any]", outcome: Any) -> None:
    """Give a future its result or exception, unless nobody is waiting for it any more."""
    if future.done():  # cancelled
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)


def settle(outcomes: Iterable[tuple[Done, Any]]) -> None:
    """Answer for everything that was written together. If one answer fails the others are still given."""
    for done, outcome in outcomes:
        try:
            done(outcome)
        except Exception:
            log.exception("what was stored could not be answered for")
