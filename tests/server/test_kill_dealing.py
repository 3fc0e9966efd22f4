"""A server that is killed in every step of a start: the deal goes on, from the same secret and the same shares."""

import asyncio
import random
from pathlib import Path

import pytest

from brushpass.core.fair import Pledge
from tests.postgres import Server
from tests.postgres import postgres as postgres
from tests.server.process import Process, processes
from tests.server.stubborn import Party, check, gather

pytestmark = pytest.mark.anyio

STEPS = ("start", "commit", "reveal")
"""How the ids of the messages of a start begin, in order."""


async def test_sqlite_loses_nothing_of_a_start(tmp_path: Path) -> None:
    await kill_while_dealing(str(tmp_path / "log.db"))


async def test_postgresql_loses_nothing_of_a_start(postgres: Server) -> None:
    await kill_while_dealing(postgres.new_schema())


async def kill_while_dealing(store: str) -> None:
    with processes(store) as [server]:
        await server.is_up()
        party = await gather([server.address], random.Random(1), people=4)
        killing = asyncio.create_task(_kill(server, party))
        await party.play()
        kills = await killing
    assert kills == len(STEPS), "after the press of start, among the hashes, and among the shares"
    state = await check(store, party)
    assert state.match is not None
    pledge = state.match.pledge
    assert isinstance(pledge, Pledge)
    assert pledge.voids == ()
    for player in party.players:
        receipt = player.participant.receipt(1)
        assert receipt is not None
        assert pledge.commitment == receipt.commitment
        assert pledge.shares[player.seated.seat] == receipt.share
        assert pledge.hashes == receipt.hashes


async def _kill(server: Process, party: Party) -> int:
    """Strike as soon as the first message of each step was acknowledged; how often."""
    kills = 0
    for step in STEPS:
        while not any(ident.startswith(step) for player in party.players for ident in player.taken):
            if all(player.is_over for player in party.players):
                return kills
            await asyncio.sleep(0.002)
        server.kill()
        server.start()
        await server.is_up()
        kills += 1
    return kills
