"""Start server processes."""

import asyncio
import logging
import socket
from typing import Any, Final

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from brushpass.server.config import Config
from brushpass.server.errors import NotStarted
from brushpass.server.files import allow_open_files
from brushpass.server.listening import url
from brushpass.server.logs import log_as_json
from brushpass.store.choose import from_url

log = logging.getLogger(__name__)

SETTINGS: Final[dict[str, Any]] = {
    "http": "brushpass.server.http_protocol:HttpProtocol",
    "ws": "brushpass.server.protocol:Protocol",
    "ws_max_size": 65_536,
    "ws_per_message_deflate": False,
    "timeout_graceful_shutdown": 3,
    "access_log": False,
    "server_header": False,
    "log_config": None,
    "proxy_headers": False,
}
"""How uvicorn serves us."""


def check_store(config: Config) -> None:
    """Open the store once and close it, so that a failure is reported before any process is started."""
    asyncio.run(_open_once(config))


async def _open_once(config: Config) -> None:
    store = from_url(config.store or None, durable=config.durable)
    await store.open()
    await store.close()


def announce(sockets: list[socket.socket]) -> None:
    """Log where the server can be reached: with port 0 there is no other way to know."""
    log_as_json()
    for listening in sockets:
        log.info("the server listens", extra={"address": url(listening)})


def serve(config: Config, sockets: list[socket.socket], workers: int = 1) -> None:
    """Serve until stopped. Then connections are closed with 1012 (service restart), and clients connect again."""
    config.export()
    allow_open_files()
    settings = uvicorn.Config("brushpass.server.app:from_environment", factory=True, workers=workers, **SETTINGS)
    if workers == 1:
        has_started = _run_here(settings, sockets)
    else:
        supervisor = Multiprocess(settings, sockets=sockets)
        supervisor.run()
        has_started = all(process.exitcode != STARTUP_FAILURE for process in supervisor.processes)
    if not has_started:
        raise NotStarted("a server process could not start; its log says why")


def _run_here(settings: uvicorn.Config, sockets: list[socket.socket]) -> bool:
    """Whether the server started; it serves in this process until stopped."""
    server = uvicorn.Server(settings)
    try:
        server.run(sockets=sockets)
    except KeyboardInterrupt:
        return True
    except SystemExit:  # this is how uvicorn says that it cannot start
        return False
    return server.started
