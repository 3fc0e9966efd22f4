"""Messages from many connections, carried out together at the end of a turn of the event loop.

One turn reads from dozens of connections. If decisions and reads alternate, the processor has to fetch the code and
data of both again and again, which costs more than the decisions. So everything is read first, and then everything is
carried out, in the order in which it arrived.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

log = logging.getLogger(__name__)


class Sender(Protocol):
    """A connection that has sent something."""

    def take(self, text: str | None) -> None:
        """Carry a message out; None is one that is not a text."""

    def end(self, code: str) -> None:
        """Close the connection, for a reason."""


class Intake:
    """The messages of one process that have arrived and are not carried out yet."""

    def __init__(self, then: Callable[[], None]) -> None:
        """`then` is called whenever messages have been carried out."""
        self._then = then
        self._texts: list[tuple[Sender, str | None]] = []

    def add(self, sender: Sender, text: str | None) -> None:
        """Carry this out at the end of this turn of the event loop, after everything that came before."""
        if not self._texts:
            asyncio.get_running_loop().call_soon(self._take_all)
        self._texts.append((sender, text))

    def _take_all(self) -> None:
        """Carry everything out. If one message fails its connection is closed, and the others are still carried out."""
        texts, self._texts = self._texts, []
        for sender, text in texts:
            try:
                sender.take(text)
            except Exception:
                log.exception("a message could not be carried out")
                sender.end("refused")
        self._then()
