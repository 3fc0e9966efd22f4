"""`brushpass arena blunders`: how often each level errs according to the review, and how often everybody can see it."""

import argparse
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeVar

from brushpass.cli.arena_options import add_ledger
from brushpass.cli.options import positive, word
from brushpass.clients.terminal.text import columns
from brushpass.core.deal import check_players
from brushpass.core.errors import BadSetup
from brushpass.games.kits import kits
from brushpass.games.registry import find
from brushpass.research.arena.blunders import (
    Errors,
    errors_alone,
    errors_in_same_positions,
    share,
    share_estimate,
    total,
)
from brushpass.research.arena.code import judged_fingerprint
from brushpass.research.arena.contestants import contestant_of
from brushpass.research.arena.dial import levels_at
from brushpass.research.arena.errors_page import SEED
from brushpass.research.arena.ledger import ErrorsResult, note
from brushpass.research.arena.workers import ONE_THREAD
from brushpass.research.progress import ProgressBar

Found = TypeVar("Found")


def add_blunders_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `arena blunders`."""
    parser.add_argument("game", choices=list(kits()), help="which game")
    parser.add_argument("--players", type=positive, required=True, metavar="N", help="how many play")
    parser.add_argument("--levels", metavar="LEVEL,...", help="which levels (default: all)")
    parser.add_argument(
        "--among",
        metavar="LEVEL",
        help="ask all levels what they would do in the same positions, those of this level's tables "
        "(default: each level at tables of its own)",
    )
    parser.add_argument(
        "--copies",
        type=positive,
        default=1,
        metavar="C",
        help="with --among: ask C minds of each level in each position, each with luck of its own (default: 1)",
    )
    parser.add_argument("--deals", type=positive, default=50, metavar="D", help="how many deals (default: 50)")
    parser.add_argument("--processes", type=positive, default=1, metavar="P", help="processes that play (default: 1)")
    parser.add_argument("--unjudged", action="store_true", help="judge nothing: count only dominated moves")
    parser.add_argument("--seed", type=word, metavar="W", default=SEED, help=f"any word (default: {SEED})")
    add_ledger(parser, "; with --among a level, and for all levels, judged")
    parser.set_defaults(measure=measure, ray=None)


def measure(arguments: argparse.Namespace) -> int:
    """Play, and print how each level erred."""
    game, players, deals = find(arguments.game), arguments.players, arguments.deals
    check_players(game.name, game.players, players)
    levels = levels_at(game.name, players)
    if arguments.ledger is not None:
        _check_ledger(arguments, list(levels))
    wanted = list(levels) if arguments.levels is None else arguments.levels.split(",")
    contestants = {level: levels.get(level) or contestant_of(level, game.name) for level in wanted}
    settings = {"seed": arguments.seed, "is_judged": not arguments.unjudged}
    copies = arguments.copies
    if arguments.among is None:
        if copies > 1:
            raise BadSetup("at tables of its own there is one mind at each seat: --copies goes with --among")
        found = {}
        for level, contestant in contestants.items():
            alone = partial(errors_alone, game.name, players, contestant, level=level, **settings)
            found[level] = list(_counted(level, alone, deals, arguments.processes))
    else:
        among = arguments.among, levels.get(arguments.among) or contestant_of(arguments.among, game.name)
        together = partial(errors_in_same_positions, game.name, players, contestants, among, copies=copies, **settings)
        by_deal = list(_counted("Same positions", together, deals, arguments.processes))
        found = {level: [errors[level] for errors in by_deal] for level in contestants}
    rows = [("level", "decisions", "blunders, %", "dominated, %")]
    rows += [
        (level, str(sum(e.judged for e in all_) // copies), _percent(_blunders(all_)), _percent(_dominated(all_)))
        for level, all_ in found.items()
    ]
    print("\n".join([*columns(rows, right=(1, 2, 3)), "", f"{deals:,} deals; ± is half the 95 % interval"]))
    if arguments.ledger is not None:
        note(arguments.ledger, [_result(arguments, levels, level, all_) for level, all_ in found.items()])
    return 0


def _check_ledger(arguments: argparse.Namespace, levels: list[str]) -> None:
    """Refuse what the ledger has no room for, and a file that cannot be written, before anybody plays for hours."""
    if arguments.among is None:
        raise BadSetup("the ledger has errors in the same positions: --ledger goes with --among LEVEL")
    if arguments.among not in levels:
        raise BadSetup(f"the ledger has errors among a level, got {arguments.among!r}; there are {', '.join(levels)}")
    if arguments.unjudged:
        raise BadSetup("the ledger has what the review judged: --ledger does not go with --unjudged")
    if arguments.levels is not None:
        raise BadSetup("the ledger compares all levels: --ledger does not go with --levels")
    note(arguments.ledger, ())


def _result(
    arguments: argparse.Namespace, levels: Mapping[str, str], level: str, found: Sequence[Errors]
) -> ErrorsResult:
    """One level's line of the ledger."""
    whole, copies = total(found), arguments.copies
    return ErrorsResult(
        arguments.game,
        arguments.players,
        level,
        arguments.among,
        deals=arguments.deals,
        copies=copies,
        decisions=whole.judged // copies,
        blunders=share_estimate(_blunders(found)),
        open=whole.open // copies,
        dominated=share_estimate(_dominated(found)),
        seed=arguments.seed,
        code=judged_fingerprint(arguments.game, (levels[level], levels[arguments.among])),
        commit=arguments.commit,
    )


def _counted(what: str, count: Callable[[int], Found], deals: int, processes: int) -> Iterator[Found]:
    """What is found in each deal, counted here or in processes of their own, with progress."""
    with ProgressBar(what, deals) as bar:
        for found in _each(count, deals, processes):
            bar.advance()
            yield found


def _each(count: Callable[[int], Found], deals: int, processes: int) -> Iterator[Found]:
    if processes == 1:
        yield from map(count, range(deals))
        return
    from concurrent.futures import ProcessPoolExecutor  # slow to load, and every command loads this file
    from multiprocessing import get_context

    os.environ.update(ONE_THREAD)
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(count, range(deals))


def _blunders(found: Sequence[Errors]) -> list[tuple[int, int]]:
    return [(errors.blunders, errors.judged) for errors in found]


def _dominated(found: Sequence[Errors]) -> list[tuple[int, int]]:
    return [(errors.dominated, errors.open) for errors in found]


def _percent(parts: list[tuple[int, int]]) -> str:
    mean, margin = share(parts)
    return f"{mean:.2f} ±{margin:.2f}"
