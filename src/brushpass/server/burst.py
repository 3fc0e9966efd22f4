"""Frames for many connections, written together at the end of a turn of the event loop.

One commit of the store answers dozens of choices, and each of them has something to tell six seats. Waking a reader in
the middle costs the server more than writing its frame. So all frames are collected first, and then written in one go.
Whatever a connection is sent goes through here, so nothing overtakes anything.
"""

import asyncio
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
        self.receivers: list[Receiver] = []
        self.frames: list[bytes] = []
        """One for each receiver, in order. The caller that adds the first one calls `begin`."""
        self._is_writing = False

    def begin(self) -> None:
        """Write everything at the end of this turn of the event loop."""
        asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Write everything now. A client that turns out to be too slow is dropped with its frames."""
        if self._is_writing:
            return
        receivers, frames = self.receivers, self.frames
        last, packet = b"", b""
        self._is_writing = True
        try:
            for receiver, frame in zip(receivers, frames, strict=True):
                if frame is not last:  # what several seats are told in the same words is framed once
                    last, packet = frame, text_frame(frame)
                wire = receiver.wire
                if wire is None or (write := wire.write) is None:
                    receiver.write(frame)
                    continue
                try:
                    write(packet)
                except Exception:  # the ordinary way ends this connection; the others must not suffer
                    receiver.write(frame)
        finally:
            self._is_writing = False
            receivers.clear()
            frames.clear()
