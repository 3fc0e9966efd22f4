"""`make bench-server`: complete games over sockets, every choice stored before anybody is told, beside two peers that
store nothing.

The server runs on core 0 and the load on core 1. Flat out, the six clients of each table play game after game; the next
choice is sent when all six have seen the last one. We play SECRETS; the peers play a simpler game of 40 moves with a
deck, displays, hidden tokens and sightings. The time that a rematch takes counts, but its messages are not choices:
with us a new game takes 18 messages (5 votes and the like, the start, 12 for the fair deal), and its record is saved;
in boardgame.io a match is created and joined; in Colyseus one message resets the room. For 40 choices that makes 58
messages in with us and 41 in Colyseus, and about 6.8 frames out per choice against 6.2. Some things Colyseus does not
do at all: the fair deal, a vote, a log on disk, a record, numbers to resume from, a list of legal choices in each
prompt. We know of nothing that is measured in our favour; but the games differ, so a ratio near 1 proves nothing.

All servers are measured in short windows, in turn and repeatedly; a figure is the median window, and a ratio the median
of the ratios of single rounds. The requirement is on the ratio of choices per CPU-second, in which everything between
two games counts as cost. The ratio of messages per CPU-second is printed beside it, to show how much that is. Then it
measures how the cost grows with the number of tables at human pace, and the memory of an idle table.

Node's builds are optimised, and so are Debian's of Python; a Python built by pyenv with its defaults is not, and needs
about a sixth more time. So `start.py bench` takes the quickest Python that it finds, and the first line says which one
serves.

`python3 start.py dev benchmarks.server --quick` takes a minute; its figures are rough.
"""

import asyncio
import gc
import json
import platform
import random
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import uvloop

from benchmarks.server_load import ours, peers, servers
from benchmarks.server_load.flock import SEATS, Flock, Table
from benchmarks.server_load.ours import Opener
from benchmarks.server_load.wire import Http

OURS, BOARDGAME, COLYSEUS = "brushpass, SQLite FULL", "boardgame.io 0.50, memory", "Colyseus 0.16, memory"
FLAT_OUT = (10, 100, 300)
JUDGED = (100, 300)
"""The numbers of tables at which the ratio is required."""
THINK_SECONDS = 3.0
WARM_SECONDS = 1.5
NEEDED_RATIOS = {"boardgame_io": 2.0, "colyseus": 1.0}
"""Of choices per CPU-second, to each peer."""
NEEDED_P99_MS = 100.0
NEEDED_TABLE_KB = 100.0
SATURATED = 0.9
MIDDLE_OF_GAME = 15


class Plan(NamedTuple):
    """How long to measure."""

    rounds: int
    window: float
    growth: tuple[int, ...]
    """Numbers of tables at human pace."""
    pace_window: float
    loaded: int
    """Tables whose memory is measured."""


FULL = Plan(rounds=5, window=5.0, growth=(10, 100, 1000, 3000), pace_window=9.0, loaded=1000)
QUICK = Plan(rounds=1, window=2.0, growth=(10, 300), pace_window=5.0, loaded=200)


class Window(NamedTuple):
    """What was measured in one window of time."""

    per_second: float
    per_cpu_second: float
    messages_per_cpu_second: float
    """All messages from clients: choices, and whatever a new game takes."""
    p50: float
    """Milliseconds from sending a choice to the last of six seats having it."""
    p99: float
    server: float
    """Share of its core that the server used."""
    waited: float
    """Share of its core that the server waited for, because other programs used it."""
    load: float
    """Share of its core that the load used."""


