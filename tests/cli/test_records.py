"""The finished games of a store, by the command: what is not there is not made, and what is in use is not dropped."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from brushpass.store.choose import from_url
from tests.cli.commands import call

DAY = 86_400


async def fill(folder: Path) -> None:
    """Two games, and two tables where nobody has finished: each time one of today, one of three days ago."""
    store = from_url(folder)
    await store.open()
    now = time.time()
    await store.save_record("old", 1, now - 3 * DAY, "secrets", 6, b'{"old":1}')
    await store.save_record("new", 1, now - 60, "secrets", 6, b'{"new":1}')
    await store.append("still", 0, [b"a"])
    await store.append("moving", 0, [b"b"])
    await store.close()
    with sqlite3.connect(folder / "brushpass.db") as connection:
        connection.execute("update entries set at = at - ? where table_id = 'still'", (3 * DAY * 1_000_000,))
    connection.close()


async def tables(folder: Path) -> list[str]:
    """Of the tables, those that have a log."""
    store = from_url(folder)
    await store.open()
    try:
        return [table for table in ("still", "moving") if await store.read(table)]
    finally:
        await store.close()


def test_pruning_drops_old_games_and_idle_tables_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(fill(tmp_path))
    data = ["--data", str(tmp_path)]
    assert call(capsys, ["records", "prune", "--older-than", "4", *data]).out == "dropped: 0 games, 0 tables\n"
    assert call(capsys, ["records", "prune", "--older-than", "1", *data]).out == "dropped: 1 games, 1 tables\n"
    assert call(capsys, ["records", "export", *data]).out == '{"new":1}\n'
    assert asyncio.run(tables(tmp_path)) == ["moving"]


@pytest.mark.parametrize(
    ("older_than", "told"),
    [
        ([], "usage: prune needs --older-than DAYS, at least 1"),
        (["--older-than", "0"], "usage: prune needs --older-than DAYS, at least 1"),
        (["--older-than", "9" * 32], "usage: argument --older-than: must be a number of days from 0 to 36500"),
        (["--older-than", "9" * 5000], "usage: argument --older-than: "),
    ],
)
def test_a_bad_or_too_short_time_is_refused(
    older_than: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(fill(tmp_path))
    status, out, err = call(capsys, ["records", "prune", "--data", str(tmp_path), *older_than])
    assert (status, out) == (2, "")
    assert err.startswith(f"brushpass: {told}")
    assert err.count("\n") == 1
    assert asyncio.run(tables(tmp_path)) == ["still", "moving"]


def test_the_longest_time_drops_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(fill(tmp_path))
    ran = call(capsys, ["records", "prune", "--data", str(tmp_path), "--older-than", "36500"])
    assert ran == (0, "dropped: 0 games, 0 tables\n", "")


@pytest.mark.parametrize("what", [["list"], ["export"], ["prune", "--older-than", "1"]])
def test_a_missing_store_is_refused_and_not_created(
    what: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    environment: Callable[[str, str], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    for data, code in (("typo", "no-such-store"), ("mysql://foo", "bad-address"), ("sqlite:/foo", "bad-address")):
        status, out, err = call(capsys, ["records", *what, "--data", data])
        assert (status, out) == (2, "")
        assert err.startswith(f"brushpass: {code}: ")
    environment("DATABASE_URL", "foo://bob:hush@x")
    status, out, err = call(capsys, ["records", *what])
    assert (status, out) == (2, "")
    assert err.startswith("brushpass: bad-address: ")
    assert "hush" not in err
    assert not list(tmp_path.iterdir())
