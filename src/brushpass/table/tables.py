"""The registry of all tables that this process serves: opens, finds and forgets them, and connects seats to them."""

import asyncio
import logging

from brushpass.core.errors import Refusal
from brushpass.core.seats import PUBLIC, Seat
from brushpass.minds import registry
from brushpass.store.contract import Conflict, LogRewritten, Store, StoreError
from brushpass.table import entries as e
from brushpass.table import forgetting, presence, seating
from brushpass.table.acts import Answered, Command, InTurn, LinkCommand
from brushpass.table.autoplay import Autoplay
from brushpass.table.bots import FindMind
from brushpass.table.clock import Clock
from brushpass.table.codes import hash_token, new_code, new_id, new_token, tidy_code
from brushpass.table.connection import Connection
from brushpass.table.decision import NOTHING, Decided
from brushpass.table.dossiers import DossierWorker
from brushpass.table.erasure import Erased
from brushpass.table.errors import NoSuchTable
from brushpass.table.heartbeat import Heartbeat
from brushpass.table.loading import load
from brushpass.table.pruning import Pruning
from brushpass.table.resuming import resume
from brushpass.table.schedule import Pace
from brushpass.table.session import TableSession
from brushpass.table.state import TableState
from brushpass.table.sweeping import sweep_all
from brushpass.wire import inbound as i
from brushpass.wire.tables import Settings, Stage

log = logging.getLogger(__name__)

HEARTBEAT_SECONDS = 5.0


