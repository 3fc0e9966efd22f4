"""The socket: who may connect, coming back, several devices, slow ones, and the end of the server."""

import asyncio
import contextlib
import random
import socket as plain
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from brushpass.server import outbox
from brushpass.server import socket as socket_module
from brushpass.store.choose import from_url
from brushpass.wire import inbound as i
from brushpass.wire import notices as n
from brushpass.wire.tables import Presence, Settings, Stage
from tests.server.client import Client, finish, gathered, open_table, start, step
from tests.server.running import GENEROUS, Running, running

pytestmark = pytest.mark.anyio

GAMES = [
    pytest.param(Settings(players=5), id="secrets"),
    pytest.param(Settings(game="espionaje", players=3), id="espionaje"),
]


async def close(clients: list[Client]) -> None:
    await asyncio.gather(*(client.close() for client in clients))


# --- Connecting


async def test_pages_of_other_sites_cannot_connect(tmp_path: Path) -> None:
    async with running(tmp_path, origins=("https://play.example",)) as server:
        own = (f"http://{server.address}", f"HTTP://{server.address.upper()}", "https://play.example", None)
        for origin in own:
            client = await Client.open(server, origin=origin)
            await client.sync()
            await client.close()
        for origin in (
            "https://evil.example",
            "null",
            "http://127.0.0.1",
            f"http://{server.address}.evil.example",
            "http://[",
            "nonsense",
            "https://play.example.evil",
        ):
            with pytest.raises(InvalidStatus) as refused:
                await Client.open(server, origin=origin)
            assert refused.value.response.status_code == 403


async def test_there_is_one_socket_and_no_other(server: Running) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await Client.open(Running(f"{server.address}/other?", *[Any] * 4))  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403


async def test_first_comes_hello_and_only_once(server: Running) -> None:
    host = await open_table(server.http)
    client = await Client.open(server, host.token)
    await client.sync()
    await client.send(i.Say(id="early", text="?"))
    await client.until(lambda: client.answer("early"))
    assert client.answer("early").code == "not-seated"
    await client.hello(host.code, host.seat)
    await client.send(i.Hello(host.code, host.seat))
    await client.until(lambda: client.refusals[-1] == "hello-twice")
    await client.do(i.Say, text="still here")
    await client.close()


async def test_who_says_nothing_is_sent_away(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_module, "HELLO_SECONDS", 0.1)
    client = await Client.open(server)
    assert await client.closed() == 4000


async def test_a_table_or_seat_that_is_not_there_is_refused_and_may_be_asked_again(server: Running) -> None:
    host = await open_table(server.http)
    client = await Client.open(server, host.token)
    for code, seat in (("BABA-BABA", None), ("", None), (host.code, 1), (host.code, 7), (host.code, -1)):
        await client.send(i.Hello(code, seat))  # type: ignore[arg-type]
    await client.sync()
    assert client.refusals == ["no-such-table", "no-such-table", "not-seated", "not-seated", "not-seated"]
    await client.hello(host.code.lower(), host.seat)
    await client.close()


async def test_spectators_hear_everything_and_may_do_nothing(server: Running) -> None:
    clients = await gathered(server)
    screen = await Client.join(server, clients[0].code)
    await start(clients)
    for kind, fields in ((i.Say, {"text": "psst"}), (i.Start, {}), (i.MakeLink, {}), (i.Leave, {})):
        assert (await screen.do(kind, **fields)).code == "not-seated"
    assert screen.asked is None
    await close([*clients, screen])


# --- Coming back


@pytest.mark.parametrize("settings", GAMES)
async def test_whoever_breaks_off_anywhere_comes_back_and_has_missed_nothing(
    server: Running, settings: Settings
) -> None:
    clients = await gathered(server, settings)
    steady = [await Client.join(server, client.code, client.viewer, client.token) for client in clients]
    screen = await Client.join(server, clients[0].code)
    await start(clients)
    rng = random.Random(3)
    occurred: set[str] = set()
    covered: set[str] = set()
    while True:
        for place, never_left in enumerate(steady):
            ask = "" if never_left.asked is None else never_left.asked.prompt.ask
            occurred.add(ask)
            if ask not in covered or rng.random() < 0.1:
                covered.add(ask)
                old = clients[place]
                await old.kill()
                if rng.random() < 0.3:
                    await asyncio.sleep(0.01)
                new = clients[place] = await Client.join(server, old.at, old.viewer, old.token, old.number)
                assert not new.messages[0].fresh
                assert new.asked == never_left.asked
                new.told = old.told + new.told
        for client in (*clients, *steady, screen):
            await client.sync()
        if not await step(clients, rng):
            break
    for client, never_left in zip(clients, steady, strict=True):
        await never_left.sync()
        await client.sync()
        assert client.told == never_left.told
        assert msgspec.json.encode(client.sight) == msgspec.json.encode(never_left.sight)
    assert occurred == covered
    assert len(covered) > 3
    await close([*clients, *steady, screen])


