"""The frames of one turn of the event loop: every one is written, in order, whatever happens to one connection."""

from collections.abc import Callable

from brushpass.server.burst import Burst
from brushpass.server.small_frames import text_frame
from brushpass.server.text_wire import Take, TextWire


class Wire:
    """A connection that frames are written to directly."""

    write: Callable[[bytes], None] | None

    def __init__(self, write: Callable[[bytes], None]) -> None:
        self.write = write

    def hand_to(self, take: Take) -> None: ...

    def hold(self) -> None: ...

    def read_on(self) -> None: ...


class Receiver:
    """A connection that notes what it is sent, and by which way."""

    def __init__(self, write: Callable[[bytes], None] | None = None) -> None:
        self.direct: list[bytes] = []
        self.ordinary: list[bytes] = []
        self.wire: TextWire | None = Wire(write or self.direct.append)

    def write(self, frame: bytes) -> None:
        self.ordinary.append(frame)


def push(burst: Burst, receiver: Receiver, frame: bytes) -> None:
    burst.receivers.append(receiver)
    burst.frames.append(frame)


def test_frames_are_written_in_order_and_once() -> None:
    burst, one, other = Burst(), Receiver(), Receiver()
    for frame in (b"a", b"b"):
        push(burst, one, frame)
        push(burst, other, frame)
    burst.flush()
    burst.flush()
    assert one.direct == other.direct == [text_frame(b"a"), text_frame(b"b")]


def test_a_connection_that_cannot_be_written_to_goes_the_ordinary_way_and_the_others_get_their_frames() -> None:
    def fail(packet: bytes) -> None:
        raise RuntimeError("the transport is gone")

    burst, broken, slow, other = Burst(), Receiver(fail), Receiver(), Receiver()
    slow.wire = None
    for receiver in (broken, slow, other):
        push(burst, receiver, b"news")
    burst.flush()
    assert broken.ordinary == slow.ordinary == [b"news"]
    assert other.direct == [text_frame(b"news")]


def test_a_flush_during_a_flush_lets_nothing_overtake_anything() -> None:
    """A client that is too slow is dropped while frames are written, and whoever drops it flushes first."""
    burst = Burst()
    hasty = Receiver(lambda packet: burst.flush())
    other = Receiver()
    push(burst, hasty, b"1")
    push(burst, other, b"1")
    push(burst, other, b"2")
    burst.flush()
    assert other.direct == [text_frame(b"1"), text_frame(b"2")]
    assert not burst.frames
