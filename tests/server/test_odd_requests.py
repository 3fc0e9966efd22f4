"""Requests that no client of ours makes: they are refused, and never a failure of the server."""

import asyncio
from pathlib import Path

import pytest

from tests.server.client import open_table
from tests.server.running import Running, running
from tests.server.test_http import problem

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("body", [b'{"name":"\xff"}', b"[" * 9_000, b"{" * 9_000, b'{"name":' + b"[" * 9_000])
async def test_a_body_that_cannot_be_read_is_malformed(server: Running, body: bytes) -> None:
    host = await open_table(server.http)
    for path in ("/api/tables", f"/api/tables/{host.code}/seats", f"/api/tables/{host.code}/move"):
        answer = await server.http.post(path, content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, problem(answer)) == (400, "malformed")


@pytest.mark.parametrize("host", ["x:abc", "x:99999999", "[x]:y", "x" * 5_000])
async def test_a_bad_host_header_gets_no_qr_code(tmp_path: Path, host: str) -> None:
    async with running(tmp_path, proxied=True) as server:  # behind a proxy any name may be right
        code = (await open_table(server.http)).code
        answer = await server.http.get(f"/api/tables/{code}/qr.svg", headers={"host": host})
        assert (answer.status_code, problem(answer)) == (400, "malformed")


async def test_pages_of_other_sites_change_nothing(tmp_path: Path) -> None:
    async with running(tmp_path, origins=("https://play.example",)) as server:
        for origin, status in (
            (None, 201),
            (f"http://{server.address}", 201),
            ("https://play.example", 201),
            ("https://evil.example", 403),
            ("null", 403),
        ):
            headers = {"content-type": "text/plain"} | ({"origin": origin} if origin else {})
            answer = await server.http.post("/api/tables", content=b'{"name":"Ann"}', headers=headers)
            assert answer.status_code == status
            if status == 403:
                assert problem(answer) == "wrong-origin"


async def test_a_client_that_leaves_in_the_middle_of_a_request_is_not_a_server_error(server: Running) -> None:
    host, port = server.address.split(":")
    for rest in (b"Content-Length: 5\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\n"):
        _, writer = await asyncio.open_connection(host, int(port))
        writer.write(f"POST /api/tables HTTP/1.1\r\nHost: {server.address}\r\n".encode() + rest)
        await writer.drain()
        writer.close()
        await writer.wait_closed()
    figures = ""
    for _ in range(100):
        figures = (await server.http.get("/metrics")).text
        if 'requests_total{code="400"} 2' in figures:
            break
        await asyncio.sleep(0.05)
    assert 'requests_total{code="400"} 2' in figures
    assert 'code="500"' not in figures
