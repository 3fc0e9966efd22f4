"""All tables that this process serves: opens, finds and forgets them, and brings seats and connections together."""

import asyncio
import logging
import time
from collections.abc import Callable

from brushpass.core.errors import Refusal
from brushpass.core.seats import PUBLIC, Seat
from brushpass.store.contract import Conflict, Store, StoreError
from brushpass.table import commands, presence, seating
from brushpass.table import entries as e
from brushpass.table.clock import Pace
from brushpass.table.clockwork import Clockwork
from brushpass.table.codes import hashed, new_code, new_id, new_token, tidy
from brushpass.table.connection import Connection
from brushpass.table.errors import NoSuchTable, NotSeated, OldRules
from brushpass.table.session import Decision, TableSession, load
from brushpass.table.state import TableState
from brushpass.wire import inbound as i
from brushpass.wire.tables import Settings, Stage

log = logging.getLogger(__name__)

IDLE_SECONDS = 300.0
"""A table that nobody listens to is forgotten after so long; its log remains."""

HEARTBEAT_SECONDS = 5.0
SWEPT_AT_ONCE = 20
PRUNE_SECONDS = 3600.0
GIVEN_UP = (NoSuchTable, OldRules)


class Tables:
    """The tables of one server process."""

    def __init__(
        self, store: Store, pace: Pace | None = None, now: Callable[[], float] = time.time, *, retention_days: int = 0
    ) -> None:
        self.store = store
        self.sessions: dict[str, TableSession] = {}
        self.clockwork = Clockwork(store, pace or Pace(), now, self._give_up)
        self.process = new_id()
        self._retention_days = retention_days
        """Finished games and tables that are older are dropped; 0 keeps everything."""
        self._loading: dict[str, asyncio.Task[TableSession | None]] = {}
        self._pulse: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to serve."""
        await self.store.open()
        self.store.on_move(self._moved)
        await self.store.beat(self.process)
        self._pulse = asyncio.create_task(self._live_on())

    async def close(self) -> None:
        """Stop serving. All that was acknowledged is kept."""
        if self._pulse is not None:
            self._pulse.cancel()
        await self.clockwork.stop()
        await self.store.close()

    # --- Finding tables

    async def open_table(self, settings: Settings) -> TableSession:
        """A new table, under a code that nobody has."""
        while True:
            session = TableSession(TableState(code := new_code(), answer=self.clockwork.pace.answer), self.store)
            try:
                await session.open(seating.opened(code, settings))
            except Conflict:
                continue
            self.sessions[code] = session
            session.used = asyncio.get_running_loop().time()
            return session

    async def find(self, code: str) -> TableSession:
        """The table with this code; refuses any other."""
        code = tidy(code)
        session = self.sessions.get(code)
        if session is None and code:
            if code not in self._loading:
                self._loading[code] = asyncio.create_task(load(code, self.store))
            try:
                loaded = await asyncio.shield(self._loading[code])
            finally:
                self._loading.pop(code, None)
            session = self.sessions.get(code) or loaded
            if session is not None:
                session.state.answer = self.clockwork.pace.answer
                self.sessions[code] = session
        if session is None:
            raise NoSuchTable("no table has this code")
        session.used = asyncio.get_running_loop().time()
        return session

    # --- Seats

    async def sit(self, session: TableSession, name: str, seat: Seat | None = None) -> tuple[Seat, str]:
        """A person takes a seat: the seat, and the token that opens it."""
        token = new_token()
        sat: list[e.Sat] = []

        def decide(state: TableState) -> list[e.Entry]:
            sat[:] = [seating.sat(state, name, hashed(token), seat)]
            return [*sat]

        await self._act(session, decide)
        self.clockwork.wind(session)
        return sat[0].seat, token

    async def move(self, session: TableSession, seat: Seat, link: str) -> str:
        """A seat goes to another device: its new token. The old one opens nothing any more."""
        token = new_token()
        await self._act(session, lambda state: [seating.moved(state, seat, link, hashed(token), self.clockwork.now())])
        return token

    async def link(self, session: TableSession, connection: Connection) -> str:
        """A one-time word that moves the seat of a connection. The one before is void."""
        word = new_token()

        def decide(state: TableState) -> list[e.Entry]:
            return [e.LinkMade(id=new_id(), seat=_seat_of(session, connection), link=hashed(word))]

        await self._act(session, decide)
        return word

    # --- Connections

    async def connect(self, session: TableSession, connection: Connection, after: int) -> None:
        """Begin to tell a connection; a person who comes back takes the seat back."""
        session.welcome(connection, after)
        if connection.viewer is not PUBLIC:
            await self._act(session, lambda _: presence.came(session, connection, self.process))
        self.clockwork.wind(session)

    async def disconnect(self, session: TableSession, connection: Connection) -> None:
        """Stop telling a connection."""
        seat = connection.viewer
        if session.farewell(connection) and seat is not PUBLIC:
            await self._act(session, lambda _: presence.went(session, seat, self.process))
        self.clockwork.wind(session)

    # --- What seats ask for

    async def command(self, session: TableSession, connection: Connection, message: i.Command) -> None:
        """Carry out a message of a seat, once."""

        def decide(state: TableState) -> list[e.Entry]:
            seat = _seat_of(session, connection)
            if message.id in state.done.get(seat, ()):
                return []
            key = f"{seat}/{message.id}"
            if isinstance(message, i.Choose):
                at_once = not state.answer_pace
                return commands.choose(
                    state, seat, message.prompt, message.choice, key=key, by=e.By.PERSON, at_once=at_once
                )
            return commands.command(state, seat, message, key)

        if await self._act(session, decide, taken=message.id, by=connection):
            self.clockwork.wind(session)
        else:
            session.acknowledge(connection, message.id)

    # --- What other processes do, and time

    def _moved(self, code: str) -> None:
        """Another process has appended to a table, or to any."""
        for session in [self.sessions[code]] if code in self.sessions else [] if code else list(self.sessions.values()):
            self.clockwork.spawn(self._follow(session))

    async def _follow(self, session: TableSession) -> None:
        try:
            await session.catch_up()
        except StoreError as error:
            session.is_unsure = True
            log.warning("a table could not be followed", extra={"code": error.code})
        except OldRules as error:
            self._give_up(session, error)
            return
        self.clockwork.wind(session)

    async def _live_on(self) -> None:
        """Say that this process lives, notice those that do not, and forget tables that nobody needs."""
        pruned = 0.0
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                await self._sweep_all(await self.store.beat(self.process))
                if self._retention_days and self.clockwork.now() > pruned + PRUNE_SECONDS:
                    pruned = self.clockwork.now()
                    await self.store.prune(pruned - self._retention_days * 86_400)
            except StoreError as error:
                log.warning("heartbeat failed", extra={"code": error.code})
            except Exception as error:  # whatever it was, the next beat must come
                log.error("heartbeat failed", exc_info=error)

    async def _sweep_all(self, alive: set[str]) -> None:
        """See to every table. One that fails does not keep the others from being seen to; a store that fails does."""
        for place, session in enumerate(list(self.sessions.values())):
            if place % SWEPT_AT_ONCE == 0:
                await asyncio.sleep(0)  # players must not wait for a thousand tables
            try:
                await self._sweep(session, alive)
            except GIVEN_UP as error:
                self._give_up(session, error)
            except StoreError:
                raise
            except Exception as error:
                log.error("a table could not be seen to", exc_info=error)

    async def _sweep(self, session: TableSession, alive: set[str]) -> None:
        """People whose process died are away, who is connected is here; a table without listeners is forgotten in time.

        What a failing store has kept back is made good.
        """
        if session.is_unsure:
            await self._follow(session)
        if session.state.stage is Stage.OVER:
            await self.clockwork.keep(session)
        if presence.set_right(session, self.process, alive):
            await session.act(lambda _: presence.set_right(session, self.process, alive))
            self.clockwork.wind(session)
        if not session.connections and asyncio.get_running_loop().time() > session.used + IDLE_SECONDS:
            self.sessions.pop(session.state.code, None)

    async def _act(
        self, session: TableSession, decide: Decision, *, taken: str = "", by: Connection | None = None
    ) -> bool:
        """`TableSession.act`, and no more of a table that cannot go on here."""
        try:
            return await session.act(decide, taken=taken, by=by)
        except GIVEN_UP as error:
            self._give_up(session, error)
            raise

    def _give_up(self, session: TableSession, why: Refusal) -> None:
        """The log of a table was dropped, or goes on by other rules: nobody can go on here."""
        log.warning("a table is given up", extra={"code": why.code})
        if self.sessions.get(session.state.code) is session:
            del self.sessions[session.state.code]
        for connection in [one for some in session.connections.values() for one in some]:
            connection.end("refused")


def _seat_of(session: TableSession, connection: Connection) -> Seat:
    """The seat that a connection speaks for; refuses one that has lost it while it waited for its turn."""
    seat = connection.viewer
    if seat is PUBLIC or connection not in session.connections.get(seat, ()):
        raise NotSeated("only who holds a seat may do this")
    return seat
