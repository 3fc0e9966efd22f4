"""Say for every claim in records whether it was true and what its speaker could know, and prove the lies."""

import argparse
import sys
from collections import Counter
from typing import Final

import msgspec

from brushpass.cli.failure import Failure
from brushpass.cli.files import STREAM, check_output, drafting, read_lines
from brushpass.cli.options import positive
from brushpass.core.errors import BadRecord
from brushpass.research.extras import need
from brushpass.research.labels.files import PARQUET, Job, Row, all_rows, write_parquet
from brushpass.research.labels.kinds import TRUST
from brushpass.research.progress import ProgressBar

NAME: Final = "label"
HELP: Final = "say what every claim was: truth, lie, guess, bluff, ..."
EXAMPLES: Final = """\
examples:
  brushpass label games.jsonl
  brushpass label *.jsonl --out labels.jsonl --processes 2
  brushpass label games.jsonl --parquet labels.parquet
  brushpass label games.jsonl --pairs --out pairs.jsonl

One line of JSON for each claim, in the order in which they were made. docs/labels.md defines every field and every
kind, and says how a lie is proved. With --pairs there is a line for each claim that has a paired world: one that told
everybody at the table the same but for one seat, and in which the claim is false instead of true, or the reverse.
A bad record, or a file without any, is refused, and then no file is written.
--parquet needs Polars (the extra research).
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `label`."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="records, one per line; - is stdin")
    parser.add_argument("--out", default=STREAM, metavar="FILE", help="where the lines go (default: stdout)")
    parser.add_argument("--parquet", metavar="FILE", help="write a Parquet file instead of lines of JSON")
    parser.add_argument("--pairs", action="store_true", help="find paired worlds instead of labelling")
    parser.add_argument(
        "--trust",
        type=_share,
        default=TRUST,
        metavar="SHARE",
        help=f"how often a hearer who believes the speaker expects the truth (default: {TRUST})",
    )
    parser.add_argument("--processes", type=positive, default=1, metavar="N", help="work in N processes (default: 1)")
    parser.add_argument("--force", action="store_true", help="write over a file that exists")


def run(arguments: argparse.Namespace) -> int:
    """The exit code, after everything is written."""
    if arguments.parquet is not None:
        if arguments.pairs or arguments.out != STREAM:
            raise Failure("usage", "--parquet goes with neither --pairs nor --out")
        need(PARQUET)
    out = arguments.parquet or arguments.out
    check_output(out, force=arguments.force)
    work = [
        Job(file, line, text, arguments.pairs, arguments.trust)
        for file in arguments.files
        for line, text in _lines(file)
    ]
    kinds: Counter[str] = Counter()
    kept: list[Row] = []
    bar = ProgressBar("Labelling records", len(work))
    with drafting(out, force=arguments.force) as file, bar:
        for rows in all_rows(work, arguments.processes):
            bar.advance()
            kinds.update(row.get("kind", "pair") for row in rows)
            if arguments.parquet is None:
                file.writelines(msgspec.json.encode(row) + b"\n" for row in rows)
            else:
                kept += rows
        if arguments.parquet is not None:
            write_parquet(kept, file)
    counted = ", ".join(f"{count:,} {kind}" for kind, count in kinds.most_common()) or "none"
    what = f"{kinds.total():,} pairs" if arguments.pairs else f"{kinds.total():,} claims: {counted}"
    print(f"{len(work):,} records, {what}", file=sys.stderr)
    return 0


def _lines(file: str) -> list[tuple[int, bytes]]:
    """The records of a file, with the numbers of their lines; refuses a file that holds none."""
    lines = list(read_lines(file))
    if not lines:
        raise BadRecord(f"{file}: the file holds no record")
    return lines


def _share(text: str) -> float:
    """A number between 0 and 1, both excluded: nobody's word is a proof."""
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not 0 < share < 1:
        raise argparse.ArgumentTypeError(f"must be a number between 0 and 1, got {text!r}")
    return share
