"""A real server in a thread of its own, and real browsers in front of it."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from brushpass.server.static import FOLDER
from brushpass.table import dealing, rematch, seating
from tests.server.running import Running, running
from tests.web.players import Tables

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--font-render-hinting=none",  # letters as wide as in a window
]
"""How Chromium is started: headless machines have neither a sandbox nor a graphics card for it."""

CHROMIUM = "/usr/bin/chromium"
"""The browser as people have it. Even without a screen it draws its toolbar, in a process of its own per window."""
SHELL = "/usr/bin/chromium-headless-shell"
"""The same engine without windows: a page costs a third. Whole games are played in both (`test_games.py`)."""


class Thread:
    """A server that runs beside the test."""

    def __init__(self, folder: Path) -> None:
        self._stop = asyncio.Event()
        self._loop = asyncio.new_event_loop()
        self._ready: Future[Running] = Future()
        self._thread = threading.Thread(target=self._serve, args=(folder,), daemon=True)
        self._thread.start()
        self.served = self._ready.result(timeout=30)

    def _serve(self, folder: Path) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._run(folder))
        self._loop.close()

    async def _run(self, folder: Path) -> None:
        try:
            async with running(folder) as served:
                self._ready.set_result(served)
                await self._stop.wait()
        except Exception as error:
            if not self._ready.done():
                self._ready.set_exception(error)

    def stop(self) -> None:
        """Stop the server and wait for its end."""
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(timeout=30)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Debian's build, which needs no download of its own."""
    return {**browser_type_launch_args, "executable_path": SHELL, "args": QUIET}


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a worker; each opens tables of its own."""
    assert (FOLDER / "index.html").exists(), "the page is not built: python3 start.py setup"
    thread = Thread(tmp_path_factory.mktemp("tables"))
    yield thread.served
    thread.stop()


@pytest.fixture(autouse=True)
def _luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals and bots are drawn from the name of the test: what fails once fails again."""
    numbers = count()
    name = request.node.name
    for module in (rematch, dealing, seating):
        monkeypatch.setattr(module, "new_secret", lambda: sha256(f"{name} {next(numbers)}".encode()).hexdigest())


@pytest.fixture
def tables(served: Running, browser: Browser) -> Iterator[Tables]:
    """Opens browsers at tables; in the end none of them may have complained."""
    opened = Tables(served, browser)
    yield opened
    opened.close()
    assert opened.complaints == []
