"""uvicorn's WebSocket protocol, with a fast path for texts that are already encoded.

Sending: ASGI takes a text as a string in a dictionary, through a coroutine. Every choice goes to every seat, so a busy
server would do little else. The fast path writes the frame itself. It is offered to the application as an extension of
its scope; an application that does not find it there sends in the ordinary way.

Receiving: a choice is one small text, and nearly always arrives alone and complete. Such a frame is decoded at once.
Everything else is split into messages in the ordinary way. So is the rest of a connection after any read that does not
end with a frame. Either way, an application that asks for it is handed each message as soon as it is complete, by a
plain call.

Limits: the application counts messages. A client can also send pings, parts of messages and empty frames without end,
and read nothing. So the ordinary path parses a little at a time and counts every frame, and a connection that is over
its limits is closed, by force if need be.
"""

from asyncio import AbstractEventLoop, BaseTransport
from collections.abc import Callable
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # the fast one, where there is one
from websockets.http11 import Request
from websockets.protocol import OPEN

from brushpass.server.close_codes import CLOSE_CODES
from brushpass.server.config import Limits
from brushpass.server.gate import STATE, Gate
from brushpass.server.limits import Bucket
from brushpass.server.small_frames import TEXT, content_start
from brushpass.server.text_wire import EXTENSION, Mailbox, Take

MAX_QUEUED = 4
"""Stop reading from a client while this many of its messages are queued."""


SLICE_BYTES = 4096
"""How much is parsed before frames are counted again: at most 682 of them."""

BYTES_PER_FRAME = 1024
"""The bytes that count as one frame."""


