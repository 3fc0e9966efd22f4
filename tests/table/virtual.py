"""Time that passes only when nothing else is left to do: a minute takes a millisecond, always in the same order."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from typing import TypeVar, TypeVarTuple

from brushpass.store.contract import (
    LEASE_SECONDS,
    Conflict,
    Done,
    Dropped,
    Moved,
    SavedRecord,
    StoredEntry,
    StoreUnavailable,
    settle,
)
from brushpass.table.clock import Clock

START = 1_000_000.0
Arguments = TypeVarTuple("Arguments")
Result = TypeVar("Result")


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop that jumps to the next timer instead of waiting for it."""

    def __init__(self) -> None:
        super().__init__()
        self._moment = START

    def time(self) -> float:
        return self._moment

    def _run_once(self) -> None:
        ready, scheduled = self._ready, self._scheduled  # type: ignore[attr-defined]
        if not ready:
            times = [timer.when() for timer in scheduled if not timer.cancelled()]
            self._moment = max(self._moment, min(times, default=self._moment))
        super()._run_once()  # type: ignore[misc]


class ThinkingLoop(VirtualLoop):
    """Thinking takes virtual time: on the loop everybody waits for it, in a thread nobody does."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds: Callable[[], float] = lambda: 0.0
        """How long the next thought takes."""
        self.is_apart = False

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Arguments], Result], *args: *Arguments
    ) -> asyncio.Future[Result]:
        future: asyncio.Future[Result] = self.create_future()
        self.is_apart = True
        result = func(*args)
        self.is_apart = False
        self.call_later(self.seconds(), lambda: None if future.done() else future.set_result(result))
        return future

    def think(self) -> None:
        if not self.is_apart:
            self._moment += self.seconds()


def now() -> float:
    """The time of the loop, which is the time of everything here."""
    return asyncio.get_running_loop().time()


def clock() -> Clock:
    """A clock that nobody sets."""
    return Clock(now, now)


class MemoryStore:
    """A store for one process, without a disk."""

    def __init__(self, clock: Callable[[], float] = now) -> None:
        self.clock = clock
        self.logs: dict[str, list[StoredEntry]] = {}
        self.saved: dict[tuple[str, int], SavedRecord] = {}
        self.alive: set[str] = set()
        self.failures = 0
        """How many of the next writes fail."""
        self.errors: list[Exception] = []
        """What the next reads and appends raise, one each."""
        self.delay = 0.0
        """How long each write takes."""
        self.commits = 0
        self.callbacks: list[Moved] = []
        self._answering: set[asyncio.Task[None]] = set()

    def wall(self) -> float:
        return self.clock()

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def enqueue(self, table: str, expected: int, bodies: Sequence[bytes], done: Done) -> None:
        task = asyncio.create_task(self._answer(table, expected, bodies, done))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    def start_writing(self) -> None:
        pass

    async def _answer(self, table: str, expected: int, bodies: Sequence[bytes], done: Done) -> None:
        outcome: float | Exception
        try:
            outcome = (await self.append(table, expected, bodies))[-1].at
        except Exception as error:
            outcome = error
        settle([(done, outcome)])

    async def append(self, table: str, expected: int, bodies: Sequence[bytes]) -> list[StoredEntry]:
        await asyncio.sleep(self.delay)
        if self.failures:
            self.failures -= 1
            raise StoreUnavailable("not now")
        if self.errors:
            raise self.errors.pop(0)
        log = self.logs.setdefault(table, [])
        if (log[-1].number if log else 0) != expected:
            raise Conflict(f"table {table} is not at {expected}")
        new = [StoredEntry(number, self.clock(), body) for number, body in enumerate(bodies, start=expected + 1)]
        log.extend(new)
        return new

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        await asyncio.sleep(0)
        if self.errors:
            raise self.errors.pop(0)
        log = self.logs.get(table, [])
        return log[max(0, after + 1 - log[0].number) :] if log else []

    def on_move(self, callback: Moved) -> None:
        self.callbacks.append(callback)

    def wake(self, table: str) -> None:
        """Say that another process has appended to a table; to "", that any table may have moved."""
        for callback in self.callbacks:
            callback(table)

    async def beat(self, process: str, lease_seconds: float = LEASE_SECONDS) -> set[str]:
        return {process, *self.alive}

    async def save_record(
        self, table: str, round_number: int, finished_at: float, game: str, players: int, record: bytes
    ) -> None:
        await asyncio.sleep(self.delay)
        if self.failures:
            self.failures -= 1
            raise StoreUnavailable("not now")
        saved = SavedRecord(len(self.saved) + 1, table, round_number, finished_at, game, players, record)
        self.saved.setdefault((table, round_number), saved)

    async def record(self, table: str, round_number: int) -> SavedRecord | None:
        return self.saved.get((table, round_number))

    async def records(self, *, after: int = 0, limit: int = 100, table: str | None = None) -> list[SavedRecord]:
        return [saved for saved in self.saved.values() if saved.id > after and table in (None, saved.table)][:limit]

    async def prune(self, older_than: float) -> Dropped:
        old = [table for table, log in self.logs.items() if log[-1].at < older_than]
        for table in old:
            del self.logs[table]
        return Dropped(0, len(old))

    async def rewrite(
        self, table: str, expected: int, bodies: Mapping[int, bytes], last: bytes, records: Mapping[int, bytes]
    ) -> None:
        await self.append(table, expected, [last])
        self.logs[table] = [entry._replace(body=bodies.get(entry.number, entry.body)) for entry in self.logs[table]]
        for number, record in records.items():
            self.saved[table, number] = self.saved[table, number]._replace(record=record)

    async def drop(self, table: str, expected: int, last: bytes) -> None:
        await self.append(table, expected, [last])
        del self.logs[table][:-1]
        for key in [key for key in self.saved if key[0] == table]:
            del self.saved[key]

    async def compact(self) -> None:
        pass
