"""Start server processes."""

import asyncio
import logging
import socket

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from brushpass.server.config import Config
from brushpass.server.errors import NotStarted
from brushpass.server.listening import url
from brushpass.server.logs import log_lines
from brushpass.store.choose import from_url

log = logging.getLogger(__name__)


def check_store(config: Config) -> None:
    """Open the store once, and let go of it: what is wrong with it is told before any process is started."""
    asyncio.run(_open_once(config))


async def _open_once(config: Config) -> None:
    store = from_url(config.store or None, durable=config.durable)
    await store.open()
    await store.close()


def announce(listening: list[socket.socket]) -> None:
    """Log where the server can be reached: who asked for port 0 knows it from nowhere else."""
    log_lines()
    for one in listening:
        log.info("the server listens", extra={"address": url(one)})


def serve(config: Config, listening: list[socket.socket], workers: int = 1) -> None:
    """Serve until stopped. Open sockets are closed with 1012, service restart: clients come back and resume."""
    config.hand_on()
    settings = uvicorn.Config(
        "brushpass.server.app:from_environment",
        factory=True,
        workers=workers,
        ws="brushpass.server.protocol:Protocol",
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        access_log=False,
        server_header=False,
        log_config=None,
        proxy_headers=False,
    )
    if workers == 1:
        has_started = _alone(settings, listening)
    else:
        supervisor = Multiprocess(settings, sockets=listening)
        supervisor.run()
        has_started = all(process.exitcode != STARTUP_FAILURE for process in supervisor.processes)
    if not has_started:
        raise NotStarted("a server process could not start; its log says why")


def _alone(settings: uvicorn.Config, listening: list[socket.socket]) -> bool:
    """Serve in this process; whether it came to that."""
    server = uvicorn.Server(settings)
    try:
        server.run(sockets=listening)
    except KeyboardInterrupt:
        return True
    except SystemExit:  # uvicorn's way to say that it cannot start
        return False
    return server.started
