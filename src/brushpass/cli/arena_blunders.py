"""`brushpass arena blunders`: how often each level errs according to the review, and how often everybody can see it."""

import argparse

from brushpass.cli.options import positive, word
from brushpass.clients.terminal.text import columns
from brushpass.core.deal import check_players
from brushpass.games.kits import kits
from brushpass.games.registry import find
from brushpass.research.arena.blunders import Errors, errors_of, share
from brushpass.research.arena.dial import levels_at


def add_blunders_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `arena blunders`."""
    parser.add_argument("game", choices=list(kits()), help="which game")
    parser.add_argument("--players", type=positive, required=True, metavar="N", help="how many play")
    parser.add_argument("--levels", metavar="LEVEL,...", help="which levels (default: all)")
    parser.add_argument("--deals", type=positive, default=50, metavar="D", help="deals for each level (default: 50)")
    parser.add_argument("--unjudged", action="store_true", help="judge nothing: count only dominated moves")
    parser.add_argument("--seed", type=word, metavar="W", default="blunders", help="any word (default: blunders)")
    parser.set_defaults(measure=measure, ray=None)


def measure(arguments: argparse.Namespace) -> int:
    """Play tables of each level, and print how they erred."""
    game, players = find(arguments.game), arguments.players
    check_players(game.name, game.players, players)
    levels = levels_at(game.name, players)
    wanted = list(levels) if arguments.levels is None else arguments.levels.split(",")
    rows = [("level", "decisions", "blunders, %", "dominated, %")]
    for level in wanted:
        contestant, deals = levels.get(level, level), range(arguments.deals)
        found = errors_of(game, players, contestant, deals=deals, seed=arguments.seed, is_judged=not arguments.unjudged)
        rows.append((level, str(sum(errors.judged for errors in found)), _blunders(found), _dominated(found)))
    print("\n".join([*columns(rows, right=(1, 2, 3)), "", f"{arguments.deals:,} deals; ± is half the 95 % interval"]))
    return 0


def _blunders(found: list[Errors]) -> str:
    return _percent([(errors.blunders, errors.judged) for errors in found])


def _dominated(found: list[Errors]) -> str:
    return _percent([(errors.dominated, errors.open) for errors in found])


def _percent(parts: list[tuple[int, int]]) -> str:
    mean, margin = share(parts)
    return f"{mean:.2f} ±{margin:.2f}"
