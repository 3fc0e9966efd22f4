"""Between a page and its server: lines that are cut, fall silent or lag."""

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, WebSocketRoute

from brushpass.core.seats import Seat
from tests.web.players import Tables, until


class Line:
    """The connections of a page: one for every seat that it holds, and the next ones when these are lost."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sockets: list[WebSocketRoute] = []
        self.frames: list[str] = []
        """Everything that was passed on to the page."""
        self.is_cut = False
        self.is_deaf = False
        """Nothing that the page sends comes through any more, and nobody is told."""
        self.edit: Callable[[str], str] = lambda frame: frame
        """What becomes of a frame on its way to the page."""
        page.route_web_socket("**/ws", self._through)

    def _through(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            socket.close(code=1012)
            return
        server = socket.connect_to_server()
        socket.on_message(lambda frame: None if self.is_deaf else server.send(frame))
        server.on_message(lambda frame: self._pass_on(socket, self.edit(str(frame))))
        self.is_deaf = False
        self.sockets.append(socket)

    def _pass_on(self, socket: WebSocketRoute, frame: str) -> None:
        socket.send(frame)
        self.frames.append(frame)

    def cut(self) -> None:
        """Close every connection, and let none be opened."""
        self.is_cut = True
        for socket in self.sockets:
            socket.close(code=1012)

    def mend(self) -> None:
        """Let connections be opened again."""
        self.is_cut = False


class Lag:
    """What the server tells one seat waits until it is released: news, answers and refusals."""

    def __init__(self, tables: Tables, code: str, seat: int) -> None:
        [connection] = tables.served.table(code).connections[Seat(seat)]
        self._loop = tables.served.task.get_loop()
        self._held: list[Callable[[], None]] = []
        self._patch = pytest.MonkeyPatch()
        self._patch.setattr(connection, "push", partial(self._hold, connection.push))

    def _hold(self, send: Callable[[bytes], None], frame: bytes) -> None:
        self._held.append(partial(send, frame))

    def holds(self, page: Page) -> None:
        """Wait until something is held: the server has done what it was asked for, and the page doesn't know."""
        until(page, lambda: bool(self._held))

    def release(self) -> None:
        """Let through what has waited, and what comes."""
        self._loop.call_soon_threadsafe(self._let_through)

    def _let_through(self) -> None:
        self._patch.undo()
        for send in self._held:
            send()
