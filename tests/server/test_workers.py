"""Several processes serve the same tables: when one dies its players go on at another."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.postgres import Server
from tests.postgres import postgres as postgres
from tests.server.process import processes
from tests.server.stubborn import Party, check, gather

pytestmark = pytest.mark.anyio


async def half_played(party: Party) -> None:
    """Wait until somebody has answered a few prompts."""
    async with asyncio.timeout(30):
        while sum(len(player.taken) for player in party.players) < 12:
            await asyncio.sleep(0.005)


async def test_when_a_worker_dies_its_players_go_on_at_the_other(postgres: Server) -> None:
    store = postgres.new_schema()
    with processes(store, 2) as servers:
        for server in servers:
            await server.is_up()
        party = await gather([server.address for server in servers], random.Random(3), people=6, think=0.01)
        playing = asyncio.create_task(party.play())
        await half_played(party)
        assert not playing.done()
        servers[0].kill()
        await playing
    await check(store, party)
    breaks = [player.breaks for player in party.players]
    assert breaks == [1, 0, 1, 0, 1, 0], "every other player sat at the one that died"


async def test_when_a_worker_is_suspended_only_its_own_players_wait(postgres: Server) -> None:
    store = postgres.new_schema()
    rng = random.Random(8)
    with processes(store, 2) as servers:
        for server in servers:
            await server.is_up()
        suspended, other = (server.address for server in servers)
        waiting = [await gather(addresses, rng, think=0.02) for addresses in ([suspended], [suspended, other])]
        going_on = await gather([other], rng, think=0.01)
        playing = [asyncio.create_task(party.play()) for party in waiting]
        for party in waiting:
            await half_played(party)
        servers[0].suspend()
        await going_on.play()
        assert not any(task.done() for task in playing)
        servers[0].resume()
        await asyncio.gather(*playing)
    for party in (*waiting, going_on):
        await check(store, party)
    assert [player.breaks for player in going_on.players] == [0] * 4


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL], ids=["stopped", "killed"])
async def test_when_postgresql_restarts_the_tables_go_on(postgres: Server, how: signal.Signals) -> None:
    """After SIGKILL it first recovers from its own log."""
    store = postgres.new_schema()
    rng = random.Random(4)
    with processes(store, 2) as servers:
        for server in servers:
            await server.is_up()
        addresses = [server.address for server in servers]
        parties = [await gather(addresses, rng, people=4, think=0.02) for _ in range(2)]
        async with asyncio.TaskGroup() as group:
            for party in parties:
                group.create_task(party.play())
            for party in parties:
                await half_played(party)
            await asyncio.to_thread(postgres.stop, how)
            for address in addresses:
                await _answers(address, 503)  # both know that the database is away
            await asyncio.to_thread(postgres.start)
    for party in parties:
        await check(store, party)


async def test_serve_with_two_workers_plays_and_stops_cleanly(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"127.0.0.1:{port}"
    command = [sys.executable, "-m", "brushpass", "serve", "--workers", "2", "--port", str(port), "--pace", "0"]
    environment = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    process = subprocess.Popen([*command, "--data", str(tmp_path)], env=environment, stderr=subprocess.DEVNULL)
    try:
        await _answers(address)
        party = await gather([address], random.Random(5), people=3, minds=1)  # within the limits of `serve`
        await party.play(minds=[3])
        await check(str(tmp_path), party)
        sockets = [await connect(f"ws://{address}/ws", proxy=None) for _ in range(6)]
        for open_socket in sockets:
            await open_socket.send(f'{{"type":"hello","code":"{party.code}"}}')
            await open_socket.recv()
        process.send_signal(signal.SIGTERM)
        for open_socket in sockets:
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(_drained(open_socket), 10)
            assert open_socket.close_code == 1012
        assert await asyncio.to_thread(process.wait, 15) == 0
    finally:
        process.kill()
        process.wait()


async def _answers(address: str, status: int = 200) -> None:
    """Wait until a server says that it is well, or that it isn't."""
    async with asyncio.timeout(60), httpx.AsyncClient(base_url=f"http://{address}") as http:
        while True:
            try:
                if (await http.get("/api/ready")).status_code == status:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.1)


async def _drained(open_socket: ClientConnection) -> None:
    """Hear everything that is told, until the connection ends: news of who has left may come first."""
    while True:
        await open_socket.recv()
