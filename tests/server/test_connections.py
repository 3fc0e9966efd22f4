"""Connections that ask for nothing, half requests, and clients that do not read what they asked for."""

import asyncio
import gc
import json
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest

from brushpass.server.config import Config
from brushpass.server.gate import CROWDED, RESERVED_FILES, Gate
from brushpass.server.http_protocol import HttpProtocol
from brushpass.server.metrics import Metrics
from brushpass.server.protocol import Protocol
from brushpass.server.socket import Socket
from tests.server.client import Client, open_table
from tests.server.raw import Raw
from tests.server.running import GENEROUS, Running, running
from tests.server.test_http import problem

pytestmark = pytest.mark.anyio

HASTY = msgspec.structs.replace(GENEROUS, request_seconds=0.3)
POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n"


async def emptied(server: Running, left: int = 0) -> None:
    """Wait until only so many connections are left."""
    async with asyncio.timeout(10):
        while server.services.metrics.connections > left:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    "half", [b"G", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow:", POST, POST + b'{"name":'], ids=range(4)
)
async def test_half_a_request_is_not_waited_for(tmp_path: Path, half: bytes) -> None:
    async with running(tmp_path, limits=HASTY) as server:
        raw = await Raw.open(server)
        raw.writer.write(half)
        head, _, body = (await raw.rest()).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 408 ")
        assert json.loads(body)["code"] == "request-timeout"
        assert server.services.metrics.counts["requests_dropped", "late"] == 1
        assert server.services.metrics.counts["requests", "408"] == 1
        await emptied(server)
        await raw.close()


async def test_a_request_that_drips_in_gets_no_more_time(tmp_path: Path) -> None:
    async with running(tmp_path, limits=HASTY) as server:
        raw = await Raw.open(server)
        reading = asyncio.create_task(raw.rest())
        raw.writer.write(b"GET / HTTP/1.1\r\nX-Slow: ")
        while not reading.done():
            raw.writer.write(b"x")
            await asyncio.sleep(0.02)
        assert b"request-timeout" in await reading
        await raw.close()


async def test_a_connection_that_says_nothing_is_closed(tmp_path: Path) -> None:
    async with running(tmp_path, limits=HASTY) as server:
        raw = await Raw.open(server)
        assert await raw.rest() == b"", "browsers open connections that they may not need"
        await emptied(server)
        await raw.close()


async def test_half_a_second_request_is_not_waited_for_either(tmp_path: Path) -> None:
    async with running(tmp_path, limits=HASTY) as server:
        raw = await Raw.open(server)
        raw.writer.write(f"GET /api/version HTTP/1.1\r\nHost: {server.address}\r\n\r\n".encode())
        await raw.reader.readuntil(b"}}")
        raw.writer.write(b"GET /api/ver")
        assert b"request-timeout" in await raw.rest()
        await raw.close()


async def test_a_head_without_end_is_refused(server: Running) -> None:
    raw = await Raw.open(server)
    raw.writer.write(b"GET / HTTP/1.1\r\n" + b"X-Long: " + b"x" * 70_000)
    assert (await raw.rest()).startswith(b"HTTP/1.1 431 ")
    assert server.services.metrics.counts["requests", "431"] == 1
    await raw.close()


