"""Real processes that fight over tables, and that are killed while they write.

What the tests inside one process would miss: locks between processes, and what is left of a process that had no time
to tidy up.
"""

import asyncio
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from brushpass.store.contract import Store

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
KILLS = 10


def appender(address: str, name: str, *arguments: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.store.appender", address, name, *arguments]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


async def check_logs(store: Store, tables: list[str], told: list[str]) -> Counter[str]:
    """How much each process wrote, if every acknowledged entry stands at its number, once, in gapless logs."""
    stored: list[str] = []
    for table in tables:
        log = await store.read(table)
        assert [entry.number for entry in log] == list(range(1, len(log) + 1))
        assert len({entry.body for entry in log}) == len(log)
        stored += [f"{table} {entry.number} {entry.body.decode()}" for entry in log]
    assert len(set(told)) == len(told)
    assert set(told) <= set(stored)
    return Counter(line.split()[2].split("-")[0] for line in stored)


async def test_processes_that_fight_over_tables_lose_nothing_and_repeat_nothing(store: Store, address: str) -> None:
    tables = ["a", "b", "c", "d"]
    processes = [appender(address, name, ",".join(tables), "40") for name in ("first", "second")]
    outputs = await asyncio.gather(*(asyncio.to_thread(process.communicate) for process in processes))
    told = [line for output, _ in outputs for line in output.splitlines() if line != "ready"]
    assert [process.returncode for process in processes] == [0, 0]
    written = await check_logs(store, tables, told)
    assert written == {"first": 4 * 60, "second": 4 * 60}
    assert len(told) == written.total()


async def test_what_a_killed_process_acknowledged_is_in_the_log_once(store: Store, address: str) -> None:
    chance = random.Random(address)
    tables = [f"t{number}" for number in range(8)]
    told: list[str] = []
    for kill in range(KILLS):
        process = appender(address, f"life{kill}", ",".join(tables))
        with process:
            assert process.stdout is not None
            assert await asyncio.to_thread(process.stdout.readline) == "ready\n"
            await asyncio.sleep(chance.uniform(0.01, 0.2))  # it may be killed at any moment
            process.kill()
            told += (await asyncio.to_thread(process.stdout.read)).splitlines()
    written = await check_logs(store, tables, told)
    assert len(told) > KILLS
    assert written.total() - len(told) < KILLS * len(tables) * 2 + 1  # only what was under way was not told of
