"""After a game, and never before, anybody may know which claims were lies."""

import random

import msgspec
import pytest

from brushpass.core.seats import Seat
from brushpass.games.espionaje.open.cards import KIND, Element
from brushpass.games.espionaje.talk import Holds
from brushpass.wire import inbound as i
from brushpass.wire.labels import ClaimKind, Honesty
from brushpass.wire.tables import Settings
from tests.server.client import close, finish, gathered, start
from tests.server.running import Running

pytestmark = pytest.mark.anyio


async def test_lies_are_told_when_the_game_is_over_and_not_before(server: Running) -> None:
    clients = await gathered(server, Settings(game="espionaje", players=2))
    at = f"/api/tables/{clients[0].code}/records/1/honesty"
    await start(clients)
    for client in clients:
        await client.sync()
    hand = clients[0].sight.hand
    hidden = [element for element in Element if element not in (*hand, *clients[1].sight.hand)]
    # The hearer cannot know of a kind that the speaker holds too which card of it is hidden.
    lie = next(element for element in hidden if KIND[element] in {KIND[held] for held in hand})
    for element in (hand[0], lie):
        claim = msgspec.Raw(msgspec.json.encode(Holds(Seat(0), element)))
        await clients[0].do(i.MakeClaim, claim=claim)
    refused = await server.http.get(at)
    assert (refused.status_code, refused.json()["code"]) == (404, "no-such-record")
    await finish(clients, random.Random(3))
    answer = await server.http.get(at)
    told = msgspec.json.decode(answer.content, type=Honesty)
    assert [label.kind for label in told.labels] == [ClaimKind.TRUTH, ClaimKind.LIE]
    assert (told.game, told.seats, told.biggest) == ("espionaje", ("A", "B"), 2)
    assert told.sums[0].kinds == {ClaimKind.TRUTH: 1, ClaimKind.LIE: 1}
    [hearer] = told.labels[1].hearers
    assert told.size == pytest.approx(hearer.after - hearer.before)
    assert (await server.http.get(at)).content == answer.content
    await close(clients)


async def test_a_game_without_claims_has_no_liars(server: Running) -> None:
    clients = await gathered(server, Settings(game="espionaje", players=2))
    await start(clients)
    await finish(clients, random.Random(4))
    answer = await server.http.get(f"/api/tables/{clients[0].code}/records/1/honesty")
    told = msgspec.json.decode(answer.content, type=Honesty)
    assert (told.labels, told.sums, told.biggest, told.size) == ((), (), None, 0.0)
    await close(clients)
