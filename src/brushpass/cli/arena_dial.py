"""`brushpass arena dial`: what each step of a game's dial is worth, in pieces that can be interrupted."""

import argparse
from collections.abc import Mapping
from pathlib import Path

from brushpass.cli.arena_options import add_ledger
from brushpass.cli.options import positive, word
from brushpass.clients.terminal.text import columns
from brushpass.core.deal import check_players
from brushpass.games.kits import kits
from brushpass.games.registry import find
from brushpass.research.arena.contestants import place_name
from brushpass.research.arena.dial import DialFolder, Measured, Step, levels_at, steps_of, time_is_over
from brushpass.research.arena.dial_page import SEED, worth
from brushpass.research.arena.failure import NothingStored
from brushpass.research.arena.ledger import StepResult, note
from brushpass.research.arena.places import curves, place_of, propose, worths


def add_dial_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `arena dial`."""
    parser.add_argument("game", choices=list(kits()), help="which game")
    parser.add_argument("--players", type=positive, required=True, metavar="N", help="how many play")
    parser.add_argument("--deals", type=positive, default=200, metavar="D", help="deals for each step (default: 200)")
    parser.add_argument(
        "--seconds", type=positive, default=180, metavar="S", help="stop after this time (default: 180)"
    )
    parser.add_argument("--places", metavar="X,X,...", help="other places of the dial than those of the levels")
    parser.add_argument("--propose", action="store_true", help="play nothing: propose places by the curve of all games")
    parser.add_argument("--talk", action="store_true", help="let minds make claims, and hear those of the others")
    parser.add_argument("--seed", type=word, metavar="W", default=SEED, help=f"any word (default: {SEED})")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where the games are kept")
    add_ledger(parser)
    parser.set_defaults(measure=measure, ray=None)


def measure(arguments: argparse.Namespace) -> int:
    """Play what is left, as far as the time allows, and print what is known."""
    game, players = find(arguments.game), arguments.players
    check_players(game.name, game.players, players)
    levels = levels_at(game.name, players)
    top = list(levels.values())[-1]
    names = levels.values() if arguments.places is None else [*map(_place, arguments.places.split(",")), top]
    folders = {
        number: DialFolder(arguments.out, game, number, seed=arguments.seed, talk=arguments.talk)
        for number in game.players
    }
    folder, steps = folders[players], steps_of(list(names))
    if arguments.propose:
        return _propose(folders, players, [*levels.values()])
    folder.play(steps, arguments.deals, time_is_over(arguments.seconds))
    print("\n".join(_table(folder, steps, arguments.deals)))
    if arguments.ledger is not None:
        note(arguments.ledger, [result for step in steps if (result := _result(arguments, step, folder.result(step)))])
    return 0


def _place(text: str) -> str:
    return place_name(float(text))


def _table(folder: DialFolder, steps: list[Step], wanted: int) -> list[str]:
    rows = [("candidate", "table", "deals", "worth, pp")]
    deals = []
    for step in steps:
        measured = folder.result(step)
        deals.append(0 if measured is None else measured.deals)
        rows.append((*step, str(deals[-1]), worth(measured)))
    left = sum(max(0, wanted - played) for played in deals)
    note = f"{left:,} deals are left to play; the same command goes on." if left else "All deals are played."
    return [*columns(rows, right=(2, 3)), "", note]


def _result(arguments: argparse.Namespace, step: Step, measured: Measured | None) -> StepResult | None:
    if measured is None:
        return None
    deals, worth_of, code = measured
    return StepResult(
        arguments.game,
        arguments.players,
        *step,
        deals=deals,
        worth=worth_of,
        code=code,
        talk=arguments.talk,
        commit=arguments.commit,
    )


def _propose(folders: Mapping[int, DialFolder], players: int, levels: list[str]) -> int:
    """Print places for one number of players, and what the levels are worth, judging by all games."""
    *below, top = levels
    found = {number: steps for number, folder in folders.items() if (steps := folder.results())}
    if players not in found:
        raise NothingStored(f"nothing has been played with {players} players")
    lowest = min(place for step in found[players] for place in map(place_of, step) if place is not None)
    curve = curves(found, top)[players]
    print("places:", ", ".join(f"{place:g}" for place in propose(curve, len(below), lowest)))
    present = [place for place in map(place_of, below) if place is not None]
    print("steps of the levels as they are, pp:", ", ".join(f"{worth:+.1f}" for worth in worths(curve, present)))
    return 0
