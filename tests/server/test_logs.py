"""No secret is in a log, at any level: no token, code, name, text, choice or body."""

import asyncio
import json
import logging
import os
import random
import re
import signal
import socket
import sys
from asyncio.subprocess import Process
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from uvicorn.lifespan.on import LifespanOn

from brushpass.server.app import build
from brushpass.server.config import VARIABLE, Config
from brushpass.server.logs import JsonFormatter
from brushpass.table.errors import NoSuchTable
from brushpass.wire import inbound as i
from brushpass.wire.tables import Settings
from tests.server.client import Client, finish, gathered, open_table, start
from tests.server.raw import Raw
from tests.server.running import FLAT_OUT, GENEROUS, Running, running

pytestmark = pytest.mark.anyio

SERVE = """
import socket, sys
from brushpass.server import app, config, logs, serve
app.log_as_json = lambda: logs.log_as_json("DEBUG")
serve.serve(config.from_environment(), [socket.socket(fileno=int(sys.argv[1]))])
"""


async def test_whole_games_at_debug_level_leave_no_secret_in_the_log(tmp_path: Path) -> None:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    address = f"127.0.0.1:{listening.getsockname()[1]}"
    fd = listening.fileno()
    config = Config(store=str(tmp_path), pace=FLAT_OUT, limits=GENEROUS)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        SERVE,
        str(fd),
        pass_fds=(fd,),
        env={**os.environ, VARIABLE: msgspec.json.encode(config).decode()},
        stderr=asyncio.subprocess.PIPE,
    )
    listening.close()
    try:
        async with asyncio.timeout(40):
            lines, known = await _played(process, address)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert known
    assert lines, "something was logged"
    for line in lines:
        assert json.loads(line)["message"]
        assert json.loads(line)["level"] in ("info", "warning"), "a stranger rings no alarm"
    text = "\n".join(lines)
    for secret in (*known, "Zanz", "Mata Hari"):
        assert secret not in text


async def _played(process: Process, address: str) -> tuple[list[str], set[str]]:
    """The lines that were logged over two games, and what must not stand in them."""
    assert process.stderr is not None
    reading = asyncio.create_task(process.stderr.read())
    known: set[str] = set()
    clients: list[Client] = []
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=10) as http:
        async with asyncio.timeout(20):
            while True:
                try:
                    await http.get("/api/ready")
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        server = Running(address, Any, Any, Any, http)  # type: ignore[arg-type]
        for settings in (Settings(game="secrets"), Settings(game="espionaje", players=2)):
            clients = await gathered(server, settings)
            await start(clients)
            await clients[0].do(i.Say, text="the word is Zanzibar")
            await clients[0].do(i.Rename, name="Mata Hari")
            known.add((await clients[1].do(i.MakeLink)).link)
            await clients[1].send(i.Choose("bad", 1, b'{"choice":"Zanzibar"}'))  # type: ignore[arg-type]
            await clients[1].socket.send("Zanzibar {")
            await http.post(f"/api/tables/{clients[0].code}/move", json={"seat": 1, "link": "Zanzibar"})
            await http.post("/api/tables", content=b'{"name": "Zanzibar"')
            await finish(clients, random.Random(1))
            while (answer := await http.get(f"/api/tables/{clients[0].code}/records/1")).status_code != 200:
                await asyncio.sleep(0.01)  # it is kept right after the end is told
            record = answer.json()
            known |= {
                record["pledge"]["secret"],
                record["seed"],
                *record["pledge"]["shares"],
                clients[0].code,
                *(client.token for client in clients),
            }
            known |= {step["choice"] for step in record["steps"] if len(step["choice"]) > 8}
            stranger = await Client.open(server, "Zanzibar-token")
            await stranger.send(i.Hello(clients[0].code, 1))  # type: ignore[arg-type]
            stranger.socket.transport.write(b"\x81\x88\x00\x00\x00\x00Zanz\xc3\x28ba")  # not UTF-8
            await stranger.closed()
            raw = await Raw.open(server)
            raw.writer.write(b"Zanzibar\r\n\r\n")  # no request at all: logged by uvicorn
            await raw.rest()
            await raw.close()
            await asyncio.gather(*(client.kill() for client in clients[1:]))
        process.send_signal(signal.SIGTERM)
        lines = (await reading).decode().splitlines()
        await process.wait()
        await asyncio.gather(*(client.close() for client in clients))
    return lines, known


async def test_a_server_that_cannot_start_logs_why_without_the_text_of_the_exception(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "t0ken").write_text("no folder")
    lifespan = LifespanOn(uvicorn.Config(build(Config(store=str(tmp_path / "t0ken"))), log_config=None))
    await lifespan.startup()
    assert lifespan.should_exit
    lines = [JsonFormatter().format(record) for record in caplog.records]
    [line] = [json.loads(line) for line in lines if "brushpass.server.app" in line]
    assert (line["level"], line["code"], line["exception"]) == ("error", "store-unavailable", "StoreUnavailable")
    assert "t0ken" not in "".join(lines)


def test_a_log_line_has_only_the_class_of_an_exception_and_where_it_was_raised() -> None:
    try:
        token = "t0ken"
        raise RuntimeError(f"could not use {token}")
    except RuntimeError:
        record = logging.getLogger("x").makeRecord("x", logging.ERROR, "f", 1, "failed", (), sys.exc_info())
    line = json.loads(JsonFormatter().format(record))
    assert line["exception"] == "RuntimeError"
    assert any("test_a_log_line" in place for place in line["at"])
    assert "t0ken" not in json.dumps(line)


def test_values_are_never_formatted_into_a_log_message() -> None:
    record = logging.getLogger("x").makeRecord("x", logging.INFO, "f", 1, "got %s", ("t0ken",), None)
    record.code, record.token = "conflict", "t0ken"
    line = json.loads(JsonFormatter().format(record))
    assert line["message"] == "got %s"
    assert line["code"] == "conflict"
    assert "t0ken" not in json.dumps(line)


async def test_a_line_tells_which_table_failed_to_who_has_the_store(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(tmp_path) as server:
        host = await open_table(server.http)
        session = server.table(host.code)
        server.services.tables.lost(session, NoSuchTable("gone"))
        [line] = [json.loads(JsonFormatter().format(record)) for record in caplog.records if hasattr(record, "table")]
        assert line["code"] == "no-such-table"
        [first] = (await server.services.tables.store.read(host.code))[:1]
        assert json.loads(first.body)["id"] == line["table"]
        assert host.code not in json.dumps(line)


def test_the_servers_own_log_messages_hold_no_values() -> None:
    """Every call of a logger in the server, the tables and the stores has a text of its own and named fields only."""
    source = Path(__file__).parents[2] / "src" / "brushpass"
    files = [file for part in ("server", "table", "store") for file in (source / part).rglob("*.py")]
    calls = [call for file in files for call in re.findall(r"\blog\.\w+\((.*)", file.read_text())]
    assert len(calls) > 5
    for call in calls:
        assert re.match(r'"[^"{}%]*"(\)|, (extra|exc_info)=)', call), call
