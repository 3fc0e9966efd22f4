"""What claims minds make, by kind, and what share of them has a paired world: `make labels-sample`.

python -m tests.research.labels.sampling [200] [--processes 2] [--page docs/labels.md]
"""

import argparse
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from brushpass.core.record import encode
from brushpass.games.kits import own_kits
from brushpass.games.registry import GAMES
from brushpass.research.labels.files import Job, all_rows
from brushpass.research.simulate import simulate
from brushpass.wire.labels import ClaimKind
from tests.docs.blocks import table, write_block

SEED = "labels"


class Sample(NamedTuple):
    """The claims of minds at one number of players."""

    game: str
    mind: str
    players: int
    phrases: Counter[str]
    """How often each phrase of the book was said."""
    kinds: Counter[str]
    pairs: int
    """How many claims have a pair."""

    @property
    def statements(self) -> int:
        """How many claims can be true or false."""
        return self.kinds.total() - self.kinds[ClaimKind.NO_STATEMENT]


def sampled(game: str, players: int, games: int, processes: int) -> Sample:
    """What `simulate --talk` of the strongest mind on the page of balance gives `label`, with and without `--pairs`."""
    kit = own_kits()[game]
    mind = kit.balance[-1]
    played = simulate(GAMES[game], players, kit.rules(), [mind], seed=SEED, games=games, keep_records=True, talk=True)
    texts = [encode(one.record) for one in played if one.record is not None]
    jobs, pairing = (
        [Job("-", line, text, is_pairs) for line, text in enumerate(texts, 1)] for is_pairs in (False, True)
    )
    rows = [row for found in all_rows(jobs, processes) for row in found]
    pairs = sum(len(found) for found in all_rows(pairing, processes))
    phrases = Counter(row["claim"]["claim"] for row in rows)
    return Sample(game, mind, players, phrases, Counter(row["kind"] for row in rows), pairs)


def report(samples: list[Sample], games: int) -> str:
    """The results as Markdown."""
    date = time.strftime("%Y-%m-%d")
    texts = [f"`make labels-sample GAMES={games}` on {date} does this for every number of players N:"]
    for game in dict.fromkeys(one.game for one in samples):
        own = [one for one in samples if one.game == game]
        made = f"brushpass simulate {game} --players N --games {games} --minds {own[0].mind} --talk --seed {SEED}"
        texts += [
            f"```console\n$ {made} --out games.jsonl\n$ brushpass label games.jsonl --out labels.jsonl\n"
            "$ brushpass label games.jsonl --pairs --out pairs.jsonl\n```",
            table(["players", "claims", *ClaimKind, "pairs", "share of statements"], [row(one) for one in own]),
            summary(own),
        ]
    return "\n\n".join(texts)


def row(one: Sample) -> list[object]:
    """A row of the table."""
    counts = [one.kinds[kind] for kind in ClaimKind]
    return [one.players, one.kinds.total(), *counts, one.pairs, f"{one.pairs / one.statements:.0%}"]


def summary(samples: list[Sample]) -> str:
    """All numbers of players together."""
    phrases: Counter[str] = sum((one.phrases for one in samples), Counter())
    pairs, statements = sum(one.pairs for one in samples), sum(one.statements for one in samples)
    return (
        f"{phrases.total():,} claims: {', '.join(f'{count:,} `{phrase}`' for phrase, count in phrases.most_common())}. "
        f"{pairs:,} of {statements:,} statements have a pair, {pairs / statements:.0%}."
    )


def main() -> None:
    """Print the sample, and write it into a page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int, nargs="?", default=200, help="games at each number of players")
    parser.add_argument("--processes", type=int, default=2, help="label in this many processes")
    parser.add_argument("--page", type=Path, help="write the results into this page")
    arguments = parser.parse_args()
    samples = []
    for name, kit in own_kits().items():
        for players in kit.players:
            samples.append(sampled(name, players, arguments.games, arguments.processes))
            print(f"{name} {players}: {samples[-1].kinds.total():,} claims, {samples[-1].pairs:,} pairs", flush=True)
    text = report(samples, arguments.games)
    print(text)
    if arguments.page:
        write_block(arguments.page, "sample", text)


if __name__ == "__main__":
    main()
