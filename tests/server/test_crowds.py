"""The usual limits never hit honest people: a class of forty behind one address, with a shared screen at each table."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from brushpass.server.config import Limits
from brushpass.wire.tables import Presence, Settings
from tests.server.client import Client, close, open_table, sit
from tests.server.running import Running, running

pytestmark = pytest.mark.anyio

EIGHT = Settings(game="secrets", players=8)
PAGE = ("/api/games", "/api/minds", "/api/version", "/api/tables")


async def visit(server: Running) -> set[int]:
    """The statuses of what one browser asks for when it opens the page."""
    return {(await server.http.get(path)).status_code for path in PAGE for _ in range(2)}


def has_come(person: Client) -> bool:
    """Whether the table has noticed that somebody is here."""
    assert person.table is not None
    assert person.viewer is not None
    return person.table.seats[person.viewer].presence is Presence.HERE


async def table_of_eight(server: Running) -> list[Client]:
    """Eight people and a shared screen."""
    host = await open_table(server.http, EIGHT)
    people = [await Client.join(server, host.code, host.seat, host.token)]
    for name in "BCDEFGH":
        seat = await sit(server.http, host.code, name)
        people.append(await Client.join(server, seat.code, seat.seat, seat.token))
        await people[-1].until(partial(has_come, people[-1]))  # until then the last free seat is kept for others
    return [*people, await Client.join(server, host.code)]


async def back(server: Running, old: Client) -> Client:
    """A device that connects again, after its page has asked where it sits."""
    headers = {"Authorization": f"Bearer {old.token}"} if old.token else {}
    seats = (await server.http.get(f"/api/tables/{old.at}/own", headers=headers)).json()
    assert seats == ([old.viewer] if old.token else [])
    return await Client.join(server, old.at, old.viewer, old.token, old.number)


def refusals(server: Running) -> list[tuple[str, str]]:
    """What was limited."""
    limited = ("rate-limited", "429", "503", "slow-client", "address", "all", "late")
    return [key for key in server.services.metrics.counts if key[1] in limited]


async def test_a_class_opens_the_page_takes_its_seats_and_survives_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path, limits=Limits()) as server:
        assert await asyncio.gather(*(visit(server) for _ in range(40))) == [{200}] * 40
        tables = await asyncio.gather(*(table_of_eight(server) for _ in range(5)))
        clients = [client for table in tables for client in table]
        assert len(clients) == 45
        assert refusals(server) == []
        await server.stop()
        assert {await client.closed() for client in clients} == {1012}
    async with running(tmp_path, limits=Limits()) as server:
        returned = await asyncio.gather(*(back(server, client) for client in clients))
        assert refusals(server) == []
        await close(list(returned))


async def test_forty_people_open_a_table_of_their_own_at_once(tmp_path: Path) -> None:
    async with running(tmp_path, limits=Limits()) as server:
        await asyncio.gather(*(open_table(server.http) for _ in range(40)))
        assert refusals(server) == []
