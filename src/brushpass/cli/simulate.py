"""Play many games without people, and sum them up. The same seed gives the same games."""

import argparse
import secrets
import sys
import time
from typing import Final

import msgspec

from brushpass.cli.files import STREAM, writing
from brushpass.cli.options import add_rule, positive, read_rules, word
from brushpass.clients.terminal.text import columns
from brushpass.core import record
from brushpass.core.deal import SEED_BYTES
from brushpass.core.switches import setting_words
from brushpass.games.kits import find_kit, kits
from brushpass.games.registry import find
from brushpass.minds.registry import level_names, mind_names
from brushpass.research.progress import ProgressBar
from brushpass.research.simulate import seating, simulate
from brushpass.research.tally import Summary, Tally

NAME: Final = "simulate"
HELP: Final = "play many games with minds, and sum them up"
EXAMPLES: Final = """\
examples:
  brushpass simulate {game} --players 6 --games 1000 --seed 7
  brushpass simulate {other} --minds random,random,random --players 3 --json
  brushpass simulate {game} --games 10 --out games.jsonl --rule {switch}
  brushpass simulate {game} --games 1 --out - | brushpass replay - --all
  brushpass simulate {game} --games 100 --minds {candidate} --talk --out - | brushpass label - --out labels.jsonl

Everything but the time taken follows from the seed; with some minds also from whether the extra "fast" is installed.
With --out - the records go to stdout and the summary to stderr.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `simulate`."""
    parser.add_argument("game", choices=kits(), metavar="GAME", help=f"which game: {', '.join(kits())}")
    parser.add_argument("--players", type=positive, metavar="N", help="how many play (default: the fewest)")
    parser.add_argument("--games", type=positive, default=100, metavar="G", help="how many games (default: 100)")
    parser.add_argument("--seed", type=word, metavar="S", help="any word; all games follow from it (default: random)")
    parser.add_argument(
        "--minds",
        default="random",
        metavar="A,B,...",
        help="one mind for all seats, or exactly one per seat "
        f"(known: {', '.join((*mind_names(), *level_names()))}; default: random)",
    )
    parser.add_argument(
        "--talk", action="store_true", help="let minds make claims, and hear those of the others; records keep them"
    )
    parser.add_argument("--out", metavar="FILE", help="write one record per line; - is stdout")
    parser.add_argument("--force", action="store_true", help="write over FILE if it exists")
    parser.add_argument("--json", action="store_true", help="print the summary as one JSON object")
    add_rule(parser)


def run(arguments: argparse.Namespace) -> int:
    """The exit code, after the games are played and summed up."""
    game = find(arguments.game)
    rules = read_rules(find_kit(game.name), arguments.rule)
    players = arguments.players or game.players[0]
    seed = secrets.token_hex(8) if arguments.seed is None else arguments.seed
    minds = arguments.minds.split(",")
    games = simulate(
        game,
        players,
        rules,
        minds,
        seed=seed,
        games=arguments.games,
        keep_records=arguments.out is not None,
        talk=arguments.talk,
    )
    game.setup(players, game.deal.from_seed(bytes(SEED_BYTES), players), rules)  # refuses what no deal can be played by
    tally = Tally()
    began = time.perf_counter()
    bar = ProgressBar("Playing games", arguments.games)
    with writing(arguments.out, force=arguments.force) as file, bar:
        for played in games:
            bar.advance()
            tally.add(played)
            if file is not None and played.record is not None:
                file.write(record.encode(played.record) + b"\n")
    took = time.perf_counter() - began

    summary = tally.summary(game.name, rules, seating(minds, game, players), seed)
    text = msgspec.json.encode(summary).decode() if arguments.json else "\n".join(_table(summary))
    print(text, file=sys.stderr if arguments.out == STREAM else sys.stdout)
    if not arguments.json:
        rate = f"{tally.decisions / took:,.0f} per second"
        print(f"{tally.decisions:,} decisions in {took:.2f} s: {rate}", file=sys.stderr)
    return 0


def _table(summary: Summary) -> list[str]:
    """The summary for people."""
    games = summary.games
    switches = ", ".join(setting_words(find_kit(summary.game).rules, summary.rules)) or "none"
    minds = summary.minds[0] if len(set(summary.minds)) == 1 else ",".join(summary.minds)
    facts = [("game", summary.game), ("players", str(summary.players)), ("switches", switches), ("minds", minds)]
    facts += [("seed", summary.seed), ("games", f"{games:,}")]
    lengths = [
        (what, f"{spread.mean:.2f}", str(spread.least), str(spread.most), f"{spread.total:,}")
        for what, spread in (("turns", summary.turns), ("decisions", summary.decisions))
    ]
    endings = [(name, f"{count:,}", f"{count / games:.1%}") for name, count in summary.endings.items()]
    sides = [(name, "", f"{share:.1%}") for name, share in summary.sides.items()]
    seats = [(str(seat), f"{wins:,}", f"{wins / games:.1%}") for seat, wins in enumerate(summary.wins_by_seat)]
    return [
        *columns(facts),
        "",
        *columns([("per game", "mean", "least", "most", "total"), *lengths], right=(1, 2, 3, 4)),
        "",
        *columns([("ending", "games", "share"), *endings, ("", "", ""), ("won by", "", "share"), *sides], right=(1, 2)),
        "",
        *columns([("seat", "wins", "share"), *seats], right=(0, 1, 2)),
    ]
