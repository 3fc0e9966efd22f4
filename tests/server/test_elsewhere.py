"""Two processes behave as one: what one has given, the other knows when it is asked."""

from pathlib import Path

import pytest

from tests.postgres import Server
from tests.postgres import postgres as postgres
from tests.server.elsewhere import ask_elsewhere
from tests.server.process import processes

pytestmark = pytest.mark.anyio

COUNT = 25


async def test_workers_on_one_sqlite_file_know_of_each_others_seats(tmp_path: Path) -> None:
    await _never_refused(str(tmp_path / "log.db"))


async def test_hosts_with_one_postgresql_know_of_each_others_seats(postgres: Server) -> None:
    await _never_refused(postgres.new_schema())


async def _never_refused(store: str) -> None:
    with processes(store, 2) as servers:
        for server in servers:
            await server.is_up()
        results = await ask_elsewhere([server.address for server in servers], COUNT)
    for what in ("own", "hello", "move", "hello after move"):
        assert (results[what], results[f"{what}, refused"]) == (COUNT, 0), results
