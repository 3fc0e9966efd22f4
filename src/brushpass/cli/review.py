"""Judge every decision of a finished game by what its seat could know, and separate bad luck from mistakes."""

import argparse
import os
from collections.abc import Iterator
from typing import Final

import msgspec

from brushpass.cli.failure import Failure
from brushpass.cli.files import read_record
from brushpass.cli.honesty_lines import honesty_lines
from brushpass.cli.options import add_language, natural, positive, texts_for
from brushpass.cli.replay_frames import ReplayedGame
from brushpass.cli.review_lines import review_lines
from brushpass.clients.terminal.text import width
from brushpass.core.record import Record
from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.kits import NoJudge, find_kit
from brushpass.games.registry import find
from brushpass.locales import Texts
from brushpass.minds.jit import NICENESS
from brushpass.research.failure import MissingExtra
from brushpass.research.labels.honesty import honesty
from brushpass.research.progress import ProgressBar
from brushpass.research.review.review import review
from brushpass.wire.review import Began, Decided, Review, Verdict

NAME: Final = "review"
HELP: Final = "judge every decision of a finished game"
EXAMPLES: Final = """\
examples:
  brushpass review game.jsonl
  brushpass review games.jsonl --line 3 --seat 2
  brushpass review - --json < game.jsonl

With --json there is one message per line: began, one decided for every decision as soon as it is judged, and summed.
docs/review.md says what they mean. The claims of a game as JSON come from brushpass label. Some games need Numba (the
extra fast), which compiles for a minute the first time. Without it, or for a game that nothing judges, you still see
what was claimed; then the last line says why there are no verdicts, and the exit code is 2.
"""
STYLES: Final[dict[Verdict, str]] = {
    Verdict.INACCURACY: "yellow",
    Verdict.MISTAKE: "magenta",
    Verdict.BLUNDER: "bold red",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `review`."""
    parser.add_argument("file", metavar="FILE", help="records, one per line; - is stdin")
    parser.add_argument("--line", type=positive, default=1, metavar="K", help="which line of the file (default: 1)")
    parser.add_argument("--seat", type=natural, metavar="N", help="judge this seat only")
    parser.add_argument("--json", action="store_true", help="print one JSON object per line, as they come")
    parser.add_argument("--gently", action="store_true", help="give way to every other program on this machine")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """The exit code, after the review is printed."""
    if arguments.gently and hasattr(os, "nice"):
        os.nice(NICENESS)
    record = read_record(arguments.file, arguments.line)
    if arguments.seat is not None and arguments.seat >= record.players:
        raise Failure("usage", f"seats go from 0 to {record.players - 1}, got {arguments.seat}")
    seat = None if arguments.seat is None else Seat(arguments.seat)
    if arguments.json:
        for message in review(record, seat):
            print(msgspec.json.encode(message).decode(), flush=True)
        return 0
    texts = texts_for(arguments)
    try:
        messages = review(record, seat)
    except (MissingExtra, NoJudge):  # what a claim was follows by logic alone, and needs no judge
        _show(record, [], texts, seat)
        raise
    _show(record, list(_with_progress(messages, texts)), texts, seat)
    return 0


def _with_progress(messages: Iterator[Review], texts: Texts) -> Iterator[Review]:
    """The messages, with a progress bar."""
    with ProgressBar(texts.say("terminal-judging")) as bar:
        for message in messages:
            if isinstance(message, Began):
                bar.expect(message.decisions)
            bar.advance(isinstance(message, Decided))
            yield message


def _show(record: Record, messages: list[Review], texts: Texts, seat: Seat | None) -> None:
    """Print the review for people: without messages, what was claimed and nothing of decisions."""
    from rich.console import Console
    from rich.text import Text

    class Quiet(Console):
        """Leaves a closed pipe to `cli.main`."""

        def on_broken_pipe(self) -> None:
            raise

    replayed = ReplayedGame(record, find(record.game), texts)
    names = replayed.names(PUBLIC)
    console = Quiet(width=width(), highlight=False)
    kit = find_kit(record.game)
    told = None if kit.labels is None else honesty(record)
    if rules := replayed.house_rules():
        console.print(Text("\n".join((*rules, ""))))
    for line in review_lines(kit, names, messages, () if told is None else told.labels, seat):
        console.print(Text(line.text, style=STYLES.get(line.verdict, "") if line.verdict else ""))
    if told is not None:
        for text in honesty_lines(kit, names, told):
            console.print(Text(text))
