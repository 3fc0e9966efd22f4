"""Dossiers at a table: one viewer's, made from the very bytes that this viewer was told, and from nothing else."""

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

EVENT: Final = b'{"event"'
"""How an event of the game begins; notices of the table begin otherwise."""

Task = Callable[[], Any]

IN_LINE: Final = 8
"""How many questions of one seat may wait at once."""


class Desk:
    """Where all dossiers of a process are worked out, by one thread: no game waits for it, and tables take turns."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "dossiers")
        self._lock = Lock()
        self._lines: OrderedDict[object, deque[tuple[Task, Future[Any]]]] = OrderedDict()
        """What each table waits for; the first is next."""

    def submit(self, table: object, task: Task) -> Future[Any]:
        """Have something worked out for a table, when its turn has come."""
        future: Future[Any] = Future()
        with self._lock:
            self._lines.setdefault(table, deque()).append((task, future))
        self._thread.submit(self._work)
        return future

    def _work(self) -> None:
        with self._lock:
            table, line = self._lines.popitem(last=False)
            task, future = line.popleft()
            if line:
                self._lines[table] = line
        if future.set_running_or_notify_cancel():
            try:
                future.set_result(task())
            except BaseException as error:
                future.set_exception(error)


DESK: Final = Desk()


class Reader:
    """Follows what one seat is told of one game, whenever somebody there wants to know what follows from it."""

    def __init__(self, game: str, players: int, seat: Seat, streams: Streams) -> None:
        kit = find_kit(game)
        if kit.dossier is None:
            raise NoDossier(f"no dossiers are written for {kit.title}")
        # Dossiers need NumPy: it is loaded at the first table that plays with them.
        self._dossier: Dossier = load(kit.dossier)(seat)
        self._kit = kit
        self._players, self._seat, self._streams = players, seat, streams
        self._followed = streams.round_start(seat)
        """The number of the last message taken in."""
        self._waiting = 0

    async def answer(self, question: i.Question) -> o.Dossier | o.Why:
        """What the dossier says, once its turn has come. Who does not wait for it spoils nothing."""
        if self._waiting >= IN_LINE:
            raise Busy("too many questions of this seat wait already")
        self._waiting += 1
        try:
            # By then another game may have begun: the answer is about what was told before the question.
            number = self._streams.number(self._seat)
            return await asyncio.wrap_future(DESK.submit(self._streams, partial(self._answer, question, number)))
        finally:
            self._waiting -= 1

    def _answer(self, question: i.Question, number: int) -> o.Dossier | o.Why:
        """The answer after all that was told up to this number."""
        self._see(number)
        if isinstance(question, i.AskWhy):
            return o.Why(question.id, self._why(question.about))
        return o.Dossier(question.id, self._followed, self._dossier.page())

    def _why(self, about: msgspec.Raw) -> Any:
        """What a statement rests on."""
        try:
            statement: Statement = decoder_of(self._kit.statements).decode(about)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Malformed(f"a dossier of {self._kit.title} says nothing about that: {error}") from None
        for place in statement.seats():
            if place not in range(self._players):
                raise Malformed(f"there is no seat {place}")
        return self._dossier.why(statement)

    def _see(self, number: int) -> None:
        """Take in what is new up to this number."""
        decode = decoder_of(self._kit.seen).decode
        for message in self._streams.after(self._seat, self._followed)[: number - self._followed]:
            self._followed += 1
            if message.startswith(EVENT):
                self._dossier.see(decode(message))
