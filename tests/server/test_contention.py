"""Two processes fight over the same tables: every seat has a device at each, and both answer at once."""

import asyncio
import random
from itertools import count
from pathlib import Path

import pytest

from brushpass.wire import inbound as i
from tests.postgres import Server
from tests.postgres import postgres as postgres
from tests.server.process import processes
from tests.server.stubborn import Party, Player, check, chosen, gather, log_of

pytestmark = pytest.mark.anyio

TABLES = 3
MEETINGS = 10
"""How often two devices must have answered the same prompt before the fight counts; till then tables are added."""
MOST_TABLES = 15


async def test_processes_that_fight_over_a_sqlite_file_agree(tmp_path: Path) -> None:
    await fight(str(tmp_path / "log.db"), seed=6)


async def test_processes_that_fight_over_a_postgresql_agree(postgres: Server) -> None:
    await fight(postgres.new_schema(), seed=7)


async def fight(store: str, seed: int) -> None:
    """Both devices of a seat answer every prompt, with other choices, and talk all the while."""
    rng = random.Random(seed)
    with processes(store, 2) as servers:
        for server in servers:
            await server.is_up()
        addresses = [server.address for server in servers]
        parties: list[Party] = []
        while _meetings(parties) <= MEETINGS and len(parties) < MOST_TABLES:
            new = [await gather(addresses, rng, people=4, names=("a", "b")) for _ in range(TABLES)]
            async with asyncio.TaskGroup() as group:
                for party in new:
                    group.create_task(_play_and_talk(party))
            parties += new
    for party in parties:
        await check(store, party)
        choices = chosen(await log_of(store, party.code))
        acknowledged = [
            f"{player.seated.seat}/{ident}" for player in party.players for ident in player.taken if ident[0] in "ab"
        ]
        assert sorted(acknowledged) == sorted(entry.id for entry in choices), "each prompt is answered once"
        for player in party.players:
            codes = {code for ident, code in player.refused.items() if ident[0] in "ab"}
            assert codes <= {"stale-prompt", "wrong-stage"}
    assert _meetings(parties) > MEETINGS, "the devices never met"


def _meetings(parties: list[Party]) -> int:
    """How often a device came too late."""
    return sum(len(player.refused) for party in parties for player in party.players)


async def _play_and_talk(party: Party) -> None:
    async with asyncio.TaskGroup() as group:
        playing = group.create_task(party.play())
        for player in party.players[:3]:
            group.create_task(_talk(player, playing))


async def _talk(player: Player, playing: asyncio.Task[None]) -> None:
    for number in count():
        await asyncio.sleep(0.02)
        if playing.done() or player.is_over:
            return
        if player.table is not None:
            await player.wish(i.Say(id=f"say{number}", text=f"{player.name} says {number}"))
            await player.answered(f"say{number}")
