"""The whole server in virtual time: real frames and requests, but no network, no threads and no disk."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from concurrent.futures import Future
from dataclasses import dataclass
from functools import cache
from typing import Any, Self, cast

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosedOK

from brushpass.server.app import build
from brushpass.server.config import Config
from brushpass.server.middleware import Middleware
from brushpass.server.services import Services
from brushpass.table.bots import FindMind
from brushpass.table.clock import Clock
from brushpass.table.dossiers import DossierWorker, Task
from brushpass.table.schedule import Pace
from brushpass.table.session import TableSession
from brushpass.table.tables import Tables
from tests.server.client import Client, Reachable
from tests.server.running import GENEROUS
from tests.table.virtual import MemoryStore, now


class Wire:
    """A WebSocket without a network, as a client of `websockets` sees it."""

    def __init__(self, app: Any, headers: dict[str, str]) -> None:
        self._inbound: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._outbound: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._inbound.put_nowait({"type": "websocket.connect"})
        self.close_code, self.close_reason = 1006, ""
        self.transport = self
        scope = {
            "type": "websocket",
            "path": "/ws",
            "scheme": "ws",
            "client": ("127.0.0.1", 1),
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "extensions": {},
        }
        self._task = asyncio.create_task(app(scope, self._inbound.get, self._send))

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self._outbound.put_nowait(message["text"].encode())
        elif message["type"] == "websocket.close":
            self.close_code, self.close_reason = message["code"], message["reason"]
            self.abort()

    async def recv(self, *, decode: bool) -> bytes:
        frame = await self._outbound.get()
        if frame is None:
            raise ConnectionClosedOK(None, None)
        return frame

    async def send(self, text: str) -> None:
        self._inbound.put_nowait({"type": "websocket.receive", "text": text})

    def abort(self) -> None:
        self._inbound.put_nowait({"type": "websocket.disconnect", "code": self.close_code})
        self._outbound.put_nowait(None)

    async def close(self) -> None:
        self.abort()
        await self._task


class AtOnce(DossierWorker):
    """Computes dossiers when they are asked for."""

    def submit(self, table: object, task: Task) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(task())
        except Exception as error:
            future.set_exception(error)
        return future


@dataclass
class InMemory:
    """A server that runs in virtual time, which begins with it at 0."""

    app: Any
    services: Services
    http: httpx.AsyncClient
    begun: float

    @property
    def ws(self) -> str:
        return "ws://localhost/ws"

    def table(self, code: str) -> TableSession:
        return self.services.tables.sessions[code]


class MemoryClient(Client):
    """A device without a network."""

    @classmethod
    async def open(cls, server: Reachable, token: str = "", *, origin: str | None = None, cookie: str = "") -> Self:
        assert isinstance(server, InMemory)
        headers = {"Host": "localhost"} | ({"Authorization": f"Bearer {token}"} if token else {})
        return cls(cast(ClientConnection, Wire(server.app, headers)), "", None, token)


@contextlib.asynccontextmanager
async def in_memory(pace: Pace, find_mind: FindMind) -> AsyncIterator[InMemory]:
    """A server with bots of these minds."""
    app = _application()
    begun = now()
    clock = Clock(lambda: now() - begun, lambda: now() - begun)
    worker = AtOnce()
    app.services.tables = Tables(MemoryStore(clock.wall), pace, clock, find_mind=find_mind, dossier_worker=worker)
    transport = httpx.ASGITransport(cast(Any, app))
    async with _lifespan(app), httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
        yield InMemory(app, app.services, http, begun)


@cache
def _application() -> Middleware:
    """The application, which takes longest to build; its tables are new each time, and its store is never opened."""
    app = build(Config(store="never-opened", limits=GENEROUS))
    assert isinstance(app, Middleware)
    return app


@contextlib.asynccontextmanager
async def _lifespan(app: Any) -> AsyncIterator[None]:
    """Start the application, and stop it."""
    inbound: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    outbound: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    task = asyncio.create_task(app({"type": "lifespan", "state": {}}, inbound.get, outbound.put))
    for moment in ("startup", "shutdown"):
        inbound.put_nowait({"type": f"lifespan.{moment}"})
        assert (await outbound.get())["type"] == f"lifespan.{moment}.complete"
        if moment == "startup":
            yield
    await task
