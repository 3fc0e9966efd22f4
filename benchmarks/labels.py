"""`make bench-labels`: how long it takes to label 100,000 claims on two cores.

They are all labelled: what is timed is `brushpass label --processes 2` without reading and writing files, from the
start of its processes to the last row, on a file for each game and number of players. Making the records is not timed;
they have a claim after most steps (`research.labels.speaker`). Other programs on the machine make it slower.
"""

import os

os.environ |= dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")  # before NumPy loads

import argparse
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from resource import RUSAGE_CHILDREN, getrusage
from typing import Final, NamedTuple

from brushpass.core.record import RecordV2, encode
from brushpass.games.kits import own_kits
from brushpass.games.registry import GAMES
from brushpass.research.labels.files import Job, all_rows
from brushpass.research.labels.speaker import with_claims
from brushpass.research.simulate import simulate
from tests.docs.blocks import table, write_block

CLAIMS: Final = 100_000
CORES: Final = 2
MINUTES: Final = 20
"""The limit for this many claims on this many cores."""


class Labelled(NamedTuple):
    """What was labelled of one game at one number of players."""

    game: str
    players: int
    records: int
    claims: int
    seconds: float
    """On the clock."""
    processor: float
    """Processor time of all processes together, in seconds."""


def records(game: str, players: int, claims: int) -> list[bytes]:
    """Records of a quick mind, with at least so many claims in all."""
    kit = own_kits()[game]
    played = simulate(
        GAMES[game], players, kit.rules(), [kit.balance[1]], seed="bench", games=claims, keep_records=True
    )
    made: list[bytes] = []
    for number, one in enumerate(played):
        assert isinstance(one.record, RecordV2)
        record = with_claims(one.record, Random(number))
        made.append(encode(record))
        claims -= len(record.talk)
        if claims <= 0:
            break
    return made


def measure(game: str, players: int, claims: int) -> Labelled:
    """Label so many claims, or a few more."""
    work = [Job("-", line, text) for line, text in enumerate(records(game, players, claims), 1)]
    began, before = time.perf_counter(), _processor()
    kinds = Counter(row["kind"] for rows in all_rows(work, CORES) for row in rows)
    return Labelled(game, players, len(work), kinds.total(), time.perf_counter() - began, _processor() - before)


def _processor() -> float:
    """Processor time of this process and of those it has started and that have ended, in seconds."""
    children = getrusage(RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def report(labelled: list[Labelled], wanted: int) -> str:
    """The results as Markdown."""
    claims = sum(one.claims for one in labelled)
    seconds, processor = sum(one.seconds for one in labelled), sum(one.processor for one in labelled)
    head = ["game", "players", "records", "claims", "seconds", "processor seconds", "claims per second"]
    rows = [
        [*one[:4], f"{one.seconds:.1f}", f"{one.processor:.1f}", f"{one.claims / one.seconds:,.0f}"] for one in labelled
    ]
    return (
        f"`make bench-labels CLAIMS={wanted}` on {time.strftime('%Y-%m-%d')}: **{claims:,} claims labelled in "
        f"{seconds / 60:.1f} minutes** in {CORES} processes, {processor / 60:.1f} minutes of processor time. "
        f"The limit for {CLAIMS:,} is {MINUTES} minutes.\n\n" + table(head, rows)
    )


def main() -> int:
    """Print the times; 1 if they are over the limit for 100,000 claims."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("claims", type=int, nargs="?", default=CLAIMS, help="how many claims to label")
    parser.add_argument("--page", type=Path, help="write the results into this page")
    arguments = parser.parse_args()
    tables = [(name, players) for name, kit in own_kits().items() for players in kit.players]
    labelled = []
    for game, players in tables:
        one = measure(game, players, -(-arguments.claims // len(tables)))
        print(f"{game} {players}: {one.claims:,} claims in {one.seconds:.1f} s", flush=True)
        labelled.append(one)
    text = report(labelled, arguments.claims)
    print(text)
    if arguments.page:
        write_block(arguments.page, "speed", text)
    is_kept = sum(one.seconds for one in labelled) <= MINUTES * 60
    print("ok" if is_kept else "too slow")
    return int(not is_kept)


if __name__ == "__main__":
    sys.exit(main())
