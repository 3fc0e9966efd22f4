"""Two processes fight over the same tables: every seat has a device at each, and both answer at once."""

import asyncio
import random
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path

import httpx
import msgspec
import pytest

from brushpass.table import entries as e
from brushpass.wire import inbound as i
from brushpass.wire import outbound as o
from brushpass.wire.http import Seated
from tests.postgres import Server
from tests.postgres import postgres as postgres
from tests.server.client import NO_COOKIE, open_table
from tests.server.elsewhere import hello, make_link
from tests.server.process import processes
from tests.server.stubborn import Party, Player, check, chosen, gather, log_of

pytestmark = pytest.mark.anyio

TABLES = 3
MEETINGS = 10
"""How often two devices must have answered the same prompt before the fight counts; till then tables are added."""
MOST_TABLES = 15
RACERS = 12


async def test_processes_that_fight_over_a_sqlite_file_agree(tmp_path: Path) -> None:
    await fight(str(tmp_path / "log.db"), seed=6)


async def test_processes_that_fight_over_a_postgresql_agree(postgres: Server) -> None:
    await fight(postgres.new_schema(), seed=7)


async def test_of_devices_that_race_for_a_seat_of_a_sqlite_file_one_gets_it(tmp_path: Path) -> None:
    await race(str(tmp_path / "log.db"))


async def test_of_devices_that_race_for_a_seat_of_a_postgresql_one_gets_it(postgres: Server) -> None:
    await race(postgres.new_schema())


async def race(store: str) -> None:
    """Twelve devices follow one link at once, half of them at each process."""
    with processes(store, 2) as servers:
        async with AsyncExitStack() as stack:
            clients = []
            for server in servers:
                await server.is_up()
                base = f"http://{server.address}"
                clients.append(await stack.enter_async_context(httpx.AsyncClient(base_url=base, timeout=30)))
            seated = await open_table(clients[0])
            for http in clients:  # both have the table in memory, and are connected
                (await http.get(f"/api/tables/{seated.code}")).raise_for_status()
            socket, _ = await hello(servers[0].address, seated)
            wish = {"seat": seated.seat, "link": await make_link(socket)}
            path = f"/api/tables/{seated.code}/move"
            answers = await asyncio.gather(
                *(http.post(path, json=wish, headers=NO_COOKIE) for _ in range(RACERS // 2) for http in clients)
            )
            [winner] = [answer for answer in answers if answer.status_code == 201]
            lost = [(answer.status_code, answer.json()["code"]) for answer in answers if answer is not winner]
            assert lost == [(403, "bad-link")] * (RACERS - 1)
            _, welcomed = await hello(servers[1].address, msgspec.json.decode(winner.content, type=Seated))
            assert isinstance(welcomed, o.Welcome)
    assert sum(isinstance(entry, e.Moved) for entry in await log_of(store, seated.code)) == 1


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
