"""People at a table, without a network: through the same functions that the server uses."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import msgspec

from brushpass.clients.participant import Participant
from brushpass.core.errors import Refusal
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.minds import registry
from brushpass.store.contract import resolve
from brushpass.table import entries as e
from brushpass.table.bots import FindMind
from brushpass.table.clock import Clock
from brushpass.table.schedule import Pace
from brushpass.table.session import TableSession
from brushpass.table.state import TableState
from brushpass.table.tables import Tables
from brushpass.wire import inbound as i
from brushpass.wire import notices as n
from brushpass.wire import outbound as o
from brushpass.wire.tables import Settings, Stage
from tests.table.hearing import Heard
from tests.table.virtual import MemoryStore, now
from tests.table.virtual import clock as even_clock


def share_of(viewer: Seat) -> Callable[[int], bytes]:
    """Shares that are the same in every run."""
    return random.Random(f"share of {viewer}").randbytes


FLAT_OUT = Pace(0.0, 0.0, 0.0, 45.0)
SLOW = Pace(0.9, 2.4, 0.0, 45.0)
IDS = count(1)


def new_id() -> str:
    return f"m{next(IDS)}"


class Device(Heard):
    """One device, as the table sees it: it notes when it was told what."""

    def __init__(self, viewer: Viewer) -> None:
        super().__init__(viewer)
        self.times: list[float] = []
        self.ended = ""

    def push(self, frame: bytes) -> None:
        assert not self.ended, "told after the end"
        self.times.append(now())
        self.hear(frame)

    def end(self, code: str) -> None:
        self.ended = code


@dataclass
class Party:
    """A table and its people."""

    tables: Tables
    session: TableSession
    devices: dict[Viewer, Device] = field(default_factory=dict)
    tokens: dict[Seat, str] = field(default_factory=dict)
    participants: dict[Viewer, Participant] = field(default_factory=dict)
    """What each seat's browser keeps of the starts; it outlives a lost connection."""
    readers: set[int] = field(default_factory=set)
    """The seats whose clients show a briefing."""

    @property
    def store(self) -> MemoryStore:
        assert isinstance(self.tables.store, MemoryStore)
        return self.tables.store

    @property
    def state(self) -> Any:
        return self.session.state

    async def sit(self, name: str, seat: int | None = None) -> Seat:
        """Take a seat and connect."""
        taken, token = await self.tables.sit(self.session, name, None if seat is None else Seat(seat))
        self.tokens[taken] = token
        await self.connect(taken)
        return taken

    async def connect(self, viewer: Viewer, after: int = 0) -> Device:
        """A device of this viewer; the party goes on with it."""
        device = self.devices[viewer] = Device(viewer)
        device.number = after
        await self.tables.connect(self.session, device, after)
        return device

    async def disconnect(self, viewer: Viewer) -> Device:
        device = self.devices.pop(viewer)
        await self.tables.disconnect(self.session, device)
        return device

    async def do(self, seat: int, kind: type[i.Command], /, **fields: Any) -> None:
        """One wish of a seat."""
        await self.tell(self.devices[Seat(seat)], kind(id=new_id(), **fields))

    async def tell(self, device: Device, message: i.Command) -> None:
        """A message of a device, until it is answered; raises if it is refused."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.tables.command(self.session, device, message, lambda _, error: resolve(answer, error))
        await answer

    async def link(self, device: Device) -> str:
        """The one-time word that a device asks for."""
        await self.tell(device, i.MakeLink(id=new_id()))
        answer = device.messages[-1]
        assert isinstance(answer, o.Link)
        return answer.link

    async def refused(self, seat: int, kind: type[i.Command], /, **fields: Any) -> str:
        """The code with which a wish is refused; nothing has changed."""
        before, told = self.state.number, {viewer: len(d.frames) for viewer, d in self.devices.items()}
        try:
            await self.do(seat, kind, **fields)
        except Refusal as refusal:
            assert self.state.number == before
            assert {viewer: len(d.frames) for viewer, d in self.devices.items()} == told
            return refusal.code
        raise AssertionError(f"{kind.__name__} was not refused")

    async def choose(self, seat: int, choice: Any) -> None:
        """Answer what the seat is asked now."""
        asked = self.devices[Seat(seat)].asked
        assert asked is not None
        await self.do(seat, i.Choose, prompt=asked.number, choice=msgspec.Raw(msgspec.json.encode(choice)))

    async def add_minds(self) -> None:
        """Minds take all seats that are free."""
        for seat, seat_state in enumerate(self.state.seats):
            if seat_state.is_free:
                await self.do(0, i.AddMind, seat=Seat(seat), mind="random")

    async def start(self) -> None:
        """Everybody is ready, the host starts, and everybody's device takes part in the deal."""
        for seat, seat_state in enumerate(self.state.seats):
            if seat_state.is_person:
                await self.do(seat, i.Ready, ready=True)
        await self.do(self.state.host, i.Start)
        await self.deal()

    async def deal(self) -> None:
        """Everybody's device sends its hash, and then its share."""
        for _ in range(2):
            for device in list(self.devices.values()):
                await self.take_part(device)

    async def take_part(self, device: Device) -> None:
        """A device sends what the table waits for."""
        assert device.table is not None
        if device.viewer is not PUBLIC:
            fresh = Participant(device.viewer, share_of(device.viewer), briefing=device.viewer in self.readers)
            message = self.participants.setdefault(device.viewer, fresh).answer(device.table)
            if message is not None:
                await self.tell(device, message)

    async def again(self) -> None:
        """People vote for another game, one after another, until the table is a lobby again."""
        for seat in self.state.people_seats:
            if self.state.stage is Stage.OVER and seat in self.devices:
                await self.do(seat, i.Again)

    @property
    def asked(self) -> list[Seat]:
        """The seats of this party that are asked something."""
        return sorted(viewer for viewer, d in self.devices.items() if viewer is not None and d.asked is not None)

    @property
    def choices(self) -> list[e.Chose]:
        """Every choice in the log."""
        lines = [e.decode(line.body) for line in self.store.logs[self.state.code]]
        return [line for line in lines if isinstance(line, e.Chose)]

    @property
    def taken_over(self) -> list[Seat]:
        """Whom a mind began to play for, as the public was told."""
        return [notice.seat for notice in self.devices[PUBLIC].notices if isinstance(notice, n.TakenOver)]

    async def elsewhere(self, entry: e.Entry) -> None:
        """Another process appends an entry."""
        code = self.state.code
        await self.store.append(code, len(self.store.logs[code]), [e.encode(entry)])

    async def step(self, rng: random.Random) -> bool:
        """One choice at random of one who is asked; False when the game is over."""
        while not self.asked:
            if self.state.stage is not Stage.PLAYING:
                return False
            await asyncio.sleep(0.01)
        seat = rng.choice(self.asked)
        await self.choose(seat, rng.choice(self.devices[seat].options))
        return True

    async def finish(self, rng: random.Random) -> None:
        """Play to the end."""
        while await self.step(rng):
            pass
        await asyncio.sleep(0.01)


