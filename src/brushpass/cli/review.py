"""Judge every decision of a finished game by what its seat could know, and tell bad luck from mistakes."""

import argparse
import os
import sys
from collections.abc import Iterator
from typing import Final

import msgspec

from brushpass.cli.failure import Failure
from brushpass.cli.files import read_record
from brushpass.cli.options import add_language, natural, positive, texts_for
from brushpass.cli.replay_frames import ReplayedGame
from brushpass.cli.review_lines import review_lines
from brushpass.clients.terminal.text import width
from brushpass.core.record import Record
from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.kits import find_kit
from brushpass.games.registry import find
from brushpass.locales import Texts
from brushpass.research.review.review import review
from brushpass.wire.review import Began, Decided, Review, Verdict

NAME: Final = "review"
HELP: Final = "judge every decision of a finished game"
EXAMPLES: Final = """\
examples:
  brushpass review game.jsonl
  brushpass review games.jsonl --line 3 --seat 2
  brushpass review - --json < game.jsonl

With --json there is one message a line: began, a decided for every decision as soon as it is judged, and summed. What
the words mean is in docs/review.md. Some games need Numba (the extra fast), which compiles for a minute the first time.
"""
STYLES: Final[dict[Verdict, str]] = {
    Verdict.INACCURACY: "yellow",
    Verdict.MISTAKE: "magenta",
    Verdict.BLUNDER: "bold red",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of `review`."""
    parser.add_argument("file", metavar="FILE", help="records, one a line; - is stdin")
    parser.add_argument("--line", type=positive, default=1, metavar="K", help="which line of the file (default: 1)")
    parser.add_argument("--seat", type=natural, metavar="N", help="judge this seat only")
    parser.add_argument("--json", action="store_true", help="one JSON object a line, as they come")
    parser.add_argument("--gently", action="store_true", help="give way to everything else that runs here")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Judge, and tell."""
    if arguments.gently and hasattr(os, "nice"):
        os.nice(19)
    record = read_record(arguments.file, arguments.line)
    if arguments.seat is not None and arguments.seat >= record.players:
        raise Failure("usage", f"seats go from 0 to {record.players - 1}, got {arguments.seat}")
    messages = review(record, None if arguments.seat is None else Seat(arguments.seat))
    if arguments.json:
        for message in messages:
            print(msgspec.json.encode(message).decode(), flush=True)
    else:
        texts = texts_for(arguments)
        _show(record, list(_with_progress(messages, texts)), texts)
    return 0


def _with_progress(messages: Iterator[Review], texts: Texts) -> Iterator[Review]:
    """The messages, with a bar on stderr while it is a terminal."""
    if not sys.stderr.isatty():
        yield from messages
        return
    from rich.console import Console  # slow to load, and of no use elsewhere
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(texts.say("terminal-judging"), total=None)
        for message in messages:
            if isinstance(message, Began):
                bar.update(task, total=message.decisions)
            bar.update(task, advance=isinstance(message, Decided))
            yield message


def _show(record: Record, messages: list[Review], texts: Texts) -> None:
    """Print the review for people."""
    from rich.console import Console
    from rich.text import Text

    class Quiet(Console):
        """Leaves a closed pipe to the command line."""

        def on_broken_pipe(self) -> None:
            raise

    names = ReplayedGame(record, find(record.game), texts).names(PUBLIC)
    console = Quiet(width=width(), highlight=False)
    for line in review_lines(find_kit(record.game), names, messages):
        console.print(Text(line.text, style=STYLES.get(line.verdict, "") if line.verdict else ""))
