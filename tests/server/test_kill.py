"""Nothing acknowledged is lost, whenever the server is killed."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.postgres import Server
from tests.postgres import postgres as postgres
from tests.server.process import Process, processes
from tests.server.stubborn import Party, check, gather

pytestmark = pytest.mark.anyio

KILLS = 16
LANES = 3


@pytest.mark.parametrize("seed", [1])
async def test_sqlite_loses_nothing_that_was_acknowledged(tmp_path: Path, seed: int) -> None:
    await kill_and_play(str(tmp_path / "log.db"), seed)


@pytest.mark.parametrize("seed", [2])
async def test_postgresql_loses_nothing_that_was_acknowledged(postgres: Server, seed: int) -> None:
    await kill_and_play(postgres.new_schema(), seed)


async def kill_and_play(store: str, seed: int) -> None:
    """Kill a server again and again while tables play at it; every game is finished all the same."""
    rng = random.Random(seed)
    parties: list[Party] = []
    with processes(store) as [server]:
        await server.is_up()
        killing = asyncio.create_task(_kill(server, rng, parties))

        async def lane(number: int) -> None:
            while not killing.done():
                minds = number % 2  # a table plays on for its minds, too
                party = await gather([server.address], rng, people=4 - minds, minds=minds, think=0.02)
                parties.append(party)
                await party.play(minds=range(4 - minds, 4))

        async with asyncio.TaskGroup() as group:
            for number in range(LANES):
                group.create_task(lane(number))
        killing.result()
    for party in parties:
        await check(store, party)
    breaks = sum(player.breaks for party in parties for player in party.players)
    print(f"seed {seed}: {KILLS} kills, {len(parties)} games, {breaks} breaks")


async def _kill(server: Process, rng: random.Random, parties: list[Party]) -> None:
    """Strike each time at some moment after some more messages were acknowledged."""
    for _ in range(KILLS):
        enough = _acknowledged(parties) + rng.randint(1, 30)
        while _acknowledged(parties) < enough:
            await asyncio.sleep(0.002)
        await asyncio.sleep(rng.random() * 0.02)
        server.kill()
        server.start()
        await server.is_up()


def _acknowledged(parties: list[Party]) -> int:
    return sum(len(player.taken) for party in parties for player in party.players)
