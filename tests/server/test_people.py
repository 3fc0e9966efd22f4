"""People are safe at a table: attacks that a stranger with the code, or another player, could try over the wire."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from brushpass.core.seats import Seat
from brushpass.table.schedule import Pace
from brushpass.wire import inbound as i
from brushpass.wire.tables import Presence, Settings
from tests.server.client import Client, close, gathered, open_table, sit, start
from tests.server.running import GENEROUS, Running, running

pytestmark = pytest.mark.anyio


async def test_nobody_sits_down_under_a_name_that_looks_like_another(server: Running) -> None:
    host = await open_table(server.http, name="Ivan")
    for twin in ("Ivan", "ivan", "lvan", "Іvаn", "I\u3164van"):
        answer = await server.http.post(f"/api/tables/{host.code}/seats", json={"name": twin})
        assert (answer.status_code, answer.json()["code"]) == (409, "name-taken"), twin
    for unseen in ("\u3164", "\u2800", "\u115f"):
        answer = await server.http.post(f"/api/tables/{host.code}/seats", json={"name": unseen})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")
        assert (await server.http.post("/api/tables", json={"name": unseen})).json()["code"] == "bad-name"


async def test_nobody_takes_the_name_of_another_in_mid_game_and_everybody_sees_a_change(server: Running) -> None:
    people = await gathered(server)
    screen = await Client.join(server, people[0].code)
    await start(people)
    assert (await people[1].do(i.Rename, name="А")).code == "name-taken"  # Cyrillic
    await people[1].do(i.Rename, name="Bea")
    assert (await people[2].do(i.Rename, name="b")).code == "name-taken"
    for client in (*people, screen):
        await client.sync()
        assert client.table is not None
        assert (client.table.seats[1].name, client.table.seats[1].formerly) == ("Bea", "B")
        assert {"notice": "renamed", "seat": 1, "name": "Bea", "old": "B"} in client.told
    await close([*people, screen])


async def seat_over_http(server: Running, code: str, name: str) -> tuple[int, str]:
    """The status and code of an attempt to take a seat, as a device that has none."""
    answer = await server.http.post(f"/api/tables/{code}/seats", json={"name": name})
    server.http.cookies.clear()
    return answer.status_code, answer.json().get("code", "")


async def test_nobody_takes_the_role_or_the_seat_of_a_host_who_reloads(server: Running) -> None:
    """D10 (a)."""
    ann, bob = await two_people(server)
    await ann.kill()
    await bob.until(lambda: bob.table is not None and bob.table.seats[0].presence is Presence.AWAY)
    assert (await bob.do(i.Remove, seat=Seat(0))).code == "not-host"
    assert (await bob.do(i.HandOver, seat=Seat(1))).code == "not-host"
    ann = await Client.join(server, ann.at, Seat(0), ann.token)
    assert ann.table is not None
    assert ann.table.host == 0
    await close([ann, bob])


async def test_whoever_sits_down_in_the_first_seat_later_has_no_power(server: Running) -> None:
    """D10 (b)."""
    ann, bob = await two_people(server)
    await ann.do(i.Leave)
    eve_seat = await sit(server.http, bob.at, "Eve")
    assert eve_seat.seat == 0
    eve = await Client.join(server, bob.at, Seat(0), eve_seat.token)
    assert eve.table is not None
    assert eve.table.host == 1
    assert (await eve.do(i.Remove, seat=Seat(1))).code == "not-host"
    await bob.do(i.Remove, seat=Seat(0))
    assert await eve.closed() == 4002
    await bob.close()


async def test_one_address_cannot_take_all_seats_without_connecting(tmp_path: Path) -> None:
    """D10 (c)."""
    limits = replace(GENEROUS, waiting_seats=3)
    async with running(tmp_path, pace=Pace(0.0, 0.0, 0.0, grace=0.3), limits=limits) as server:
        host = await open_table(server.http, Settings(game="secrets", players=8), "Ann")
        ann = await Client.join(server, host.code, host.seat, host.token)
        taken = [await seat_over_http(server, host.code, f"Ghost {'XYZUVW'[number]}") for number in range(6)]
        assert [status for status, _ in taken] == [201, 201, 201, 429, 429, 429]
        assert taken[-1][1] == "too-many-waiting"
        await ann.until(lambda: ann.table is not None and sum(bool(seat.name) for seat in ann.table.seats) == 4)
        await ann.until(lambda: ann.table is not None and sum(bool(seat.name) for seat in ann.table.seats) == 1)
        bob = await sit(server.http, host.code, "Bob")
        friends = [await Client.join(server, host.code, bob.seat, bob.token)]
        for name in ("Cat", "Dan", "Eva", "Fay", "Gus", "Hal"):  # who connects may be many at one address
            await is_seen_here(friends[-1])  # the log says who has connected, soon after the welcome
            seated = await sit(server.http, host.code, name)
            friends.append(await Client.join(server, host.code, seated.seat, seated.token))
        await close([ann, *friends])


async def is_seen_here(client: Client) -> None:
    """Wait until everybody is shown that this client's person is connected."""
    seat = client.viewer
    assert isinstance(seat, int)
    await client.until(lambda: client.table is not None and client.table.seats[seat].presence is Presence.HERE)


