"""A table in the memory of one process: its state, its connections, and the queue that everything waits in."""

import weakref
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from brushpass.core.errors import Refusal
from brushpass.core.record import encode as encode_record
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.store.contract import Store, StoreError
from brushpass.table import entries as e
from brushpass.table import frames
from brushpass.table.broadcast import Answers, Before, broadcast, known
from brushpass.table.connection import Connection
from brushpass.table.decision import Decided, Played
from brushpass.table.dossiers import DossierWorker, SeatDossier
from brushpass.table.errors import NoAids, NoSuchTable, NotSeated, WrongStage
from brushpass.table.queue import Act, ActQueue, Call
from brushpass.table.seat_state import SeatState
from brushpass.table.state import TableState
from brushpass.table.streams import seen_by
from brushpass.wire.tables import Aids, Keeps, Stage

FROM_THE_START = -1
"""A message number that no viewer has, so everything is told again."""

Decide = Callable[[TableState], Decided]
"""Decides what to append to a table in this state, or refuses."""


class Owner(Protocol):
    """The owner that keeps a table in memory."""

    def changed(self, session: "TableSession") -> None:
        """Entries were applied to the table."""

    def lost(self, session: "TableSession", why: Refusal | StoreError) -> None:
        """The table cannot go on in this process."""


