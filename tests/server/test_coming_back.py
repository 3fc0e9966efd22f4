"""Coming back to a table, several devices of a seat, and who is seen to be there."""

import asyncio
import random

import msgspec
import pytest

from brushpass.core.seats import Seat
from brushpass.wire import inbound as i
from brushpass.wire import notices as n
from brushpass.wire.tables import Presence, Settings, Stage
from tests.server.client import Client, close, gathered, open_table, start, step
from tests.server.running import Running

pytestmark = pytest.mark.anyio

GAMES = [
    pytest.param(Settings(game="secrets", players=5), id="secrets"),
    pytest.param(Settings(game="espionaje", players=3), id="espionaje"),
]


@pytest.mark.parametrize("settings", GAMES)
async def test_a_client_that_reconnects_at_any_point_has_missed_nothing(server: Running, settings: Settings) -> None:
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
    steps = 0
    while await step(clients, rng):
        steps += 1
        if steps % 7 == 1:  # the shortest game has the first of these too
            place = rng.randrange(len(clients))
            old = clients[place]
            link = (await old.do(i.MakeLink)).link
            answer = await server.http.post(f"/api/tables/{old.at}/move", json={"seat": old.viewer, "link": link})
            server.http.cookies.clear()
            assert await old.closed() == 4001
            new = clients[place] = await Client.join(server, old.at, old.viewer, answer.json()["token"])
            assert new.told == old.told
            assert new.asked == old.asked
    assert all(client.table is not None and client.table.stage is Stage.OVER for client in clients)
    await close(clients)


async def test_a_choice_sent_again_after_a_break_is_carried_out_once(server: Running) -> None:
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
    log = await server.services.tables.store.read(asked.at)
    assert sum(b'/again"' in entry.body for entry in log) == 1
    await close([new, *(client for client in clients if client is not asked)])


async def test_two_devices_of_one_seat_are_both_told_everything(server: Running) -> None:
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
    assert server.table(clients[0].at).state.view().seats[0].presence is Presence.HERE
    await close([*clients, *twins])


async def test_everybody_sees_who_comes_and_goes(server: Running) -> None:
    clients = await gathered(server)
    await clients[1].kill()
    await clients[0].until(lambda: _presence(clients[0], 1) is Presence.AWAY)
    clients[1] = await Client.join(server, clients[1].at, clients[1].viewer, clients[1].token)
    await clients[0].until(lambda: _presence(clients[0], 1) is Presence.HERE)
    await clients[2].send(i.Leave(id="bye"))
    assert await clients[2].closed() == 4002
    assert clients[2].messages[-1].taken == "bye"
    await clients[0].sync()
    assert clients[0].notices[-1] == n.Left(Seat(2), "C")
    await close(clients)


def _presence(client: Client, seat: int) -> Presence:
    assert client.table is not None
    return client.table.seats[seat].presence


async def test_with_fewer_seats_a_connected_device_is_welcomed_at_its_new_seat(server: Running) -> None:
    host = await open_table(server.http, Settings(game="secrets", players=8))
    answer = await server.http.post(f"/api/tables/{host.code}/seats", json={"name": "B", "seat": 6})
    server.http.cookies.clear()
    one = await Client.join(server, host.code, host.seat, host.token)
    two = await Client.join(server, host.code, answer.json()["seat"], answer.json()["token"])
    await one.do(i.Configure, settings=Settings(game="secrets", players=4))
    await two.until(lambda: two.viewer == 1)
    await two.do(i.Say, text="moved up")
    assert two.notices[-1] == n.Said(Seat(1), "moved up")
    await close([one, two])
