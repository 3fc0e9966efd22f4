"""Show the rules of a game in short: cards, turn, end, scoring."""

import argparse
from typing import Final

from brushpass.clients.terminal.faces import FACES
from brushpass.clients.terminal.text import wrapped

NAME: Final = "rules"
HELP: Final = "the rules of a game in short"
EXAMPLES: Final = """\
examples:
  brushpass rules secrets
  brushpass rules espionaje | less
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of `rules`."""
    parser.add_argument("game", choices=FACES, metavar="GAME", help=f"which game: {', '.join(FACES)}")


def run(arguments: argparse.Namespace) -> int:
    """Print the reference."""
    for line in FACES[arguments.game].reference():
        hang = 3 if line[:1].isdecimal() else 2 if line.startswith("- ") else 0
        print("\n".join(wrapped(line, hang=hang)))
    return 0
