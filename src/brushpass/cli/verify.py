"""Check that records follow the rules, and that their deals follow from their seeds."""

import argparse
import re
import sys
from collections.abc import Iterator
from typing import Final

import msgspec

from brushpass.cli.evidence import Evidence, read_receipt
from brushpass.cli.failure import of_system
from brushpass.cli.files import read_lines
from brushpass.core import record, replay
from brushpass.core.errors import BadRecord, Malformed
from brushpass.core.fair import Pledge
from brushpass.core.fair_v1 import PledgeV1
from brushpass.core.record_talk import read_claims
from brushpass.games.kits import find_kit
from brushpass.games.registry import find

NAME: Final = "verify"
HELP: Final = "check records; exit 1 if one does not follow the rules"
EXAMPLES: Final = """\
examples:
  brushpass verify game.jsonl
  brushpass verify --json *.jsonl
  brushpass verify --commitment 6e340b9c... game.json
  brushpass verify --receipt receipt.json game.json
  brushpass simulate {game} --out - | brushpass verify -

One line per record: FILE:LINE ok GAME N players N steps, or FILE:LINE bad step N: why. After the 20th good record of a
file, good ones are only counted. "unfinished" is a game that was broken off; "no seed" is a deal made by hand; "no
pledge" is a deal whose seed somebody chose; "pledge of 0.1.0" is one that its server could have chosen. "shares of 3"
means that three people took part in the deal. That it was fair is proved only to these people, to each by the receipt
that their own client has kept (docs/deal.md). The exit code is 0 if all are good, 1 if one is bad or there is none, 2
if a file can't be read.
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
    parser.add_argument(
        "--receipt",
        metavar="FILE",
        help="what your client kept of the start; the record must hold your own share and the hashes that you saw",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object: ok, records, bad")


def run(arguments: argparse.Namespace) -> int:
    """The exit code: 1 if a record is bad, 2 if a file cannot be read."""
    records = status = 0
    bad: list[Verdict] = []
    evidence = Evidence(arguments.commitment, read_receipt(arguments.receipt))
    for name in arguments.files:
        in_file = 0
        try:
            for verdict in _verdicts(name, evidence):
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


def _verdicts(name: str, evidence: Evidence) -> Iterator[Verdict]:
    """One verdict per record of a file; if it holds none, one for the whole file, on line 0."""
    line = 0
    for line, text in read_lines(name):
        try:
            yield Verdict(name, line, ok=True, text=_check(text, evidence))
        except BadRecord as error:
            reason = str(error)
            if not reason.startswith(("header: ", "setup: ", "step ", "talk ", "receipt: ")):
                reason = f"header: {reason}"
            yield Verdict(name, line, ok=False, text=reason, step=error.step)
    if not line:
        yield Verdict(name, 0, ok=False, text="header: the file holds no record")


def _check(text: bytes, evidence: Evidence) -> str:
    """A good record in words; refuses a bad one."""
    parsed = record.decode(text)
    try:
        game = find(parsed.game)
    except Malformed as error:
        raise BadRecord(str(error)) from None
    state = replay.check(parsed, game)
    evidence.check(parsed, game)
    notes = [f"{game.name} {parsed.players} players {len(parsed.steps)} steps"]
    if game.outcome(state) is None:
        notes.append("unfinished")
    if isinstance(parsed, record.RecordV2) and parsed.talk:
        claims = list(read_claims(parsed.talk, find_kit(game.name).phrases, parsed.players))
        notes.append(f"{len(claims)} claims")
    notes += _of_deal(parsed)
    if evidence.receipt is not None:
        notes.append("your receipt fits")
        if evidence.receipt.chances:
            notes.append(f"{evidence.receipt.chances} starts void after you had revealed your share")
        if evidence.receipt.unseen_ends:
            notes.append(f"games that you saw begin but not end: {evidence.receipt.unseen_ends}")
    return ", ".join(notes)


def _of_deal(parsed: record.Record) -> list[str]:
    """How a record was dealt."""
    if not parsed.seed:
        return ["no seed"]
    match parsed.pledge:
        case None:
            return ["no pledge"]
        case Pledge(shares=shares, voids=voids):
            seen = sum(void.was_open for void in voids)
            void = [f"{len(voids)} void starts, {seen} of them after shares were revealed"] if voids else []
            return [f"shares of {sum(map(bool, shares))}", *void]
        case PledgeV1():
            return ["pledge of 0.1.0"]
