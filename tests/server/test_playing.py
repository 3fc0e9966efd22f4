"""Whole games over real sockets."""

import random

import msgspec
import pytest

from brushpass.core import record, replay
from brushpass.core.receipt import Proof, check_own
from brushpass.games.registry import GAMES
from brushpass.wire.tables import Settings, Stage
from tests.server.client import Client, finish, gathered, start
from tests.server.running import Running

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "settings", [Settings(game="secrets", players=6), Settings(game="espionaje", players=3)], ids=lambda s: s.game
)
async def test_a_whole_game_is_played_saved_and_verified(server: Running, settings: Settings) -> None:
    clients = await gathered(server, settings)
    screen = await Client.join(server, clients[0].code)
    await start(clients)
    await finish(clients, random.Random(1))
    await screen.sync()
    for client in [*clients, screen]:
        assert client.table is not None
        assert client.table.stage is Stage.OVER
        match = server.table(client.code).state.match
        assert match is not None
        assert msgspec.json.encode(client.sight) == msgspec.json.encode(match.game.view(match.state, client.viewer))
    [line] = (await server.http.get(f"/api/tables/{screen.code}/records")).json()
    assert (line["round"], line["game"], line["players"]) == (1, settings.game, settings.players)
    kept = record.decode((await server.http.get(f"/api/tables/{screen.code}/records/1")).content)
    replay.check(kept, GAMES[settings.game])
    assert screen.table is not None
    assert isinstance(kept, record.RecordV2)
    assert kept.pledge is not None
    assert kept.pledge.commitment == screen.table.commitment
    for client in clients:
        assert client.participant is not None
        receipt = client.participant.receipt(1)
        assert receipt is not None
        told = tuple(told for told in client.told if "event" in told)
        proofs = check_own(kept, GAMES[settings.game], msgspec.structs.replace(receipt, told=told))
        assert dict(proofs) == dict.fromkeys(Proof, True)
        await client.close()
    await screen.close()