async def test_an_answer_that_nobody_reads_is_dropped(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("x" * 20_000_000)
    limits = msgspec.structs.replace(GENEROUS, stalled_seconds=0.2)
    async with running(tmp_path, limits=limits, page=page) as server:
        raw = await Raw.open(server)
        raw.reader._transport.pause_reading()  # type: ignore[attr-defined]
        raw.writer.write(f"GET / HTTP/1.1\r\nHost: {server.address}\r\n\r\n".encode())
        async with asyncio.timeout(10):
            while not server.services.metrics.counts["requests_dropped", "stalled"]:
                await asyncio.sleep(0.01)
        await emptied(server)
        await raw.close()


async def test_an_address_that_holds_half_requests_shuts_nobody_else_out(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, connections=25, request_seconds=60.0)
    async with running(tmp_path, limits=limits) as server:
        held = [await Raw.open(server) for _ in range(25)]
        for raw in held:
            raw.writer.write(b"GET / HTTP/1.1\r\n")
        one_more = await Raw.open(server)
        head, _, body = (await one_more.rest()).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 503 ")
        assert json.loads(body)["code"] == "too-many-connections"
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(base_url=server.http.base_url, transport=transport) as other:
            assert (await other.get("/api/version")).status_code == 200
            figures = (await other.get("/metrics")).text
        assert "brushpass_connections 26\n" in figures
        assert 'brushpass_connections_refused_total{code="address"} 1\n' in figures
        assert 'brushpass_requests_total{code="503"} 1\n' in figures
        for raw in (*held, one_more):
            await raw.close()
        await emptied(server)
        assert (await server.http.get("/api/version")).status_code == 200


async def test_the_last_files_are_kept_for_the_server_itself(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with running(tmp_path) as server:
        server.services.gate.maximum = 10
        held = [await Raw.open(server) for _ in range(10)]
        async with asyncio.timeout(10):
            while server.services.metrics.connections < 10:
                await asyncio.sleep(0.01)
        assert problem(await server.http.get("/api/version")) == "too-many-connections"
        assert [record.code for record in caplog.records if hasattr(record, "code")] == ["crowded"]
        for raw in held:
            await raw.close()
        await emptied(server)
        assert (await server.http.get("/api/version")).status_code == 200


async def test_a_websocket_is_counted_until_it_is_closed(tmp_path: Path) -> None:
    async with running(tmp_path, limits=msgspec.structs.replace(GENEROUS, connections=4)) as server:
        host = await open_table(server.http)
        for _ in range(3):  # it would not be let in a third time if any were forgotten
            clients = [await Client.join(server, host.code) for _ in range(3)]
            assert server.services.metrics.connections == 4
            for client in clients:
                await client.close()
            await emptied(server, 1)


async def test_connections_that_are_over_leave_nothing_in_memory(server: Running) -> None:
    """One or two may still be on their way out; what held one for ever would hold all of them."""
    host = await open_table(server.http)
    gc.collect()
    before = len(held(Protocol, HttpProtocol, Socket))  # the HTTP client stays connected
    gc.disable()  # old cycles are hardly ever collected, so there must not be any
    try:
        for _ in range(6):
            client = await Client.join(server, host.code)
            await client.sync()
            await client.close()
            raw = await Raw.open(server)
            await raw.close()
            await emptied(server, 1)
        async with asyncio.timeout(30):
            while len(held(Protocol, HttpProtocol, Socket)) > before + 2:
                await asyncio.sleep(0.1)
    finally:
        gc.enable()


def held(*kinds: type) -> list[object]:
    """What is in memory of these kinds."""
    return [one for one in gc.get_objects() if type(one) in kinds]


def test_behind_a_proxy_all_visitors_have_its_address() -> None:
    gate = Gate(Config(proxied=True, limits=msgspec.structs.replace(GENEROUS, connections=1)), Metrics(), 1_000)
    assert [gate.take("10.0.0.1") for _ in range(3)] == [True] * 3


def test_one_address_never_gets_more_than_half() -> None:
    gate = Gate(Config(), Metrics(), RESERVED_FILES + 20)
    assert [gate.take("2001:db8::1") for _ in range(11)] == [True] * 10 + [False]
    assert not gate.take("2001:db8::2"), "a network of version six is one address"
    assert gate.take("10.0.0.1")
    assert 0.5 < CROWDED < 1


def test_the_limit_of_open_files_is_raised_as_far_as_it_goes() -> None:
    program = (
        "import resource; from brushpass.server.files import allow_open_files, open_files;"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (64, 256)); allow_open_files(); print(open_files())"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "256\n"
