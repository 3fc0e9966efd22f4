"""What every store promises. The table asks for nothing else, and one test class holds it over every engine.

The log of a table is its entries, numbered from 1 without gaps. Whoever appends names the number at which they believe
the log to be: of two who believe the same, the first is written and the second is told `Conflict`, reads on and decides
anew. So the unique (table, number) is the only lock there is, and any process can serve any table.

Bodies are opaque and hold secrets: none ever stands in an error, a notice or a line of a log. They must differ from
each other (each carries an id), because after a lost connection equality decides whose entry stands at a number.
"""

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple, Protocol

LEASE_SECONDS = 15.0
"""Seconds for which a process counts as alive after its last beat."""

Moved = Callable[[str], None]
"""Told the id of a table that somebody else appended to, or "" when any table may have moved."""


class StoredEntry(NamedTuple):
    """One line of a table's log."""

    number: int
    """Its place in the log of the table, from 1."""
    at: float
    """When it was written, in seconds since the epoch, by the clock of its writer."""
    body: bytes
    """What was written."""


class KeptRecord(NamedTuple):
    """The record of a finished game."""

    id: int
    """Its place among all kept records; later ones are higher."""
    table: str
    """Where it was played."""
    game_number: int
    """The how manieth game of that table it was."""
    finished_at: float
    """When it ended, in seconds since the epoch."""
    game: str
    """Which game it was."""
    players: int
    """How many played."""
    record: bytes
    """The record itself."""


class Dropped(NamedTuple):
    """What was pruned."""

    records: int
    """Records of games that ended long ago."""
    tables: int
    """Logs of tables that stood still for long, whether their game was over or not."""


class StoreError(Exception):
    """Something that the store could not do. Each kind has a stable code."""

    code: ClassVar[str] = "store-error"


class Conflict(StoreError):
    """The log is not at the expected number. Nothing was written."""

    code = "conflict"


class StoreUnavailable(StoreError):
    """The store cannot be reached, or cannot write. An append that ends like this may or may not have happened."""

    code = "store-unavailable"


class StoreNewer(StoreError):
    """The schema was made by a newer version of the program."""

    code = "store-newer"


class NoSuchStore(StoreError):
    """Nothing is stored there, and nothing was asked to be made."""

    code = "no-such-store"


class BadAddress(StoreError):
    """No engine has addresses like this."""

    code = "bad-address"


class Store(Protocol):
    """The log of all tables, the records of finished games, and who is alive."""

    @property
    def commits(self) -> int:
        """How many transactions with appends this object has asked for; under load, far fewer than appends."""

    async def open(self) -> None:
        """Bring the schema up to date and begin to listen. Several processes may do so at once."""

    async def close(self) -> None:
        """Write what was asked for, then let go. Closing again does nothing."""

    async def append(self, table: str, expected: int, bodies: Sequence[bytes]) -> list[StoredEntry]:
        """The new entries, from expected + 1, once they are durable. Conflict if the log is not at `expected`.

        All of them are written or none. If the caller is cancelled they may still be written.
        """

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The entries of a table after a number, in order."""

    def on_move(self, callback: Moved) -> None:
        """Call back, in the event loop, when another store object appended; own appends need no call.

        It is a wake-up and no more: a table may be named twice, or without need. Read the log to know.
        """

    async def beat(self, process: str) -> set[str]:
        """Every process that was alive within the last LEASE_SECONDS seconds, this one among them."""

    async def keep(
        self, table: str, game_number: int, finished_at: float, game: str, players: int, record: bytes
    ) -> None:
        """Keep the record of a finished game. The first one kept for a game of a table stays."""

    async def records(self, *, after: int = 0, limit: int = 100, table: str | None = None) -> list[KeptRecord]:
        """Kept records after an id, in order, of one table or of all."""

    async def prune(self, older_than: float) -> Dropped:
        """Drop the records that ended, and the logs that last moved, before this time; how many that were."""

    async def healthy(self) -> bool:
        """Whether the store could read and write now."""
