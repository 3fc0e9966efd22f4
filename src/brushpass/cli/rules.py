"""Show the rules of a game in short: cards, turns, the end, scoring."""

import argparse
from typing import Final

from brushpass.cli.options import add_language, texts_for
from brushpass.clients.terminal.faces import face_of
from brushpass.clients.terminal.text import wrapped
from brushpass.games.kits import find_kit, kits

NAME: Final = "rules"
HELP: Final = "the rules of a game in short"
EXAMPLES: Final = """\
examples:
  brushpass rules {game}
  brushpass rules {other} --language es | less
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `rules`."""
    parser.add_argument("game", choices=kits(), metavar="GAME", help=f"which game: {', '.join(kits())}")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """The exit code, after the rules are printed."""
    for line in face_of(find_kit(arguments.game)).reference(texts_for(arguments)):
        print("\n".join(wrapped(line, hang=0)))
    return 0
