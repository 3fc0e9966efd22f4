"""The socket: who may connect, and what may be said first."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from brushpass.wire import inbound as i
from tests.server.client import Client, close, gathered, open_table, start
from tests.server.running import GENEROUS, Running, running

pytestmark = pytest.mark.anyio


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


async def test_there_is_only_one_socket_route(server: Running) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await Client.open(Running(f"{server.address}/other?", *[Any] * 4))  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403


async def test_hello_comes_first_and_only_once(server: Running) -> None:
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


async def test_a_client_that_says_nothing_is_disconnected(tmp_path: Path) -> None:
    async with running(tmp_path, limits=replace(GENEROUS, hello_seconds=0.1)) as server:
        client = await Client.open(server)
        assert await client.closed() == 4000


async def test_a_missing_table_or_seat_is_refused_and_the_client_may_try_again(server: Running) -> None:
    host = await open_table(server.http)
    client = await Client.open(server, host.token)
    for code, seat in (("BABA-BABA", None), ("", None), (host.code, 1), (host.code, 7), (host.code, -1)):
        await client.send(i.Hello(code, seat))  # type: ignore[arg-type]
    await client.sync()
    assert client.refusals == ["no-such-table", "no-such-table", "not-seated", "not-seated", "not-seated"]
    await client.hello(host.code.lower(), host.seat)
    await client.close()


async def test_spectators_are_told_what_is_public_and_can_do_nothing(server: Running) -> None:
    clients = await gathered(server)
    screen = await Client.join(server, clients[0].code)
    await start(clients)
    for kind, fields in ((i.Say, {"text": "psst"}), (i.Start, {}), (i.MakeLink, {}), (i.Leave, {})):
        assert (await screen.do(kind, **fields)).code == "not-seated"
    assert screen.asked is None
    await close([*clients, screen])
