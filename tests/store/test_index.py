"""The newest entries of a SQLite log are not in its index yet. Nobody can tell."""

import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from brushpass.store import sqlite_writer
from brushpass.store.contract import Conflict
from brushpass.store.sqlite import SqliteStore
from tests.store.looking import bodies
from tests.store.test_space import made_by_0_1_0

pytestmark = pytest.mark.anyio

TABLES = "abc"
TWICE = """
    select table_id, number from entries group by table_id, number having count(*) > 1
    union all select table_id, number from entries_by_table where id not in (select id from entries)
    union all select table_id, number from entries
    where id <= (select id from indexed) and id not in (select id from entries_by_table)
"""


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


@pytest.mark.parametrize("newest", [0, 3, 1000])
async def test_logs_are_the_same_however_many_entries_the_index_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, newest: int
) -> None:
    """Two processes append to three tables, rewrite and drop them, and each always reads what was written."""
    monkeypatch.setattr(sqlite_writer, "MAX_NEWEST", newest)
    path, rng = tmp_path / "log.db", random.Random(newest)
    stores = [SqliteStore(path, durable="NORMAL") for _ in range(2)]
    for store in stores:
        await store.open()
    logs: dict[str, list[bytes]] = {table: [] for table in TABLES}
    for step in range(120):
        store, table = rng.choice(stores), rng.choice(TABLES)
        log, new = logs[table], b"%d" % step
        match rng.choices(("append", "append late", "rewrite", "drop"), (20, 2, 2, 1))[0]:
            case "append":
                await store.append(table, len(log), [new, new])
                log += [new, new]
            case "append late" if log:
                with pytest.raises(Conflict):
                    await store.append(table, len(log) - 1, [new])
            case "rewrite" if log:
                place = rng.randrange(len(log))
                await store.rewrite(table, len(log), {place + 1: new}, b"rewritten", {})
                log[place] = new
                log.append(b"rewritten")
            case "drop" if log:
                await store.drop(table, len(log), b"dropped")
                assert [entry.number for entry in await store.read(table)] == [len(log) + 1]
                await store.prune(time.time() + 1)  # the other tables go with it
                logs = {table: [] for table in TABLES}
        after = rng.randrange(4)
        for reader in stores:
            assert bodies(await reader.read(table, after)) == logs[table][after:]
        assert rows(path, TWICE) == []
    lacking = rows(path, "select count(*) from entries where id > (select id from indexed)")[0][0]
    assert isinstance(lacking, int)
    assert lacking <= newest + 1
    for store in stores:
        await store.close()


async def test_a_file_of_0_1_0_keeps_its_log_and_uses_no_id_again(tmp_path: Path) -> None:
    """A follower asks for what has a higher id than the last that it saw, so an id of something dropped stays used."""
    path = tmp_path / "log.db"
    made_by_0_1_0(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        for number in range(1, 6):
            connection.execute("insert into entries (table_id, number, at, body) values ('t', ?, 1, 'x')", (number,))
        connection.execute("delete from entries where number > 3")
    store = SqliteStore(path)
    await store.open()
    await store.append("t", 3, [b"y"])
    assert rows(path, "select id, number from entries where id > 3") == [(6, 4)]
    assert [entry.number for entry in await store.read("t")] == [1, 2, 3, 4]
    assert rows(path, TWICE) == []
    await store.close()
