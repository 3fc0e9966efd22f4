"""Check that records follow the rules and that their deals follow from their seeds."""

import argparse
import re
import sys
from collections.abc import Iterator
from typing import Final

import msgspec

from brushpass.cli.failure import of_system
from brushpass.cli.files import read_lines
from brushpass.core import record, replay
from brushpass.core.errors import BadRecord, Malformed
from brushpass.games.registry import find

NAME: Final = "verify"
HELP: Final = "check records; exit 1 if one does not follow the rules"
EXAMPLES: Final = """\
examples:
  brushpass verify game.jsonl
  brushpass verify --json *.jsonl
  brushpass verify --commitment 6e340b9c... game.json
  brushpass simulate {game} --out - | brushpass verify -

One line a record: FILE:LINE ok GAME N players N steps, or FILE:LINE bad step N: why. Good records are counted instead
of listed from the 21st of a file on. "unfinished" is a game that was broken off; "no seed" a deal made by hand.
Exit code 0 if all are good, 1 if one is bad or there is none, 2 if a file cannot be read.
"""
MANY: Final = 20


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of one record."""

    file: str
    line: int
    ok: bool
    text: str
    """For people: what it is, or what is wrong with it."""
    step: int | None = None
    """The first bad step; absent when the header or the setup is bad."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {'ok' if self.ok else 'bad'} {self.text}"


class Report(msgspec.Struct, frozen=True):
    """What became of all."""

    ok: bool
    records: int
    bad: tuple[Verdict, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of `verify`."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="records, one a line; - is stdin")
    parser.add_argument(
        "--commitment",
        type=_commitment,
        metavar="HEX",
        help="what the table showed before the deal: records must be made of the secret that it seals",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object: ok, records, bad")


def run(arguments: argparse.Namespace) -> int:
    """Check all records; 1 if one is bad, 2 if a file cannot be read."""
    records = status = 0
    bad: list[Verdict] = []
    for name in arguments.files:
        in_file = 0
        try:
            for verdict in _verdicts(name, arguments.commitment):
                in_file += verdict.line > 0
                if not verdict.ok:
                    bad.append(verdict)
                if not arguments.json and (not verdict.ok or in_file <= MANY):
                    print(verdict)
        except BrokenPipeError:
            raise
        except OSError as error:  # the others are checked all the same
            sys.stdout.flush()
            status = of_system(error).tell()
        records += in_file
        if in_file > MANY and not arguments.json:
            print(f"{name} {in_file} records, {sum(verdict.file == name for verdict in bad)} bad")
    if arguments.json:
        print(msgspec.json.encode(Report(not bad and not status, records, tuple(bad))).decode())
    return status or (1 if bad else 0)


def _commitment(text: str) -> str:
    """A SHA-256 in hexadecimal."""
    if not re.fullmatch("[0-9a-f]{64}", text.lower()):
        raise argparse.ArgumentTypeError(f"64 hexadecimal digits are needed, got {text!r}")
    return text.lower()


def _verdicts(name: str, commitment: str | None) -> Iterator[Verdict]:
    """One verdict a record of the file; one for the whole file, on line 0, if it holds none."""
    line = 0
    for line, text in read_lines(name):
        try:
            yield Verdict(name, line, ok=True, text=_checked(text, commitment))
        except BadRecord as error:
            told = str(error)
            if not told.startswith(("header: ", "setup: ", "step ")):
                told = f"header: {told}"
            yield Verdict(name, line, ok=False, text=told, step=error.step)
    if not line:
        yield Verdict(name, 0, ok=False, text="header: the file holds no record")


def _checked(text: bytes, commitment: str | None) -> str:
    """What a good record is; refuses a bad one."""
    known = record.decode(text)
    try:
        game = find(known.game)
    except Malformed as error:
        raise BadRecord(str(error)) from None
    state = replay.check(known, game)
    if commitment and (known.pledge is None or known.pledge.commitment != commitment):
        raise BadRecord("header: the secret is not the one that the commitment seals")
    notes = [f"{game.name} {known.players} players {len(known.steps)} steps"]
    if game.outcome(state) is None:
        notes.append("unfinished")
    if not known.seed:
        notes.append("no seed")
    return ", ".join(notes)
