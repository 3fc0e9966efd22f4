"""The operator erases a person's data or a table, also beside a running server."""

import asyncio
from pathlib import Path

import pytest

from brushpass.core.seats import Seat
from brushpass.store.choose import from_url
from brushpass.table import entries as e
from brushpass.wire.tables import Settings
from tests.cli.commands import call

CODE = "BAMI-ROTU"


async def fill(folder: Path) -> None:
    """A table where Bobby has said something."""
    log: list[e.Entry] = [
        e.Opened(id="a", code=CODE, settings=Settings(game="secrets", players=4), secret="00" * 32),
        e.Sat(id="b", seat=Seat(0), name="Ann", token="t0"),
        e.Sat(id="c", seat=Seat(1), name="Bobby", token="t1"),
        e.Said(id="d", seat=Seat(1), text="my secret"),
        e.Said(id="e", seat=Seat(0), text="hello"),
    ]
    store = from_url(folder)
    await store.open()
    await store.append(CODE, 0, [e.encode(entry) for entry in log])
    await store.close()


def stored(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


def test_a_person_is_erased_by_name_from_every_byte_of_the_store(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(fill(tmp_path))
    data = ["--data", str(tmp_path)]
    assert b"my secret" in stored(tmp_path)
    ran = call(capsys, ["erase", "person", "bami rotu", "--name", "bobby", *data])
    assert (ran.status, ran.out) == (0, "erased: 2 entries, 0 games\n")
    assert not any(word in stored(tmp_path) for word in (b"Bobby", b"my secret"))
    assert b"hello" in stored(tmp_path)
    assert call(capsys, ["erase", "person", CODE, "--name", "Carla", *data]).status == 2


def test_a_table_is_dropped_and_cannot_be_dropped_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(fill(tmp_path))
    data = ["--data", str(tmp_path)]
    assert call(capsys, ["erase", "table", CODE, *data]).out == f"erased: table {CODE}\n"
    assert not any(word in stored(tmp_path) for word in (b"Ann", b"hello"))
    again = call(capsys, ["erase", "table", CODE, *data])
    assert (again.status, again.err.startswith("brushpass: no-such-table: ")) == (2, True)


@pytest.mark.parametrize("words", [["person", CODE], ["table", CODE, "--name", "Ann"]])
def test_a_name_goes_with_a_person_and_with_nothing_else(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    ran = call(capsys, ["erase", *words])
    assert (ran.status, ran.err.startswith("brushpass: usage: erase person needs --name")) == (2, True)


def test_a_store_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ran = call(capsys, ["erase", "table", CODE, "--data", str(tmp_path / "none")])
    assert (ran.status, ran.err.startswith("brushpass: no-such-store: ")) == (2, True)
    assert not (tmp_path / "none").exists()
