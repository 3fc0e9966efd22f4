"""`brushpass arena strength`: the gates that minds must pass, and the page of strength."""

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec

from brushpass.cli.arena_options import ALL, add_common, add_ledger, add_talk, players_of, publish, workers_of
from brushpass.cli.failure import Failure
from brushpass.cli.options import positive
from brushpass.games.registry import find
from brushpass.research.arena import dial_page, errors_page, page, strength
from brushpass.research.arena.failure import NothingStored
from brushpass.research.arena.gates import GateResult, gates, measure_gate
from brushpass.research.arena.ledger import Ledger, note, read


def add_strength_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `arena strength`."""
    parser.add_argument("gates", nargs="*", metavar="GATE", help=f"which (default: all): {', '.join(gates())}")
    parser.add_argument("--deals", type=positive, metavar="D", help="deals for each table (default: the gate's own)")
    parser.add_argument(
        "--players", metavar="N[,N...]", default=ALL, help="how many play (default: all that a gate names)"
    )
    parser.add_argument("--kept", action="store_true", help="play nothing: report what --ledger already has")
    add_ledger(parser)
    parser.add_argument("--page", metavar="FILE", help="write the page here, and its plots into a folder beside it")
    add_talk(parser)
    add_common(parser, "strength")
    parser.set_defaults(measure=measure)


def measure(arguments: argparse.Namespace) -> int:
    """Measure the gates."""
    for name in arguments.gates:
        if name not in gates():
            raise Failure("usage", f"no gate is called {name!r}; there are {', '.join(gates())}")
    names = arguments.gates or [name for name, gate in gates().items() if gate.is_open]
    if arguments.kept and arguments.ledger is None:
        raise Failure("usage", "--kept needs --ledger FILE")
    found = {name: [] if arguments.kept else _gate(name, arguments) for name in names}
    known = Ledger()
    if arguments.ledger is not None:
        known = read(arguments.ledger)
        found = {name: known.gate(name) for name in names}
    if not any(found.values()):
        raise NothingStored(f"{arguments.ledger} has nothing of {', '.join(names)}")
    is_whole = not arguments.gates
    levels = dial_page.blocks(known, talk=arguments.talk) if is_whole else ()
    errors = errors_page.blocks(known) if is_whole else ()
    costs = () if arguments.page is None else page.kept_block(Path(arguments.page), "cost")
    blocks = strength.blocks(found, seed=arguments.seed, is_whole=is_whole, levels=levels, errors=errors, costs=costs)
    publish(blocks, arguments.page)
    is_passed = all(row.passed for rows in found.values() for row in rows)
    return 0 if is_passed and all(_is_measured(name, found[name], arguments) for name in names) else 1


def _gate(name: str, arguments: argparse.Namespace) -> list[GateResult]:
    """Play one gate, and note each number of players as soon as it is known."""
    results = []
    for players in _numbers(name, arguments):
        [result] = measure_gate(
            name,
            deals=arguments.deals,
            seed=arguments.seed,
            workers=workers_of(arguments),
            folder=None if arguments.out is None else arguments.out / str(players),
            talk=arguments.talk,
            players=(players,),
        )
        results.append(msgspec.structs.replace(result, commit=arguments.commit))
        if arguments.ledger is not None:
            note(arguments.ledger, results)
    return results


def _numbers(name: str, arguments: argparse.Namespace) -> tuple[int, ...]:
    """The numbers of players that were asked for and that the gate names."""
    gate = gates()[name]
    asked = players_of(find(gate.game), arguments.players)
    return tuple(players for players in gate.needs if players in asked)


def _is_measured(name: str, rows: Sequence[GateResult], arguments: argparse.Namespace) -> bool:
    return {row.players for row in rows} >= set(_numbers(name, arguments))
