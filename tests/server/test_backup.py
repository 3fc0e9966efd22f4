"""A copy of the store that is made while tables play, as docs/operate.md says: complete, and fit to play on from."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from brushpass.table import entries as e
from tests.server.process import processes
from tests.server.stubborn import Party, Player, check, gather, log_of
from tests.server.test_workers import half_played

pytestmark = pytest.mark.anyio


async def test_games_go_on_from_a_copy_that_was_made_while_they_were_played(tmp_path: Path) -> None:
    store, copy = str(tmp_path / "log.db"), str(tmp_path / "copy.db")
    rng = random.Random(9)
    with processes(store) as [server]:
        await server.is_up()
        parties = [await gather([server.address], rng, think=0.02) for _ in range(3)]
        playing = [asyncio.create_task(party.play()) for party in parties]
        for party in parties:
            await half_played(party)
        acknowledged = [_acknowledged(party) for party in parties]
        assert await asyncio.to_thread(_back_up, store, copy) == "ok"
        assert not any(task.done() for task in playing)
        await asyncio.gather(*playing)
    for party, before in zip(parties, acknowledged, strict=True):
        await check(store, party)
        log, saved = await log_of(store, party.code), await log_of(copy, party.code)
        assert saved == log[: len(saved)]
        assert before <= {part.id for entry in saved for part in e.parts(entry)}
        assert len(saved) < len(log)
    with processes(copy) as [server]:
        await server.is_up()
        for party in parties:
            again = Party(party.code, [_returned(player, server.address, rng) for player in party.players])
            await asyncio.gather(*(player.play() for player in again.players))
            await check(copy, again)


def _acknowledged(party: Party) -> set[str]:
    return {f"{player.seated.seat}/{ident}" for player in party.players for ident in player.taken}


def _back_up(store: str, copy: str) -> str:
    """Copy a store, and ask SQLite whether the copy is sound."""
    with closing(sqlite3.connect(store)) as original:
        original.execute("vacuum into ?", [copy])
    with closing(sqlite3.connect(copy)) as made:
        [sound] = made.execute("pragma integrity_check").fetchone()
    return str(sound)


def _returned(player: Player, address: str, rng: random.Random) -> Player:
    """The same person with a new device at another server."""
    return Player(player.seated, player.participant, [address], random.Random(rng.random()), "c", 0.0)
