"""Frames of many connections, written together at the end of a turn of the event loop.

One commit of the store answers dozens of choices, and each of them has something to tell six seats. A reader that is
woken in the middle costs the server more than writing its frame. So all frames are collected first, and then written
one directly after another. Whatever a connection is sent goes through here, so nothing overtakes anything.
"""

import asyncio
from collections import deque
from typing import Protocol


class Writer(Protocol):
    """A connection that can be written to."""

    def write(self, frame: bytes) -> None:
        """Write a frame now."""


class Burst:
    """The frames of one process that are not written yet."""

    def __init__(self) -> None:
        self._frames: deque[tuple[Writer, bytes]] = deque()

    def add(self, writer: Writer, frame: bytes) -> None:
        """Write a frame in this turn of the event loop, after all that were added before."""
        if not self._frames:
            asyncio.get_running_loop().call_soon(self.flush)
        self._frames.append((writer, frame))

    def flush(self) -> None:
        """Write everything now."""
        frames = self._frames
        while frames:
            writer, frame = frames.popleft()
            writer.write(frame)
