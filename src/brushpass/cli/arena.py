"""Measure how strong minds are: the same deals for all, the candidate at every seat in turn, differences by deal."""

import argparse
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from brushpass.cli.arena_blunders import add_blunders_arguments
from brushpass.cli.arena_dial import add_dial_arguments
from brushpass.cli.arena_exploit import add_exploit_arguments
from brushpass.cli.arena_options import ALL, add_common, add_talk, players_of, publish, workers_of
from brushpass.cli.arena_strength import add_strength_arguments
from brushpass.cli.failure import Failure
from brushpass.cli.options import add_rule, positive, read_rules, word
from brushpass.clients.terminal.text import columns
from brushpass.games.kits import find_kit, kits
from brushpass.games.registry import find
from brushpass.minds.registry import minds_of
from brushpass.research.arena import balance, report
from brushpass.research.arena.estimate import Estimate
from brushpass.research.arena.failure import ArenaFailure
from brushpass.research.arena.listening import listening
from brushpass.research.arena.plan import duel_of, make_plan, pool_of
from brushpass.research.arena.study import run_study
from brushpass.research.extras import need

NAME: Final = "arena"
HELP: Final = "measure how strong minds are, on duplicate deals"
EXAMPLES: Final = """\
examples:
  brushpass arena {game} --players 6 --candidate {candidate} --table {table} --deals 1000 --seed 7
  brushpass arena {other} --pool {pool} --players all --out runs/pool
  brushpass arena strength {gate}
  brushpass arena balance --page docs/balance.md

All figures follow from the seed, however many processes or machines play. With --out the games are saved, and the same
command goes on where it was interrupted.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `arena`."""
    measurements = parser.add_subparsers(title="what to measure", metavar="WHAT", required=True)
    for name in kits():
        game = measurements.add_parser(name, help=f"minds of {name} against one another", allow_abbrev=False)
        _add_match(game, name)
        game.set_defaults(measure=_match, game=name)
    add_strength_arguments(
        measurements.add_parser("strength", help="the gates that minds must pass; 1 if one fails", allow_abbrev=False)
    )
    add_dial_arguments(
        measurements.add_parser("dial", help="each level in a table of the level below", allow_abbrev=False)
    )
    add_blunders_arguments(
        measurements.add_parser("blunders", help="how often each level errs, as the review judges", allow_abbrev=False)
    )
    add_balance_arguments(
        measurements.add_parser("balance", help="sides, seats and lengths by number of players", allow_abbrev=False)
    )
    add_exploit_arguments(
        measurements.add_parser("exploit", help="what others gain in the strongest mind's table", allow_abbrev=False)
    )
    add_listening_arguments(
        measurements.add_parser("listening", help="what it is worth to hear one speaker's claims", allow_abbrev=False)
    )


def add_listening_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `arena listening`."""
    parser.add_argument("game", choices=list(kits()), help="which game")
    parser.add_argument("--mind", required=True, metavar="A", help="the mind that listens, or is deaf")
    parser.add_argument("--speaker", required=True, metavar="B", help="the mind that speaks, at its left")
    parser.add_argument("--players", default=ALL, metavar="N[,N...]", help="how many play (default: all, every number)")
    parser.add_argument("--deals", type=positive, default=200, metavar="D", help="deals (default: 200)")
    parser.add_argument("--seed", type=word, metavar="S", default="listening", help="any word (default: listening)")
    parser.set_defaults(measure=_listening, ray=None)


def add_balance_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `arena balance`."""
    parser.add_argument("--deals", type=positive, default=2000, metavar="D", help="deals per table (default: 2000)")
    parser.add_argument("--page", metavar="FILE", help="write the page here, and its plots into a folder beside it")
    add_common(parser, "balance")
    parser.set_defaults(measure=_balance)


