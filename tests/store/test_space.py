"""What was dropped leaves the file, and its space goes back to the disk: for new files, and for those of 0.1.0."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from brushpass.store import sqlite_space
from brushpass.store.schema import migrations
from brushpass.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio

SECRET = b"a name that somebody wanted to be gone"
SMALL = 500_000


async def filled(path: Path) -> SqliteStore:
    """A store with some megabytes in old tables and one entry in a new one."""
    store = SqliteStore(path, durable="NORMAL")
    await store.open()
    for number in range(60):
        await store.append(f"old{number}", 0, [SECRET + bytes([number, step]) * 20_000 for step in range(4)])
    await store.save_record("old0", 1, 1.0, "secrets", 4, SECRET)
    return store


def made_by_0_1_0(path: Path) -> None:
    """An empty store as 0.1.0 made it."""
    with sqlite3.connect(path, isolation_level=None) as connection:
        connection.execute("pragma journal_mode = wal")
        connection.execute("create table schema_version (version integer not null)")
        for script in migrations("sqlite")[:2]:
            connection.executescript(script)
        connection.execute("insert into schema_version values (2)")
    connection.close()


def size(path: Path) -> int:
    return sum(file.stat().st_size for file in path.parent.glob(f"{path.name}*") if not file.name.endswith("-shm"))


@pytest.mark.parametrize("is_old", [False, True], ids=["new file", "file of 0.1.0"])
async def test_pruning_gives_space_back_while_others_append(tmp_path: Path, *, is_old: bool) -> None:
    path = tmp_path / "log.db"
    if is_old:
        made_by_0_1_0(path)
    store = await filled(path)
    other = SqliteStore(path, durable="NORMAL")
    await other.open()
    await asyncio.sleep(0.01)
    middle = time.time()
    await asyncio.sleep(0.01)
    await other.append("new", 0, [b"0"])

    async def play() -> int:
        number = 1
        while not pruned.is_set():
            await other.append("new", number, [b"%d" % number])
            number += 1
            await asyncio.sleep(0.005)  # without pause it would fill the disk faster than space is given back
        return number

    pruned = asyncio.Event()
    playing = asyncio.create_task(play())
    assert await store.prune(middle) == (1, 60)
    pruned.set()
    count = await playing
    await store.compact()
    assert [entry.body for entry in await store.read("new")] == [b"%d" % number for number in range(count)]
    await other.close()
    await store.close()
    assert size(path) < SMALL
    assert SECRET not in b"".join(file.read_bytes() for file in tmp_path.iterdir())
    with sqlite3.connect(path) as connection:
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
    connection.close()


async def test_a_large_file_of_0_1_0_is_not_written_anew_beside_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("brushpass.store.sqlite.MAX_REWRITTEN_BYTES", SMALL)
    path = tmp_path / "log.db"
    made_by_0_1_0(path)
    store = await filled(path)
    await store.prune(time.time() + 1)
    assert size(path) > SMALL
    await store.compact()
    await store.close()
    assert size(path) < SMALL


async def test_space_that_cannot_be_given_back_now_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    store = await filled(tmp_path / "log.db")
    monkeypatch.setattr("brushpass.store.sqlite.shrink", fail)
    assert await store.prune(time.time() + 1) == (1, 60)
    assert "the space of dropped tables was not given back" in caplog.messages
    await store.close()


def test_the_number_of_the_mode_is_that_of_sqlite(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "x.db")
    sqlite_space.prepare(connection)
    assert connection.execute("pragma auto_vacuum").fetchone() == (sqlite_space.INCREMENTAL,)
    connection.close()
