"""Somebody who listens to a table."""

from typing import Protocol

from brushpass.core.seats import Viewer


class Connection(Protocol):
    """One device at one table, as the server's edge sees it."""

    viewer: Viewer
    """A seat, or the public."""

    def push(self, frame: bytes) -> None:
        """Send a frame, at once and without waiting; a client too slow to take it is dropped by the edge."""

    def end(self, code: str) -> None:
        """Close, for a reason that the client knows by its code."""
