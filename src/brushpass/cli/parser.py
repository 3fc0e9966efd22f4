"""The parser of the command line. Each command adds its own arguments in its own module."""

import argparse
from typing import NoReturn

from brushpass import __version__
from brushpass.cli import (
    arena,
    check_game,
    erase,
    label,
    play,
    records,
    replay,
    review,
    rules,
    serve,
    simulate,
    solo,
    train,
    verify,
)
from brushpass.cli.failure import Failure
from brushpass.games.kits import kits
from brushpass.minds.registry import RANDOM
from brushpass.research.arena.gates import gates

EXAMPLES = """\
examples:
  brushpass play
  brushpass solo {game} --players 5
  brushpass simulate {game} --players 6 --games 1000 --seed 7 --out games.jsonl
  brushpass verify games.jsonl
  brushpass replay games.jsonl --line 3 --as public
  brushpass review games.jsonl --line 3
  brushpass rules {other}

exit codes: 0 done, 1 the answer is no (verify, check-game, arena strength), 2 bad usage or input
"""


class Parser(argparse.ArgumentParser):
    """A parser whose failures look like all others."""

    def error(self, message: str) -> NoReturn:
        """Fail because of bad usage."""
        raise Failure("usage", f"{message} (see {self.prog} --help)")


def parser() -> argparse.ArgumentParser:
    """The parser of every command. Its result has `run`, which carries out the command."""
    top = Parser(
        prog="brushpass",
        description=f"Spy table games with hidden information: {_games()}.",
        epilog=_named(EXAMPLES),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"brushpass {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in (
        play,
        solo,
        serve,
        simulate,
        arena,
        train,
        replay,
        review,
        label,
        verify,
        rules,
        check_game,
        records,
        erase,
    ):
        subparser = commands.add_parser(
            command.NAME,
            help=command.HELP,
            description=command.__doc__,
            epilog=_named(command.EXAMPLES),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        command.add_arguments(subparser)
        subparser.set_defaults(run=command.run)
    return top


def _games() -> str:
    """Every installed game, with how many can play."""
    return ", ".join(f"{kit.title} ({kit.players[0]} to {kit.players[-1]} players)" for kit in kits().values())


def _named(examples: str) -> str:
    """Examples that name two installed games, their minds and a switch, where they say {game}, {other} and so on."""
    game, other = [*kits().values(), *kits().values()][:2]
    minds = [*game.minds, *RANDOM, *RANDOM]
    return examples.format(
        game=game.name,
        other=other.name,
        table=minds[0],
        candidate=minds[1],
        pool=",".join([*list(other.minds)[:3], *RANDOM]),
        gate=next(iter(gates()), "GATE"),
        switch=next(iter(game.rules.__struct_fields__), "SWITCH").replace("_", "-"),
    )
