"""All tables that this process serves: opens, finds and forgets them, and lets each do what its time has come for."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from random import SystemRandom

import msgspec

from brushpass.core.record import encode as encode_record
from brushpass.core.seats import PUBLIC, Seat
from brushpass.store.contract import Conflict, Store, StoreError
from brushpass.table import commands
from brushpass.table import entries as e
from brushpass.table.clock import Deed, Due, Pace, answer_pace, next_due
from brushpass.table.codes import hashed, new_code, new_id, new_token, tidy
from brushpass.table.connection import Connection
from brushpass.table.errors import NoSuchTable
from brushpass.table.live import Live, load
from brushpass.table.room import Room
from brushpass.wire import inbound as i
from brushpass.wire.tables import Presence, Settings, Stage

log = logging.getLogger(__name__)

IDLE_SECONDS = 300.0
"""A table that nobody listens to is forgotten after so long; its log remains."""

HEARTBEAT_SECONDS = 5.0
PRUNE_SECONDS = 3600.0


@dataclass
class Keeper:
    """The tables of one server process."""

    store: Store
    pace: Pace = field(default_factory=Pace)
    now: Callable[[], float] = time.time
    process: str = field(default_factory=new_id)
    retention_days: int = 0
    """Finished games and tables that are older are dropped; 0 keeps everything."""

    def __post_init__(self) -> None:
        self.tables: dict[str, Live] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
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
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()

    # --- Finding tables

    async def found(self, settings: Settings) -> Live:
        """A new table, under a code that nobody has."""
        while True:
            live = Live(Room(code := new_code()), self.store)
            try:
                await live.open(commands.opened(code, settings))
            except Conflict:
                continue
            self.tables[code] = live
            return live

    async def table(self, code: str) -> Live:
        """The table with this code; refuses any other."""
        code = tidy(code)
        live = self.tables.get(code)
        if live is None and code:
            if code not in self._loading:
                self._loading[code] = asyncio.create_task(load(code, self.store))
            try:
                loaded = await asyncio.shield(self._loading[code])
            finally:
                self._loading.pop(code, None)
            live = self.tables.get(code) or loaded
            if live is not None:
                self.tables[code] = live
        if live is None:
            raise NoSuchTable("no table has this code")
        live.used = asyncio.get_running_loop().time()
        return live

    # --- Seats

    async def sit(self, live: Live, name: str, seat: Seat | None = None) -> tuple[Seat, str]:
        """A person takes a seat: the seat, and the token that opens it."""
        token = new_token()
        sat: list[e.Sat] = []

        def decide(room: Room) -> list[e.Entry]:
            sat[:] = [commands.sat(room, name, hashed(token), seat)]
            return [*sat]

        await live.act(decide)
        self._wind(live)
        return sat[0].seat, token

    async def move(self, live: Live, seat: Seat, link: str) -> str:
        """A seat goes to another device: its new token. The old one opens nothing any more."""
        token = new_token()
        await live.act(lambda room: [commands.moved(room, seat, link, hashed(token), self.now())])
        return token

    async def link(self, live: Live, seat: Seat) -> str:
        """A one-time word that moves this seat."""
        word = new_token()
        await live.act(lambda room: [e.LinkMade(id=new_id(), seat=seat, link=hashed(word))])
        return word

    # --- Connections

    async def connect(self, live: Live, connection: Connection, after: int) -> None:
        """Begin to tell a connection; a person who comes back takes the seat back."""
        live.welcome(connection, after)
        seat = connection.viewer
        if seat is not PUBLIC:

            def decide(room: Room) -> list[e.Entry]:
                chair = room.chairs[seat]
                came: list[e.Entry] = []
                if chair.presence is Presence.AWAY or chair.process != self.process:
                    came.append(e.Came(id=new_id(), seat=seat, process=self.process))
                if chair.minded and chair.presence is not Presence.GONE:
                    came.append(e.HandedBack(id=new_id(), seat=seat))
                return came

            await live.act(decide)
        self._wind(live)

    async def disconnect(self, live: Live, connection: Connection) -> None:
        """Stop telling a connection."""
        seat = connection.viewer
        if live.farewell(connection) and seat is not PUBLIC:
            await live.act(lambda room: self._gone(room, seat, self.process))
            self._wind(live)

    def _gone(self, room: Room, seat: Seat, process: str) -> list[e.Entry]:
        if seat >= len(room.chairs):
            return []
        chair = room.chairs[seat]
        is_here = chair.is_person and chair.presence is Presence.HERE and chair.process == process
        return [e.Went(id=new_id(), seat=seat)] if is_here else []

    # --- What seats ask for

    async def command(self, live: Live, connection: Connection, message: i.Command) -> None:
        """Carry out a message of a seat, once."""
        seat = connection.viewer
        assert seat is not PUBLIC
        key = f"{seat}/{message.id}"

        def decide(room: Room) -> list[e.Entry]:
            if key in room.done:
                return []
            if isinstance(message, i.Choose):
                in_time = bool(answer_pace(room, self.pace))
                return commands.choose(
                    room, seat, message.prompt, message.choice, key=key, by=e.By.PERSON, in_time=in_time
                )
            return commands.command(room, seat, message, key)

        if await live.act(decide, taken=message.id, by=connection):
            self._wind(live)
        else:
            live.acknowledge(connection, message.id)

    # --- What happens by itself

    def _wind(self, live: Live) -> None:
        """Set the clock for the next thing this table does by itself, while somebody listens."""
        code = live.room.code
        timer = self._timers.pop(code, None)
        if timer is not None:
            timer.cancel()
        if live.room.stage is Stage.OVER:
            self._spawn(self._keep(live))
        due = next_due(live.room, self.pace) if live.connections else None
        if due is not None:
            wait = max(0.0, due.at - self.now())
            self._timers[code] = asyncio.get_running_loop().call_later(wait, self._ring, live, due)

    def _ring(self, live: Live, due: Due) -> None:
        self._timers.pop(live.room.code, None)
        self._spawn(self._do(live))

    async def _do(self, live: Live) -> None:
        """Do what is due now; somebody may have been faster."""

        def decide(room: Room) -> list[e.Entry]:
            due = next_due(room, self.pace)
            if due is None or due.at > self.now() + 0.001:
                return []
            return self._deed(live, due)

        await live.act(decide)
        self._wind(live)

    def _deed(self, live: Live, due: Due) -> list[e.Entry]:
        room = live.room
        assert room.match is not None
        if due.deed is Deed.AIR:
            return [e.Aired(id=new_id())]
        seat = due.seat
        assert seat is not None
        asking = room.match.asking[seat]
        if due.deed is Deed.TAKE_OVER:
            default = asking.prompt.default  # GS54, GE19
            taken: list[e.Entry] = [e.TakenOver(id=new_id(), seat=seat)]
            return taken if default is None else [*taken, *self._choice(room, seat, default, e.By.DEADLINE)]
        if due.deed is Deed.CHOOSE:
            return self._choice(room, seat, SystemRandom().choice(asking.prompt.options), e.By.DEADLINE)
        return self._choice(room, seat, live.think(seat), e.By.MIND)

    def _choice(self, room: Room, seat: Seat, choice: object, by: e.By) -> list[e.Entry]:
        assert room.match is not None
        raw = msgspec.Raw(msgspec.json.encode(choice))
        number = room.match.asking[seat].number
        in_time = bool(answer_pace(room, self.pace))
        return commands.choose(room, seat, number, raw, key=new_id(), by=by, in_time=in_time)

    async def _keep(self, live: Live) -> None:
        """Keep the record of a finished game."""
        match = live.room.match
        if match is None or live.kept == live.room.round:
            return
        live.kept = live.room.round
        record = match.record(tuple(chair.name for chair in live.room.chairs))
        await self.store.keep(
            live.room.code, live.room.round, live.room.last_at, match.game.name, match.players, encode_record(record)
        )

    def _moved(self, code: str) -> None:
        """Another process has appended to a table, or to any."""
        for live in [self.tables[code]] if code in self.tables else [] if code else list(self.tables.values()):
            self._spawn(self._follow(live))

    async def _follow(self, live: Live) -> None:
        await live.catch_up()
        self._wind(live)

    async def _live_on(self) -> None:
        """Say that this process lives, notice those that do not, and forget tables that nobody needs."""
        pruned = 0.0
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                alive = await self.store.beat(self.process)
                if self.retention_days and self.now() > pruned + PRUNE_SECONDS:
                    pruned = self.now()
                    await self.store.prune(pruned - self.retention_days * 86_400)
                for live in list(self.tables.values()):
                    await self._sweep(live, alive)
            except StoreError as error:
                log.warning("heartbeat failed", extra={"code": error.code})

    async def _sweep(self, live: Live, alive: set[str]) -> None:
        """People whose process died are away; a table without listeners is forgotten in time."""
        for seat, chair in enumerate(live.room.chairs):
            lost = chair.is_person and chair.presence is Presence.HERE and chair.process not in alive
            ghost = chair.process == self.process and chair.presence is Presence.HERE and seat not in live.connections
            if lost or (chair.is_person and ghost):
                await live.act(partial(self._gone, seat=Seat(seat), process=chair.process))
                self._wind(live)
        if not live.connections and asyncio.get_running_loop().time() > live.used + IDLE_SECONDS:
            self.tables.pop(live.room.code, None)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a table's own work failed", exc_info=task.exception())