class Protocol(WebSocketsSansIOProtocol):
    """One connection."""

    __slots__ = ("_in_step", "_is_held", "close_sent", "frames", "handshake_complete", "mailbox", "on_lost", "write")
    """The fields that nearly every message needs lie side by side, not scattered over a dictionary of forty names."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._in_step = True
        """Every read so far was exactly one frame."""
        self._is_held = False
        """The application wants no more messages for now."""
        self.write: Callable[[bytes], None] | None = None
        """See `TextWire`. A transport that is being closed ignores what is written to it."""
        self.on_lost: Callable[[], None] | None = None
        """Called when the connection is over."""
        self._gate: Gate | None = app_state.get(STATE)
        self._limits = self._gate.limits if self._gate is not None else Limits()
        self._budget = Bucket(self._limits.frames_per_second, self._limits.frame_burst, self.loop.time())

    def connection_made(self, transport: BaseTransport) -> None:
        """Start with an empty mailbox."""
        super().connection_made(transport)
        self.write = self.transport.write
        self.mailbox = Mailbox(self.loop)
        self.queue = self.mailbox  # type: ignore[assignment]  # uvicorn itself only puts

    def data_received(self, data: bytes) -> None:
        """Receive a complete text on the fast path, and everything else on the ordinary one."""
        if self._in_step and self.handshake_complete:
            start = content_start(data)
            self._in_step = start > 0
            if start and data[0] == TEXT and not (self.frames or self.close_sent):
                try:
                    text = apply_mask(data[start:], data[start - 4 : start]).decode()
                except UnicodeDecodeError:
                    pass  # the ordinary path knows what to do
                else:
                    take = self.mailbox.take
                    if take is not None:
                        take(text)
                    else:
                        self.receive_text(text)
                    return
        elif self.handshake_initiated:
            self._in_step = False
        if self.handshake_initiated:
            self._receive(data)
            self._resume()  # uvicorn stops reading after every message that is not a text
        else:
            super().data_received(data)

    def _receive(self, data: bytes) -> None:
        """Parse frames, a little at a time, as long as the client stays within its limits."""
        for start in range(0, len(data), SLICE_BYTES):
            part = data[start : start + SLICE_BYTES]
            self.conn.receive_data(part)
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
                return
            cost = len(self.conn.events) + len(part) / BYTES_PER_FRAME
            if not self._budget.take(self.loop.time(), cost):
                self._fail("rate-limited")
                return
            self.handle_events()
            if self.transport.get_write_buffer_size() > self._limits.queued_bytes:  # pongs, which nobody reads
                self._count("slow-client")
                self.transport.abort()
            if self.transport.is_closing() or self.disconnected:
                return

    def _fail(self, code: str) -> None:
        """Close the connection: tell the client why, read nothing more from it, and drop it soon."""
        if self.close_sent or self.conn.state is not OPEN:
            self.transport.abort()
            return
        self._count(code)
        self.mailbox.put_nowait({"type": "websocket.disconnect", "code": CLOSE_CODES[code], "reason": code})
        self.conn.send_close(CLOSE_CODES[code], code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent, self.write = True, None
        self.transport.pause_reading()
        self.close_timer = self.loop.call_later(self._limits.close_seconds, self.transport.abort)

    def _count(self, code: str) -> None:
        if self._gate is not None:
            self._gate.metrics.count("closed", code)

    def handle_cont(self, event: Frame) -> None:
        """Receive a part of a message, unless it has too many."""
        if self.close_sent:
            return
        if len(self.frames) >= self._limits.fragments:
            self._fail("rate-limited")
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Queue a message that came on the ordinary path.

        One that is not UTF-8 ends the connection. That is not our error, so nothing is logged.
        """
        if self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        try:
            text = data.decode()
        except UnicodeDecodeError:
            if self.conn.state is OPEN:
                self.conn.send_close(1007)
                self.handle_parser_exception()
        else:
            self.receive_text(text)

    def keepalive_timeout(self) -> None:
        """Drop a client that did not answer a ping, with everything that it has not read."""
        if not self.close_sent and not self.transport.is_closing():
            self._count("no-pong")
        super().keepalive_timeout()
        self.transport.abort()

    def receive_text(self, text: str) -> None:
        """Hand a text to the application, or queue it and stop reading while several are queued."""
        if self.close_sent:
            return
        mailbox = self.mailbox
        if mailbox.take is not None:
            mailbox.take(text)
            return
        mailbox.put_nowait({"type": "websocket.receive", "text": text})
        if len(mailbox.events) >= MAX_QUEUED:
            self._pause()

    async def receive(self) -> Any:
        """The next event. Reading from the client resumes once nothing is queued."""
        events = self.mailbox.events
        while not events:
            await self.mailbox.arrival()
        event = events.popleft()
        self._resume()
        return event

    def hand_to(self, take: Take) -> None:
        """See `TextWire`."""
        events = self.mailbox.events
        while events and events[0]["type"] == "websocket.receive":
            take(events.popleft().get("text"))
        self.mailbox.take = take
        self._resume()

    def hold(self) -> None:
        """See `TextWire`."""
        self._is_held = True
        self._pause()

    def read_on(self) -> None:
        """See `TextWire`."""
        self._is_held = False
        self._resume()

    def _pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _resume(self) -> None:
        is_over = self.close_sent or self.transport.is_closing()
        if self.read_paused and not (self._is_held or self.mailbox.events or is_over):
            self.read_paused = False
            self.transport.resume_reading()

    def handle_connect(self, event: Request) -> None:
        """Offer the fast path to the application."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item]

    def connection_lost(self, exc: Exception | None) -> None:
        """Break reference cycles, so that the memory is freed at once and not by the garbage collector."""
        super().connection_lost(exc)
        self.write = None
        if self.on_lost is not None:
            self.on_lost()
            self.on_lost = None
        self.conn.parser.close()
        self.mailbox.take = None
        if self.handshake_initiated and self.response.status_code == 101:
            self.scope["extensions"] = {}

    def pause_writing(self) -> None:
        """The client is slow: the buffer that it has not read is full."""
        super().pause_writing()
        self.write = None

    def resume_writing(self) -> None:
        """The client has read most of its buffer."""
        super().resume_writing()
        if not self.close_sent:
            self.write = self.transport.write
