"""Dossiers at the table: what follows from what a seat was told, where the host allows it."""

import asyncio
import random
from functools import partial
from threading import Event
from typing import Any

import msgspec
import pytest

from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.dossier.snapshot import Explanation as EspionajeExplanation
from brushpass.games.espionaje.open.cards import Element
from brushpass.games.espionaje.talk import CardAt, Holds
from brushpass.games.kits import find_kit, load
from brushpass.games.secrets.minds.dossier.reasons import Explanation as SecretsExplanation
from brushpass.games.secrets.open.cards import Face
from brushpass.games.secrets.talk import TokenAt, TokenIs
from brushpass.minds.dossier import Dossier
from brushpass.table import dossiers
from brushpass.wire import inbound as i
from brushpass.wire import outbound as o
from brushpass.wire.tables import Aids, Settings
from tests.server.client import Client, again, finish, gathered, start, step
from tests.server.running import Running

pytestmark = pytest.mark.anyio

SECRETS = Settings(game="secrets", players=5, aids=Aids.FULL)
ESPIONAJE = Settings(game="espionaje", players=3, aids=Aids.FULL)


def expected(client: Client) -> Any:
    """The same dossier, from what the client itself has heard."""
    kit = find_kit(client.game.name)
    assert kit.dossier is not None
    dossier: Dossier = load(kit.dossier)(client.viewer)
    began = max(place for place, told in enumerate(client.told) if told.get("event") == "began")
    for told in client.told[began:]:
        if "event" in told:
            dossier.see(msgspec.convert(told, client.game.seen))
        elif told["notice"] == "claimed":
            dossier.hear(told["seat"], msgspec.convert(told["claim"], kit.phrases))
    return msgspec.json.decode(msgspec.json.encode(dossier.page()))


async def bye(clients: list[Client]) -> None:
    for client in clients:
        await client.close()


@pytest.mark.parametrize("settings", [SECRETS, ESPIONAJE], ids=lambda settings: settings.game)
async def test_a_dossier_is_what_follows_from_the_seat_s_own_frames(server: Running, settings: Settings) -> None:
    clients = await gathered(server, settings)
    await start(clients)
    rng, asked = random.Random(2), 0
    while asked < 15 and await step(clients, rng):
        client = rng.choice(clients)
        answer = await client.do(i.AskDossier)
        assert isinstance(answer, o.Dossier)
        assert (answer.n, answer.page) == (client.number, expected(client))
        asked += 1
    assert asked == 15
    await bye(clients)


@pytest.mark.parametrize(
    ("settings", "claim", "about"),
    [
        (SECRETS, TokenIs(Seat(2), Face.KGB), TokenAt(Seat(2), Face.KGB)),
        (ESPIONAJE, Holds(Seat(1), Element.LONDON), CardAt(Element.LONDON, Seat(1))),
    ],
    ids=["secrets", "espionaje"],
)
async def test_a_dossier_hears_what_its_seat_was_told_in_this_game(
    server: Running, settings: Settings, claim: Any, about: Any
) -> None:
    clients = await gathered(server, settings)
    await clients[1].do(i.MakeClaim, claim=claim)  # before the deal: it is about nothing
    await start(clients)
    silent = await clients[0].do(i.AskDossier)
    assert silent.page == expected(clients[0])
    assert "heard" not in str(silent.page)
    for speaker in (1, 0):
        await clients[speaker].do(i.MakeClaim, claim=claim)
    for client in clients:
        await client.sync()
        answer = await client.do(i.AskDossier)
        assert answer.page == expected(client)
        why = (await client.do(i.AskWhy, about=about)).explanation
        assert {ground["by"] for ground in why.get("claims", ())} <= {0, 1} - {client.viewer}
    await bye(clients)


async def test_another_game_begins_another_dossier(server: Running) -> None:
    clients = await gathered(server, ESPIONAJE)
    for _ in range(2):
        await start(clients)
        answer = await clients[1].do(i.AskDossier)
        assert answer.page == expected(clients[1])
        await finish(clients, random.Random(3))
        assert (await clients[1].do(i.AskDossier)).code == "wrong-stage", "the review tells everything now"
        await again(clients)
        for client in clients:
            await client.sync()
    await bye(clients)


async def test_reasons_name_events_that_the_seat_has_seen(server: Running) -> None:
    clients = await gathered(server, SECRETS)
    await start(clients)
    rng = random.Random(4)
    for _ in range(12):
        await step(clients, rng)
    client = clients[2]
    answer = await client.do(i.AskWhy, about=TokenAt(Seat(2), Face.CIA))
    why = msgspec.convert(answer.explanation, SecretsExplanation)
    kinds = {type(client.events[ground.event]).__name__ for ground in why.grounds}
    assert kinds
    assert kinds <= {"Looked", "Exposed", "CentreShown", "Swapped", "Diverted"}
    await bye(clients)


