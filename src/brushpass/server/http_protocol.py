"""uvicorn's HTTP protocol with limits on the number of connections and on the time for a request to arrive.

Without them a client that connects and sends nothing, or half a request, holds a connection for ever.
"""

from asyncio import BaseTransport, TimerHandle, Transport
from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from brushpass.server.gate import STATE, Gate
from brushpass.server.protocol import Protocol
from brushpass.wire.http import Problem

if TYPE_CHECKING:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as UvicornProtocol
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as UvicornProtocol

MAX_HEAD_BYTES: Final = 65_536
"""The longest head of a request."""
PHRASES: Final = {408: "Request Timeout", 431: "Request Header Fields Too Large", 503: "Service Unavailable"}


class HttpProtocol(UvicornProtocol):
    """One connection, until it becomes a WebSocket."""

    _gate: Gate | None = None
    _address: str | None = None
    """What the connection is counted under; None if it is not counted here."""
    _timer: TimerHandle | None = None
    """Runs while a request is awaited or has only partly arrived."""
    _received = 0
    """How many bytes of that request have arrived."""
    _stall: TimerHandle | None = None
    """Runs while the client does not read its response."""
    _unread = 0
    """How many bytes of it the client had left unread when we last looked."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Count the connection, or refuse it."""
        super().connection_made(cast(Transport, transport))
        self._gate = self.app_state.get(STATE)
        if self._gate is None:
            return
        address = str(self.client[0]) if self.client else ""
        if self._gate.take(address):
            self._address = address
            self._start_timer()
        else:
            self._refuse(503, "too-many-connections", "too many connections; try again in a moment")

    def data_received(self, data: bytes) -> None:
        """Receive a part of a request. Its time begins with its first byte, and ends when all of it has arrived."""
        if self.transport.is_closing():
            return
        if self._timer is None:
            self._start_timer()
        self._received += len(data)
        cycle: Any = self.cycle
        is_waiting = cycle is None or not cycle.more_body  # for the head of a request, not for its body
        super().data_received(data)
        has_head = self.cycle is not cycle
        if (has_head or not is_waiting) and not self.cycle.more_body:
            self._stop_timer()
        elif is_waiting and not has_head and self._received > MAX_HEAD_BYTES and not self.transport.is_closing():
            self._refuse(431, "too-large", "the head of a request has at most 64 kB")

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """Hand the connection, and its place among those that are counted, to the WebSocket."""
        self._stop_timer()
        super().handle_websocket_upgrade(*event)
        cast(Protocol, self.transport.get_protocol()).on_lost = partial(_release, self._gate, self._address)
        vars(self).pop("parser", None)  # the two hold each other, and old cycles are hardly ever collected

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._stop_timer()
        self._progressed()
        super().connection_lost(exc)
        _release(self._gate, self._address)

    def pause_writing(self) -> None:
        """The client reads slowly; check now and then whether it reads at all."""
        super().pause_writing()
        self._watch()

    def _watch(self) -> None:
        if self._gate is not None:
            self._unread = self.transport.get_write_buffer_size()
            self._stall = self.loop.call_later(self._gate.limits.stalled_seconds, self._check)

    def resume_writing(self) -> None:
        """The client has read most of what was sent."""
        self._progressed()
        super().resume_writing()

    def _check(self) -> None:
        """Drop a client that has read nothing since the last look."""
        self._stall = None
        unread = self.transport.get_write_buffer_size()
        if self._gate is not None and unread >= self._unread:
            self._gate.metrics.count("requests_dropped", "stalled")
            self.transport.abort()
        else:
            self._watch()

    def _progressed(self) -> None:
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    def _start_timer(self) -> None:
        if self._gate is not None:
            self._timer = self.loop.call_later(self._gate.limits.request_seconds, self._too_late)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer, self._received = None, 0

    def _too_late(self) -> None:
        self._timer = None
        if self._gate is not None and not self.transport.is_closing():
            self._gate.metrics.count("requests_dropped", "late")
            if self._received:
                self._refuse(408, "request-timeout", "the request did not arrive in time")
            else:  # browsers open connections that they may never need
                self.transport.close()

    def _refuse(self, status: int, code: str, text: str) -> None:
        """Answer before the application does, and close."""
        if self._gate is not None:
            self._gate.metrics.count("requests", str(status))
        body = msgspec.json.encode(Problem(code, text))
        head = f"HTTP/1.1 {status} {PHRASES[status]}\r\ncontent-type: application/json\r\nconnection: close\r\n"
        self.transport.write(head.encode() + b"content-length: %d\r\n\r\n%b" % (len(body), body))
        self.transport.close()


def _release(gate: Gate | None, address: str | None) -> None:
    """Stop counting a connection."""
    if gate is not None and address is not None:
        gate.give_back(address)
