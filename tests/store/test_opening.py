"""Where a store is, and how its schema is brought up to date."""

import asyncio
import os
import sqlite3
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from brushpass.store.choose import data_folder, from_url
from brushpass.store.contract import BadAddress, NoSuchStore, Store, StoreDamaged, StoreNewer, StoreUnavailable
from brushpass.store.postgres import PostgresStore
from brushpass.store.schema import migrations
from brushpass.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio

Another = Callable[[], Store]


def execute(address: str, script: str) -> list[tuple[object, ...]]:
    """Run SQL on the data behind an address; what its last statement gives."""
    if address.startswith("postgresql:"):
        with psycopg.connect(address, autocommit=True) as connection:
            cursor = connection.execute(script.encode())
            while cursor.nextset():
                pass
            return cursor.fetchall() if cursor.description else []
    lite = sqlite3.connect(Path(address) / "brushpass.db", isolation_level=None)
    try:
        return [row for statement in script.split(";\n") for row in lite.execute(statement)]
    finally:
        lite.close()


def engine(address: str) -> str:
    return "postgres" if address.startswith("postgresql:") else "sqlite"


async def test_several_processes_may_open_an_empty_store_at_once(another: Another, address: str) -> None:
    stores = [another() for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))
    assert execute(address, "select version from schema_version") == [(len(migrations(engine(address))),)]
    for number, store in enumerate(stores):
        await store.append("t", number, [b"%d" % number])


async def test_an_older_schema_is_brought_up_to_date_and_keeps_its_log(another: Another, address: str) -> None:
    execute(address, "create table schema_version (version integer not null)")
    execute(address, migrations(engine(address))[0])
    execute(address, "insert into schema_version values (1)")
    body = "'old'" if engine(address) == "postgres" else "cast('old' as blob)"
    execute(address, f"insert into entries (table_id, number, at, body) values ('t', 1, 1500000, {body})")
    store = another()
    await store.open()
    log = await store.read("t")
    assert [(entry.number, entry.at, entry.body) for entry in log] == [(1, 1.5, b"old")]
    await store.append("t", 1, [b"new"])
    await store.save_record("t", 1, 1.0, "secrets", 6, b"r")
    assert execute(address, "select version from schema_version") == [(len(migrations(engine(address))),)]


async def test_a_newer_schema_is_refused_and_left_alone(another: Another, address: str) -> None:
    store = another()
    await store.open()
    await store.close()
    execute(address, "update schema_version set version = 99")
    with pytest.raises(StoreNewer, match="99") as refused:
        await another().open()
    assert refused.value.code == "store-newer"
    assert execute(address, "select version from schema_version") == [(99,)]


@pytest.mark.parametrize("loss", ["delete from schema_version", "drop table entries"])
async def test_a_store_with_half_a_schema_is_refused_and_left_alone(another: Another, address: str, loss: str) -> None:
    store = another()
    await store.open()
    await store.close()
    execute(address, loss)
    with pytest.raises(StoreDamaged, match="restore a backup") as refused:
        await another().open()
    assert refused.value.code == "store-damaged"
    assert execute(address, "select count(*) from records") == [(0,)]


async def test_a_store_is_not_created_unless_asked(another: Another, address: str) -> None:
    with pytest.raises(NoSuchStore) as refused:
        await from_url(address, create=False).open()
    assert refused.value.code == "no-such-store"
    if engine(address) == "sqlite":
        assert not list(Path(address).iterdir())
    execute(address, "create table others (x integer)")
    with pytest.raises(NoSuchStore):
        await from_url(address, create=False).open()
    with pytest.raises((sqlite3.OperationalError, psycopg.errors.UndefinedTable)):
        execute(address, "select * from schema_version")
    await another().open()
    found = from_url(address, create=False)
    await found.open()
    await found.append("t", 0, [b"a"])
    await found.close()