class Contestant:
    """A server and the clients that play at it."""

    def __init__(
        self, server: servers.ServerProcess, make: Callable[[Flock, int], Coroutine[None, None, Table[Any]]]
    ) -> None:
        self.server = server
        self.flock = Flock()
        self.make = make

    async def window(self, tables: int, seconds: float, think: float = 0.0) -> Window:
        """Let this many tables play, and measure."""
        flock, server = self.flock, self.server
        flock.begin(tables, think)
        await asyncio.sleep(WARM_SECONDS + think)
        flock.delays.clear()
        sent = flock.sent
        cpu, waited = server.cpu_seconds(), server.waited_seconds()
        started, load = time.perf_counter(), time.process_time()
        await asyncio.sleep(seconds)
        spent, load = time.perf_counter() - started, time.process_time() - load
        cpu, waited = server.cpu_seconds() - cpu, server.waited_seconds() - waited
        delays, sent = sorted(flock.delays), flock.sent - sent
        await flock.end()
        count = len(delays)
        if not count:
            raise RuntimeError("nobody could choose anything")
        return Window(
            count / spent,
            count / max(cpu, 0.01),
            sent / max(cpu, 0.01),
            1000 * delays[count // 2],
            1000 * delays[count * 99 // 100],
            cpu / spent,
            waited / spent,
            load / spent,
        )


def _peer(
    opens: Callable[[Flock, int], Coroutine[None, None, Table[Any]]], server: servers.ServerProcess
) -> Contestant:
    return Contestant(server, lambda flock, _: opens(flock, server.port))


async def flat_out(plan: Plan, folder: Path) -> dict[str, dict[int, list[Window]]]:
    """All contestants at every number of tables, windows interleaved."""
    begin: dict[str, Callable[[], Contestant]] = {
        OURS: partial(_ours, folder),
        BOARDGAME: lambda: _peer(peers.open_boardgame, servers.boardgame()),
        COLYSEUS: lambda: _peer(peers.open_colyseus, servers.colyseus()),
    }
    contestants: dict[str, Contestant] = {}
    windows: dict[str, dict[int, list[Window]]] = {name: {tables: [] for tables in FLAT_OUT} for name in begin}
    try:
        for name, start in begin.items():
            say(f"opening {FLAT_OUT[-1]} tables of {SEATS}: {name}")
            contestants[name] = start()
            await contestants[name].flock.open(FLAT_OUT[-1], contestants[name].make)
        for number in range(plan.rounds):
            say(f"flat out, round {number + 1} of {plan.rounds}")
            for tables in FLAT_OUT:
                for name, contestant in contestants.items():
                    windows[name][tables].append(await contestant.window(tables, plan.window))
    finally:
        for contestant in contestants.values():
            contestant.flock.hang_up()
            contestant.server.stop()
    return windows


def _ours(folder: Path) -> Contestant:
    server = servers.ours(folder)
    return Contestant(server, Opener(server.port))


async def at_human_pace(plan: Plan, folder: Path) -> tuple[dict[int, Window], list[str], float]:
    """A window for each number of tables, the codes of all tables, and the bytes of a table with its six sockets."""
    contestant = _ours(folder)
    try:
        before = contestant.server.memory()
        say(f"opening {plan.growth[-1]} tables of {SEATS} for human pace")
        await contestant.flock.open(plan.growth[-1], contestant.make)
        seated = [table for table in contestant.flock.tables if isinstance(table, ours.OurTable)]
        await _play_on(contestant.flock, seated, 1)
        windows = {}
        for tables in plan.growth:
            say(f"human pace, {tables} tables")
            windows[tables] = await contestant.window(tables, plan.pace_window, THINK_SECONDS)
        grown = (contestant.server.memory() - before) / plan.growth[-1]
        await _play_on(contestant.flock, seated[: plan.loaded], MIDDLE_OF_GAME)
        return windows, [table.code for table in seated], grown
    finally:
        contestant.flock.hang_up()
        contestant.server.stop()


async def _play_on(flock: Flock, tables: list[ours.OurTable], turns: int) -> None:
    """Let these tables play flat out until nearly all of them have come this far in their games."""
    flock.begin(len(tables))
    while sum(table.turns >= turns for table in tables) < 0.95 * len(tables):
        await asyncio.sleep(0.02)
    await flock.end()


async def idle_memory(plan: Plan, folder: Path, codes: list[str]) -> float:
    """Bytes of a table in the middle of a game that nobody is connected to, read from the log by a new process."""
    say(f"memory of {plan.loaded} idle tables")
    server = servers.ours(folder)
    try:
        http = Http(server.port)
        warm, measured = codes[: plan.loaded // 10], codes[plan.loaded // 10 : plan.loaded]
        for code in warm:
            await http.ask("GET", f"/api/tables/{code}")
        before = server.memory()
        for code in measured:
            await http.ask("GET", f"/api/tables/{code}")
        return (server.memory() - before) / len(measured)
    finally:
        server.stop()


def say(line: str) -> None:
    """Print progress, apart from the figures."""
    print(line, file=sys.stderr, flush=True)


HEAD = f"{'':30}{'choices/s':>10}{'per CPU-s':>11}{'p50 ms':>9}{'p99 ms':>9}{'server':>8}{'waited':>8}{'load':>6}"


def line(name: str, window: Window) -> str:
    """A row of the table."""
    full = "  the load is saturated" if window.load > SATURATED else ""
    return (
        f"{name:30}{window.per_second:>10,.0f}{window.per_cpu_second:>11,.0f}{window.p50:>9.1f}{window.p99:>9.1f}"
        f"{window.server:>8.2f}{window.waited:>8.2f}{window.load:>6.2f}{full}"
    )


def middle(windows: list[Window]) -> Window:
    """The median of each figure."""
    return Window(*(median(values) for values in zip(*windows, strict=True)))


def ratios(flat: dict[str, dict[int, list[Window]]], peer: str, figure: str = "per_cpu_second") -> dict[int, float]:
    """Our figure divided by a peer's, for each number of tables: the median of the ratios of single rounds."""
    return {
        tables: median(
            getattr(mine, figure) / getattr(theirs, figure)
            for mine, theirs in zip(windows, flat[peer][tables], strict=True)
        )
        for tables, windows in flat[OURS].items()
    }


def rounded(values: dict[int, float]) -> dict[str, float]:
    """Ratios as they appear in the result."""
    return {str(tables): round(value, 2) for tables, value in values.items()}


def figures(window: Window) -> dict[str, float]:
    """A window as it appears in the result."""
    return {
        "choices_per_second": round(window.per_second),
        "choices_per_cpu_second": round(window.per_cpu_second),
        "messages_per_cpu_second": round(window.messages_per_cpu_second),
        "p50_ms": round(window.p50, 1),
        "p99_ms": round(window.p99, 1),
        "waited_share": round(window.waited, 2),
    }


async def measure(plan: Plan, folder: Path) -> int:
    """Measure everything and print it; 1 if a requirement is missed."""
    print(f"Python {platform.python_version()}, {sys.base_prefix}, built by {platform.python_compiler()}")
    flat = await flat_out(plan, folder / "flat-out")
    medians = {name: {tables: middle(windows) for tables, windows in rows.items()} for name, rows in flat.items()}
    print(HEAD)
    for tables in FLAT_OUT:
        print(f"{tables} tables flat out")
        for name, rows in medians.items():
            print(line("  " + name, rows[tables]))
    choices = {"boardgame_io": ratios(flat, BOARDGAME), "colyseus": ratios(flat, COLYSEUS)}
    for peer, needed in NEEDED_RATIOS.items():
        reached = ", ".join(f"{choices[peer][tables]:.2f} at {tables} tables" for tables in JUDGED)
        print(f"choices per CPU-second, in parts of {peer}'s: {reached}; required: {needed:.1f}")
    messages = ratios(flat, COLYSEUS, "messages_per_cpu_second")
    reached = ", ".join(f"{messages[tables]:.2f} at {tables} tables" for tables in JUDGED)
    print(f"messages per CPU-second, in parts of colyseus's: {reached}; nothing is required", flush=True)
    paced, codes, connected = await at_human_pace(plan, folder / "pace")
    idle = await idle_memory(plan, folder / "pace", codes)
    print(f"one choice every {THINK_SECONDS:.0f} s a table")
    for tables, window in paced.items():
        print(line(f"  {tables} tables", window))
    print(f"memory of an idle table in mid-game: {idle / 1000:.0f} kB; with six sockets: {connected / 1000:.0f} kB")

    most = plan.growth[-1]
    ok = (
        all(choices[peer][tables] >= needed for peer, needed in NEEDED_RATIOS.items() for tables in JUDGED)
        and medians[OURS][FLAT_OUT[-1]].p99 < NEEDED_P99_MS
        and paced[most].p99 < NEEDED_P99_MS
        and idle < NEEDED_TABLE_KB * 1000
    )
    result = {
        "python": f"{platform.python_version()} {sys.base_prefix}",
        "flat_out": {
            name: {str(tables): figures(window) for tables, window in rows.items()} for name, rows in medians.items()
        },
        "ratio_to_boardgame_io": rounded(choices["boardgame_io"]),
        "ratio_to_colyseus": rounded(choices["colyseus"]),
        "messages_ratio_to_colyseus": rounded(messages),
        "human_pace": {str(tables): figures(window) for tables, window in paced.items()},
        "idle_table_kb": round(idle / 1000),
        "connected_table_kb": round(connected / 1000),
        "required": {"ratio": NEEDED_RATIOS, "p99_ms": NEEDED_P99_MS, "idle_table_kb": NEEDED_TABLE_KB},
        "ok": ok,
    }
    print(json.dumps(result))
    return 0 if ok else 1


def main(*arguments: str) -> int:
    """Set up the peers and measure."""
    random.seed(1)
    gc.disable()  # a pause of the load would look like one of the server
    servers.set_up_peers()
    servers.raise_limits()
    servers.pin(servers.LOAD_CORE)
    with tempfile.TemporaryDirectory(prefix="brushpass-bench-") as folder:
        return uvloop.run(measure(QUICK if "--quick" in arguments else FULL, Path(folder)))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
