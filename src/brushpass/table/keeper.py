"""All tables that this process serves: opens, finds and forgets them, and lets each do what its time has come for."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from random import SystemRandom

import msgspec

from brushpass.core.errors import Refusal
from brushpass.core.record import encode as encode_record
from brushpass.core.seats import PUBLIC, Seat
from brushpass.minds.registry import SLOW, mind_of
from brushpass.store.contract import Conflict, Store, StoreError
from brushpass.table import commands, presence
from brushpass.table import entries as e
from brushpass.table.clock import Deed, Due, Pace, next_due
from brushpass.table.codes import hashed, new_code, new_id, new_token, tidy
from brushpass.table.connection import Connection
from brushpass.table.errors import NoSuchTable, NotSeated
from brushpass.table.live import Live, load
from brushpass.table.room import Room
from brushpass.wire import inbound as i
from brushpass.wire.tables import Settings, Stage

log = logging.getLogger(__name__)

IDLE_SECONDS = 300.0
"""A table that nobody listens to is forgotten after so long; its log remains."""

HEARTBEAT_SECONDS = 5.0
SWEPT_AT_ONCE = 20
RETRY_SECONDS = 1.0
"""How long a table waits with what it does by itself when the store has failed."""
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
            live = Live(Room(code := new_code(), answer=self.pace.answer), self.store)
            try:
                await live.open(commands.opened(code, settings))
            except Conflict:
                continue
            self.tables[code] = live
            live.used = asyncio.get_running_loop().time()
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
                live.room.answer = self.pace.answer
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

    async def link(self, live: Live, connection: Connection) -> str:
        """A one-time word that moves the seat of a connection. The one before is void."""
        word = new_token()

        def decide(room: Room) -> list[e.Entry]:
            return [e.LinkMade(id=new_id(), seat=_seat_of(live, connection), link=hashed(word))]

        await live.act(decide)
        return word

    # --- Connections

    async def connect(self, live: Live, connection: Connection, after: int) -> None:
        """Begin to tell a connection; a person who comes back takes the seat back."""
        live.welcome(connection, after)
        if connection.viewer is not PUBLIC:
            await live.act(lambda _: presence.came(live, connection, self.process))
        self._wind(live)

    async def disconnect(self, live: Live, connection: Connection) -> None:
        """Stop telling a connection."""
        seat = connection.viewer
        if live.farewell(connection) and seat is not PUBLIC:
            await live.act(lambda _: presence.went(live, seat, self.process))
            self._wind(live)

    # --- What seats ask for

    async def command(self, live: Live, connection: Connection, message: i.Command) -> None:
        """Carry out a message of a seat, once."""

        def decide(room: Room) -> list[e.Entry]:
            seat = _seat_of(live, connection)
            key = f"{seat}/{message.id}"
            if key in room.done:
                return []
            if isinstance(message, i.Choose):
                at_once = not room.answer_pace
                return commands.choose(
                    room, seat, message.prompt, message.choice, key=key, by=e.By.PERSON, at_once=at_once
                )
            return commands.command(room, seat, message, key)

        try:
            is_new = await live.act(decide, taken=message.id, by=connection)
        except NoSuchTable:
            self._forget(live)
            raise
        if is_new:
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
            self._spawn(self.keep(live))
        due = next_due(live.room, self.pace) if live.connections else None
        if due is not None:
            wait = max(0.0, due.at - self.now())
            self._timers[code] = asyncio.get_running_loop().call_later(wait, self._ring, live)

    def _ring(self, live: Live) -> None:
        self._timers.pop(live.room.code, None)
        self._spawn(self._do(live))

    async def _do(self, live: Live) -> None:
        """Do what is due now; somebody may have been faster."""
        due = next_due(live.room, self.pace)
        if due is None or due.at > self.now() + 0.001:
            self._wind(live)
            return
        if due.deed is Deed.THINK and due.seat in live.thinking:
            return  # whoever thinks there winds the clock
        thought = await self._thought(live, due) if due.deed is Deed.THINK else None

        def decide(room: Room) -> list[e.Entry]:
            return self._deed(room, due, thought) if next_due(room, self.pace) == due else []

        try:
            await live.act(decide)
        except StoreError as error:
            log.warning("a table waits for the store", extra={"code": error.code})
            loop = asyncio.get_running_loop()
            self._timers[live.room.code] = loop.call_later(RETRY_SECONDS, self._ring, live)
        except NoSuchTable:
            self._forget(live)
        else:
            self._wind(live)

    async def _thought(self, live: Live, due: Due) -> object:
        """What a mind answers. A slow one thinks apart, so that nobody waits; if it fails, the table goes on by lot."""
        assert due.seat is not None
        live.thinking.add(due.seat)
        try:
            if mind_of(live.room.chairs[due.seat].mind, live.room.settings.game) in SLOW:
                return await asyncio.to_thread(live.think, due.seat)
            return live.think(due.seat)
        except Exception:
            log.exception("a mind failed")
            return None
        finally:
            live.thinking.discard(due.seat)

    def _deed(self, room: Room, due: Due, thought: object) -> list[e.Entry]:
        assert room.match is not None
        if due.deed is Deed.AIR:
            return [e.Aired(id=new_id())]
        seat = due.seat
        assert seat is not None
        asking = room.match.asking[seat]
        if due.deed is Deed.TAKE_OVER:
            default = asking.prompt.default  # GS54, GE19
            taken: list[e.Entry] = [e.TakenOver(id=new_id(), seat=seat)]
            return taken if default is None else [*taken, *_choice(room, seat, default, e.By.DEADLINE)]
        by_lot = SystemRandom().choice(asking.prompt.options)
        by = e.By.DEADLINE if due.deed is Deed.CHOOSE else e.By.MIND
        try:
            return _choice(room, seat, by_lot if thought is None else thought, by)
        except Refusal:  # a mind that answers nonsense must not stop the table
            log.exception("a mind failed")
            return _choice(room, seat, by_lot, by)

    async def keep(self, live: Live) -> None:
        """Keep the record of the game that is over at a table, if it is and was not kept yet."""
        match = live.room.match
        if match is None or live.room.stage is not Stage.OVER or live.kept == live.room.round:
            return
        code, number, at = live.room.code, live.room.round, live.room.last_at
        record = match.record(tuple(chair.name for chair in live.room.chairs))
        await self.store.keep(code, number, at, match.game.name, match.players, encode_record(record))
        live.kept = number

    def _moved(self, code: str) -> None:
        """Another process has appended to a table, or to any."""
        for live in [self.tables[code]] if code in self.tables else [] if code else list(self.tables.values()):
            self._spawn(self._follow(live))

    async def _follow(self, live: Live) -> None:
        try:
            await live.catch_up()
        except StoreError as error:
            live.is_unsure = True
            log.warning("a table could not be followed", extra={"code": error.code})
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
                for place, live in enumerate(list(self.tables.values())):
                    if place % SWEPT_AT_ONCE == 0:
                        await asyncio.sleep(0)  # players must not wait for a thousand tables
                    try:
                        await self._sweep(live, alive)
                    except NoSuchTable:
                        self._forget(live)
            except StoreError as error:
                log.warning("heartbeat failed", extra={"code": error.code})

    async def _sweep(self, live: Live, alive: set[str]) -> None:
        """People whose process died are away, who is connected is here; a table without listeners is forgotten in time.

        What a failing store has kept back is made good.
        """
        if live.is_unsure:
            await self._follow(live)
        if live.room.stage is Stage.OVER:
            await self.keep(live)
        if presence.set_right(live, self.process, alive):
            await live.act(lambda _: presence.set_right(live, self.process, alive))
            self._wind(live)
        if not live.connections and asyncio.get_running_loop().time() > live.used + IDLE_SECONDS:
            self.tables.pop(live.room.code, None)

    def _forget(self, live: Live) -> None:
        """The log of a table was dropped: nobody can go on there."""
        if self.tables.get(live.room.code) is live:
            del self.tables[live.room.code]
        for connection in [one for some in live.connections.values() for one in some]:
            connection.end("refused")

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a table's own work failed", exc_info=task.exception())


def _seat_of(live: Live, connection: Connection) -> Seat:
    """The seat that a connection speaks for; refuses one that has lost it while it waited for its turn."""
    seat = connection.viewer
    if seat is PUBLIC or connection not in live.connections.get(seat, ()):
        raise NotSeated("only who holds a seat may do this")
    return seat


def _choice(room: Room, seat: Seat, choice: object, by: e.By) -> list[e.Entry]:
    """A choice that the table makes for a seat. If its time was up, the answers are told with it (GE31)."""
    assert room.match is not None
    raw = msgspec.Raw(msgspec.json.encode(choice))
    at_once = by is e.By.DEADLINE or not room.answer_pace
    return commands.choose(room, seat, room.match.asking[seat].number, raw, key=new_id(), by=by, at_once=at_once)
