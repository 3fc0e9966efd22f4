"""Run the laws over an installed game: does it keep its secrets, does it end, and do its records replay?"""

import argparse
from typing import Final

import msgspec

from brushpass.cli.options import natural, positive
from brushpass.core.deal import check_players
from brushpass.games.kits import kits
from brushpass.games.registry import find
from brushpass.research.laws.suite import Verdict, check

NAME: Final = "check-game"
HELP: Final = "run the laws over a game; exit 1 if one is broken"
EXAMPLES: Final = """\
examples:
  brushpass check-game {other}
  brushpass check-game {game} --games 20 --seed 100
  brushpass check-game {game} --players 5 --json

Every number of players is played with every value of every switch. There is one line per law: ok and what it says,
absent if the game lacks what it is about, or BROKEN and the shortest game that shows it. To play that game again, use
the same command with the --players and --seed that are printed, and --games 1. The exit code is 0 if no law is broken,
1 if one is.
"""
GAMES: Final = 3


class Report(msgspec.Struct, frozen=True):
    """Whether a game keeps all laws."""

    game: str
    ok: bool
    laws: tuple[Verdict, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `check-game`."""
    parser.add_argument("game", choices=kits(), metavar="NAME", help=f"which game: {', '.join(kits())}")
    parser.add_argument(
        "--games", type=positive, default=GAMES, metavar="N", help=f"games of each kind of table (default: {GAMES})"
    )
    parser.add_argument(
        "--seed",
        type=natural,
        default=0,
        metavar="S",
        help="the seed of the first game; the next ones follow (default: 0)",
    )
    parser.add_argument("--players", type=positive, metavar="P", help="only this number of players (default: all)")
    parser.add_argument("--json", action="store_true", help="print one JSON object: game, ok, laws")


def run(arguments: argparse.Namespace) -> int:
    """The exit code: 1 if a law is broken."""
    game = find(arguments.game)
    players = None
    if arguments.players is not None:
        check_players(game.name, game.players, arguments.players)
        players = [arguments.players]
    verdicts = []
    for verdict in check(game, games=arguments.games, seed=arguments.seed, players=players):
        verdicts.append(verdict)
        if not arguments.json:
            print(_line(verdict), flush=True)
    report = Report(game.name, all(verdict.ok for verdict in verdicts), tuple(verdicts))
    if arguments.json:
        print(msgspec.json.encode(report).decode())
    return 0 if report.ok else 1


def _line(verdict: Verdict) -> str:
    """A verdict as one line for people."""
    if verdict.ok:
        return f"{'ok' if verdict.games else 'absent':7} {verdict.law:11} {verdict.text}"
    where = []
    if verdict.seed is not None:
        where = [f"seed {verdict.seed}", f"{verdict.players} players", *verdict.switches]
    if verdict.step is not None:
        where.append(f"step {verdict.step}")
    return f"BROKEN  {verdict.law:11} {', '.join(where)}{': ' if where else ''}{' '.join(verdict.text.split())}"
