"""`make bench-labels`: how many claims are labelled each second, and how long 100,000 take on two cores.

Games of both boxes at all numbers of players, with a claim after most steps (`research.labels.speaker`). Times are
processor time of one process, so other programs on the machine do not count; two processes label different records.
"""

import os

os.environ |= dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")  # before NumPy loads

import sys
from collections import Counter
from random import Random
from time import process_time
from typing import Final

from brushpass.core.record import RecordV2
from brushpass.games.kits import own_kits
from brushpass.games.registry import GAMES
from brushpass.research.labels.labelling import labels
from brushpass.research.labels.speaker import with_claims
from brushpass.research.simulate import simulate

CLAIMS: Final = 100_000
CORES: Final = 2
MINUTES: Final = 20
"""The limit for this many claims on this many cores."""
GAMES_EACH: Final = 12
"""Games at each number of players."""


def records(game: str, players: int, games: int) -> list[RecordV2]:
    """Games with claims, of the strongest mind that the page of balance shows."""
    kit = own_kits()[game]
    mind = kit.balance[-1]
    played = simulate(GAMES[game], players, kit.rules(), [mind], seed="bench", games=games, keep_records=True)
    return [
        with_claims(one.record, Random(number)) for number, one in enumerate(played) if isinstance(one.record, RecordV2)
    ]


def main(games: int = GAMES_EACH) -> int:
    """Print claims per second for each table; 1 if 100,000 would take too long."""
    minutes = []
    for name, kit in own_kits().items():
        for players in kit.players:
            made = records(name, players, games + 1)
            list(labels(made[0]))  # computes the tables that every process computes once
            began = process_time()
            kinds = Counter(str(label.kind) for record in made[1:] for label in labels(record))
            took = process_time() - began
            minutes.append(took / kinds.total() * CLAIMS / CORES / 60)
            print(f"{name} {players}: {kinds.total()} claims, {kinds.total() / took:,.0f} per second, {dict(kinds)}")
    mean, worst = sum(minutes) / len(minutes), max(minutes)
    print(f"{CLAIMS:,} claims on {CORES} cores: {mean:.1f} minutes spread evenly, {worst:.1f} at the slowest table")
    print(f"limit {MINUTES} minutes: {'kept' if worst <= MINUTES else 'missed'}")
    return int(worst > MINUTES)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES_EACH))
