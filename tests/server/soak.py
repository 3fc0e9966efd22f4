"""Lets tables come and go at a server for a long time, and fails if its memory grows.

python -m tests.server.soak [--minutes 30] [--rate 1] [--page docs/reliability.md]

Every table is opened, played to the end, played again, and left; every fourth erases its people's data, and every
eighth is dropped. Memory and files are measured once a minute. Tables leave the server's memory after half a minute
instead of five, so that the figures are level soon.
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import httpx

from brushpass.wire import inbound as i
from brushpass.wire.tables import Settings
from tests.docs.blocks import write_block
from tests.server import client as devices
from tests.server.client import Client, again, close, deal, finish, gathered
from tests.server.process import Process

IDLE_SECONDS = 30.0
SETTINGS = (Settings(game="secrets", players=4), Settings(game="espionaje", players=2))
MAX_GROWTH = 0.05
"""How much more memory the last quarter may need than the second, as a share."""
SLACK_MB = 3.0
"""Growth below this is never a failure: an allocator is not exact."""


class Figures(NamedTuple):
    """What was measured at the end of a minute."""

    minute: float
    tables: int
    """Tables opened so far."""
    games: int
    """Games played to the end so far."""
    in_memory: int
    """Tables in the server's memory."""
    memory_mb: float
    """Memory of the server process (resident, without shared files)."""
    file_mb: float
    """The store with its write-ahead log."""

    def line(self) -> str:
        """The figures as a row of a table."""
        return (
            f"| {self.minute:.0f} | {self.tables:,} | {self.games:,} | {self.in_memory} "
            f"| {self.memory_mb:.1f} | {self.file_mb:.1f} |"
        )


@dataclass
class Target:
    """A server process, as clients reach it."""

    http: httpx.AsyncClient
    address: str

    @property
    def ws(self) -> str:
        return f"ws://{self.address}/ws"


class Churn:
    """Tables that come and go."""

    def __init__(self, target: Target, seed: int) -> None:
        self.tables = self.games = 0
        self._target, self._seed = target, seed

    async def table(self) -> None:
        """One table from its opening to its end: two games, then everybody leaves."""
        self.tables += 1
        number = self.tables
        rng = random.Random(f"{self._seed}/{number}")
        clients = await gathered(self._target, SETTINGS[number % len(SETTINGS)])
        for game in range(2):
            if game:
                await again(clients)
            for client in clients:
                await client.do(i.Ready, ready=True)
            await clients[0].do(i.Start)
            await deal(clients)
            await clients[0].do(i.Say, text=f"game {game}")
            await finish(clients, rng)
            self.games += 1
        await self._leave(number, clients)

    async def _leave(self, number: int, clients: list[Client]) -> None:
        host = clients[0]
        authorization = {"Authorization": f"Bearer {host.token}"}
        if number % 8 == 0:
            answer = await self._target.http.delete(f"/api/tables/{host.at}", headers=authorization)
            assert answer.status_code == 204, answer.text
        elif number % 4 == 0:
            answer = await self._target.http.delete(f"/api/tables/{host.at}/own", headers=authorization)
            assert answer.status_code == 200, answer.text
        elif number % 2:
            await clients[1].do(i.Leave)
        await close(clients)


async def soak(minutes: float, rate: float, folder: Path, seed: int) -> list[Figures]:
    """The figures of every minute."""
    server = Process(str(folder / "log.db"), IDLE_SECONDS)
    try:
        await server.is_up()
        # The server drops connections that were idle for five seconds: none is used again that is about to be dropped.
        limits = httpx.Limits(keepalive_expiry=2)
        async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60, limits=limits) as http:
            churn = Churn(Target(http, server.address), seed)
            figures: list[Figures] = []
            measuring = asyncio.create_task(_measure(server, http, churn, folder, minutes, figures))
            async with asyncio.TaskGroup() as group:
                while not measuring.done():
                    group.create_task(churn.table())
                    await asyncio.wait([measuring], timeout=1 / rate)
            measuring.result()
            return figures
    finally:
        server.stop()


async def _measure(
    server: Process, http: httpx.AsyncClient, churn: Churn, folder: Path, minutes: float, figures: list[Figures]
) -> None:
    began = time.monotonic()
    interval = min(60.0, minutes * 60 / 8)
    while time.monotonic() < began + minutes * 60:
        await asyncio.sleep(interval)
        metrics = (await http.get("/metrics")).text
        in_memory = next(line for line in metrics.splitlines() if line.startswith("brushpass_tables_in_memory"))
        figures.append(
            Figures(
                (time.monotonic() - began) / 60,
                churn.tables,
                churn.games,
                int(in_memory.split()[-1]),
                memory_mb(server.pid),
                sum(file.stat().st_size for file in folder.glob("log.db*")) / 1e6,
            )
        )
        print(figures[-1].line(), flush=True)


def memory_mb(pid: int) -> float:
    """The memory of a process that it shares with no other, in megabytes."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1e3


def grows(figures: Sequence[Figures]) -> bool:
    """Whether the last quarter needs more memory than the second one, by more than measuring explains."""
    quarter = len(figures) // 4
    early = statistics.median(line.memory_mb for line in figures[quarter : 2 * quarter])
    late = statistics.median(line.memory_mb for line in figures[-quarter:])
    return late > early + max(SLACK_MB, MAX_GROWTH * early)


def report(figures: Sequence[Figures], command: str) -> str:
    """The results as Markdown."""
    last = figures[-1]
    return "\n".join(
        [
            f"`{command}` on {time.strftime('%Y-%m-%d')}: {last.minute:.0f} minutes, {last.tables:,} tables, "
            f"{last.games:,} games; memory {'**grows**' if grows(figures) else 'does not grow'}.",
            "",
            "| minute | tables | games | tables in memory | memory, MB | store, MB |",
            "|---|---|---|---|---|---|",
            *(line.line() for line in figures),
        ]
    )


def main() -> None:
    """Soak, print the figures of every minute, and fail if memory grows."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--rate", type=float, default=1.0, help="tables opened in a second")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--page", type=Path, help="write the results into this page")
    arguments = parser.parse_args()
    devices.TIMEOUT_SECONDS = 60.0  # other programs may keep the machine busy
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(soak(arguments.minutes, arguments.rate, Path(folder), arguments.seed))
    text = report(figures, f"make soak MINUTES={arguments.minutes:g} RATE={arguments.rate:g}")
    if arguments.page:
        write_block(arguments.page, "soak", text)
    assert not grows(figures), "the memory of the server grows"


if __name__ == "__main__":
    main()
