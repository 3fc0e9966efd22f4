"""Dossiers at a table: each is built from the very bytes that its viewer was told, and from nothing else."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from threading import Lock
from typing import Any, Final

import msgspec

from brushpass.core.errors import Malformed
from brushpass.core.seats import Seat
from brushpass.core.talk import Statement
from brushpass.games.kits import NoDossier, find_kit, load
from brushpass.minds.dossier import Dossier
from brushpass.table.errors import Busy
from brushpass.table.match import decoder_of
from brushpass.table.streams import Streams
from brushpass.wire import inbound as i
from brushpass.wire import outbound as o
from brushpass.wire.notices import Claimed

EVENT: Final = b'{"event"'
"""How every event of a game begins in JSON. Notices begin differently."""
CLAIM: Final = b'{"notice":"claimed"'
"""How a claim begins. Everybody who is told of it has heard it, so it may carry weight in their dossiers."""

MAX_QUEUED: Final = 8
"""How many questions from one seat may be queued."""

Task = Callable[[], Any]


class DossierWorker:
    """One thread that computes the dossiers of a process. Tables take turns, and no game waits for it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "dossiers")
        self._lock = Lock()
        self._queues: OrderedDict[object, deque[tuple[Task, Future[Any]]]] = OrderedDict()
        """The tasks of each table. The first table is next."""

    def submit(self, table: object, task: Task) -> Future[Any]:
        """The result of a task, which is run when it is this table's turn."""
        future: Future[Any] = Future()
        with self._lock:
            self._queues.setdefault(table, deque()).append((task, future))
        self._thread.submit(self._run_next)
        return future

    def close(self) -> None:
        """Run nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _run_next(self) -> None:
        with self._lock:
            table, queue = self._queues.popitem(last=False)
            task, future = queue.popleft()
            if queue:
                self._queues[table] = queue
        if future.set_running_or_notify_cancel():
            try:
                future.set_result(task())
            except BaseException as error:
                future.set_exception(error)


class SeatDossier:
    """The dossier of one seat in one game. It reads what the seat was told whenever the seat asks a question."""

    def __init__(self, game: str, players: int, seat: Seat, streams: Streams, worker: DossierWorker) -> None:
        kit = find_kit(game)
        if kit.dossier is None:
            raise NoDossier(f"no dossiers are written for {kit.title}")
        # Dossiers need NumPy, which is loaded at the first table that plays with them.
        self._dossier: Dossier = load(kit.dossier)(seat)
        self._kit = kit
        self._players, self._seat, self._streams, self._worker = players, seat, streams, worker
        self._followed = streams.round_start(seat)
        """The number of the last message that was read."""
        self._queued = 0

    async def answer(self, question: i.Question) -> o.Dossier | o.Why:
        """The dossier's answer. A caller that stops waiting does no harm."""
        if self._queued >= MAX_QUEUED:
            raise Busy("this seat has too many questions queued already")
        self._queued += 1
        try:
            # Another game may have begun by then: the answer is about what the seat was told before it asked.
            number = self._streams.number(self._seat)
            return await asyncio.wrap_future(
                self._worker.submit(self._streams, partial(self._answer, question, number))
            )
        finally:
            self._queued -= 1

    def _answer(self, question: i.Question, number: int) -> o.Dossier | o.Why:
        """The answer that follows from every message up to this number."""
        self._read(number)
        if isinstance(question, i.AskWhy):
            return o.Why(question.id, self._why(question.about))
        return o.Dossier(question.id, self._followed, self._dossier.page())

    def _why(self, about: msgspec.Raw) -> Any:
        """What a statement rests on."""
        try:
            statement: Statement = decoder_of(self._kit.statements).decode(about)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Malformed(f"a dossier of {self._kit.title} makes no such statement: {error}") from None
        for seat in statement.seats():
            if seat not in range(self._players):
                raise Malformed(f"there is no seat {seat}")
        return self._dossier.why(statement)

    def _read(self, number: int) -> None:
        """Read the new messages up to this number."""
        decode = decoder_of(self._kit.seen).decode
        for message in self._streams.after(self._seat, self._followed)[: number - self._followed]:
            self._followed += 1
            if message.startswith(EVENT):
                self._dossier.see(decode(message))
            elif message.startswith(CLAIM):
                claimed = decoder_of(Claimed).decode(message)
                self._dossier.hear(claimed.seat, decoder_of(self._kit.phrases).decode(claimed.claim))
