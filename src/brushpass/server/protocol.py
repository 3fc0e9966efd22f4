"""uvicorn's WebSocket protocol, with a short road for texts that are bytes already.

Out: ASGI wants a text as a string in a dictionary, and waits for a coroutine to take it. Every choice goes to every
seat, so most of what a busy server does would be just that. The short road writes the frame itself; it is offered to
the application as an extension of its scope, and whoever does not find it there sends by the long road.

In: a choice is one small text, and nearly always arrives alone and whole. Such a frame is taken apart at once. All else
goes the long road, and so does the rest of a connection on which the ends of frames were ever out of step with reads.
"""

from asyncio import AbstractEventLoop, BaseTransport, Future
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the fast one, where there is one
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION = "brushpass.write-text"

WriteText = Callable[[bytes], bool]
"""Writes a text in UTF-8 at once; False if the client is slow or gone, and nothing was written."""

TEXT = 0x81
"""The first byte of a frame that is a whole text."""


MASKED = 0x80

MOST_WAITING = 4
"""A client of whom so many texts wait is not read from until they are taken."""


class Mailbox:
    """What waits for the application: as much of asyncio's queue as is needed where there is one reader."""

    __slots__ = ("_loop", "_reader", "waiting")

    def __init__(self, loop: AbstractEventLoop) -> None:
        self.waiting: deque[Any] = deque()
        self._loop = loop
        self._reader: Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """One more."""
        self.waiting.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def arrival(self) -> Future[None]:
        """Done when something comes."""
        self._reader = self._loop.create_future()
        return self._reader


class Protocol(WebSocketsSansIOProtocol):
    """One connection."""

    _in_step = True
    """Every read so far was one whole frame."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin with an empty mailbox."""
        super().connection_made(transport)
        self.mailbox = Mailbox(self.loop)
        self.queue = self.mailbox  # type: ignore[assignment]  # all that uvicorn itself does is to put

    def data_received(self, data: bytes) -> None:
        """Take a whole text by the short road, and all else by the long one."""
        if self._in_step and self.handshake_complete:
            start = whole(data)
            self._in_step = start > 0
            if start and data[0] == TEXT and not self.frames and self.conn.state is OPEN:
                try:
                    text = apply_mask(data[start:], data[start - 4 : start]).decode()
                except UnicodeDecodeError:
                    pass  # the long road knows what to do
                else:
                    self.took_text(text)
                    return
        elif self.handshake_initiated:
            self._in_step = False
        super().data_received(data)

    def took_text(self, text: str) -> None:
        """Hand a text to the application, and read no more while several wait."""
        if self.close_sent:
            return
        self.mailbox.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and len(self.mailbox.waiting) >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        """The next event, when it comes. The client is read from again once nothing waits."""
        waiting = self.mailbox.waiting
        while not waiting:
            await self.mailbox.arrival()
        event = waiting.popleft()
        if self.read_paused and not waiting:
            self.read_paused = False
            self.transport.resume_reading()
        return event

    def handle_connect(self, event: Request) -> None:
        """Offer the short road to the application."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self.write_text}  # type: ignore[dict-item]

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what holds on to this: all is freed at once, and not when somebody searches for cycles."""
        super().connection_lost(exc)
        self.conn.parser.close()
        if self.handshake_initiated and self.response.status_code == 101:
            self.scope["extensions"] = {}

    def write_text(self, text: bytes) -> bool:
        """See `WriteText`."""
        transport = self.transport
        if not self.writable.is_set() or self.close_sent or self.disconnected or transport.is_closing():
            return False
        size = len(text)
        if size < 126:
            transport.write(b"\x81%c%b" % (size, text))
        elif size < 65_536:
            transport.write(b"\x81\x7e" + size.to_bytes(2, "big") + text)
        else:
            transport.write(b"\x81\x7f" + size.to_bytes(8, "big") + text)
        return True


def whole(data: bytes) -> int:
    """Where the content of a client's frame starts, if this is exactly one, and no longer than 64 kB; else 0."""
    size = len(data)
    if size < 6 or not data[1] & MASKED:
        return 0
    length = data[1] & 0x7F
    if length < 126:
        return 6 if size == 6 + length else 0
    if length == 126 and size >= 8:
        return 8 if size == 8 + int.from_bytes(data[2:4], "big") else 0
    return 0
