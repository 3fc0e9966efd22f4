"""Before its end is opened, a review sends nothing that its viewer did not know at the table."""

import json
import random
from collections.abc import AsyncGenerator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from brushpass.core.record import Record
from brushpass.core.replay import replay
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.games.espionaje.open.cards import Rules
from brushpass.games.registry import find
from brushpass.research.review.knowledge import knowledge
from brushpass.research.review.steps import seen_steps
from brushpass.server.sealed_review import only_of
from brushpass.wire.review import Began, Broken, Decided, Review, Summed, Verdict
from brushpass.wire.tables import Settings
from tests.research.review.games import record_of
from tests.server.client import close, finish, gathered, start
from tests.server.running import Running

pytestmark = pytest.mark.anyio

TABLES = [("secrets", 4), ("espionaje", 3)]


def lived(record: Record, viewer: Viewer) -> list[Any]:
    """What a viewer was told before the event that ended the game, one event after another."""
    game = find(record.game)
    (setup, state), *steps = replay(record, game)
    told = [*game.seen_by(viewer, setup)]
    for events, _ in steps:
        for event in events:
            state = game.evolve(state, event)
            if game.outcome(state) is not None:
                return told
            told += game.seen_by(viewer, (event,))
    raise AssertionError("the game has no end")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_sealed_game_is_what_its_viewer_lived_through_and_no_more(name: str, players: int) -> None:
    record = record_of(name, players)
    for viewer in (*map(Seat, range(players)), PUBLIC):
        steps = seen_steps(record, viewer, truth=False, sealed=True)
        told = [json.loads(bytes(event)) for step in steps for event in step.told]
        assert told == json.loads(msgspec.json.encode(lived(record, viewer)))
        opened = [json.loads(bytes(event)) for step in seen_steps(record, viewer, truth=False) for event in step.told]
        assert opened[: len(told)] == told
        assert len(opened) > len(told)
        assert all(step.choice == "" or step.seat == viewer for step in steps)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_could_be_known_is_sealed_at_the_same_place(name: str, players: int) -> None:
    record = record_of(name, players)
    steps = seen_steps(record, Seat(1), truth=False, sealed=True)
    sealed, opened = list(knowledge(record, Seat(1), sealed=True)), list(knowledge(record, Seat(1)))
    assert [page.step for page in sealed] == [step.step for step in steps]
    assert opened[: len(sealed) - 1] == sealed[:-1]


def decided(seat: int, step: int) -> Decided:
    return Decided(step, Seat(seat), "ask", "a", "b", 0.4, 0.6, 0.2, 0.0, Verdict.BLUNDER)


async def lines_of(*messages: Review) -> AsyncGenerator[bytes, None]:
    for message in messages:
        yield msgspec.json.encode(message) + b"\n"
        yield b"\n"


async def test_a_sealed_review_has_the_decisions_of_one_seat_and_no_sums() -> None:
    record = record_of("espionaje", 3)
    whole = (Began("espionaje", 3, 40), decided(0, 1), decided(1, 2), decided(2, 3), decided(1, 4), Summed(()))
    lines = [line async for line in only_of(Seat(1), record, lines_of(*whole))]
    first, *rest = [msgspec.json.decode(line, type=Review) for line in lines if line.strip()]
    assert isinstance(first, Began)
    assert first.decisions == sum(step.seat == 1 for step in record.steps)
    assert rest == [decided(1, 2), decided(1, 4), Summed(())]
    assert lines.count(b"\n") == len(whole), "a connection is kept open whoever is judged"


async def test_a_sealed_chance_is_the_seats_own() -> None:
    shared = replace(decided(1, 2), value=0.1, best_value=0.3, own=0.4)
    lines = [line async for line in only_of(Seat(1), record_of("espionaje", 3), lines_of(shared))]
    assert msgspec.json.decode(lines[0], type=Review) == decided(1, 2), "what the others knew is sealed"


async def test_a_sealed_review_that_is_left_ends_and_one_that_breaks_says_so() -> None:
    record = record_of("espionaje", 3)
    lines = lines_of(Began("espionaje", 3, 4), decided(0, 1))
    one = only_of(Seat(0), record, lines)
    await anext(one)
    await one.aclose()
    with pytest.raises(StopAsyncIteration):
        await anext(lines)
    broken = [line async for line in only_of(Seat(0), record, lines_of(Broken("busy")))]
    assert msgspec.json.decode(broken[0], type=Review) == Broken("busy")


async def test_the_head_of_a_record_says_who_played_and_nothing_of_the_game(server: Running) -> None:
    clients = await gathered(server, Settings(game="espionaje", players=2))
    at = f"/api/tables/{clients[0].code}/records/1"
    assert (await server.http.get(f"{at}/head")).status_code == 404
    await start(clients)
    await finish(clients, random.Random(2))
    head = (await server.http.get(f"{at}/head")).json()
    assert head == {"game": "espionaje", "players": 2, "rules": msgspec.to_builtins(Rules()), "seats": ["A", "B"]}
    sealed = (await server.http.get(f"{at}/seen", params={"as": "1", "sealed": "true"})).text
    assert '"ended"' not in sealed
    assert '"ended"' in (await server.http.get(f"{at}/seen", params={"as": "1"})).text
    known = (await server.http.get(f"{at}/knowledge", params={"as": "1", "sealed": "true"})).json()
    assert [page["step"] for page in known] == [step["step"] for step in json.loads(sealed)]
    review = await server.http.get(f"{at}/review", params={"as": "1"}, timeout=120)
    messages = [msgspec.json.decode(line, type=Review) for line in review.content.splitlines() if line.strip()]
    assert all(message.seat == 1 for message in messages if isinstance(message, Decided))
    assert messages[-1] == Summed(())
    assert (await server.http.get(f"{at}/review", params={"as": "truth"})).status_code == 400
    await close(clients)
