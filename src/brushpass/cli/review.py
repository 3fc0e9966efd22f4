"""Judge every decision of a finished game by what its seat could know, and tell bad luck from mistakes."""

import argparse
import os
import sys
from collections.abc import Iterator
from typing import Final

import msgspec

from brushpass.cli.failure import Failure
from brushpass.cli.files import read_record
from brushpass.cli.options import natural, positive
from brushpass.cli.replay_frames import ReplayedGame
from brushpass.core.record import Record
from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.registry import find
from brushpass.research.review.review import review
from brushpass.wire.review import Began, Decided, Review, Summed, Verdict

NAME: Final = "review"
HELP: Final = "judge every decision of a finished game"
EXAMPLES: Final = """\
examples:
  brushpass review game.jsonl
  brushpass review games.jsonl --line 3 --seat 2
  brushpass review - --json < game.jsonl

With --json there is one message a line: began, a decided for every decision as soon as it is judged, and summed. What
the words mean is in docs/review.md. SECRETS needs Numba (the extra fast), which compiles for a minute the first time.
"""
STYLES: Final = {Verdict.INACCURACY: "yellow", Verdict.MISTAKE: "magenta", Verdict.BLUNDER: "bold red"}
WIDTH: Final = 120
"""How wide tables are where there is no terminal."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of `review`."""
    parser.add_argument("file", metavar="FILE", help="records, one a line; - is stdin")
    parser.add_argument("--line", type=positive, default=1, metavar="K", help="which line of the file (default: 1)")
    parser.add_argument("--seat", type=natural, metavar="N", help="judge this seat only")
    parser.add_argument("--json", action="store_true", help="one JSON object a line, as they come")
    parser.add_argument("--gently", action="store_true", help="give way to everything else that runs here")


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
        _show(record, list(_with_progress(messages)))
    return 0


def _with_progress(messages: Iterator[Review]) -> Iterator[Review]:
    """The messages, with a bar on stderr while it is a terminal."""
    if not sys.stderr.isatty():
        yield from messages
        return
    from rich.console import Console  # slow to load, and of no use elsewhere
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Judging", total=None)
        for message in messages:
            if isinstance(message, Began):
                bar.update(task, total=message.decisions)
            bar.update(task, advance=isinstance(message, Decided))
            yield message


def _show(record: Record, messages: list[Review]) -> None:
    """The review for people."""
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    names = [escape(label) for label in ReplayedGame(record, find(record.game)).names(PUBLIC).labels]

    class Quiet(Console):
        """Leaves a closed pipe to the command line."""

        def on_broken_pipe(self) -> None:
            raise

    console = Quiet(width=None if sys.stdout.isatty() else WIDTH, highlight=False)
    decisions = Table("step", "seat", "asked", "chosen", "best", "win %", "loss", "verdict", box=SIMPLE)
    sums = Table("seat", "result", "start", "luck", "mistakes", "judged", "verdicts", box=SIMPLE)
    for message in messages:
        match message:
            case Decided(verdict=verdict):
                decisions.add_row(
                    str(message.step),
                    names[message.seat],
                    message.ask,
                    message.chosen,
                    "" if verdict is Verdict.BEST else message.best,
                    f"{100 * message.value:.0f}",
                    _loss(message),
                    verdict,
                    style=STYLES.get(verdict),
                )
            case Summed(seats=seats):
                for own in seats:
                    told = ", ".join(f"{own.verdicts[word]} {word}" for word in Verdict if word in own.verdicts)
                    figures = [100 * own.result, 100 * own.start, 100 * own.luck, 100 * own.mistakes]
                    shown = [f"{figure:{sign}.0f}" for figure, sign in zip(figures, ("", "", "+", ""), strict=True)]
                    sums.add_row(names[own.seat], *shown, str(own.decisions), told)
            case _:
                pass
    console.print(decisions)
    console.print(sums)
    console.print("in points of win chance: result = start + luck - mistakes; ± is a standard error")


def _loss(message: Decided) -> str:
    """What was given away, in points; with its error, where there is one."""
    if message.verdict is Verdict.BEST:
        return ""
    return f"{100 * message.loss:.0f}" + (f" ±{100 * message.error:.0f}" if message.error else "")