class Tables:
    """The tables of one server process."""

    def __init__(
        self,
        store: Store,
        pace: Pace | None = None,
        clock: Clock | None = None,
        *,
        retention_days: int = 0,
        plugin_minds: bool = False,
        find_mind: FindMind = registry.find,
        dossier_worker: DossierWorker | None = None,
    ) -> None:
        """Finished games and tables older than `retention_days` are dropped; 0 keeps everything.

        With `plugin_minds`, minds from other packages can play.
        """
        self.store = store
        self.sessions: dict[str, TableSession] = {}
        self.clock = clock or Clock(store.wall)
        self.autoplay = Autoplay(pace or Pace(), self.clock, find_mind)
        self.dossier_worker = dossier_worker or DossierWorker()
        self.process = new_id()
        self._plugin_minds = plugin_minds
        self._loading: dict[str, asyncio.Task[TableSession | None]] = {}
        self.heartbeat = Heartbeat(lambda: self.store.beat(self.process))
        self._pruning = Pruning(store, self.clock, retention_days)
        self.lag = 0.0
        """How many seconds the last entry of another process took to arrive here, by the clocks of both."""
        self._beating: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to serve."""
        await self.store.open()
        self.store.on_move(self._moved)
        await self.heartbeat.beat()
        self._beating = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """Stop serving. Everything that was acknowledged is in the store."""
        if self._beating is not None:
            self._beating.cancel()
        self.heartbeat.stop()
        await self._pruning.stop()
        await self.autoplay.stop()
        for session in self.sessions.values():
            session.queue.stop()
        self.dossier_worker.close()
        await self.store.close()

    # --- Finding tables

    async def open_table(self, settings: Settings) -> TableSession:
        """A new table, under a code that no other table has."""
        while True:
            code, answer = new_code(), self.autoplay.pace.answer
            state = TableState(code, answer=answer, plugin_minds=self._plugin_minds, clock=self.clock)
            session = TableSession(state, self.store, self.dossier_worker, self)
            try:
                await session.open(seating.open_table(code, settings))
            except Conflict:
                continue
            self.sessions[code] = session
            session.last_used = asyncio.get_running_loop().time()
            return session

    async def find(self, code: str) -> TableSession:
        """The table with this code, as the store has it now; refuses a code that no table has.

        A seat that another process has just given is therefore known here, even before this process is notified.
        """
        code = tidy_code(code)
        if code and code not in self.sessions:
            await self._load(code)
        if code not in self.sessions:
            raise NoSuchTable("no table has this code")
        session = self.sessions[code]
        session.last_used = asyncio.get_running_loop().time()
        try:
            await session.refresh()
        except LogRewritten:  # it was given up, and is loaded again
            return await self.find(code)
        except NoSuchTable as refusal:
            self.lost(session, refusal)
            raise
        return session

    async def _load(self, code: str) -> None:
        """Load a table that has a log. Others who ask for it meanwhile wait for the same load."""
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(load(code, self.store, self.dossier_worker, self))
        try:
            session = await asyncio.shield(self._loading[code])
        finally:
            self._loading.pop(code, None)
        if session is not None and code not in self.sessions:
            session.state.answer, session.state.plugin_minds = self.autoplay.pace.answer, self._plugin_minds
            resume(session.state, self.autoplay.pace, self.clock)
            self.sessions[code] = session
            if session.state.stage is Stage.LOBBY:
                self.autoplay.reschedule(session)

    # --- Seats

    async def sit(self, session: TableSession, name: str, seat: Seat | None = None) -> tuple[Seat, str]:
        """The seat that a person takes, and the token that opens it."""
        token = new_token()
        sat: list[e.Sat] = []

        def decide(state: TableState) -> Decided:
            sat[:] = [seating.take_seat(state, name, hash_token(token), seat)]
            return Decided([*sat])

        await session.act(decide)
        return sat[0].seat, token

    async def move(self, session: TableSession, seat: Seat, link: str) -> str:
        """The new token of a seat that moves to another device. The old token is void."""
        token = new_token()
        now = self.clock
        await session.act(lambda state: Decided([seating.move_seat(state, seat, link, hash_token(token), now())]))
        return token

    # --- Connections

    async def connect(self, session: TableSession, connection: Connection, after: int) -> None:
        """Welcome a connection; a person who returns gets the seat back from a bot."""
        session.welcome(connection, after)
        if connection.viewer is not PUBLIC:
            await session.act(lambda _: Decided(presence.after_connect(session, connection, self.process)))
        self.autoplay.reschedule(session)

    async def disconnect(self, session: TableSession, connection: Connection) -> None:
        """Stop telling a connection anything, once everything it asked for is done."""
        was_last = False

        def farewell() -> None:
            nonlocal was_last
            was_last = session.farewell(connection)
            self.autoplay.reschedule(session)  # without listeners it does nothing more

        def decide(_: TableState) -> Decided:
            seat = connection.viewer
            if not was_last or seat is PUBLIC or self.sessions.get(session.state.code) is not session:
                return NOTHING  # a table that was given up is no longer this process's to write to
            return Decided(presence.after_disconnect(session, seat, self.process))

        session.queue.put(InTurn(farewell))
        await session.act(decide)

    def command(self, session: TableSession, connection: Connection, message: i.Command, answered: Answered) -> None:
        """Carry out a seat's message, once, when it is its turn."""
        act = LinkCommand if isinstance(message, i.MakeLink) else Command
        session.queue.put(act(session, connection, message, answered))

    # --- Erasing

    async def erase_person(self, session: TableSession, tokens: set[str]) -> Erased:
        """Leave the seats that these hashed tokens open, and erase what the people with these tokens wrote here."""
        erased = await forgetting.erase_person(self.store, session, tokens)
        await self.follow(session)
        return erased

    async def erase_table(self, session: TableSession, tokens: set[str]) -> None:
        """Drop a table at which no game is running, if these hashed tokens open the host's seat."""
        await forgetting.erase_table(self.store, session, tokens)
        await self.follow(session)

    # --- Other processes, and time

    def _moved(self, code: str) -> None:
        """Another process has appended to this table; with an empty code, perhaps to any."""
        named = [self.sessions[code]] if code in self.sessions else []
        for session in named if code else list(self.sessions.values()):
            self.autoplay.spawn(self.follow(session))

    async def follow(self, session: TableSession) -> None:
        """Apply what other processes have appended to a table."""
        number = session.state.number
        try:
            await session.catch_up()
            if session.state.number > number:
                self.lag = max(0.0, self.clock.wall() - session.state.last_at)
        except (Refusal, LogRewritten):  # it was given up
            return
        except StoreError as error:
            log.warning("a table could not be followed", extra={"code": error.code, "table": session.state.reference})

    async def _beat(self) -> None:
        """Say that this process is alive, notice those that are not, and drop tables that nobody needs."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            self.clock.look()
            self._pruning.begin_if_due()
            try:
                await sweep_all(self, await self.heartbeat.beat())
            except StoreError as error:
                log.warning("heartbeat failed", extra={"code": error.code})
            except Exception as error:  # whatever it was, the next beat must come
                log.error("heartbeat failed", exc_info=error)

    def changed(self, session: TableSession) -> None:
        """Entries were applied to a table: something else may be due there."""
        self.autoplay.reschedule(session)

    def lost(self, session: TableSession, why: Refusal | StoreError) -> None:
        """Drop a table whose log is gone, was changed or continues under other rules, and end its connections."""
        if self.sessions.get(session.state.code) is session:
            log.warning("a table is given up", extra={"code": why.code, "table": session.state.reference})
        self.drop(session)
        for connection in [connection for connections in session.connections.values() for connection in connections]:
            connection.end("refused")

    def drop(self, session: TableSession) -> None:
        """Drop a table from memory."""
        code = session.state.code
        if self.sessions.get(code) is session:
            del self.sessions[code]
            self.autoplay.forget(code)
