"""Before a test says that nothing happened, it waits here for something later that must happen.

A page could have done it by then: whatever it was told or asked for before has come, and is drawn.
"""

from itertools import count
from typing import Protocol

from playwright.sync_api import Page

from brushpass.core.seats import Seat
from tests.web.players import Tables, until

NUMBERS = count(1)
PAINTED = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    while (document.querySelector('[aria-busy=true]')) await frame();
    for (let count = 0; count < 2; count++) await frame();
    await new Promise((done) => setTimeout(done));
}"""
"""All parts of a table are there, and two frames begin, so the first of them is painted."""
ANSWERED = "() => fetch('/api/live', { cache: 'no-store' }).then((answer) => answer.text())"


class Listener(Protocol):
    """A page, and what came over its sockets: a `Player`, or the `Line` that its sockets go through."""

    page: Page
    frames: list[str]


def painted(page: Page) -> None:
    """Wait until the page has drawn everything that it knows now."""
    page.evaluate(PAINTED)


def settled(page: Page) -> None:
    """Wait until a request that the page makes now is answered, and what came before is drawn.

    By then the browser has sent off every request that the page made before.
    """
    page.evaluate(ANSWERED)
    painted(page)


def heard(tables: Tables, code: str, seat: int, listener: Listener) -> None:
    """Wait until a page has heard everything that the server has told this seat so far.

    A connection keeps its order, so the server sends one frame more, which changes nothing.
    """
    loop, connections = tables.served.task.get_loop(), tables.served.table(code).connections
    mark = f'{{"type":"pong","mark":{next(NUMBERS)}}}'
    until(listener.page, lambda: bool(connections.get(Seat(seat))))
    for connection in connections[Seat(seat)]:
        loop.call_soon_threadsafe(connection.push, mark.encode())
    until(listener.page, lambda: mark in listener.frames)


def told(tables: Tables, code: str, seat: int, listener: Listener) -> None:
    """Wait until a page has heard and drawn everything that the server has told this seat so far."""
    heard(tables, code, seat, listener)
    painted(listener.page)
