"""How far a speaker is believed: by their record in this game so far, and by nothing else.

Everybody begins with a little credit for what a speaker can know, and none for guesses. A claim that turns out true
adds to it, one that turns out false takes from it; a proven liar's claims count as evidence for the opposite. A speaker
without a record is hardly believed, so that a liar does little harm before the first lie is found out; everything a
truth-teller has said counts for more as soon as one claim has proved true. However good or bad a record is, the weight
of one claim is bounded: people change their minds about lying.
"""

from math import log
from typing import Final

from brushpass.core.seats import Seat

CREDIT: Final = 2.0
"""The odds that a claim is true if its speaker has no record, but can know it."""
NO_CREDIT: Final = 1.0
"""The odds where a speaker without a record can only guess: the claim weighs nothing."""
PROOF: Final = 5.0
"""How much each claim that has turned out true, or false, counts."""
BOUND: Final = 3.0
"""The most that a claim may change the log-odds of what it says."""


class Record:
    """Each seat's record of true and false claims."""

    def __init__(self) -> None:
        self._true: dict[Seat, int] = {}
        self._false: dict[Seat, int] = {}
        self.credulity = 0.0
        """How many true claims the listener credits everybody with before they have said a word: a human fault."""

    def settle(self, seat: Seat, *, is_true: bool) -> None:
        """A claim of this seat is known to be true, or false."""
        record = self._true if is_true else self._false
        record[seat] = record.get(seat, 0) + 1

    def counts(self, seat: Seat) -> tuple[int, int]:
        """How many claims of this seat turned out true, and how many false."""
        return self._true.get(seat, 0), self._false.get(seat, 0)

    def odds(self, seat: Seat, credit: float = CREDIT) -> float:
        """The log-odds that a claim of this seat is true, bounded. `credit`: the odds if the seat had no record."""
        true, false = self.counts(seat)
        return max(-BOUND, min(BOUND, log((PROOF * (true + self.credulity) + credit) / (PROOF * false + 1))))
