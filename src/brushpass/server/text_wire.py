"""What a connection can do besides ASGI: texts that are written at once, and messages that are handed over at once."""

import typing
from asyncio import AbstractEventLoop, Future
from collections import deque
from collections.abc import Callable
from typing import Any

EXTENSION = "brushpass.texts"
"""The extension of the scope in which an application finds the connection itself, as a `TextWire`."""

Take = Callable[[str | None], None]
"""Takes a message from the client; None for one that is not a text."""


class TextWire(typing.Protocol):
    """What a connection can do besides ASGI."""

    write: Callable[[bytes], None] | None
    """Writes what `text_frame` made of a text, at once; None while the client is slow, and once it is gone."""

    def hand_to(self, take: Take) -> None:
        """From now on, hand over every message at once. Only the end of the connection still comes through ASGI."""

    def hold(self) -> None:
        """Stop reading from the client."""

    def read_on(self) -> None:
        """Read from the client again."""


class Mailbox:
    """A queue of events for the application: the part of asyncio's queue that one reader needs."""

    __slots__ = ("_loop", "_reader", "events", "take")

    def __init__(self, loop: AbstractEventLoop) -> None:
        self.events: deque[Any] = deque()
        self.take: Take | None = None
        """The receiver that is handed each message straight away; without one, messages are queued."""
        self._loop = loop
        self._reader: Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """Add an event, or hand over its message."""
        if self.take is not None and event["type"] == "websocket.receive":
            self.take(event.get("text"))
            return
        self.events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def arrival(self) -> Future[None]:
        """A future that is done when an event arrives."""
        self._reader = self._loop.create_future()
        return self._reader
