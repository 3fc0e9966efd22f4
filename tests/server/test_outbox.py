"""What one connection is sent, however its client behaves."""

import asyncio
from typing import Any

import pytest

from brushpass.server.burst import Burst
from brushpass.server.config import Limits
from brushpass.server.metrics import Metrics
from brushpass.server.outbox import Outbox

pytestmark = pytest.mark.anyio


class Peer:
    """The other end of a connection. It takes what it is sent at once, slowly, or not at all."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.takes = asyncio.Event()
        self.is_broken = False

    async def send(self, message: Any) -> None:
        if not self.takes.is_set():
            await self.takes.wait()
        if self.is_broken:
            raise ConnectionError("gone")
        self.sent.append(message)


def outbox(peer: Peer, **limits: Any) -> Outbox:
    return Outbox({}, peer.send, Limits(**limits), Metrics(), Burst())


def texts(peer: Peer) -> list[str]:
    return [message["text"] for message in peer.sent if message["type"] == "websocket.send"]


async def test_a_client_that_keeps_up_gets_every_frame_at_once() -> None:
    peer = Peer()
    peer.takes.set()
    box = outbox(peer)
    for text in (b"a", b"b"):
        box.push(text)
    assert texts(peer) == []
    await asyncio.sleep(0)
    assert texts(peer) == ["a", "b"]


async def test_a_slow_client_gets_every_frame_in_order() -> None:
    peer = Peer()
    box = outbox(peer)
    for text in (b"a", b"b", b"c"):
        box.push(text)
    await asyncio.sleep(0)
    assert texts(peer) == []
    peer.takes.set()
    await asyncio.sleep(0.01)
    box.push(b"d")
    await asyncio.sleep(0)
    assert texts(peer) == ["a", "b", "c", "d"]


@pytest.mark.parametrize("is_slow", [False, True])
async def test_a_client_that_is_gone_is_sent_nothing_more(*, is_slow: bool) -> None:
    peer = Peer()
    peer.is_broken = True
    if not is_slow:
        peer.takes.set()
    box = outbox(peer)
    box.push(b"a")
    box.push(b"b")
    peer.takes.set()
    await asyncio.sleep(0.01)
    peer.is_broken = False
    box.push(b"c")
    box.end("refused")
    await asyncio.sleep(0.01)
    assert peer.sent == []


async def test_a_connection_is_ended_once_and_for_the_first_reason() -> None:
    peer = Peer()
    peer.takes.set()
    box = outbox(peer)
    box.end("left")
    box.end("refused")
    box.push(b"too late")
    await asyncio.sleep(0.01)
    assert peer.sent == [{"type": "websocket.close", "code": 4002, "reason": "left"}]


async def test_a_client_that_leaves_too_much_unread_is_told_why_it_is_dropped() -> None:
    peer = Peer()
    box = outbox(peer, queued_bytes=10)
    box.push(b"x" * 6)
    box.push(b"x" * 6)
    await asyncio.sleep(0)
    peer.takes.set()
    await asyncio.sleep(0.01)
    assert peer.sent[-1] == {"type": "websocket.close", "code": 4008, "reason": "slow-client"}


@pytest.mark.parametrize("is_broken", [False, True])
async def test_a_client_that_does_not_read_the_reason_is_dropped(*, is_broken: bool) -> None:
    peer = Peer()
    peer.is_broken = is_broken
    if is_broken:
        peer.takes.set()
    box = outbox(peer, close_seconds=0.01)
    box.end("refused")
    async with asyncio.timeout(5):
        assert box._closing is not None
        await box._closing
    assert peer.sent == []
