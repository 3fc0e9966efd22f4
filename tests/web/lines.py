"""Between a page and its server: lines that are cut, fall silent or lag."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute

from brushpass.core.seats import Seat
from tests.web.players import Tables


class Line:
    """The connection of a page, and the next. Never two at a time: luck tells them apart, and `DRAWN` fixes it."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[WebSocketRoute] = []
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
        server.on_message(lambda frame: socket.send(self.edit(str(frame))))
        self.is_deaf = False
        self.sockets.append(socket)

    def cut(self) -> None:
        """Close the connection, and let none be opened."""
        self.is_cut = True
        self.sockets[-1].close(code=1012)

    def mend(self) -> None:
        """Let connections be opened again."""
        self.is_cut = False


class Lag:
    """What the server tells one seat waits until it is released."""

    def __init__(self, tables: Tables, code: str, seat: int) -> None:
        [connection] = tables.served.table(code).connections[Seat(seat)]
        self._push, self._loop = connection.push, tables.served.task.get_loop()
        self._held: list[bytes] = []
        self._patch = pytest.MonkeyPatch()
        self._patch.setattr(connection, "push", self._held.append)

    def release(self) -> None:
        """Let through what has waited, and what comes."""
        self._patch.undo()
        for frame in self._held:
            self._loop.call_soon_threadsafe(self._push, frame)
