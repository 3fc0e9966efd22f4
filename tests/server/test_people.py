"""People are safe at a table: attacks that a stranger with the code, or another player, could try over the wire."""

import pytest

from brushpass.wire import inbound as i
from tests.server.client import Client, close, gathered, open_table, start
from tests.server.running import Running

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