def _add_match(parser: argparse.ArgumentParser, game: str) -> None:
    """Add the arguments of a duel or a pool."""
    minds = f"one of {', '.join(minds_of(game))}"
    parser.add_argument("--players", default=ALL, metavar="N[,N...]", help="how many play (default: all, every number)")
    parser.add_argument("--candidate", metavar="A", help=f"the mind that is measured: {minds}")
    parser.add_argument("--table", metavar="B", help="the mind at all other seats")
    parser.add_argument("--pool", metavar="A,B,...", help="each mind at tables of each other mind, with ratings")
    parser.add_argument("--deals", type=positive, default=200, metavar="D", help="deals for each table (default: 200)")
    parser.add_argument("--json", action="store_true", help="print the results as one JSON object")
    add_talk(parser)
    add_rule(parser)
    add_common(parser, None)


def run(arguments: argparse.Namespace) -> int:
    """The exit code of a measurement."""
    measure: Callable[[argparse.Namespace], int] = arguments.measure
    try:
        if arguments.ray is not None:
            need("ray")
        return measure(arguments)
    except ArenaFailure as failure:
        raise Failure(failure.code, str(failure)) from None


def _match(arguments: argparse.Namespace) -> int:
    """Measure a duel or a pool."""
    game = find(arguments.game)
    is_pool = arguments.pool is not None
    if is_pool == (arguments.candidate is not None) or is_pool == (arguments.table is not None):
        raise Failure("usage", "name --candidate and --table, or a --pool")
    matchups = pool_of(arguments.pool.split(",")) if is_pool else duel_of(arguments.candidate, arguments.table)
    seed = secrets.token_hex(8) if arguments.seed is None else arguments.seed
    rules, players = read_rules(find_kit(game.name), arguments.rule), players_of(game, arguments.players)
    plan = make_plan(game, rules, players, **matchups, deals=arguments.deals, seed=seed, talk=arguments.talk)
    need(*["openskill"] * is_pool, *["polars"] * (arguments.out is not None))
    study = run_study(plan, workers_of(arguments), arguments.out)
    results = report.results(study, is_pool=is_pool)
    if arguments.out is not None:
        report.write(study, results, arguments.out)
    print(msgspec.json.encode(results).decode() if arguments.json else "\n".join(_table(results)))
    return 0


def _table(results: report.Results) -> list[str]:
    """The results as lines for people."""
    plan = results.plan
    lines = [report.command(plan, is_pool=bool(results.ratings)), ""]
    rows = [("n", "candidate", "table", "wins %", "all-table %", "difference", "even %")]
    rows += [
        (
            str(duel.players),
            duel.candidate,
            duel.table,
            _percent(duel.win_rate),
            _percent(duel.baseline),
            _percent(duel.difference, sign="+"),
            f"{100 * duel.even:.1f}",
        )
        for duel in results.duels
    ]
    lines += columns(rows, right=(0, 3, 4, 5, 6))
    if results.ratings:
        ratings = [(str(row.players), row.mind, f"{row.mu:.1f} ±{row.sigma:.1f}") for row in results.ratings]
        lines += ["", *columns([("n", "mind", "OpenSkill"), *ratings], right=(0, 2))]
    return [*lines, "", f"{plan.games:,} games; ± is half the 95 % interval, from paired deals"]


def _percent(estimate: Estimate, sign: str = "") -> str:
    return f"{100 * estimate.mean:{sign}.1f} ±{50 * (estimate.high - estimate.low):.1f}"


def _listening(arguments: argparse.Namespace) -> int:
    """Measure what listening is worth."""
    game = find(arguments.game)
    rows = [("n", "mind", "speaker", "hearing minus deaf, pp")]
    for players in players_of(game, arguments.players):
        names = arguments.mind, arguments.speaker
        worth = listening(game, players, *names, deals=arguments.deals, seed=arguments.seed)
        rows.append((str(players), *names, _percent(worth, sign="+")))
    print("\n".join([*columns(rows, right=(0, 3)), "", f"{arguments.deals:,} deals; ± is half the 95 % interval"]))
    return 0


def _balance(arguments: argparse.Namespace) -> int:
    """Measure the balance of the games."""
    folder: Path | None = arguments.out
    studies = [
        run_study(plan, workers_of(arguments), None if folder is None else folder / plan.game)
        for plan in balance.plans(deals=arguments.deals, seed=arguments.seed)
    ]
    publish(balance.blocks(studies), arguments.page)
    return 0
