"""Kills servers again and again while tables play at them, and checks every table afterwards.

python -m tests.server.kills [--kills 1000] [--seconds 3600] [--page docs/reliability.md]

Half of the kills hit two workers on one SQLite file, the other half two hosts of two workers each with one PostgreSQL.
A blow hits a single worker, or all workers of a host at once. Every worker is a server process with a port of its own,
so a client can be sent to any of them. Players reconnect, perhaps elsewhere, and send again what was not acknowledged.
"""

import argparse
import asyncio
import random
import sqlite3
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import psycopg

from brushpass.wire.tables import Stage
from tests.docs.blocks import write_block
from tests.server import stubborn
from tests.server.elsewhere import a_store
from tests.server.process import Process, processes
from tests.server.stubborn import Party, check, chosen, gather, log_of

LANES = 4
"""Tables that play at the same time."""
WHOLE_HOST = 0.3
"""The share of blows that hit all workers of a host."""
MAX_GAP = 30
"""At most so many acknowledgements lie between two blows."""
GAPS = "select table_id from entries group by table_id having max(number) <> count(*) or min(number) <> 1"


@dataclass
class Tally:
    """What happened on one store."""

    store: str
    kills: int = 0
    """Processes that were killed."""
    hosts: int = 0
    """Blows that hit a whole host."""
    workers: int = 0
    """Blows that hit a single worker."""
    games: int = 0
    acknowledged: int = 0
    """Messages that were acknowledged; each is in the log exactly once."""
    choices: int = 0
    """Choices in the logs; no prompt was answered twice."""
    messages: int = 0
    """Messages of streams that were compared with the log."""
    breaks: int = 0
    """Connections that were lost."""
    seconds: float = 0.0
    playing: list[Party] = field(default_factory=list)

    @property
    def answers(self) -> int:
        """Everything that was acknowledged so far, in games that are still played too."""
        return self.acknowledged + sum(len(player.taken) for party in self.playing for player in party.players)

    def line(self) -> str:
        """The figures as a row of a table."""
        return (
            f"| {self.store} | {self.kills:,} ({self.hosts:,} whole hosts, {self.workers:,} single workers) "
            f"| {self.games:,} | {self.acknowledged:,} | {self.choices:,} | {self.messages:,} | 0 | 0 |"
        )


async def kill_and_play(
    store: str, hosts: Sequence[Sequence[Process]], tally: Tally, kills: int, seconds: float, rng: random.Random
) -> None:
    """Play and kill until enough were killed or the time is over; then let every game end, and check it."""
    workers = [worker for host in hosts for worker in host]
    for worker in workers:
        await worker.is_up()
    began = time.monotonic()
    killing = asyncio.create_task(_kill(hosts, tally, kills, began + seconds, rng))
    addresses = [worker.address for worker in workers]

    async def lane(number: int) -> None:
        while not killing.done():
            minds = number % 2  # tables with bots act by themselves, too
            party = await gather(addresses, rng, people=4 - minds, minds=minds, think=0.02)
            tally.playing.append(party)
            await party.play(minds=range(4 - minds, 4))
            await _count(store, party, tally)

    async with asyncio.TaskGroup() as group:
        for number in range(LANES):
            group.create_task(lane(number))
    killing.result()
    tally.seconds = time.monotonic() - began


async def _count(store: str, party: Party, tally: Tally) -> None:
    """Check a table whose game is over, and add its figures."""
    state = await check(store, party)
    assert state.stage is Stage.OVER
    log = await log_of(store, party.code)
    tally.playing.remove(party)
    tally.games += 1
    tally.choices += len(chosen(log))
    for player in party.players:
        tally.acknowledged += len(player.taken)
        tally.messages += len(player.told)
        tally.breaks += player.breaks


async def _kill(hosts: Sequence[Sequence[Process]], tally: Tally, kills: int, until: float, rng: random.Random) -> None:
    """Strike each time at some moment after some more messages were acknowledged."""
    shown = 0
    while tally.kills < kills and time.monotonic() < until:
        enough = tally.answers + rng.randint(1, MAX_GAP)
        while tally.answers < enough and time.monotonic() < until:
            await asyncio.sleep(0.002)
        await asyncio.sleep(rng.random() * 0.02)
        host = rng.choice(hosts)
        is_whole = rng.random() < WHOLE_HOST
        victims = list(host) if is_whole else [rng.choice(host)]
        for victim in victims:
            victim.kill()
        for victim in victims:
            victim.start()
        for victim in victims:
            await victim.is_up()
        tally.kills += len(victims)
        tally.hosts += is_whole
        tally.workers += not is_whole
        if tally.kills // 25 > shown:
            shown = tally.kills // 25
            print(f"{tally.store}: {tally.kills} kills, {tally.games} games, {tally.answers} acknowledged", flush=True)


def _check_sqlite(store: str) -> None:
    with sqlite3.connect(store) as connection:
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
        assert connection.execute(GAPS).fetchall() == []
    connection.close()


def _check_postgresql(store: str) -> None:
    with psycopg.connect(store) as connection:
        assert connection.execute(GAPS).fetchall() == []


def measure(kind: str, kills: int, seconds: float, seed: int) -> Tally:
    """The tally of one store."""
    tally = Tally(kind)
    with a_store(kind) as store, processes(store, 2 if kind == "sqlite" else 4) as workers:
        hosts = [workers[start : start + 2] for start in range(0, len(workers), 2)]
        asyncio.run(kill_and_play(store, hosts, tally, kills, seconds, random.Random(seed)))
        (_check_sqlite if kind == "sqlite" else _check_postgresql)(store)
    return tally


def report(tallies: Sequence[Tally], command: str) -> str:
    """The results as Markdown."""
    total = sum(tally.kills for tally in tallies)
    minutes = sum(tally.seconds for tally in tallies) / 60
    return "\n".join(
        [
            f"`{command}` on {time.strftime('%Y-%m-%d')}: **{total:,} processes killed in {minutes:.0f} minutes**, "
            "0 acknowledged choices lost, 0 applied twice.",
            "",
            "| store | kills | games | acknowledged | choices | stream messages | lost | twice |",
            "|---|---|---|---|---|---|---|---|",
            *(tally.line() for tally in tallies),
        ]
    )


def main() -> None:
    """Kill, print progress, and fail if anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000, help="processes to kill, on both stores together")
    parser.add_argument("--seconds", type=float, default=3600, help="stop killing after this long")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--page", type=Path, help="write the results into this page")
    arguments = parser.parse_args()
    stubborn.TIMEOUT_SECONDS = 900.0
    half = arguments.kills // 2, arguments.seconds / 2, arguments.seed
    text = report([measure(kind, *half) for kind in ("sqlite", "postgresql")], f"make kills KILLS={arguments.kills}")
    print(text)
    if arguments.page:
        write_block(arguments.page, "kills", text)


if __name__ == "__main__":
    main()
