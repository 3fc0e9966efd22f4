"""What one WebSocket is told: at once where the client keeps up, in order where it does not, and never without end."""

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from typing import Any

from brushpass.server.metrics import Metrics
from brushpass.server.protocol import EXTENSION, WriteText

log = logging.getLogger(__name__)

CLOSE_SECONDS = 5.0
"""How long a client may take to hear why it is dropped."""

CLOSE_CODES = {
    "no-hello": 4000,  # nothing was asked for in time
    "seat-moved": 4001,  # the seat went to another device: this device's token is void
    "left": 4002,  # its person left, or was removed: the seat is free, or a mind's
    "refused": 4004,  # the table cannot be served now, or is no more: come back and see
    "slow-client": 4008,  # too much waited for this client: come back and resume
    "rate-limited": 4029,  # too many messages or wrong guesses: come back later
}
"""Why the server closes a connection. Besides these: 1009 a message is too long, 1012 the server restarts."""


class Outbox:
    """The way out of one connection."""

    def __init__(self, scope: Any, send: Any, most: int, metrics: Metrics) -> None:
        self._send = send
        self._write_text: WriteText | None = scope.get("extensions", {}).get(EXTENSION)
        self._most, self._metrics = most, metrics
        self._waiting: deque[str] = deque()
        self._queued = 0
        """How many characters wait."""
        self._writer: asyncio.Task[None] | None = None
        self._closed = False
        """Nothing can be told any more."""
        self._closing: asyncio.Task[None] | None = None
        """The server has ended the connection, and says why."""

    def push(self, frame: bytes) -> None:
        """Send a frame now. If the client is slow it waits its turn; if it is too slow, it is dropped."""
        if self._writer is None and not self._closed and self._write_text is not None and self._write_text(frame):
            return
        self._push(frame.decode())

    def _push(self, text: str) -> None:
        if self._closed:
            return
        if self._writer is None:
            sending: Coroutine[Any, Any, None] = self._send({"type": "websocket.send", "text": text})
            try:
                sending.send(None)  # runs to its end at once, unless the client's buffer is full
            except StopIteration:
                return
            except Exception:
                self._closed = True
                return
            # The coroutine waits for the client: it is closed, and the same frame goes by the slow road.
            sending.close()
            self._writer = asyncio.create_task(self._write())
        self._waiting.append(text)
        self._queued += len(text)
        if self._queued > self._most:
            self.end("slow-client")

    async def _write(self) -> None:
        """Send what waits, as fast as the client takes it."""
        try:
            while self._waiting:
                text = self._waiting.popleft()
                await self._send({"type": "websocket.send", "text": text})
                self._queued -= len(text)
        except Exception:
            self._closed = True
        finally:
            self._writer = None

    def end(self, code: str) -> None:
        """Close for a reason."""
        if self._closed:
            return
        self._closed = True
        self._waiting.clear()
        self._metrics.count("closed", code)
        close = {"type": "websocket.close", "code": CLOSE_CODES[code], "reason": code}
        self._closing = asyncio.create_task(self._close(close))

    async def _close(self, close: dict[str, Any]) -> None:
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._send(close)
        except TimeoutError:  # it does not read at all, and never will
            self._abort()
        except Exception:
            log.debug("a connection was gone before it was closed")

    def _abort(self) -> None:
        """Drop the connection with all that waits in it. ASGI has no word for it: this asks uvicorn's own part."""
        transport = getattr(getattr(self._send, "__self__", None), "transport", None)
        if transport is not None:
            transport.abort()
