"""Train the net of a game's trained mind, or measure it. A run that was stopped goes on when it is started again."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from brushpass.cli.options import positive
from brushpass.clients.terminal.text import typed_number
from brushpass.core.errors import BadSetup
from brushpass.games.kits import find_kit, kits, load

NAME: Final = "train"
HELP: Final = "train a game's net, or measure it"
EXAMPLES: Final = """\
examples:
  brushpass train {game} --players 4-8 --minutes 60 --out nets.npz
  brushpass train {game} --players 4 --minutes 5 --out nets.npz --processor
  brushpass train {game} --players 8 --minutes 7 --out nets.npz --improve
  brushpass train {game} --players 4-8 --measure 8192
  brushpass train {game} --players 4 --measure 8192 --cross-play one.npz other.npz
  brushpass train {game} --players 4 --minutes 3 --out response.npz --best-response

With --measure nothing is trained: the nets of FILE, or those that come with the program, play this many deals among
every kind of opponents, and so does the mind that they are measured beside. Nobody claims anything there. With
--cross-play besides, nets of several files sit among each other; without files, all minds that the trainer knows do.

With --best-response a net learns to win among the nets of FILE, or among those that come with the program, which stay
as they are. What it gains over them says how much somebody gains who knows them.

Minutes are those of all runs together: what FILE has already been trained counts. Each line on stdout is a point of the
curve, a JSON object. Needs an accelerator and the extra "train"; with --processor a C++ compiler instead, and patience.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `train`."""
    games = [name for name, kit in kits().items() if kit.training is not None]
    parser.add_argument("game", choices=games, metavar="GAME", help=f"which game: {', '.join(games)}")
    parser.add_argument("--players", metavar="N[-M]", help="for how many players (default: all)")
    parser.add_argument("--minutes", type=positive, default=60, metavar="M", help="minutes in all (default: 60)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the nets; training goes on from it")
    parser.add_argument("--measure", type=positive, metavar="DEALS", help="measure the nets on this many deals")
    parser.add_argument("--cross-play", type=Path, nargs="*", metavar="FILE", help="measure nets among each other")
    parser.add_argument("--best-response", nargs="?", const="", metavar="FILE", help="train a net against these nets")
    parser.add_argument("--improve", action="store_true", help="begin as the nets that come with the program")
    parser.add_argument("--seed", type=positive, default=1, metavar="S", help="a number (default: 1)")
    parser.add_argument("--processor", action="store_true", help="do without an accelerator")
    parser.add_argument("--export", type=Path, metavar="FOLDER", help="also write the weights that the mind plays with")


def run(arguments: argparse.Namespace) -> int:
    """The exit code, after the time is spent."""
    kit = find_kit(arguments.game)
    players = _players(arguments.players or f"{kit.players[0]}-{kit.players[-1]}", kit.players)
    assert kit.training is not None
    assert kit.measuring is not None
    assert kit.crossing is not None
    assert kit.responding is not None
    how = {"seed": arguments.seed, "accelerator": not arguments.processor}
    if arguments.improve and (arguments.measure is not None or arguments.best_response is not None):
        raise BadSetup("--improve is for training: it goes neither with --measure nor with --best-response")
    if arguments.cross_play is not None:
        if arguments.measure is None:
            raise BadSetup("nets among each other play a number of deals: --measure DEALS")
        load(kit.crossing)(players, arguments.measure, arguments.cross_play, _report, **how)
        return 0
    if arguments.measure is not None:
        load(kit.measuring)(players, arguments.measure, arguments.out, _report, **how)
        return 0
    if arguments.out is None:
        raise BadSetup("training needs a file for its nets: --out FILE")
    if arguments.best_response is not None:
        against = Path(arguments.best_response) if arguments.best_response else None
        load(kit.responding)(players, 60.0 * arguments.minutes, arguments.out, against, _report, **how)
        return 0
    how |= {"export": arguments.export, "improve": arguments.improve}
    load(kit.training)(players, 60.0 * arguments.minutes, arguments.out, _report, **how)
    return 0


def _report(point: dict[str, Any]) -> None:
    print(json.dumps(point), flush=True)


def _players(text: str, allowed: Sequence[int]) -> range:
    """The numbers of players that a number, or the first and the last, stand for."""
    first, _, last = text.partition("-")
    ends = typed_number(first), typed_number(last or first)
    if ends[0] is None or ends[1] is None or not allowed[0] <= ends[0] <= ends[1] <= allowed[-1]:
        raise BadSetup(f"players are a number or two with a hyphen, {allowed[0]} to {allowed[-1]}, got {text!r}")
    return range(ends[0], ends[1] + 1)
