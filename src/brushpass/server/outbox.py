"""Messages to one WebSocket: sent at once if the client keeps up, queued in order if not, dropped if too many."""

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from typing import Any

from brushpass.server.burst import Burst
from brushpass.server.close_codes import CLOSE_CODES
from brushpass.server.config import Limits
from brushpass.server.metrics import Metrics
from brushpass.server.text_wire import EXTENSION, TextWire

log = logging.getLogger(__name__)


class Outbox:
    """Sends to one connection."""

    def __init__(self, scope: Any, send: Any, limits: Limits, metrics: Metrics, burst: Burst) -> None:
        self._send = send
        self._wire: TextWire | None = scope.get("extensions", {}).get(EXTENSION)
        self._limits, self._metrics, self._burst = limits, metrics, burst
        self._queue: deque[str] = deque()
        self._queued = 0
        """How many characters are queued."""
        self._writer: asyncio.Task[None] | None = None
        self._closed = False
        """Nothing more can be sent."""
        self.wire = self._wire
        """See `burst.Receiver`. While frames are queued, and once nothing more can be sent, it is None."""
        self._closing: asyncio.Task[None] | None = None
        """The task that closes the connection with a reason, once the server has ended it."""

    def push(self, frame: bytes) -> None:
        """Send a frame at the end of this turn of the event loop, after all that were pushed earlier."""
        burst = self._burst
        if not burst.frames:
            burst.begin()
        burst.receivers.append(self)
        burst.frames.append(frame)

    def write(self, frame: bytes) -> None:
        """Send a frame now. If the client is slow the frame is queued; if it is too slow the client is dropped."""
        if self._closed:
            return
        text = frame.decode()
        if self._writer is None:
            sending: Coroutine[Any, Any, None] = self._send({"type": "websocket.send", "text": text})
            try:
                sending.send(None)  # finishes at once, unless the client's buffer is full
            except StopIteration:
                return
            except Exception:
                self.shut()
                return
            # The coroutine waits for the client. It is closed, and the same frame goes through the queue.
            sending.close()
            self.wire = None
            self._writer = asyncio.create_task(self._write())
        self._queue.append(text)
        self._queued += len(text)
        if self._queued > self._limits.queued_bytes:
            self.end("slow-client")

    async def _write(self) -> None:
        """Send what is queued, as fast as the client receives it."""
        try:
            while self._queue:
                text = self._queue.popleft()
                await self._send({"type": "websocket.send", "text": text})
                self._queued -= len(text)
        except Exception:
            self.shut()
        finally:
            self._writer = None
            if not self._closed:
                self.wire = self._wire

    def shut(self) -> None:
        """Send nothing more."""
        self._closed, self.wire = True, None

    def end(self, code: str) -> None:
        """Close the connection, for a reason, after everything that was pushed earlier."""
        self._burst.flush()
        if self._closed:
            return
        self.shut()
        self._queue.clear()
        self._metrics.count("closed", code)
        close = {"type": "websocket.close", "code": CLOSE_CODES[code], "reason": code}
        self._closing = asyncio.create_task(self._close(close))

    async def _close(self, close: dict[str, Any]) -> None:
        try:
            async with asyncio.timeout(self._limits.close_seconds):
                await self._send(close)
            asyncio.get_running_loop().call_later(self._limits.close_seconds, self._abort)  # in case it doesn't answer
        except TimeoutError:  # it does not read at all
            self._abort()
        except Exception:
            log.debug("a connection was gone before it was closed")

    def _abort(self) -> None:
        """Drop the connection with everything that is queued. ASGI cannot do that, so this uses uvicorn's transport."""
        transport = getattr(getattr(self._send, "__self__", None), "transport", None)
        if transport is not None:
            transport.abort()
