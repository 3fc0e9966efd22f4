"""Players who do not give up: they reconnect after every break, and send again what was not answered."""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from brushpass.clients.participant import Participant
from brushpass.core.seats import Seat
from brushpass.store.choose import from_url
from brushpass.table import entries as e
from brushpass.table.state import TableState
from brushpass.wire import inbound as i
from brushpass.wire import outbound as o
from brushpass.wire.http import Seated
from brushpass.wire.tables import Settings, Stage
from tests.server.client import open_table, sit
from tests.table.hearing import Heard
from tests.table.party import rebuilt

TIMEOUT_SECONDS = 120.0
BROKEN = (OSError, WebSocketException, TimeoutError)


class Player(Heard):
    """One device in a seat, which answers every prompt at random until the game is over."""

    def __init__(
        self,
        seated: Seated,
        participant: Participant,
        addresses: Sequence[str],
        rng: random.Random,
        name: str,
        think: float,
    ) -> None:
        super().__init__(seated.seat)
        self.seated, self.participant, self.name = seated, participant, name
        self.taken: set[str] = set()
        self.refused: dict[str, str] = {}
        self.breaks = 0
        self._addresses, self._rng, self._think = addresses, rng, think
        self._wishes: dict[str, i.Command] = {}
        self._answered: set[int] = set()
        self._shares: set[str] = set()
        self._socket: ClientConnection | None = None

    @property
    def is_over(self) -> bool:
        return self.table is not None and self.table.stage is Stage.OVER and not self._wishes

    async def wish(self, message: i.Command) -> None:
        """Ask for something until it is answered."""
        self._wishes[message.id] = message
        if self._socket is not None:
            with contextlib.suppress(WebSocketException):  # it is sent again on the next connection
                await self._socket.send(msgspec.json.encode(message).decode())

    async def answered(self, ident: str) -> None:
        while ident in self._wishes or ident not in self.taken | self.refused.keys():
            await asyncio.sleep(0.005)

    async def play(self) -> None:
        """Stay at the table to the end."""
        while not self.is_over:
            address = self._addresses[self.breaks % len(self._addresses)]
            headers = {"Authorization": f"Bearer {self.seated.token}"}
            try:
                async with asyncio.timeout(5):
                    socket = await connect(
                        f"ws://{address}/ws", additional_headers=headers, compression=None, proxy=None
                    )
                async with socket:
                    await self._stay(socket)
            except BROKEN:
                pass
            finally:
                self._socket = None
            if not self.is_over:
                self.breaks += 1
                await asyncio.sleep(0.02)

    async def _stay(self, socket: ClientConnection) -> None:
        await socket.send(msgspec.json.encode(i.Hello(self.seated.code, self.seated.seat, self.number)).decode())
        while not self.is_over:
            message = self.hear(await socket.recv(decode=False))
            match message:
                case o.Welcome():
                    self._socket = socket
                    for waiting in list(self._wishes.values()):
                        await socket.send(msgspec.json.encode(waiting).decode())
                case o.Update(taken=ident) if ident:
                    self._wishes.pop(ident, None)
                    self.taken.add(ident)
                case o.Refused(id=ident, code=code) if ident:
                    self._wishes.pop(ident, None)
                    self.refused[ident] = code
                case _:
                    pass
            await self._answer()

    async def _answer(self) -> None:
        """Answer a prompt once; what was sent before a break is sent again as it was."""
        share = self.table and self.participant.answer(self.table)
        if share and share.id not in self._shares:
            self._shares.add(share.id)
            await self.wish(share)
        asked = self.asked
        if asked is None or asked.number in self._answered:
            return
        self._answered.add(asked.number)
        await asyncio.sleep(self._rng.random() * self._think)
        choice = msgspec.Raw(msgspec.json.encode(self._rng.choice(asked.prompt.options)))
        await self.wish(i.Choose(id=f"{self.name}{asked.number}", prompt=asked.number, choice=choice))


@dataclass
class Party:
    """All devices at one table."""

    code: str
    players: list[Player]

    async def play(self, *, minds: Sequence[int] = ()) -> None:
        """Start the game, and play it to its end."""
        async with asyncio.timeout(TIMEOUT_SECONDS), asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play())
            host, first = self.players[0], {player.seated.seat: player for player in reversed(self.players)}
            for seat in minds:
                await host.wish(i.AddMind(id=f"mind{seat}", seat=Seat(seat), mind="random"))
                await host.answered(f"mind{seat}")
            for attempt in count(1):  # a start is void if somebody is cut off for too long
                for player in first.values():
                    await player.wish(i.Ready(id=f"ready{attempt}", ready=True))
                    await player.answered(f"ready{attempt}")
                await host.wish(i.Start(id=f"start{attempt}"))
                await host.answered(f"start{attempt}")
                while host.table is None or host.table.stage is Stage.DEALING:
                    await asyncio.sleep(0.005)
                if host.table.stage is not Stage.LOBBY:
                    return


async def gather(
    addresses: Sequence[str],
    rng: random.Random,
    *,
    people: int = 4,
    minds: int = 0,
    names: Sequence[str] = ("a",),
    think: float = 0.0,
) -> Party:
    """A new table of SECRETS; each seat has as many devices as there are names, each beginning at another address."""
    settings = Settings(game="secrets", players=people + minds)
    seats: list[Seated] = []
    while len(seats) < people:
        try:
            async with httpx.AsyncClient(base_url=f"http://{rng.choice(addresses)}", timeout=5) as http:
                seats = [await open_table(http, settings)]
                seats += [await sit(http, seats[0].code, f"P{number}") for number in range(1, people)]
        except (httpx.TransportError, AssertionError):  # killed meanwhile: try another table
            seats = []
            await asyncio.sleep(0.05)
    players = []
    for seated in seats:
        participant = Participant(seated.seat)  # as tabs of one browser share what they keep
        for number, name in enumerate(names):
            start = (seated.seat + number) % len(addresses)
            own = [*addresses[start:], *addresses[:start]]
            players.append(Player(seated, participant, own, random.Random(rng.random()), name, think))
    return Party(seats[0].code, players)


async def log_of(store: str, code: str) -> list[e.Entry]:
    """The log of a table, whose numbers have no gaps."""
    opened = from_url(store)
    await opened.open()
    try:
        lines = await opened.read(code)
    finally:
        await opened.close()
    assert [line.number for line in lines] == list(range(1, len(lines) + 1))
    return [e.decode(line.body) for line in lines]


async def check(store: str, party: Party) -> TableState:
    """What was acknowledged is in the log once, what was refused is not, and everybody was told what the log says."""
    log = await log_of(store, party.code)
    written = Counter(part.id for entry in log for part in e.parts(entry))
    assert max(written.values()) == 1
    for player in party.players:
        seat = player.seated.seat
        for ident in player.taken:
            assert written[f"{seat}/{ident}"] == 1, f"acknowledged and lost: {seat}/{ident}"
        for ident in player.refused:
            assert f"{seat}/{ident}" not in written, f"refused and kept: {seat}/{ident}"
    state = rebuilt(party.code, [(entry, 0.0) for entry in log])
    assert state.stage is Stage.OVER
    for player in party.players:
        told: list[Any] = [msgspec.json.decode(text) for text in state.streams.after(player.seated.seat, 0)]
        assert player.told == told[: len(player.told)]
        assert not any("event" in later for later in told[len(player.told) :]), "only talk may come after the end"
    return state


def chosen(log: Sequence[e.Entry]) -> list[e.Chose]:
    """The choices in a log."""
    return [entry for entry in log if isinstance(entry, e.Chose)]
