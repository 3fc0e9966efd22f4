"""Server processes of their own, that tests may kill. They are forked from one that has everything loaded."""

import asyncio
import multiprocessing
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from brushpass.server.config import Config
from brushpass.server.listening import listen
from brushpass.server.serve import serve
from brushpass.table import sweeping
from brushpass.table.sweeping import IDLE_SECONDS
from tests.server.running import FLAT_OUT, GENEROUS

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["brushpass.server.app", "brushpass.store.postgres", "tests.server.process"])


class Process:
    """A server on a port of its own, which it has again after it was killed."""

    def __init__(self, store: str, idle_seconds: float = IDLE_SECONDS) -> None:
        """Tables that nobody uses leave its memory after `idle_seconds`."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._config = msgspec.json.encode(Config(store=store, pace=FLAT_OUT, limits=GENEROUS))
        self._idle_seconds = idle_seconds
        self.start()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> None:
        self._process = _context.Process(target=_serve, args=(self._config, self.port, self._idle_seconds), daemon=True)
        self._process.start()

    async def is_up(self) -> None:
        """Wait until it takes connections."""
        async with asyncio.timeout(30):
            while True:
                assert self._process.is_alive(), "the server has died by itself"
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                except OSError:
                    await asyncio.sleep(0.01)
                else:
                    writer.close()
                    return

    def suspend(self) -> None:
        """SIGSTOP: it does nothing any more, but all its connections stay open."""
        os.kill(self.pid, signal.SIGSTOP)

    def resume(self) -> None:
        """SIGCONT: it goes on, and doesn't know that time has passed."""
        os.kill(self.pid, signal.SIGCONT)

    def kill(self) -> None:
        """SIGKILL: it cannot do anything any more."""
        self._process.kill()
        self._process.join()

    def stop(self) -> None:
        self._process.terminate()
        self._process.join(10)
        self.kill()


def _serve(config: bytes, port: int, idle_seconds: float) -> None:
    sweeping.IDLE_SECONDS = idle_seconds
    serve(msgspec.json.decode(config, type=Config), listen("127.0.0.1", port))


@contextmanager
def processes(store: str, count: int = 1) -> Iterator[list[Process]]:
    """So many servers of one store."""
    started = [Process(store) for _ in range(count)]
    try:
        yield started
    finally:
        for process in started:
            process.stop()
