"""What a viewer makes of claims: bounded evidence, whose weight follows from the speaker's record in this game.

A claim is settled once the viewer's own logic says whether it was true; until then it changes the weights of worlds, in
the second layer only. What a claim says is a row of flags, one for each world that the viewer cannot rule out: a game
keeps the rows, and removes the flags of every world that it removes.
"""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from brushpass.core.seats import Seat
from brushpass.core.talk import Phrase
from brushpass.minds.trust import CREDIT, Record

Flags = npt.NDArray[np.bool_]
"""In which worlds a claim is true."""


class Heard(NamedTuple):
    """A claim about something hidden."""

    by: Seat
    claim: Phrase
    """A phrase of the game."""
    event: int
    """How many events the viewer had seen when it was made."""


class Hearing:
    """The claims that one viewer has heard, and every speaker's record."""

    def __init__(self) -> None:
        self.record = Record()
        self.heard: list[Heard] = []
        """One for each row of flags."""
        self._settled: set[int] = set()

    def is_new(self, by: Seat, claim: Phrase, says: Flags, rows: Iterable[Flags]) -> bool:
        """Whether this seat has not said so before: what the same seat says twice counts once.

        A claim that the viewer already knows to be true or false says nothing about worlds; there the words decide.
        """
        is_known = bool(says.all() or not says.any())
        for heard, row in zip(self.heard, rows, strict=True):
            is_same = not is_known or heard.claim.implied() == claim.implied()
            if heard.by == by and is_same and np.array_equal(row, says):
                return False
        return True

    def weigh(self, rows: Iterable[Flags]) -> list[float]:
        """Settle what the viewer knows by now, and weigh every claim by its speaker's record after that."""
        for number, (heard, says) in enumerate(zip(self.heard, rows, strict=True)):
            if number not in self._settled and (says.all() or not says.any()):
                self._settled.add(number)
                self.record.settle(heard.by, is_true=bool(says.all()))
        return [self.record.odds(heard.by, self.credit(heard)) for heard in self.heard]

    def credit(self, heard: Heard) -> float:
        """The odds that such a claim of a stranger is true. A game says which claims are mere guesses."""
        return CREDIT