async def test_the_file_can_be_read_by_its_owner_only(tmp_path: Path) -> None:
    store = from_url(tmp_path / "data" / "own")
    await store.open()
    await store.append("t", 0, [b"secret"])
    for path in (tmp_path / "data" / "own").iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    await store.close()


@pytest.mark.parametrize(("durable", "level"), [("FULL", 2), ("NORMAL", 1)])
async def test_how_durable_commits_are_is_a_setting(tmp_path: Path, durable: str, level: int) -> None:
    store = SqliteStore(tmp_path / "x.db", durable="FULL" if durable == "FULL" else "NORMAL")
    await store.open()
    assert await store._write(lambda connection: connection.execute("pragma synchronous").fetchone()) == (level,)
    assert await store._write(lambda connection: connection.execute("pragma journal_mode").fetchone()) == ("wal",)
    await store.close()


async def test_a_path_that_cannot_hold_a_store_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    (tmp_path / "bad.db").write_text("no database" * 100)
    for place in (tmp_path / "file" / "folder", tmp_path / "bad.db"):
        with pytest.raises(StoreUnavailable, match=place.name):
            await from_url(place).open()


def test_every_system_has_a_folder_for_a_users_data() -> None:
    home = Path("/home/ada")
    assert data_folder("linux", {}, home) == home / ".local" / "share" / "brushpass"
    assert data_folder("linux", {"XDG_DATA_HOME": "/data"}, home) == Path("/data/brushpass")
    assert data_folder("darwin", {}, home) == home / "Library" / "Application Support" / "brushpass"
    assert data_folder("win32", {}, home) == home / "AppData" / "Local" / "brushpass"
    assert data_folder("win32", {"LOCALAPPDATA": "/local"}, home) == Path("/local/brushpass")


def test_an_address_chooses_the_engine(tmp_path: Path) -> None:
    default, file, folder = from_url(), from_url(tmp_path / "x.db"), from_url(str(tmp_path))
    assert isinstance(default, SqliteStore)
    assert isinstance(file, SqliteStore)
    assert isinstance(folder, SqliteStore)
    assert default.path == data_folder(sys.platform, os.environ, Path.home()) / "brushpass.db"
    assert (file.path, folder.path) == (tmp_path / "x.db", tmp_path / "brushpass.db")
    assert isinstance(from_url("postgresql://localhost/x"), PostgresStore)
    assert isinstance(from_url("postgres://localhost/x"), PostgresStore)


@pytest.mark.parametrize("address", ["mysql://bob:hush@x/y", "sqlite:///hush", "POSTGRESQL://hush", "postgresql:/hush"])
def test_an_address_of_no_engine_is_refused_without_being_quoted(address: str) -> None:
    with pytest.raises(BadAddress) as refused:
        from_url(address)
    assert refused.value.code == "bad-address"
    assert "hush" not in str(refused.value)


@pytest.mark.parametrize("address", ["C:/games", "C:\\games", "a:b", "./mysql://x", "games/mysql:/x"])
def test_a_path_may_contain_a_colon(address: str) -> None:
    assert isinstance(from_url(address), SqliteStore)


async def test_processes_from_before_a_restart_of_the_host_are_dead(tmp_path: Path) -> None:
    """The monotonic clock begins anew with the host."""
    store = SqliteStore(tmp_path / "brushpass.db")
    await store.open()
    await store.beat("before")
    execute(str(tmp_path), "update processes set seen = seen + 1000000")
    assert await store.beat("after") == {"after"}
    await store.close()


async def test_a_log_of_more_than_one_string_of_sqlite_is_read(tmp_path: Path) -> None:
    """SQLite has no strings of more than 1 GB; here it has none of more than 1 MB."""
    store = SqliteStore(tmp_path / "long.db")
    await store.open()
    store._reader.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 1_000_000)
    for number in range(0, 3_000, 100):
        await store.append("t", number, [bytes(300) + b"%d" % (number + n) for n in range(100)])
    assert len(await store.read("t")) == 3_000
    await store.close()
