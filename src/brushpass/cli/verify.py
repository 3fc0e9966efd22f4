"""Check that records follow the rules, and that their deals follow from their seeds."""

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

One line per record: FILE:LINE ok GAME N players N steps, or FILE:LINE bad step N: why. After the 20th good record of a
file, good ones are only counted. "unfinished" is a game that was broken off; "no seed" is a deal made by hand. The exit
code is 0 if all are good, 1 if one is bad or there is none, 2 if a file can't be read.
"""
MAX_LISTED: Final = 20
"""How many good records of a file are listed."""


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result for one record."""

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
    """The result for all records."""

    ok: bool
    records: int
    bad: tuple[Verdict, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `verify`."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="records, one per line; - is stdin")
    parser.add_argument(
        "--commitment",
        type=_commitment,
        metavar="HEX",
        help="the hash that the table showed before the deal; the records must reveal its secret",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object: ok, records, bad")


def run(arguments: argparse.Namespace) -> int:
    """The exit code: 1 if a record is bad, 2 if a file cannot be read."""
    records = status = 0
    bad: list[Verdict] = []
    for name in arguments.files:
        in_file = 0
        try:
            for verdict in _verdicts(name, arguments.commitment):
                in_file += verdict.line > 0
                if not verdict.ok:
                    bad.append(verdict)
                if not arguments.json and (not verdict.ok or in_file <= MAX_LISTED):
                    print(verdict)
        except BrokenPipeError:
            raise
        except OSError as error:  # the other files are still checked
            sys.stdout.flush()
            status = of_system(error).report()
        records += in_file
        if in_file > MAX_LISTED and not arguments.json:
            print(f"{name} {in_file} records, {sum(verdict.file == name for verdict in bad)} bad")
    if arguments.json:
        print(msgspec.json.encode(Report(not bad and not status, records, tuple(bad))).decode())
    return status or (1 if bad else 0)


def _commitment(text: str) -> str:
    """A SHA-256 in hexadecimal."""
    if not re.fullmatch("[0-9a-f]{64}", text.lower()):
        raise argparse.ArgumentTypeError(f"must be 64 hexadecimal digits, got {text!r}")
    return text.lower()


def _verdicts(name: str, commitment: str | None) -> Iterator[Verdict]:
    """One verdict per record of a file; if it holds none, one for the whole file, on line 0."""
    line = 0
    for line, text in read_lines(name):
        try:
            yield Verdict(name, line, ok=True, text=_check(text, commitment))
        except BadRecord as error:
            reason = str(error)
            if not reason.startswith(("header: ", "setup: ", "step ")):
                reason = f"header: {reason}"
            yield Verdict(name, line, ok=False, text=reason, step=error.step)
    if not line:
        yield Verdict(name, 0, ok=False, text="header: the file holds no record")


def _check(text: bytes, commitment: str | None) -> str:
    """A good record in words; refuses a bad one."""
    parsed = record.decode(text)
    try:
        game = find(parsed.game)
    except Malformed as error:
        raise BadRecord(str(error)) from None
    state = replay.check(parsed, game)
    if commitment and (parsed.pledge is None or parsed.pledge.commitment != commitment):
        raise BadRecord("header: the secret does not match the commitment")
    notes = [f"{game.name} {parsed.players} players {len(parsed.steps)} steps"]
    if game.outcome(state) is None:
        notes.append("unfinished")
    if not parsed.seed:
        notes.append("no seed")
    return ", ".join(notes)
