"""A table in the memory of one process: its state, who listens, and the one queue that everything goes through."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any, cast

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat, Viewer
from brushpass.store.contract import Conflict, Store, StoreError
from brushpass.store.contract import Entry as Line
from brushpass.table import entries as e
from brushpass.table import frames
from brushpass.table.connection import Connection
from brushpass.table.dossiers import Reader
from brushpass.table.errors import NoAids, NoSuchTable, WrongStage
from brushpass.table.match import Asking
from brushpass.table.state import SeatState, TableState
from brushpass.table.thinking import Thinker, stand_in
from brushpass.wire.tables import Aids, Stage

ANEW = -1
"""A number that nobody has: everything is told from the beginning."""

AT_ONCE = 200
"""How many entries of a log are taken in while everybody waits."""

Decision = Callable[[TableState], Sequence[e.Entry]]
"""Decides on the state as it is now: entries to append, or a refusal."""


class TableSession:
    """A table that this process serves."""

    def __init__(self, state: TableState, store: Store) -> None:
        self.state = state
        self.connections: dict[Viewer, list[Connection]] = {}
        self.used = 0.0
        """When it was last needed, by the event loop's clock."""
        self.thinking: set[Seat] = set()
        """Seats whose minds think right now."""
        self.kept = 0
        """The last round whose record was kept."""
        self.is_unsure = False
        """The store failed while something was written: it may be in the log all the same."""
        self._store = store
        self._turn = asyncio.Lock()
        self._thinkers: dict[Seat, Thinker] = {}
        self._readers: dict[Seat, Reader] = {}

    async def open(self, opened: e.Opened) -> None:
        """Write the first entry of a new table; Conflict if there is one with this code."""
        lines = await self._store.append(opened.code, 0, [e.encode(opened)])
        self.state.apply(opened, lines[0].at)

    async def act(self, decide: Decision, *, taken: str = "", by: Connection | None = None) -> bool:
        """Decide, append at the expected number, and only then tell; False if there was nothing to do.

        Somebody else may have been faster: then read on, and decide anew.
        """
        state, turn = self.state, self._turn
        await turn.acquire()  # by hand, because `async with` costs as much as the rules of the game
        try:
            while True:
                new = decide(state)
                if not new:
                    return False
                try:
                    lines = await self._store.append(state.code, state.number, [e.encode(entry) for entry in new])
                except Conflict:
                    if not await self._catch_up():
                        raise NoSuchTable("this table is no more") from None
                    continue
                except (StoreError, asyncio.CancelledError):
                    self.is_unsure = True
                    raise
                self._take(zip(new, lines, strict=True), taken, by)
                return True
        finally:
            turn.release()

    async def catch_up(self) -> None:
        """Take in what other processes have appended."""
        async with self._turn:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Whether there was anything new."""
        lines = await self._store.read(self.state.code, self.state.number)
        self.is_unsure = False
        if lines:
            self._take(_decoded(lines), "", None)
        return bool(lines)

    def _take(self, new: Iterable[tuple[e.Entry, Line]], taken: str, by: Connection | None) -> None:
        """Apply entries that are kept, and tell everybody who listens."""
        state = self.state
        before, revision = state.streams.numbers(), state.revision
        asked_before = _asking(state).copy()
        for entry, line in new:
            seats = state.seats
            state.apply(entry, line.at)
            if type(entry) is e.Chose:
                continue
            if isinstance(entry, e.Started | e.Cleared):
                self._thinkers.clear()
                self._readers.clear()
            elif isinstance(entry, e.Moved | e.Left):
                if by is not None and by.viewer == entry.seat:  # the last thing it hears
                    told = state.streams.after(entry.seat, before[entry.seat])
                    by.push(frames.taken(frames.update(state.streams.number(entry.seat), told), taken))
                self._disown(entry.seat, "seat-moved" if isinstance(entry, e.Moved) else "left")
            elif state.seats is not seats:
                self._renumber(seats)
        table = frames.encode(state.view()) if state.revision != revision else b""
        asking_now = _asking(state)
        shared: tuple[int, list[bytes]] = (0, [])
        shared_frame = b""
        for viewer, connections in self.connections.items():
            told = state.streams.after(viewer, before[viewer])
            asking, asked = asking_now.get(viewer), asked_before.get(viewer)
            is_new = asking is not None and (asked is None or asking.number != asked.number)
            is_news = bool(told or table or is_new) or (asking is None and asked is not None)
            if not is_news and (by is None or by.viewer != viewer):
                continue  # silence stays silent
            number = before[viewer] + len(told)
            if asking is None and shared_frame and shared == (number, told):
                frame = shared_frame  # most seats are told the same, and are asked nothing
            else:
                prompt = frames.asked(asking, state) if asking is not None and is_new else b""
                frame = frames.update(number, told, table, asking, prompt)
                if asking is None:
                    shared, shared_frame = (number, told), frame
            for connection in connections:
                if connection is by:
                    connection.push(frames.taken(frame, taken))
                elif is_news:
                    connection.push(frame)

    def _disown(self, seat: Seat, why: str) -> None:
        """A seat has changed hands: devices with the old token may not listen any more."""
        for connection in self.connections.pop(seat, []):
            connection.end(why)

    def _renumber(self, before: list[SeatState]) -> None:
        """Seats have other numbers: devices go with their seats, and are welcomed anew."""
        moved: dict[Viewer, list[Connection]] = {}
        now = {id(seat_state): Seat(seat) for seat, seat_state in enumerate(self.state.seats)}
        for seat, seat_state in enumerate(before):
            if now.get(id(seat_state), seat) != seat:
                moved[now[id(seat_state)]] = self.connections.pop(Seat(seat), [])
        for viewer, connections in moved.items():
            for connection in connections:
                connection.viewer = viewer
                connection.push(frames.welcome(self.state, viewer, ANEW))
            if connections:
                self.connections[viewer] = connections

    def acknowledge(self, connection: Connection, taken: str) -> None:
        """Answer a repeated message the same as before."""
        viewer = connection.viewer
        asking = frames.asking_of(self.state, viewer)
        connection.push(frames.taken(frames.update(self.state.streams.number(viewer), [], asking=asking), taken))

    def welcome(self, connection: Connection, after: int) -> None:
        """Begin to tell a connection, from what it has already."""
        self.connections.setdefault(connection.viewer, []).append(connection)
        connection.push(frames.welcome(self.state, connection.viewer, after))

    def farewell(self, connection: Connection) -> bool:
        """Stop telling a connection; True if it was the last one of its viewer."""
        there = self.connections.get(connection.viewer, [])
        if connection not in there:
            return False
        there.remove(connection)
        if there:
            return False
        del self.connections[connection.viewer]
        return True

    def mind_at(self, seat: Seat) -> str:
        """The mind or level that answers for a seat: its own, or the stand-in for an absent person."""
        return self.state.seats[seat].mind or stand_in(self.state.settings.game)

    def think(self, seat: Seat, prompt: Prompt) -> Any:
        """What the mind of a seat answers to a prompt."""
        match = self.state.match
        assert match is not None
        if seat not in self._thinkers:
            self._thinkers[seat] = Thinker(match, seat, self.mind_at(seat))
        return self._thinkers[seat].choose(prompt)

    def reader(self, seat: Seat) -> Reader:
        """Who keeps the dossier of a seat, where the table plays with all aids."""
        state = self.state
        if state.settings.aids is not Aids.FULL:
            raise NoAids("this table plays without dossiers")
        if state.match is None or state.stage is not Stage.PLAYING:
            raise WrongStage("no game is running")
        if seat not in self._readers:
            self._readers[seat] = Reader(state.match.game.name, state.match.players, seat, state.streams)
        return self._readers[seat]


def _asking(state: TableState) -> dict[Viewer, Asking]:
    """What each viewer is asked now."""
    return {} if state.match is None else cast(dict[Viewer, Asking], state.match.asking)


def _decoded(lines: Sequence[Line]) -> list[tuple[e.Entry, Line]]:
    return [(e.decode(line.body), line) for line in lines]


async def load(code: str, store: Store) -> TableSession | None:
    """The table with this code as its log says it is; None if there is none."""
    lines = await store.read(code)
    if not lines:
        return None
    state = TableState(code)
    for place, line in enumerate(lines):
        if place % AT_ONCE == 0:
            await asyncio.sleep(0)  # others must not wait for a long log
        state.apply(e.decode(line.body), line.at)
    return TableSession(state, store)
