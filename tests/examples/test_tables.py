"""LEFT LUGGAGE at a table over real sockets: with people and bots, to the record, and what it lacks is said."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from brushpass.core import record, replay
from brushpass.games.registry import GAMES
from brushpass.table.schedule import Pace
from brushpass.wire import inbound as i
from brushpass.wire import outbound as o
from brushpass.wire.tables import Aids, Presence, Settings, Stage
from tests.examples.installing import EXAMPLES, installed
from tests.server.client import Client, close, finish, gathered, open_table, start, step
from tests.server.running import Running, running

pytestmark = pytest.mark.anyio

SETTINGS = Settings(game="left-luggage", players=3, aids=Aids.FULL)


@pytest.fixture
async def server(left_luggage: dict[str, str], tmp_path: Path) -> AsyncIterator[Running]:
    """A server that has the game."""
    async with running(tmp_path) as served:
        yield served


async def test_it_is_listed_with_what_it_lacks(server: Running) -> None:
    games = (await server.http.get("/api/games")).json()
    assert [game["name"] for game in games] == ["secrets", "espionaje", "left-luggage"]
    assert games[-1] == {
        "name": "left-luggage",
        "title": "LEFT LUGGAGE",
        "players": [2, 5],
        "switches": [{"name": "quick", "values": [False, True]}],
        "levels": ["rookie"],
        "has_phrases": False,
        "has_dossier": False,
        "has_judge": False,
        "asked_in_secret": [],
    }
    assert (await server.http.get("/api/minds")).json()["left-luggage"] == ["rookie"]
    assert (await server.http.get("/api/version")).json()["games"]["left-luggage"] == 1


async def test_people_play_it_to_the_record_and_that_verifies(server: Running) -> None:
    clients = await gathered(server, SETTINGS)
    screen = await Client.join(server, clients[0].code)
    await start(clients)
    await finish(clients, random.Random(1))
    await screen.sync()
    match = server.table(screen.code).state.match
    assert match is not None
    for client in [*clients, screen]:
        assert client.table is not None
        assert client.table.stage is Stage.OVER
        assert msgspec.json.encode(client.sight) == msgspec.json.encode(match.game.view(match.state, client.viewer))
    path = f"/api/tables/{screen.code}/records"
    assert [line["game"] for line in (await server.http.get(path)).json()] == ["left-luggage"]
    kept = record.decode((await server.http.get(f"{path}/1")).content)
    replay.check(kept, GAMES["left-luggage"])
    for viewer in ("truth", "public", "1"):
        steps = (await server.http.get(f"{path}/1/seen", params={"as": viewer})).json()
        shown = [event for seen in steps for event in seen["told"] if event["event"] == "looked"]
        assert len(shown) == 6
        assert sum("case" in event for event in shown) == {"truth": 6, "public": 0, "1": 2}[viewer]
    await close([*clients, screen])


@pytest.mark.parametrize("bot", ["rookie", "random"], ids=["by level", "by name"])
async def test_one_person_plays_with_bots_and_switches(server: Running, bot: str) -> None:
    settings = Settings(game="left-luggage", players=5, rules={"quick": True})
    host = await open_table(server.http, settings)
    client = await Client.join(server, host.code, host.seat, host.token)
    for seat in range(1, 5):
        assert isinstance(await client.do(i.AddMind, seat=seat, mind=bot), o.Update)
    await start([client])
    await finish([client], random.Random(2))
    kept = record.decode((await server.http.get(f"/api/tables/{host.code}/records/1")).content)
    assert (kept.rules, len(kept.steps)) == ({"quick": True}, 15)
    replay.check(kept, GAMES["left-luggage"])
    await client.close()


async def test_a_stand_in_plays_for_a_person_who_leaves(server: Running) -> None:
    clients = await gathered(server, SETTINGS)
    await start(clients)
    await clients[1].do(i.Leave)
    rest = [clients[0], clients[2]]
    await finish(rest, random.Random(3))
    table = rest[0].table
    assert table is not None
    assert (table.stage, table.seats[1].presence) == (Stage.OVER, Presence.GONE)
    await close(rest)


async def test_a_stand_in_takes_over_after_a_deadline_and_hands_back(
    left_luggage: dict[str, str], tmp_path: Path
) -> None:
    async with running(tmp_path, pace=Pace(0.0, 0.0, 0.0, 0.05)) as server:
        clients = await gathered(server, SETTINGS)
        await start(clients)
        [asked] = [client for client in clients if client.asked is not None]
        others = [client for client in clients if client is not asked]
        await asked.kill()
        await others[0].until(lambda: any(told.get("notice") == "taken-over" for told in others[0].told))
        back = await Client.join(server, asked.at, asked.viewer, asked.token)
        await back.until(lambda: not server.table(back.code).state.seats[back.viewer or 0].bot_controlled)
        await back.sync()
        everybody = sorted([*others, back], key=lambda client: client.viewer or 0)
        await finish(everybody, random.Random(4))
        match = server.table(back.code).state.match
        assert match is not None
        assert match.is_over
        await close(everybody)


async def test_what_it_lacks_is_refused_and_the_connection_lives_on(server: Running) -> None:
    clients = await gathered(server, SETTINGS)
    await start(clients)
    claim = msgspec.Raw(b'{"claim":"token-is","seat":1,"face":"cia"}')
    about = msgspec.Raw(b'{"about":"card-at","card":"paris"}')
    for kind, fields, code in (
        (i.MakeClaim, {"claim": claim}, "no-phrases"),
        (i.AskDossier, {}, "no-dossier"),
        (i.AskWhy, {"about": about}, "no-dossier"),
    ):
        answer = await clients[1].do(kind, ident="", **fields)
        assert (type(answer), answer.code) == (o.Refused, code)
    assert isinstance(await clients[1].do(i.Say, text="still here"), o.Update)
    assert await step(clients, random.Random(5))
    await finish(clients, random.Random(6))
    path = f"/api/tables/{clients[0].code}/records/1"
    for what, code in (("review", "no-judge"), ("knowledge", "no-dossier"), ("knowledge?as=1", "no-dossier")):
        refused = await server.http.get(f"{path}/{what}")
        assert (refused.status_code, refused.json()["code"]) == (501, code)
    assert isinstance(await clients[1].do(i.Again), o.Update)
    await close(clients)


async def test_its_settings_are_checked_like_those_of_any_game(server: Running) -> None:
    for settings, code in (
        ({"game": "left-luggage", "players": 6}, "bad-settings"),
        ({"game": "left-luggage", "players": 3, "rules": {"slow": True}}, "bad-settings"),
    ):
        answer = await server.http.post("/api/tables", json={"name": "A", "settings": settings})
        assert (answer.status_code, answer.json()["code"]) == (400, code)


async def test_a_table_whose_game_is_uninstalled_waits_for_it(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    package = EXAMPLES / "left_luggage"
    with installed(tmp_path_factory.mktemp("before"), package):
        async with running(tmp_path) as server:
            clients = await gathered(server, SETTINGS)
            await start(clients)
            await close(clients)
    path = f"/api/tables/{clients[0].at}"
    async with running(tmp_path) as server:
        refused = await server.http.get(path)
        assert (refused.status_code, refused.json()["code"]) == (400, "old-rules")
        assert (await server.http.get("/api/ready")).json() == {"ok": True}
    with installed(tmp_path_factory.mktemp("after"), package):
        async with running(tmp_path) as server:
            assert (await server.http.get(path)).json()["stage"] == "playing"
