"""The browser tests over lines that lag (`make lag`): answers and news come late, each at its own time.

A plugin of pytest. What one sees of a table comes over several lines at once: a page must not count on their order.
"""

import asyncio
from functools import partial
from random import Random
from typing import Any, Final
from weakref import WeakKeyDictionary

import pytest

from brushpass.server.middleware import Middleware
from brushpass.server.outbox import Outbox

LAG: Final = 0.3
"""The most that something is late, in seconds."""


def pytest_configure(config: pytest.Config) -> None:
    """Put the lines in, for all tests of this run."""
    rng = Random(str(config.getoption("lag_seed")))
    answer, push, end = Middleware.__call__, Outbox.push, Outbox.end
    due: WeakKeyDictionary[Outbox, float] = WeakKeyDictionary()

    async def answer_late(middleware: Middleware, scope: Any, receive: Any, send: Any) -> None:
        async def send_late(message: Any) -> None:
            if message["type"] == "http.response.start" and scope["path"].startswith("/api/"):
                await asyncio.sleep(rng.uniform(0, LAG))
            await send(message)

        await answer(middleware, scope, receive, send_late)

    def later(outbox: Outbox, what: Any) -> None:
        loop = asyncio.get_running_loop()
        due[outbox] = max(due.get(outbox, 0) + 1e-6, loop.time() + rng.uniform(0, LAG))  # one line keeps its order
        loop.call_at(due[outbox], what)

    patch = pytest.MonkeyPatch()
    patch.setattr(Middleware, "__call__", answer_late)
    patch.setattr(Outbox, "push", lambda outbox, frame: later(outbox, partial(push, outbox, frame)))
    patch.setattr(Outbox, "end", lambda outbox, code: later(outbox, partial(end, outbox, code)))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Another seed, other lags."""
    parser.addoption("--lag-seed", default="lag", help="what the lags are drawn from")
