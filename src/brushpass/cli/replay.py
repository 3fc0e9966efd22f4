"""Step through a recorded game as the truth, as one seat, or as the public saw it."""

import argparse
import contextlib
import sys
from typing import Final

from brushpass.cli.files import STREAM, read_record
from brushpass.cli.options import add_language, natural, positive, texts_for
from brushpass.cli.replay_frames import TRUTH, ReplayedGame, read_viewpoint
from brushpass.cli.replay_prompt import ReplayPrompt, numbered, show
from brushpass.core.seats import PUBLIC
from brushpass.games.registry import find

NAME: Final = "replay"
HELP: Final = "step through a recorded game as anybody saw it"
EXAMPLES: Final = """\
examples:
  brushpass replay game.jsonl
  brushpass replay game.jsonl --as 2 --all
  brushpass replay games.jsonl --line 7 --as public --step 12

The truth is numbered by steps, as in the output of verify; 0 is the setup. A seat and the public have numbers of
their own, one for each event they see. Without a terminal, or with --all, everything is printed; with --step N, only
that step and the table after it. The truth is written in the notation of records (docs/notation.md); a seat and the
public are told what happened in words.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `replay`."""
    parser.add_argument("file", metavar="FILE", help="records, one per line; - is stdin")
    parser.add_argument(
        "--as", dest="viewpoint", default=TRUTH, metavar="VIEWPOINT", help="truth, public or a seat's number"
    )
    parser.add_argument("--step", type=natural, metavar="N", help="start at this number, or print only this one")
    parser.add_argument("--line", type=positive, default=1, metavar="K", help="which line of the file (default: 1)")
    parser.add_argument("--all", action="store_true", help="print everything, even on a terminal")
    parser.add_argument("--notation", action="store_true", help="write events in the notation of records, not in words")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """The exit code, after showing the record."""
    record = read_record(arguments.file, arguments.line)
    texts = texts_for(arguments)
    replayed = ReplayedGame(record, find(record.game), texts, is_notation=arguments.notation)
    viewpoint = read_viewpoint(arguments.viewpoint, record.players)
    show([replayed.title(viewpoint)], print)
    if len(set(record.seats)) > 1:
        seats = ", ".join(f"{seat} {label}" for seat, label in enumerate(replayed.names(PUBLIC).labels))
        show([texts.say("terminal-seats", seats=seats)], print)
    show(replayed.house_rules(), print)
    is_terminal = arguments.file != STREAM and sys.stdin.isatty() and sys.stdout.isatty()
    if is_terminal and not arguments.all:
        _step_through(ReplayPrompt(replayed, viewpoint, write=print), arguments.step)
    elif arguments.step is None:
        is_written = arguments.notation or viewpoint == TRUTH  # for programs too, so a line stays a line
        for frame in replayed.frames(viewpoint):
            print(*frame.lines, sep="\n") if is_written else show(frame.lines, print)
    else:
        frame = numbered(replayed.frames(viewpoint), arguments.step)
        show((*frame.lines, "", *frame.sight()), print)
    return 0


def _step_through(prompt: ReplayPrompt, start: int | None) -> None:
    """Show frames as the reader asks, until they quit or the input ends."""
    prompt.show() if start is None else prompt.go(start)
    with contextlib.suppress(EOFError):
        while prompt.obey(input(prompt.prompt)):
            pass