async def party(
    settings: Settings | None = None,
    *,
    people: int = 4,
    pace: Pace = FLAT_OUT,
    store: MemoryStore | None = None,
    clock: Clock | None = None,
    find_mind: FindMind = registry.find,
) -> Party:
    """A new table with so many people, named A, B, C, ..., and the public."""
    tables = Tables(store or MemoryStore(), pace, clock or even_clock(), find_mind=find_mind)
    made = Party(tables, await tables.open_table(settings or Settings(game="secrets")))
    for number in range(people):
        await made.sit("ABCDEFGH"[number])
    await made.connect(PUBLIC)
    return made


async def reloaded(old: Party, *, clock: Clock | None = None, store: MemoryStore | None = None) -> Party:
    """The same table, as another process finds it in the log; nobody is connected."""
    tables = Tables(store or old.store, old.tables.autoplay.pace, clock or even_clock())
    return Party(tables, await tables.find(old.state.code), tokens=dict(old.tokens))


ESPIONAJE = Settings(game="espionaje", players=3)


def rebuilt(code: str, log: list[tuple[e.Entry, float]]) -> TableState:
    """The state that a log describes."""
    state = TableState(code)
    for entry, at in log:
        state.apply(entry, at)
    return state


def told_to(state: TableState, seat: Seat) -> list[dict[str, Any]]:
    """The running game as its seat was told, in order: its events, and what others claimed since the first of them."""
    streams = state.streams
    told = [msgspec.json.decode(message) for message in streams.after(seat, streams.round_start(seat))]
    began = next((place for place, message in enumerate(told) if "event" in message), len(told))
    return [one for one in told[began:] if "event" in one or (one["notice"] == "claimed" and one["seat"] != seat)]
