"""Many tables that play at once, and the clock that watches them."""

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
    """Six clients at one table, of whom one chooses at a time; the next choice is sent when all have seen the last."""

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
        """One of six messages that a choice gives rise to has come."""
        self.waiting -= 1
        if not self.waiting:
            if self.settled is not None:
                self.settled()
            elif self.is_choice:
                self.flock.seen_by_all(self)
            else:
                self.go_on()

    def go_on(self) -> None:
        """Send the next choice, if tables are to play on."""
        if not self.flock.playing:
            self.flock.rests(self)
            return
        self.sent_at = perf_counter()
        self.is_choice = self.choose()

    def choose(self) -> bool:
        """Send a choice, and say how many messages will follow from it; False for what is not a choice of a game."""
        raise NotImplementedError


class Flock:
    """All tables of one contestant."""

    def __init__(self) -> None:
        self.tables: list[Table[Any]] = []
        self.playing = False
        self.think = 0.0
        """Seconds from one choice of a table to the next; 0 is flat out."""
        self.delays: list[float] = []
        """From sending a choice to the last of six seats having it."""
        self._resting: set[Table[Any]] = set()
        self._rested: asyncio.Event = asyncio.Event()
        self._called = 0

    def seen_by_all(self, table: Table[Any]) -> None:
        """A choice has reached everybody."""
        now = perf_counter()
        self.delays.append(now - table.sent_at)
        if self.think:
            loop = asyncio.get_running_loop()
            loop.call_later(max(0.0, table.sent_at + self.think - now), table.go_on)
        else:
            table.go_on()

    def rests(self, table: Table[Any]) -> None:
        """A table has nothing under way."""
        self._resting.add(table)
        if len(self._resting) == self._called:
            self._rested.set()

    def begin(self, tables: int, think: float = 0.0) -> None:
        """Let the first so many tables play."""
        self.playing, self.think, self._called = True, think, tables
        self._rested.clear()
        self._resting.clear()
        loop = asyncio.get_running_loop()
        for table in self.tables[:tables]:
            loop.call_later(random.random() * think, table.go_on)

    async def end(self) -> None:
        """Let every table come to rest."""
        self.playing = False
        async with asyncio.timeout(30 + self.think):
            await self._rested.wait()

    async def open(self, tables: int, make: Callable[["Flock", int], Coroutine[None, None, Table[Any]]]) -> None:
        """Open so many tables, some at once."""
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