@pytest.mark.parametrize("settings", GAMES)
async def test_a_seat_moves_to_another_device_in_the_middle_of_a_game(server: Running, settings: Settings) -> None:
    clients = await gathered(server, settings)
    await start(clients)
    rng = random.Random(4)
    moved = 0
    while await step(clients, rng):
        if rng.random() < 0.1:
            place = rng.randrange(len(clients))
            old = clients[place]
            link = (await old.do(i.MakeLink)).link
            answer = await server.http.post(f"/api/tables/{old.at}/move", json={"seat": old.viewer, "link": link})
            server.http.cookies.clear()
            assert await old.closed() == 4001
            new = clients[place] = await Client.join(server, old.at, old.viewer, answer.json()["token"])
            assert new.told == old.told
            assert new.asked == old.asked
            moved += 1
    assert moved
    assert all(client.table is not None and client.table.stage is Stage.OVER for client in clients)
    await close(clients)


async def test_a_choice_sent_again_after_a_break_is_taken_once(server: Running) -> None:
    clients = await gathered(server)
    await start(clients)
    [asked] = [client for client in clients if client.asked is not None]
    choice = asked.options[0]
    assert asked.asked is not None
    message = i.Choose("again", asked.asked.number, msgspec.Raw(msgspec.json.encode(choice)))
    await asked.send(message)
    await asked.kill()
    new = await Client.join(server, asked.at, asked.viewer, asked.token, asked.number)
    await new.send(message)
    await new.until(lambda: new.answer("again"))
    assert new.answer("again").taken == "again"
    log = await server.services.keeper.store.read(asked.at)
    assert sum(b'/again"' in entry.body for entry in log) == 1
    await close([new, *(client for client in clients if client is not asked)])


async def test_two_devices_of_one_seat_both_hear_everything(server: Running) -> None:
    clients = await gathered(server, Settings(game="espionaje", players=3))
    twins = [await Client.join(server, client.at, client.viewer, client.token) for client in clients]
    await start(clients)
    rng = random.Random(5)
    for _ in range(30):
        if not await step([rng.choice(pair) for pair in zip(clients, twins, strict=True)], rng):
            break
        for client, twin in zip(clients, twins, strict=True):
            await client.sync()
            await twin.sync()
            assert client.told == twin.told
            assert client.asked == twin.asked
            assert client.table == twin.table
    await twins[0].close()
    await clients[1].sync()
    assert server.table(clients[0].at).room.view().seats[0].presence is Presence.HERE
    await close([*clients, *twins])


async def test_who_comes_and_goes_is_seen_by_the_others(server: Running) -> None:
    clients = await gathered(server)
    await clients[1].kill()
    await clients[0].until(lambda: _presence(clients[0], 1) is Presence.AWAY)
    clients[1] = await Client.join(server, clients[1].at, clients[1].viewer, clients[1].token)
    await clients[0].until(lambda: _presence(clients[0], 1) is Presence.HERE)
    await clients[2].send(i.Leave(id="bye"))
    assert await clients[2].closed() == 4002
    assert clients[2].messages[-1].taken == "bye"
    await clients[0].sync()
    assert clients[0].notices[-1] == n.Left(2, "C")  # type: ignore[arg-type]
    await close(clients)


def _presence(client: Client, seat: int) -> Presence:
    assert client.table is not None
    return client.table.seats[seat].presence


async def test_with_fewer_seats_a_connected_device_is_welcomed_at_its_new_seat(server: Running) -> None:
    host = await open_table(server.http, Settings(players=8))
    answer = await server.http.post(f"/api/tables/{host.code}/seats", json={"name": "B", "seat": 6})
    server.http.cookies.clear()
    one = await Client.join(server, host.code, host.seat, host.token)
    two = await Client.join(server, host.code, answer.json()["seat"], answer.json()["token"])
    await one.do(i.Configure, settings=Settings(players=4))
    await two.until(lambda: two.viewer == 1)
    await two.do(i.Say, text="moved up")
    assert two.notices[-1] == n.Said(1, "moved up")  # type: ignore[arg-type]
    await close([one, two])


# --- Slow clients


async def test_a_client_that_never_reads_delays_nobody_and_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "CLOSE_SECONDS", 0.2)
    limits = msgspec.structs.replace(GENEROUS, queued_bytes=100_000)
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


async def test_what_waits_when_the_server_stops_is_in_the_log_or_was_not_acknowledged(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        host = await open_table(server.http)
        client = await Client.join(server, host.code, host.seat, host.token)
        for number in range(200):
            await client.send(i.Say(id=f"s{number}", text=f"line {number}"))
        await asyncio.sleep(0.02)
        await server.stop()
        assert await client.closed() == 1012
        acknowledged = {message.taken for message in client.messages if getattr(message, "taken", "")}
    store = from_url(str(tmp_path))
    await store.open()
    ids = [msgspec.json.decode(entry.body)["id"] for entry in await store.read(host.code)]
    await store.close()
    assert {f"0/{ident}" for ident in acknowledged} <= set(ids)
    assert len(ids) == len(set(ids))
