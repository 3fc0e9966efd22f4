"""Frames of many connections, written together at the end of a turn of the event loop.

One commit of the store answers dozens of choices, and each of them has something to tell six seats. A reader that is
woken in the middle costs the server more than writing its frame. So all frames are collected first, and then written
one directly after another. Whatever a connection is sent goes through here, so nothing overtakes anything.
"""

import asyncio
from collections import deque
from typing import Protocol

from brushpass.server.small_frames import text_frame
from brushpass.server.text_wire import TextWire


class Receiver(Protocol):
    """A connection that can be written to."""

    wire: TextWire | None
    """The connection itself; None if frames have to go through `write`."""

    def write(self, frame: bytes) -> None:
        """Write a frame now, or queue it."""


class Burst:
    """The frames of one process that are not written yet."""

    def __init__(self) -> None:
        self.receivers: deque[Receiver] = deque()
        self.frames: deque[bytes] = deque()
        """One for each receiver, in order. Whoever adds the first one calls `begin`."""

    def begin(self) -> None:
        """Write everything at the end of this turn of the event loop."""
        asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Write everything now."""
        receivers, frames = self.receivers, self.frames
        last, packet = b"", b""
        while frames:
            receiver, frame = receivers.popleft(), frames.popleft()
            if frame is not last:  # what several seats are told in the same words becomes a packet once
                last, packet = frame, text_frame(frame)
            wire = receiver.wire
            if wire is not None and (write := wire.write) is not None:
                write(packet)
            else:
                receiver.write(frame)
