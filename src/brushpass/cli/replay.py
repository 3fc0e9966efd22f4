"""Step through a recorded game as the truth, as one seat, or as the public saw it."""

import argparse
import contextlib
import sys
from typing import Final

from brushpass.cli.files import STREAM, read_record
from brushpass.cli.options import natural, positive
from brushpass.cli.projector import Projector, numbered, show
from brushpass.cli.reel import TRUTH, Film, read_eyes, write_eyes
from brushpass.core.seats import PUBLIC
from brushpass.games.registry import find

NAME: Final = "replay"
HELP: Final = "step through a recorded game through anybody's eyes"
EXAMPLES: Final = """\
examples:
  brushpass replay game.jsonl
  brushpass replay game.jsonl --as 2 --all
  brushpass replay games.jsonl --line 7 --as public --step 12

The truth is numbered by steps, as verify names them, 0 being the setup. A seat and the public have numbers of their
own, one for each thing that they see. Without a terminal, or with --all, everything is printed; with --step N only
that step, with the table after it.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of `replay`."""
    parser.add_argument("file", metavar="FILE", help="records, one a line; - is stdin")
    parser.add_argument("--as", dest="eyes", default=TRUTH, metavar="EYES", help="truth, public or a seat's number")
    parser.add_argument("--step", type=natural, metavar="N", help="begin at this number (or print it alone)")
    parser.add_argument("--line", type=positive, default=1, metavar="K", help="which line of the file (default: 1)")
    parser.add_argument("--all", action="store_true", help="print everything, also on a terminal")


def run(arguments: argparse.Namespace) -> int:
    """Show the record."""
    record = read_record(arguments.file, arguments.line)
    film = Film(record, find(record.game))
    eyes = read_eyes(arguments.eyes, record.players)
    print(f"{record.game}, {record.players} players: {write_eyes(eyes)}")
    if len(set(record.seats)) > 1:
        print("seats: " + ", ".join(f"{seat} {label}" for seat, label in enumerate(film.names(PUBLIC).labels)))
    is_terminal = arguments.file != STREAM and sys.stdin.isatty() and sys.stdout.isatty()
    if is_terminal and not arguments.all:
        _step_through(Projector(film, eyes, write=print), arguments.step)
    elif arguments.step is None:
        for frame in film.reel(eyes):
            print("\n".join(frame.lines))
    else:
        frame = numbered(film.reel(eyes), arguments.step)
        show((*frame.lines, "", *frame.sight()), print)
    return 0


def _step_through(projector: Projector, start: int | None) -> None:
    """Show frame after frame until the reader quits or there is nothing to read."""
    projector.show() if start is None else projector.go(start)
    with contextlib.suppress(EOFError):
        while projector.obey(input(projector.prompt)):
            pass
