"""The judged review of one seat, for a reader to whom the end of the game is still sealed."""

from collections.abc import AsyncGenerator
from contextlib import aclosing

import msgspec
from msgspec.structs import replace

from brushpass.core.record import Record
from brushpass.core.seats import Seat
from brushpass.research.review.rounding import PLACES
from brushpass.wire.review import Began, Decided, Review, Summed

decode = msgspec.json.Decoder(Review).decode
encode = msgspec.json.Encoder().encode


async def only_of(seat: Seat, record: Record, lines: AsyncGenerator[bytes, None]) -> AsyncGenerator[bytes, None]:
    """The lines of a review with only one seat's decisions. Sums are left out: they say who has won.

    `began` counts the seat's choices, judged or not: how many of the others' were judged is theirs. A chance is the
    seat's own: what others knew may not change it.
    """
    async with aclosing(lines):
        async for line in lines:
            if not line.strip():
                yield line
                continue
            match decode(line):
                case Began() as began:
                    own = sum(step.seat == seat for step in record.steps)
                    yield encode(replace(began, decisions=own)) + b"\n"
                case Decided(seat=other) if other != seat:
                    continue
                case Decided(own=float(value), loss=loss) as decided:
                    best = round(value + loss, PLACES)
                    yield encode(replace(decided, value=value, best_value=best, own=None)) + b"\n"
                case Summed():
                    yield encode(Summed(())) + b"\n"
                case _:
                    yield line
