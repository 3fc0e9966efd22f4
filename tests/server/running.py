"""A real server on a free port, in the loop of the test."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import httpx
import uvicorn

from brushpass.server.app import build
from brushpass.server.config import Config, Limits
from brushpass.server.middleware import Middleware
from brushpass.server.serve import SETTINGS
from brushpass.server.services import Services
from brushpass.server.static import FOLDER
from brushpass.table.schedule import Pace
from brushpass.table.session import TableSession

GENEROUS = Limits(
    messages_per_second=1e6,
    message_burst=1_000_000,
    frames_per_second=1e6,
    frame_burst=1_000_000,
    requests_per_second=1e6,
    request_burst=1_000_000,
    guesses_per_minute=1e9,
    guess_burst=1_000_000,
    sockets=1_000_000,
    connections=1_000_000,
    tables_per_minute=1e9,
    table_burst=1_000_000,
    waiting_seats=0,
)
FLAT_OUT = Pace(0.0, 0.0, 0.0)


class Server(uvicorn.Server):
    """uvicorn that leaves the signals of the test's process alone."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Serving(Protocol):
    """A server that clients can connect to."""

    services: Services
    http: httpx.AsyncClient

    @property
    def ws(self) -> str:
        """Where its sockets are."""

    def table(self, code: str) -> TableSession:
        """The table in the server's memory."""


@dataclass
class Running:
    """A server that runs."""

    address: str
    """Host and port."""
    services: Services
    server: Server
    task: asyncio.Task[None]
    http: httpx.AsyncClient

    @property
    def ws(self) -> str:
        return f"ws://{self.address}/ws"

    def table(self, code: str) -> TableSession:
        """The table in the server's memory."""
        return self.services.tables.sessions[code]

    async def stop(self) -> None:
        """Stop gracefully, as a signal would."""
        self.server.should_exit = True
        await self.task


@contextlib.asynccontextmanager
async def running(
    folder: Path,
    *,
    pace: Pace = FLAT_OUT,
    limits: Limits = GENEROUS,
    origins: tuple[str, ...] = (),
    names: tuple[str, ...] = (),
    secure: bool = False,
    proxied: bool = False,
    plugin_minds: bool = False,
    page: Path = FOLDER,
) -> AsyncIterator[Running]:
    """A server with its log in this folder, and the built page in another."""
    config = Config(
        store=str(folder),
        durable="NORMAL",
        pace=pace,
        limits=limits,
        origins=origins,
        names=names,
        secure=secure,
        proxied=proxied,
        plugin_minds=plugin_minds,
    )
    app = build(config, page)
    assert isinstance(app, Middleware)
    # asyncio knows by the protocol that this is TCP, and sends small frames without delay.
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    server = Server(uvicorn.Config(app, **SETTINGS))
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.005)
        if task.done():
            task.result()
    address = f"127.0.0.1:{listening.getsockname()[1]}"
    async with httpx.AsyncClient(base_url=f"http://{address}") as http:
        served = Running(address, app.services, server, task, http)
        try:
            yield served
        finally:
            await served.stop()
            listening.close()
