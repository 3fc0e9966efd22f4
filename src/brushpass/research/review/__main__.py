"""`python -m brushpass.research.review`: judge the record on stdin. A server runs it as a separate process.

Each message of the review (`wire.review`) is one line on stdout, written as soon as it is known. The last line is
`summed`, or `broken` with the code of the failure. The process gives way to everything else on the machine.
"""

import os
import sys
from collections.abc import Iterator

import msgspec

from brushpass.core.errors import Refusal
from brushpass.core.record import decode
from brushpass.minds.jit import NICENESS
from brushpass.research.review.review import review
from brushpass.wire.review import Broken, Review


def messages(text: bytes) -> Iterator[Review]:
    """All messages of the review of a record; the last one says whether it is complete."""
    try:
        yield from review(decode(text))
    except Refusal as refusal:
        yield Broken(refusal.code)
    except Exception:
        yield Broken("internal")


def main() -> None:
    """Judge the record on stdin."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for message in messages(sys.stdin.buffer.read()):
        sys.stdout.buffer.write(msgspec.json.encode(message) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
