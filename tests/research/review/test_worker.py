"""`python -m brushpass.research.review`, which a server runs for each review."""

import subprocess
import sys

import msgspec
from msgspec.structs import replace

from brushpass.core.record import encode
from brushpass.research.review.__main__ import messages
from brushpass.research.review.review import review
from brushpass.wire.review import Broken, Review
from tests.research.review.games import record_of


def test_it_prints_the_review_of_the_record_on_its_input() -> None:
    record = record_of("espionaje", 2)
    words = (sys.executable, "-m", "brushpass.research.review")
    done = subprocess.run(words, input=encode(record), capture_output=True, check=True)
    assert [msgspec.json.decode(line, type=Review) for line in done.stdout.splitlines()] == list(review(record))
    assert done.stderr == b""


def test_its_last_message_says_why_there_is_no_more() -> None:
    record = record_of("espionaje", 2)
    assert list(messages(b"{}")) == [Broken("bad-record")]
    assert list(messages(encode(replace(record, game="chess")))) == [Broken("malformed")]
    assert list(messages(encode(replace(record, steps=record.steps[:-1])))) == [Broken("unfinished")]
