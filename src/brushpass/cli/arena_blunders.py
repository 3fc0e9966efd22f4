"""`brushpass arena blunders`: how often each level errs according to the review, and how often everybody can see it."""

import argparse
import os
import sys
from collections.abc import Callable
from functools import partial

from brushpass.cli.options import positive, word
from brushpass.clients.terminal.text import columns
from brushpass.core.deal import check_players
from brushpass.games.kits import kits
from brushpass.games.registry import find
from brushpass.research.arena.blunders import Errors, errors_at, share
from brushpass.research.arena.contestants import contestant_of
from brushpass.research.arena.dial import levels_at
from brushpass.research.arena.workers import ONE_THREAD


def add_blunders_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `arena blunders`."""
    parser.add_argument("game", choices=list(kits()), help="which game")
    parser.add_argument("--players", type=positive, required=True, metavar="N", help="how many play")
    parser.add_argument("--levels", metavar="LEVEL,...", help="which levels (default: all)")
    parser.add_argument("--among", metavar="LEVEL", help="one of each level among these (default: tables of one level)")
    parser.add_argument("--deals", type=positive, default=50, metavar="D", help="deals for each level (default: 50)")
    parser.add_argument("--processes", type=positive, default=1, metavar="P", help="processes that play (default: 1)")
    parser.add_argument("--unjudged", action="store_true", help="judge nothing: count only dominated moves")
    parser.add_argument("--seed", type=word, metavar="W", default="blunders", help="any word (default: blunders)")
    parser.set_defaults(measure=measure, ray=None)


def measure(arguments: argparse.Namespace) -> int:
    """Play tables of each level, and print how they erred."""
    game, players = find(arguments.game), arguments.players
    check_players(game.name, game.players, players)
    levels = levels_at(game.name, players)
    wanted = list(levels) if arguments.levels is None else arguments.levels.split(",")
    contestants = {level: levels.get(level) or contestant_of(level, game.name) for level in wanted}
    among = "" if arguments.among is None else contestant_of(arguments.among, game.name)
    rows = [("level", "decisions", "blunders, %", "dominated, %")]
    for level, contestant in contestants.items():
        print(f"{level}...", file=sys.stderr, flush=True)
        count = partial(
            errors_at,
            game.name,
            players,
            contestant,
            level,
            seed=arguments.seed,
            among=among,
            is_judged=not arguments.unjudged,
        )
        found = _counted(count, arguments.deals, arguments.processes)
        rows.append((level, str(sum(errors.judged for errors in found)), _blunders(found), _dominated(found)))
    print("\n".join([*columns(rows, right=(1, 2, 3)), "", f"{arguments.deals:,} deals; ± is half the 95 % interval"]))
    return 0


def _counted(count: Callable[[int], Errors], deals: int, processes: int) -> list[Errors]:
    """The errors of each deal, counted here or in processes of their own."""
    if processes == 1:
        return list(map(count, range(deals)))
    from concurrent.futures import ProcessPoolExecutor  # slow to load, and every command loads this file
    from multiprocessing import get_context

    os.environ.update(ONE_THREAD)
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        return list(pool.map(count, range(deals)))


def _blunders(found: list[Errors]) -> str:
    return _percent([(errors.blunders, errors.judged) for errors in found])


def _dominated(found: list[Errors]) -> str:
    return _percent([(errors.dominated, errors.open) for errors in found])


def _percent(parts: list[tuple[int, int]]) -> str:
    mean, margin = share(parts)
    return f"{mean:.2f} ±{margin:.2f}"
