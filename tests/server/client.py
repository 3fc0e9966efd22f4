"""A small client: one device at one table over a real socket."""

import asyncio
import random
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from typing import Any, Protocol, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from brushpass.clients.participant import Participant
from brushpass.core.seats import Viewer
from brushpass.wire import inbound as i
from brushpass.wire import outbound as o
from brushpass.wire.http import Seated
from brushpass.wire.tables import Settings, Stage
from tests.table.hearing import Heard

IDS = count(1)
TIMEOUT_SECONDS = 10.0


def new_id() -> str:
    return f"m{next(IDS)}"


class Reachable(Protocol):
    """A server that clients can reach."""

    http: httpx.AsyncClient

    @property
    def ws(self) -> str: ...


class Client(Heard):
    """A device that listens all the time."""

    def __init__(self, socket: ClientConnection, code: str, viewer: Viewer, token: str) -> None:
        super().__init__(viewer)
        self.socket = socket
        self.at, self.token = code, token
        self.pongs = 0
        self.times: list[float] = []
        """When each frame arrived, by the loop's clock."""
        self.participant: Participant | None = None
        self._heard = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def open(cls, server: Reachable, token: str = "", *, origin: str | None = None, cookie: str = "") -> Self:
        """A connection that has not said hello."""
        headers = [("Authorization", f"Bearer {token}")] if token else []
        headers += [("Cookie", cookie)] if cookie else []
        socket = await connect(
            server.ws,
            additional_headers=headers,
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=TIMEOUT_SECONDS,
            proxy=None,
            **({} if origin is None else {"origin": origin}),  # type: ignore[arg-type]
        )
        return cls(socket, "", None, token)

    @classmethod
    async def join(cls, server: Reachable, code: str, seat: Viewer = None, token: str = "", after: int = 0) -> Self:
        """A connection that was welcomed."""
        client = await cls.open(server, token)
        await client.hello(code, seat, after)
        return client

    async def hello(self, code: str, seat: Viewer = None, after: int = 0) -> None:
        self.at, self.number = code, after
        self.participant = None if seat is None else Participant(seat)
        await self.send(i.Hello(code, seat, after))
        await self.until(lambda: self.table is not None)

    async def _read(self) -> None:
        try:
            while True:
                frame = await self.socket.recv(decode=False)
                self.times.append(asyncio.get_running_loop().time())
                message = self.hear(frame)
                self.pongs += isinstance(message, o.Pong)
                self._heard.set()
        except ConnectionClosed:
            self._heard.set()

    async def until(self, happened: Callable[[], object]) -> None:
        """Wait until something has happened, for a reasonable time."""
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while not happened():
                if self._reader.done():
                    self._reader.result()
                    raise ConnectionError(f"closed with {self.socket.close_code} {self.socket.close_reason}")
                self._heard.clear()
                await self._heard.wait()

    async def is_asked(self) -> None:
        """Wait until something is asked."""
        await self.until(lambda: self.asked is not None)

    async def closed(self) -> int:
        """The code with which the connection was closed."""
        async with asyncio.timeout(TIMEOUT_SECONDS):
            await self._reader
        assert self.socket.close_code is not None
        return self.socket.close_code

    async def close(self) -> None:
        await self.socket.close()
        await self._reader

    async def kill(self) -> None:
        """The network breaks."""
        self.socket.transport.abort()
        await self._reader

    async def send(self, message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def sync(self) -> None:
        """Wait until all that was told before has arrived."""
        before = self.pongs
        await self.send(i.Ping())
        await self.until(lambda: self.pongs > before)

    def answer(self, ident: str) -> Any:
        """The answer to a message, if it has come."""
        for message in reversed(self.messages):
            match message:
                case o.Update(taken=taken) if taken == ident:
                    return message
                case o.Refused(id=told) | o.Link(id=told) | o.Dossier(id=told) | o.Why(id=told) if told == ident:
                    return message
                case _:
                    pass
        return None

    async def do(self, kind: type[i.Command | i.Question], /, *, ident: str = "", **fields: Any) -> Any:
        """A wish, and its answer."""
        ident = ident or new_id()
        before = len(self.messages)
        await self.send(kind(id=ident, **fields))
        await self.until(lambda: len(self.messages) > before and self.answer(ident) is not None)
        return self.answer(ident)

    async def choose(self, choice: Any, *, ident: str = "") -> Any:
        """Answer what is asked now."""
        assert self.asked is not None
        raw = msgspec.Raw(msgspec.json.encode(choice))
        return await self.do(i.Choose, ident=ident, prompt=self.asked.number, choice=raw)


NO_COOKIE = {"Cookie": ""}
"""Sends none: another task may have put its own into the jar that they share."""


async def open_table(http: httpx.AsyncClient, settings: Settings | None = None, name: str = "A") -> Seated:
    """A new table and its host's seat; no cookie is kept."""
    body = {"name": name, "settings": msgspec.to_builtins(settings or Settings(game="secrets"))}
    answer = await http.post("/api/tables", json=body, headers=NO_COOKIE)
    http.cookies.clear()
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Seated)


async def sit(http: httpx.AsyncClient, code: str, name: str) -> Seated:
    """Another seat."""
    answer = await http.post(f"/api/tables/{code}/seats", json={"name": name}, headers=NO_COOKIE)
    http.cookies.clear()
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Seated)


async def gathered(server: Reachable, settings: Settings | None = None) -> list[Client]:
    """A new table with all its people connected, ready to start."""
    settings = settings or Settings(game="secrets")
    host = await open_table(server.http, settings)
    seats = [host, *[await sit(server.http, host.code, "BCDEFGH"[n]) for n in range(settings.players - 1)]]
    return [await Client.join(server, seat.code, seat.seat, seat.token) for seat in seats]


async def start(clients: Sequence[Client]) -> None:
    """Everybody is ready, and the host starts."""
    for client in clients:
        await client.do(i.Ready, ready=True)
    await clients[0].do(i.Start)
    await deal(clients)


async def deal(clients: Sequence[Client]) -> None:
    """Every client takes part in the deal."""
    for answer in (i.CommitShare, i.RevealShare):
        for client in clients:
            await client.sync()
            assert client.table is not None
            assert client.participant is not None
            message = client.participant.answer(client.table)
            assert isinstance(message, answer)
            await client.send(message)
            await client.until(partial(client.answer, message.id))
    for client in clients:
        await client.sync()


async def step(clients: Sequence[Client], rng: random.Random) -> bool:
    """One choice at random of one who is asked; False when the game is over."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not (asked := [client for client in clients if client.asked is not None]):
            if any(client.table is not None and client.table.stage is Stage.OVER for client in clients):
                return False
            await asyncio.sleep(0.002)
    client = rng.choice(asked)
    answer = await client.choose(rng.choice(client.options))
    assert isinstance(answer, o.Update), answer
    for other in clients:
        await other.sync()
    return True


async def finish(clients: Sequence[Client], rng: random.Random) -> None:
    """Play to the end."""
    while await step(clients, rng):
        pass


async def again(clients: Sequence[Client]) -> None:
    """Just enough people vote for another game."""
    for client in clients[: len(clients) // 2 + 1]:
        await client.do(i.Again)


async def close(clients: list[Client]) -> None:
    """All of them hang up."""
    await asyncio.gather(*(client.close() for client in clients))
