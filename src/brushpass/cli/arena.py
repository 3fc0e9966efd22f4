"""Measure how strong minds are: duplicate deals, a candidate at every seat in turn, differences paired deal by deal."""

import argparse
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from brushpass.cli.failure import Failure
from brushpass.cli.options import add_rule, positive, read_rules, word
from brushpass.clients.terminal.text import columns, typed_number
from brushpass.core.errors import BadSetup
from brushpass.core.game import AnyGame
from brushpass.games.kits import find_kit, kits
from brushpass.games.registry import find
from brushpass.minds.registry import minds_of
from brushpass.research.arena import balance, page, report, strength
from brushpass.research.arena.estimate import Estimate
from brushpass.research.arena.failure import ArenaFailure, NothingStored
from brushpass.research.arena.gates import gates, measure_gate
from brushpass.research.arena.plan import duel_of, make_plan, pool_of
from brushpass.research.arena.study import Workers, run_study
from brushpass.research.extras import need

NAME: Final = "arena"
HELP: Final = "measure how strong minds are, on duplicate deals"
EXAMPLES: Final = """\
examples:
  brushpass arena {game} --players 6 --candidate belief --table greedy --deals 1000 --seed 7
  brushpass arena {other} --pool unknown-pair,entropy,race --players all --out runs/pool
  brushpass arena strength belief-over-greedy
  brushpass arena balance --page docs/balance.md

All figures follow from the seed, however many processes or machines play. With --out the games are kept, and the same
command goes on where it was broken off.
"""
ALL: Final = "all"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of `arena`."""
    whats = parser.add_subparsers(title="what to measure", metavar="WHAT", required=True)
    for name in kits():
        own = whats.add_parser(name, help=f"minds of {name} against one another", allow_abbrev=False)
        _add_match(own, name)
        own.set_defaults(measure=_match, game=name)
    own = whats.add_parser("strength", help="the gates that minds must pass; 1 if one is missed", allow_abbrev=False)
    own.add_argument("gates", nargs="*", metavar="GATE", help=f"which (default: all): {', '.join(gates())}")
    own.add_argument("--deals", type=positive, metavar="D", help="deals for each table (default: the gate's own)")
    own.add_argument("--kept", action="store_true", help="play nothing: tell what --out has already")
    _add_common(own, "strength")
    own.set_defaults(measure=_strength)
    own = whats.add_parser("balance", help="sides, places and lengths by number of players", allow_abbrev=False)
    own.add_argument("--deals", type=positive, default=2000, metavar="D", help="deals for each table (default: 2000)")
    _add_common(own, "balance")
    own.set_defaults(measure=_balance)
    for own in (whats.choices["strength"], whats.choices["balance"]):
        own.add_argument("--page", metavar="FILE", help="write the page here, and its plots into a folder beside it")


def _add_match(parser: argparse.ArgumentParser, game: str) -> None:
    """The words of a duel or a pool."""
    minds = f"one of {', '.join(minds_of(game))}"
    parser.add_argument("--players", default=ALL, metavar="N[,N...]", help="how many play; all: every number (default)")
    parser.add_argument("--candidate", metavar="A", help=f"the mind that is measured: {minds}")
    parser.add_argument("--table", metavar="B", help="the mind at all other seats")
    parser.add_argument("--pool", metavar="A,B,...", help="each mind in tables of each other, with ratings")
    parser.add_argument("--deals", type=positive, default=200, metavar="D", help="deals for each table (default: 200)")
    parser.add_argument("--json", action="store_true", help="the results as one JSON object")
    add_rule(parser)
    _add_common(parser, None)


def _add_common(parser: argparse.ArgumentParser, seed: str | None) -> None:
    """The words of every measurement."""
    told = "a random one" if seed is None else seed
    parser.add_argument(
        "--seed", type=word, metavar="S", default=seed, help=f"any word; all follows from it (default: {told})"
    )
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    parser.add_argument(
        "--processes", type=positive, default=cores, metavar="P", help=f"processes that play (default here: {cores})"
    )
    parser.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster; local starts one on this machine")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="keep games and report here, and go on from there")


def run(arguments: argparse.Namespace) -> int:
    """Measure."""
    measure: Callable[[argparse.Namespace], int] = arguments.measure
    try:
        if arguments.ray is not None:
            need("ray")
        return measure(arguments)
    except ArenaFailure as failure:
        raise Failure(failure.code, str(failure)) from None


def _workers(arguments: argparse.Namespace) -> Workers:
    return Workers(arguments.processes, arguments.ray)


def _match(arguments: argparse.Namespace) -> int:
    """A duel or a pool."""
    game = find(arguments.game)
    is_pool = arguments.pool is not None
    if is_pool == (arguments.candidate is not None) or is_pool == (arguments.table is not None):
        raise Failure("usage", "name --candidate and --table, or a --pool")
    matchups = pool_of(arguments.pool.split(",")) if is_pool else duel_of(arguments.candidate, arguments.table)
    seed = secrets.token_hex(8) if arguments.seed is None else arguments.seed
    rules, players = read_rules(find_kit(game.name), arguments.rule), _players(game, arguments.players)
    plan = make_plan(game, rules, players, **matchups, deals=arguments.deals, seed=seed)
    need(*["openskill"] * is_pool, *["polars"] * (arguments.out is not None))
    study = run_study(plan, _workers(arguments), arguments.out)
    results = report.results(study, is_pool=is_pool)
    if arguments.out is not None:
        report.write(study, results, arguments.out)
    print(msgspec.json.encode(results).decode() if arguments.json else "\n".join(_table(results)))
    return 0


def _players(game: AnyGame, text: str) -> tuple[int, ...]:
    if text == ALL:
        return tuple(game.players)
    numbers = tuple(found for word in text.split(",") if (found := typed_number(word)) is not None)
    if len(set(numbers)) <= text.count(","):
        raise BadSetup(f"players are numbers, each once, or {ALL!r}, got {text!r}")
    return numbers


def _table(found: report.Results) -> list[str]:
    """The results for people."""
    plan = found.plan
    lines = [report.command(plan, is_pool=bool(found.ratings)), ""]
    rows = [("n", "candidate", "table", "wins %", "all-table %", "difference", "even %")]
    rows += [
        (
            str(duel.players),
            duel.candidate,
            duel.table,
            _give_or_take(duel.win_rate),
            _give_or_take(duel.baseline),
            _give_or_take(duel.difference, sign="+"),
            f"{100 * duel.even:.1f}",
        )
        for duel in found.duels
    ]
    lines += columns(rows, right=(0, 3, 4, 5, 6))
    if found.ratings:
        ratings = [(str(own.players), own.mind, f"{own.mu:.1f} ±{own.sigma:.1f}") for own in found.ratings]
        lines += ["", *columns([("n", "mind", "OpenSkill"), *ratings], right=(0, 2))]
    return [*lines, "", f"{plan.games:,} games; ± is half the 95 % interval, from paired deals"]


def _give_or_take(found: Estimate, sign: str = "") -> str:
    return f"{100 * found.mean:{sign}.1f} ±{50 * (found.high - found.low):.1f}"


def _strength(arguments: argparse.Namespace) -> int:
    """The gates."""
    for name in arguments.gates:
        if name not in gates():
            raise Failure("usage", f"no gate is called {name!r}; there are {', '.join(gates())}")
    names = arguments.gates or [name for name, gate in gates().items() if gate.is_open]
    if arguments.kept and arguments.out is None:
        raise Failure("usage", "--kept needs --out FOLDER")
    common = {"deals": arguments.deals, "seed": arguments.seed}
    workers = None if arguments.kept else _workers(arguments)
    found = {name: measure_gate(name, **common, workers=workers, folder=arguments.out) for name in names}
    if not any(found.values()):
        raise NothingStored(f"{arguments.out} has no whole table of {', '.join(names)}")
    _publish(strength.blocks(found, **common, is_whole=not arguments.gates), arguments.page)
    passed = {name: sum(row.passed for row in rows) for name, rows in found.items()}
    return 0 if all(passed[name] == len(gates()[name].needs) for name in names) else 1


def _balance(arguments: argparse.Namespace) -> int:
    """The study of balance."""
    folder: Path | None = arguments.out
    studies = [
        run_study(plan, _workers(arguments), None if folder is None else folder / plan.game)
        for plan in balance.plans(deals=arguments.deals, seed=arguments.seed)
    ]
    _publish(balance.blocks(studies), arguments.page)
    return 0


def _publish(blocks: Sequence[page.Block], file: str | None) -> None:
    """Print a page, or write it with its plots."""
    if file is None:
        sys.stdout.write(page.markdown(blocks, "."))
        return
    path = Path(file)
    path.write_text(page.markdown(blocks, path.stem), encoding="utf-8")
    page.write_plots(blocks, path.with_suffix(""))
