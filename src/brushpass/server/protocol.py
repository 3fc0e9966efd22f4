"""uvicorn's WebSocket protocol, with a fast path for texts that are encoded already.

Sending: ASGI takes a text as a string in a dictionary, through a coroutine. Every choice goes to every seat, so a busy
server would do little else. The fast path writes the frame itself. It is offered to the application as an extension of
its scope; an application that does not find it there sends in the ordinary way.

Receiving: a choice is one small text, and nearly always arrives alone and complete. Such a frame is decoded at once.
Everything else takes the ordinary path. So does the rest of a connection once a read did not end with a frame.
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
"""Writes a text in UTF-8 at once. False if the client is slow or gone, and nothing was written."""

TEXT = 0x81
"""The first byte of a frame that is a complete text."""

MASKED = 0x80
"""The bit of the second byte that every client sets."""

MAX_QUEUED = 4
"""Stop reading from a client while this many of its messages are queued."""


class Mailbox:
    """A queue of events for the application: the part of asyncio's queue that one reader needs."""

    __slots__ = ("_loop", "_reader", "events")

    def __init__(self, loop: AbstractEventLoop) -> None:
        self.events: deque[Any] = deque()
        self._loop = loop
        self._reader: Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """Add an event."""
        self.events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def arrival(self) -> Future[None]:
        """A future that is done when an event arrives."""
        self._reader = self._loop.create_future()
        return self._reader


class Protocol(WebSocketsSansIOProtocol):
    """One connection."""

    _in_step = True
    """Every read so far was exactly one frame."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Start with an empty mailbox."""
        super().connection_made(transport)
        self.mailbox = Mailbox(self.loop)
        self.queue = self.mailbox  # type: ignore[assignment]  # uvicorn itself only puts

    def data_received(self, data: bytes) -> None:
        """Receive a complete text on the fast path, and everything else on the ordinary one."""
        if self._in_step and self.handshake_complete:
            start = content_start(data)
            self._in_step = start > 0
            if start and data[0] == TEXT and not self.frames and self.conn.state is OPEN:
                try:
                    text = apply_mask(data[start:], data[start - 4 : start]).decode()
                except UnicodeDecodeError:
                    pass  # the ordinary path knows what to do
                else:
                    self.receive_text(text)
                    return
        elif self.handshake_initiated:
            self._in_step = False
        super().data_received(data)

    def receive_text(self, text: str) -> None:
        """Queue a text for the application, and stop reading while several are queued."""
        if self.close_sent:
            return
        self.mailbox.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and len(self.mailbox.events) >= MAX_QUEUED:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        """The next event. Reading from the client resumes once nothing is queued."""
        events = self.mailbox.events
        while not events:
            await self.mailbox.arrival()
        event = events.popleft()
        if self.read_paused and not events:
            self.read_paused = False
            self.transport.resume_reading()
        return event

    def handle_connect(self, event: Request) -> None:
        """Offer the fast path to the application."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self.write_text}  # type: ignore[dict-item]

    def connection_lost(self, exc: Exception | None) -> None:
        """Break reference cycles, so that the memory is freed at once and not by the garbage collector."""
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


def content_start(data: bytes) -> int:
    """Where the content of a client's frame starts, if this is exactly one frame of at most 64 kB; otherwise 0."""
    size = len(data)
    if size < 6 or not data[1] & MASKED:
        return 0
    length = data[1] & 0x7F
    if length < 126:
        return 6 if size == 6 + length else 0
    if length == 126 and size >= 8:
        return 8 if size == 8 + int.from_bytes(data[2:4], "big") else 0
    return 0
