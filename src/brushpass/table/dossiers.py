"""Dossiers at a table: one viewer's, made from the very bytes that this viewer was told, and from nothing else."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from importlib import import_module
from threading import Lock
from typing import Any, Final

import msgspec

from brushpass.core.errors import Malformed
from brushpass.core.seats import Seat
from brushpass.games.registry import GAMES
from brushpass.table.errors import Busy
from brushpass.table.streams import Streams
from brushpass.wire import inbound as i
from brushpass.wire import outbound as o
from brushpass.wire.dossier import About, CardAt, TokenAt

DECODERS: Final = {game.name: msgspec.json.Decoder(game.seen) for game in GAMES.values()}
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
        # Dossiers need NumPy: it is loaded at the first table that plays with them.
        self._dossier = import_module(f"brushpass.minds.dossier.{game}.dossier").Dossier(seat)
        self._game, self._players, self._seat, self._streams = game, players, seat, streams
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
        return o.Dossier(question.id, self._followed, self._page())

    def _page(self) -> Any:
        """The snapshot."""
        return self._dossier.snapshot() if self._game == "secrets" else self._dossier.snapshot(rivals=True)

    def _why(self, about: About) -> Any:
        """What a statement rests on."""
        place = about.slot if isinstance(about, TokenAt) else about.holder
        if isinstance(place, int) and place not in range(self._players):
            raise Malformed(f"there is no seat {place}")
        match about:
            case TokenAt(slot=slot, face=face) if self._game == "secrets":
                return self._dossier.reason(slot, face)
            case CardAt(card=card, holder=holder) if self._game == "espionaje":
                return self._dossier.explain(card, holder)
            case _:
                raise Malformed(f"a dossier of {self._game} says nothing about that")

    def _see(self, number: int) -> None:
        """Take in what is new up to this number."""
        decode = DECODERS[self._game].decode
        for message in self._streams.after(self._seat, self._followed)[: number - self._followed]:
            self._followed += 1
            if message.startswith(EVENT):
                self._dossier.see(decode(message))