async def test_asking_for_all_seats_at_once_gives_no_more_of_them(tmp_path: Path) -> None:
    async with running(tmp_path, limits=replace(GENEROUS, waiting_seats=3)) as server:
        host = await open_table(server.http, Settings(game="secrets", players=8), "Ann")
        asked = [seat_over_http(server, host.code, f"Ghost {letter}") for letter in "TUVWXYZ"]
        assert sorted(status for status, _ in await asyncio.gather(*asked)) == [201] * 3 + [429] * 4


async def test_the_last_free_seat_is_left_to_others(tmp_path: Path) -> None:
    async with running(tmp_path, limits=replace(GENEROUS, waiting_seats=3)) as server:
        host = await open_table(server.http, Settings(game="espionaje", players=3), "Ann")
        assert await seat_over_http(server, host.code, "X") == (201, host.code)
        assert await seat_over_http(server, host.code, "Y") == (429, "too-many-waiting")


async def test_a_device_has_one_seat_unless_it_says_that_it_is_shared(server: Running) -> None:
    host = await open_table(server.http, name="Ann")
    path, headers = f"/api/tables/{host.code}/seats", {"Authorization": f"Bearer {host.token}"}
    refused = await server.http.post(path, json={"name": "Bob"}, headers=headers)
    assert (refused.status_code, refused.json()["code"]) == (409, "device-seated")
    shared = await server.http.post(path, json={"name": "Bob", "another": True}, headers=headers)
    assert shared.status_code == 201


async def test_a_person_is_voted_out_of_a_running_game_and_nobody_alone_can_do_it(server: Running) -> None:
    people = await gathered(server)
    await start(people)
    assert (await people[0].do(i.Remove, seat=Seat(3))).code == "wrong-stage"
    await people[0].do(i.VoteOut, seat=Seat(3))
    await people[3].sync()
    assert people[3].table is not None
    assert people[3].table.seats[3].votes == (0,)
    await people[2].do(i.VoteOut, seat=Seat(3))
    assert await people[3].closed() == 4002
    await people[1].sync()
    assert people[1].table is not None
    assert people[1].table.seats[3].presence is Presence.GONE
    await close(people[:3])


async def two_people(server: Running) -> tuple[Client, Client]:
    """Ann, who opened a table, and Bob."""
    ann = await open_table(server.http, name="Ann")
    bob = await sit(server.http, ann.code, "Bob")
    return (
        await Client.join(server, ann.code, ann.seat, ann.token),
        await Client.join(server, ann.code, bob.seat, bob.token),
    )
