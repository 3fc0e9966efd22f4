"""uvicorn's WebSocket protocol, with a short road for texts that are bytes already.

ASGI wants a text as a string in a dictionary, and waits for a coroutine to take it. Every choice goes to every seat, so
most of what a busy server does would be just that. The short road writes the frame itself; it is offered to the
application as an extension of its scope, and whoever does not find it there sends by the long road.
"""

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "brushpass.write-text"

WriteText = Callable[[bytes], bool]
"""Writes a text in UTF-8 at once; False if the client is slow or gone, and nothing was written."""

TEXT = 0x81
"""The first byte of a frame that is a whole text."""


class Protocol(WebSocketsSansIOProtocol):
    """One connection."""

    def handle_connect(self, event: Request) -> None:
        """Offer the short road to the application."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self.write_text}  # type: ignore[dict-item]

    def write_text(self, text: bytes) -> bool:
        """See `WriteText`."""
        transport = self.transport
        if not self.writable.is_set() or self.close_sent or self.disconnected or transport.is_closing():
            return False
        size = len(text)
        if size < 126:
            transport.write(b"%c%c%b" % (TEXT, size, text))
        elif size < 65_536:
            transport.write(b"%c\x7e%b%b" % (TEXT, size.to_bytes(2, "big"), text))
        else:
            transport.write(b"%c\x7f%b%b" % (TEXT, size.to_bytes(8, "big"), text))
        return True