class TableSession:
    """A table that this process serves."""

    def __init__(self, state: TableState, store: Store, dossier_worker: DossierWorker, owner: Owner) -> None:
        self.state = state
        self.connections: dict[Viewer, list[Connection]] = {}
        self.last_used = 0.0
        """When somebody last asked for this table, by the event loop's clock."""
        self.queue = _queue_of(weakref.ref(self), state, store)
        """Whatever acts on the table waits here for its turn."""
        self._store = store
        self._owner = owner
        self._saved_round = 0
        """The last round whose record was saved."""
        self._dossier_worker = dossier_worker
        self._dossiers: dict[Seat, SeatDossier] = {}

    async def open(self, opened: e.Opened) -> None:
        """Write the first entry of a new table; Conflict if a table with this code exists."""
        [stored] = await self._store.append(opened.code, 0, [e.encode(opened)])
        self.state.apply(opened, stored.at)

    async def act(self, decide: Decide) -> bool:
        """Decide something as soon as it is its turn; True once it is stored, False if there was nothing to do."""
        call = Call(lambda: decide(self.state))
        self.queue.put(call)
        try:
            return await call.future
        finally:
            del call  # an exception holds this frame: without this line the two would hold each other

    async def catch_up(self) -> None:
        """Apply what other processes have appended."""
        call = Call()
        self.queue.put(call)
        try:
            await call.future
        finally:
            del call

    async def refresh(self) -> None:
        """Apply what any process had stored when this was called. It is queued only if there is anything new.

        The last known entry is read again: if it is missing, the log was dropped.
        """
        stored = await self._store.read(self.state.code, self.state.number - 1)
        if not stored:
            raise NoSuchTable("this table no longer exists")
        if stored[-1].number > self.state.number:
            await self.catch_up()

    def seat_of(self, connection: Connection) -> Seat:
        """The seat that a connection speaks for; refuses one that lost its seat while it waited for its turn."""
        seat = connection.viewer
        if seat is PUBLIC or connection not in self.connections.get(seat, ()):
            raise NotSeated("only somebody with a seat can do this")
        return seat

    def _take(self, new: Iterable[tuple[e.Entry, float]], played: Played | None, acts: Sequence[Act]) -> None:
        """Apply entries that are in the log, and tell everybody who is listening."""
        state = self.state
        answers: Answers = {}
        for act in acts:
            if act.sender is not None:
                answers[act.sender] = act.message_id
        before = known(state)
        for entry, at in new:
            if type(entry) is e.Chose:
                state.apply(entry, at, played)
            else:
                self._apply(entry, at, before, answers)
        broadcast(state, self.connections, before, answers)
        self._owner.changed(self)

    def _apply(self, entry: e.Entry, at: float, before: Before, answers: Answers) -> None:
        """Apply an entry other than a choice to the state, and to the connections if it changes who has which seat."""
        state = self.state
        seats = state.seats
        state.apply(entry, at)
        if type(entry) is e.Together or type(entry) in e.OWN:
            return
        if isinstance(entry, e.Started | e.Cleared):
            self._dossiers.clear()
        elif isinstance(entry, e.Moved | e.Left):
            for connection, message_id in answers.items():
                if connection.viewer == entry.seat:  # the last thing that it is told
                    messages = seen_by(entry.seat, state.streams.since(before.length))
                    frame = frames.update(state.streams.number(entry.seat), frames.body(messages))
                    connection.push(frames.with_taken(frame, message_id))
            self._disconnect(entry.seat, "seat-moved" if isinstance(entry, e.Moved) else "left")
        elif state.seats is not seats:
            self._renumber(seats)

    def _disconnect(self, seat: Seat, reason: str) -> None:
        """End the connections of a seat that has changed hands: their token is void."""
        for connection in self.connections.pop(seat, []):
            connection.end(reason)

    def _renumber(self, before: list[SeatState]) -> None:
        """Welcome devices again if their seats have new numbers."""
        moved: dict[Viewer, list[Connection]] = {}
        now = {id(seat_state): Seat(seat) for seat, seat_state in enumerate(self.state.seats)}
        for seat, seat_state in enumerate(before):
            if now.get(id(seat_state), seat) != seat:
                moved[now[id(seat_state)]] = self.connections.pop(Seat(seat), [])
        for viewer, connections in moved.items():
            for connection in connections:
                connection.viewer = viewer
                connection.push(frames.welcome(self.state, viewer, FROM_THE_START))
            if connections:
                self.connections[viewer] = connections

    def acknowledge(self, connection: Connection, message_id: str) -> None:
        """Answer a repeated message as it was answered the first time."""
        viewer = connection.viewer
        prompt = frames.open_prompt_of(self.state, viewer)
        frame = frames.update(self.state.streams.number(viewer))
        if prompt is not None:
            frame = frames.with_prompt(frame, prompt)
        connection.push(frames.with_taken(frame, message_id))

    def welcome(self, connection: Connection, after: int) -> None:
        """Add a connection, and tell it everything after the number that it has."""
        self.connections.setdefault(connection.viewer, []).append(connection)
        connection.push(frames.welcome(self.state, connection.viewer, after))

    def farewell(self, connection: Connection) -> bool:
        """Whether a connection was its viewer's last one; it is told nothing more."""
        connections = self.connections.get(connection.viewer, [])
        if connection not in connections:
            return False
        connections.remove(connection)
        if connections:
            return False
        del self.connections[connection.viewer]
        return True

    def dossier(self, seat: Seat) -> SeatDossier:
        """The dossier of a seat; refuses if the table plays without dossiers."""
        state = self.state
        if state.settings.aids is not Aids.FULL:
            raise NoAids("this table plays without dossiers")
        if state.match is None or state.stage is not Stage.PLAYING:
            raise WrongStage("no game is running")
        if seat not in self._dossiers:
            game, players = state.match.game.name, state.match.players
            self._dossiers[seat] = SeatDossier(game, players, seat, state.streams, self._dossier_worker)
        return self._dossiers[seat]

    async def save_record(self) -> None:
        """Save the record of the game, if it is over and not yet saved."""
        state = self.state
        if state.match is None or state.stage is not Stage.OVER or self._saved_round == state.round_number:
            return
        code, number, at, match = state.code, state.round_number, state.last_at, state.match
        names = tuple(seat_state.name for seat_state in state.seats)
        minds = tuple(seat_state.mind for seat_state in state.seats)  # a stand-in is not named
        record = match.record(names, minds, keeps_talk=state.settings.keeps is Keeps.TALK)
        await self._store.save_record(code, number, at, match.game.name, match.players, encode_record(record))
        self._saved_round = number


def _queue_of(session: weakref.ref[TableSession], state: TableState, store: Store) -> ActQueue:
    """The queue of a table. It does not hold the session: cycles are hardly ever collected (`server.memory`)."""

    def apply(new: Iterable[tuple[e.Entry, float]], played: Played | None, acts: Sequence[Act]) -> None:
        if (held := session()) is not None:
            held._take(new, played, acts)

    def lost(why: Refusal | StoreError) -> None:
        if (held := session()) is not None:
            held._owner.lost(held, why)

    return ActQueue(state, store, apply, lost)
