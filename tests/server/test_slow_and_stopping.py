"""Clients that do not read, and servers that stop."""

import asyncio
import contextlib
import random
import socket as plain
from pathlib import Path

import msgspec
import pytest

from brushpass.store.choose import from_url
from brushpass.wire import inbound as i
from tests.server.client import Client, close, finish, gathered, open_table, start, step
from tests.server.running import GENEROUS, Running, running

pytestmark = pytest.mark.anyio


# --- Slow clients


async def test_a_client_that_never_reads_delays_nobody_and_is_dropped(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, queued_bytes=100_000, close_seconds=0.2)
    async with running(tmp_path, limits=limits) as server:
        clients = await gathered(server)
        sockets = server.services.metrics.sockets
        deaf = await _deaf(server, clients[0].code)
        loop = asyncio.get_running_loop()
        slowest = 0.0
        while not server.services.metrics.counts["closed", "slow-client"]:
            flood(server, clients[0].code)
            begun = loop.time()
            await clients[0].do(i.Say, text="anybody slow here?")
            slowest = max(slowest, loop.time() - begun)
        assert slowest < 1.0
        async with asyncio.timeout(5):  # it is let go, though it still does not read
            while server.services.metrics.sockets > sockets:
                await asyncio.sleep(0.02)
        assert None not in server.table(clients[0].code).connections
        deaf.close()
        await clients[1].sync()
        assert len(clients[1].told) == len(clients[0].told)
        await close(clients)


async def test_a_slow_client_that_reads_on_learns_why_it_was_dropped(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, queued_bytes=100_000)
    async with running(tmp_path, limits=limits) as server:
        host = await open_table(server.http)
        deaf = await _deaf(server, host.code)
        while not server.services.metrics.counts["closed", "slow-client"]:
            flood(server, host.code)
            await asyncio.sleep(0)
        received = b""
        reason = b"\x88\x0d" + (4008).to_bytes(2, "big") + b"slow-client"
        loop = asyncio.get_running_loop()
        with contextlib.closing(deaf):
            async with asyncio.timeout(10):
                while not received.endswith(reason):
                    received = (received + await loop.sock_recv(deaf, 1 << 20))[-4000:]


def flood(server: Running, code: str) -> None:
    """Tell the public of a table a great deal at once."""
    for connection in server.table(code).connections[None]:
        for _ in range(20):
            connection.push(b'{"type":"pong"}' + b" " * 10_000)


async def _deaf(server: Running, code: str) -> plain.socket:
    """A client with small buffers that says hello and then reads no more."""
    host, port = server.address.split(":")
    deaf = plain.socket()
    deaf.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(deaf, (host, int(port)))
    await loop.sock_sendall(
        deaf,
        f"GET /ws HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode(),
    )
    await loop.sock_recv(deaf, 1024)
    text = msgspec.json.encode(i.Hello(code))
    await loop.sock_sendall(deaf, bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text)
    async with asyncio.timeout(5):
        while None not in server.table(code).connections:
            await asyncio.sleep(0.01)
    return deaf


# --- The end of the server


async def test_a_server_that_stops_says_so_and_loses_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        clients = await gathered(server)
        await start(clients)
        rng = random.Random(6)
        for _ in range(10):
            await step(clients, rng)
        told = [list(client.told) for client in clients]
        await server.stop()
        assert {await client.closed() for client in clients} == {1012}
    async with running(tmp_path) as again:
        back = [await Client.join(again, client.at, client.viewer, client.token, client.number) for client in clients]
        for client, before in zip(back, told, strict=True):
            assert not [line for line in client.told if "event" in line]
            client.told = before + client.told
        await finish(back, rng)
        assert all(client.sight.outcome is not None for client in back)
        await close(back)


async def test_what_is_queued_when_the_server_stops_is_in_the_log_or_was_not_acknowledged(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        host = await open_table(server.http)
        client = await Client.join(server, host.code, host.seat, host.token)
        for number in range(200):
            await client.send(i.Say(id=f"s{number}", text=f"line {number}"))
        await client.until(lambda: client.answer("s0") is not None)
        await server.stop()
        assert await client.closed() == 1012
        acknowledged = {message.taken for message in client.messages if getattr(message, "taken", "")}
    store = from_url(str(tmp_path))
    await store.open()
    ids = [msgspec.json.decode(entry.body)["id"] for entry in await store.read(host.code)]
    await store.close()
    assert {f"0/{ident}" for ident in acknowledged} <= set(ids)
    assert len(ids) == len(set(ids))
