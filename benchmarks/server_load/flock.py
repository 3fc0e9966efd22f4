"""Many tables that play at once, and how long their choices take."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from time import perf_counter
from typing import Any, Generic, TypeVar

from benchmarks.server_load.wire import Wire

SEATS = 6
GAME = 40
"""Choices in a game of the peers; a random game of SECRETS for six takes about as many."""
OPENING_AT_ONCE = 24


class Player(Wire):
    """A socket client in a seat."""

    def __init__(self, table: "Table[Any]", seat: int, path: str, headers: str = "") -> None:
        super().__init__(path, headers)
        self.table = table
        self.seat = seat


PlayerT = TypeVar("PlayerT", bound=Player)


class Table(Generic[PlayerT]):
    """Six clients at one table. One chooses at a time; the next choice is sent when all have seen the last one."""

    def __init__(self, flock: "Flock") -> None:
        self.flock = flock
        self.players: list[PlayerT] = []
        self.waiting = 0
        """How many messages are still to arrive."""
        self.sent_at = 0.0
        self.is_choice = False
        self.settled: Callable[[], None] | None = None
        """Called instead of playing on, while the table is being opened."""

    def arrived(self) -> None:
        """One of the messages that follow from a choice has arrived."""
        self.waiting -= 1
        if not self.waiting:
            if self.settled is not None:
                self.settled()
            elif self.is_choice:
                self.flock.seen_by_all(self)
            else:
                self.go_on()

    def can_rest(self) -> bool:
        """Whether the table may now wait for the next window, however long that takes."""
        return True

    def go_on(self) -> None:
        """Send the next choice, if tables are to play on."""
        if not self.flock.playing and self.can_rest():
            self.flock.now_idle(self)
            return
        self.sent_at = perf_counter()
        self.is_choice = self.choose()

    def choose(self) -> bool:
        """Send a choice, and set `waiting` to the messages that will follow; False if it is not a choice of a game."""
        raise NotImplementedError


class Flock:
    """All tables of one contestant."""

    def __init__(self) -> None:
        self.tables: list[Table[Any]] = []
        self.playing = False
        self.think = 0.0
        """Seconds from one choice of a table to the next; 0 is flat out."""
        self.delays: list[float] = []
        """Seconds from sending a choice to its arrival at the last of six seats."""
        self._idle: set[Table[Any]] = set()
        self._all_idle: asyncio.Event = asyncio.Event()
        self._playing_tables = 0

    @property
    def sent(self) -> int:
        """How many messages all clients have sent: choices, and whatever a new game takes."""
        return sum(player.sent for table in self.tables for player in table.players)

    def seen_by_all(self, table: Table[Any]) -> None:
        """A choice has reached everybody."""
        now = perf_counter()
        self.delays.append(now - table.sent_at)
        if self.think:
            loop = asyncio.get_running_loop()
            loop.call_later(max(0.0, table.sent_at + self.think - now), table.go_on)
        else:
            table.go_on()

    def now_idle(self, table: Table[Any]) -> None:
        """Note that a table waits for no message."""
        self._idle.add(table)
        if len(self._idle) == self._playing_tables:
            self._all_idle.set()

    def begin(self, tables: int, think: float = 0.0) -> None:
        """Let this many tables play."""
        self.playing, self.think, self._playing_tables = True, think, tables
        self._all_idle.clear()
        self._idle.clear()
        loop = asyncio.get_running_loop()
        for table in self.tables[:tables]:
            loop.call_later(random.random() * think, table.go_on)

    async def end(self) -> None:
        """Let every table finish what is under way."""
        self.playing = False
        async with asyncio.timeout(30 + self.think):
            await self._all_idle.wait()

    async def open(self, tables: int, make: Callable[["Flock", int], Coroutine[None, None, Table[Any]]]) -> None:
        """Open this many tables, several at once."""
        todo = iter(range(tables))

        async def work(number: int) -> None:
            for _ in todo:
                self.tables.append(await make(self, number))

        async with asyncio.TaskGroup() as group:
            for number in range(OPENING_AT_ONCE):
                group.create_task(work(number))

    def hang_up(self) -> None:
        """Close every socket."""
        for table in self.tables:
            for player in table.players:
                player.transport.abort()


async def connect(make: Callable[[], PlayerT], port: int) -> PlayerT:
    """A client whose socket is open."""
    _, player = await asyncio.get_running_loop().create_connection(make, "127.0.0.1", port)
    await player.opened
    return player
