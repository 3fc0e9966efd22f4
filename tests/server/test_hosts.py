"""Names that the server does not have, and pages that are not its own."""

import argparse
import socket
from pathlib import Path

import pytest

from brushpass.cli import play, serve
from brushpass.cli.serve import config_of
from brushpass.server.config import Config
from brushpass.server.hosts import knows_host, same_origin
from tests.server.client import Client, open_table
from tests.server.raw import Raw
from tests.server.running import Running, running
from tests.server.test_http import problem

pytestmark = pytest.mark.anyio


async def test_a_page_whose_own_name_points_here_gets_nothing(server: Running) -> None:
    """DNS rebinding: the browser sends the stranger's name, and the origin of the stranger's page."""
    code = (await open_table(server.http)).code
    port = server.address.split(":")[1]
    rebound = {"Host": f"evil.example:{port}", "Origin": f"http://evil.example:{port}"}
    for path in ("/", "/api/version", "/api/tables", f"/api/tables/{code}", "/metrics"):
        answer = await server.http.get(path, headers=rebound)
        assert (answer.status_code, problem(answer)) == (421, "wrong-host")
        assert code not in answer.text
    assert (await server.http.post("/api/tables", json={"name": "A"}, headers=rebound)).status_code == 421
    raw = await Raw.open(server)
    raw.writer.write(
        f"GET /ws HTTP/1.1\r\nHost: evil.example:{port}\r\nOrigin: http://evil.example:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 403 " in await raw.reader.readuntil(b"\r\n")
    await raw.close()


async def test_the_servers_own_names_work(tmp_path: Path) -> None:
    async with running(tmp_path, names=("play.example",)) as server:
        here = socket.gethostname()
        for host in ("play.example", "PLAY.example.:8000", "localhost:1", "192.168.1.7:8000", "[::1]:8000", here):
            assert (await server.http.get("/api/version", headers={"Host": host})).status_code == 200, host
        client = await Client.open(server)
        await client.close()


@pytest.mark.parametrize(
    ("config", "host", "known"),
    [
        (Config(), b"example.com", False),
        (Config(names=("example.com",)), b"example.com:443", True),
        (Config(names=("example.com",)), b"sub.example.com", False),
        (Config(proxied=True), b"example.com", True),
        (Config(secure=True), b"example.com", True),
        (Config(secure=True, names=("play.example",)), b"example.com", False),
        (Config(), b"127.0.0.1.evil.example", False),
        (Config(), b"localhost.evil.example", False),
        (Config(), b"app.localhost:8000", True),
        (Config(), b"", True),
        (Config(), b"[x", False),
    ],
)
def test_which_names_are_known(config: Config, host: bytes, *, known: bool) -> None:
    assert knows_host({"headers": [(b"host", host)]}, config) is known


@pytest.mark.parametrize(
    ("secure", "origin", "same"),
    [
        (False, b"http://play.example", True),
        (False, b"https://play.example", True),
        (True, b"https://play.example", True),
        (True, b"http://play.example", False),
        (True, b"ftp://play.example", False),
        (True, b"null", False),
        (True, b"https://[", False),
    ],
)
def test_behind_tls_a_page_without_it_is_a_strangers(*, secure: bool, origin: bytes, same: bool) -> None:
    scope = {"headers": [(b"host", b"play.example"), (b"origin", origin)]}
    assert same_origin(scope, Config(secure=secure)) is same


def test_serve_knows_the_host_that_it_listens_on_unless_a_proxy_stands_before_it() -> None:
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    assert config_of(parser.parse_args(["--host", "Games.lan", "--name", "play.example"])).names == (
        "play.example",
        "games.lan",
    )
    assert config_of(parser.parse_args(["--host", "games.lan", "--proxied"])).names == ()
    assert config_of(parser.parse_args([])).names == ("127.0.0.1",)
    at_home = argparse.ArgumentParser()
    play.add_arguments(at_home)
    assert config_of(at_home.parse_args([])).names == ()
