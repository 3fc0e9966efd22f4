"""A process that cannot write is alive and not ready, and is ready again as soon as it can write."""

import asyncio
import resource
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest

from tests.postgres import Server
from tests.postgres import postgres as postgres
from tests.server.client import open_table
from tests.server.process import Process, processes

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def serving(store: str) -> AsyncIterator[tuple[Process, httpx.AsyncClient]]:
    """A server process with one table, and a client of it."""
    with processes(store) as [server]:
        await server.is_up()
        async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as http:
            await open_table(http)
            yield server, http


async def becomes(http: httpx.AsyncClient, status: int) -> None:
    """Wait until the server says so: 200 ready, 503 not ready. It is alive all the time."""
    async with asyncio.timeout(60):
        while True:
            answers = [await http.get(f"/api/{path}") for path in ("ready", "live")]
            assert (answers[1].status_code, answers[1].json()) == (200, {"ok": True})
            if answers[0].status_code == status:
                assert answers[0].json() == {"ok": status == 200}
                return
            await asyncio.sleep(0.05)


async def test_a_full_disk(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "log.db")) as (server, http):
        await becomes(http, 200)
        limits = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, limits[1]))  # no file may grow
        await becomes(http, 503)
        answer = await http.post("/api/tables", json={"name": "A", "settings": {"game": "secrets"}})
        assert (answer.status_code, answer.json()["code"]) == (503, "store-unavailable")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, limits)
        await becomes(http, 200)
        await open_table(http)


@contextmanager
def read_only(postgres: Server) -> Iterator[None]:
    """PostgreSQL as after a failover: it answers, and writes nothing."""
    with psycopg.connect(postgres.address(), autocommit=True) as connection:
        connection.execute("alter system set default_transaction_read_only = on")
        connection.execute("select pg_reload_conf()")
        try:
            yield
        finally:
            connection.execute("alter system reset default_transaction_read_only")
            connection.execute("select pg_reload_conf()")


async def test_a_read_only_database(postgres: Server) -> None:
    async with serving(postgres.new_schema()) as (_, http):
        await becomes(http, 200)
        with read_only(postgres):
            await becomes(http, 503)
            answer = await http.post("/api/tables", json={"name": "A", "settings": {"game": "secrets"}})
            assert (answer.status_code, answer.json()["code"]) == (503, "store-unavailable")
        await becomes(http, 200)
        await open_table(http)


async def test_another_program_that_holds_the_write_lock(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "log.db")) as (_, http):
        await becomes(http, 200)
        other = sqlite3.connect(tmp_path / "log.db", isolation_level=None)
        other.execute("begin immediate")
        await becomes(http, 503)
        other.execute("rollback")
        await becomes(http, 200)
        await open_table(http)
        other.close()
        figures = (await http.get("/metrics")).text
        for name in ("heartbeat_age_seconds", "heartbeat_write_seconds", "store_lag_seconds"):
            assert f"brushpass_{name} " in figures