async def test_a_proof_in_the_notebook_names_its_events(server: Running) -> None:
    clients = await gathered(server, ESPIONAJE)
    await start(clients)
    rng = random.Random(5)
    for _ in range(6):
        await step(clients, rng)
    client = clients[0]
    hand = client.sight.hand
    answer = await client.do(i.AskWhy, about=CardAt(hand[0], Seat(0)))
    why = msgspec.convert(answer.explanation, EspionajeExplanation)
    assert (why.worlds, why.events) == (why.of, (0,)), "a player's own hand is known from the deal on"
    await bye(clients)


@pytest.mark.parametrize("aids", [Aids.OFF, Aids.OWN])
async def test_there_are_dossiers_only_if_the_host_allows_them(server: Running, aids: Aids) -> None:
    clients = await gathered(server, Settings(game="secrets", players=4, aids=aids))
    await start(clients)
    for question in (i.AskDossier, i.AskWhy):
        fields: dict[str, Any] = {"about": TokenAt(Seat(0), Face.CIA)} if question is i.AskWhy else {}
        assert (await clients[1].do(question, **fields)).code == "no-aids"
    await bye(clients)


async def test_questions_that_have_no_answer_are_refused(server: Running) -> None:
    clients = await gathered(server, SECRETS)
    assert (await clients[0].do(i.AskDossier)).code == "wrong-stage"
    await start(clients)
    watcher = await Client.join(server, clients[0].code)
    assert (await watcher.do(i.AskDossier)).code == "not-seated"
    for about in (TokenAt(Seat(5), Face.CIA), CardAt(Element.PARIS, Seat(1))):
        assert (await clients[0].do(i.AskWhy, about=about)).code == "malformed"
    await clients[0].send({"type": "ask-why", "id": "x", "about": {"about": "token-at", "slot": 1, "face": "spy"}})
    await clients[0].until(lambda: "malformed" in clients[0].refusals[-1:])
    answer = await clients[0].do(i.AskDossier)
    assert answer.page == expected(clients[0]), "refusals changed nothing"
    await bye([*clients, watcher])


async def test_a_dossier_blocks_nobody_but_the_client_that_asked(server: Running) -> None:
    clients = await gathered(server, SECRETS)
    await start(clients)
    client = next(client for client in clients if client.asked is not None)
    gate = Event()
    server.services.tables.dossier_worker.submit(gate, partial(gate.wait, 30))
    for number in range(dossiers.MAX_QUEUED + 1):
        await client.send(i.AskDossier(id=f"q{number}"))
    assert isinstance(await client.choose(client.options[0]), o.Update), "a choice is not held up by a dossier"
    await client.sync()
    assert client.answer(f"q{dossiers.MAX_QUEUED}").code == "busy"
    await client.kill()
    gate.set()
    back = await Client.join(server, client.at, client.viewer, client.token)
    answer = await back.do(i.AskDossier)
    assert (answer.n, answer.page) == (back.number, expected(back)), "who left in the middle has spoilt nothing"
    await bye([back, *(other for other in clients if other is not client)])


async def test_tables_take_turns_with_their_questions() -> None:
    worker, gate, order = dossiers.DossierWorker(), Event(), list[str]()
    worker.submit("first", partial(gate.wait, 30))
    futures = [worker.submit("many", partial(order.append, f"many {number}")) for number in range(5)]
    futures.append(worker.submit("one", partial(order.append, "one")))
    futures[1].cancel()
    gate.set()
    await asyncio.gather(*(asyncio.wrap_future(future) for future in futures if not future.cancelled()))
    assert order == ["many 0", "one", "many 2", "many 3", "many 4"]


async def test_a_late_answer_is_about_the_game_in_which_it_was_asked(server: Running) -> None:
    clients = await gathered(server, ESPIONAJE)
    await start(clients)
    gate = Event()
    server.services.tables.dossier_worker.submit(gate, partial(gate.wait, 30))
    number, page = clients[1].number, expected(clients[1])
    await clients[1].send(i.AskDossier(id="early"))
    await clients[1].sync()
    await finish(clients, random.Random(3))
    await again(clients)
    await start(clients)
    gate.set()
    await clients[1].until(lambda: clients[1].answer("early"))
    answer = clients[1].answer("early")
    assert (answer.n, answer.page) == (number, page)
    assert (await clients[1].do(i.AskDossier)).page == expected(clients[1])
    await bye(clients)


async def test_a_dossier_that_fails_costs_nobody_the_connection(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    clients = await gathered(server, SECRETS)
    await start(clients)
    monkeypatch.setattr("brushpass.games.secrets.minds.dossier.dossier.Dossier.page", lambda _: 1 / 0)
    assert (await clients[0].do(i.AskDossier)).code == "internal"
    await clients[0].sync()
    await bye(clients)
