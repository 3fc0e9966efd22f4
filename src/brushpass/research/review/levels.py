"""The levels at a table, as far as they are known: numbered from 1, the weakest. Everybody sees those of bots.

How strong a person is, or a mind that is no level, nobody knows.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from brushpass.core.seats import Seat

NUMBERS: Final = {
    "rookie-1": 1,
    "rookie-2": 2,
    "agent-3": 3,
    "agent-4": 4,
    "handler-5": 5,
    "handler-6": 6,
    "spymaster-7": 7,
    "mastermind-8": 8,
    "race": 8,
    "search": 8,
}
"""Of each level, and of the minds behind the strongest. A judge cannot import its kit; a test compares them."""
MIDDLE: Final = 4.5
"""Among others of whom some are known, a stranger counts as this."""
SPAN: Final = 3.5
"""How far the strongest and the weakest level are from the middle."""


class Levels(NamedTuple):
    """The levels at a table, as one seat sees them."""

    own: int | None = None
    """None if nobody knows it."""
    others: float | None = None
    """The mean of the others; None if no level of theirs is known."""


def levels_at(minds: Sequence[str], seat: Seat) -> Levels:
    """The levels of a table with these minds, an empty text for a person; without any, nothing is known."""
    found = [NUMBERS.get(name) for name in minds]
    if not found:
        return Levels()
    own = found.pop(seat)
    if not any(found):
        return Levels(own)
    return Levels(own, sum(number or MIDDLE for number in found) / len(found))
