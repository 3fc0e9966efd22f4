"""Somebody who is listening to a table."""

from typing import Protocol

from brushpass.core.seats import Viewer


class Connection(Protocol):
    """One device at one table, as the server sees it."""

    viewer: Viewer
    """A seat, or the public."""

    def push(self, frame: bytes) -> None:
        """Send a frame at once, without waiting. The server drops a client that is too slow to receive it."""

    def end(self, code: str) -> None:
        """Close the connection, with a reason that the client knows by its code."""
