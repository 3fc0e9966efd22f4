"""What a viewer makes of claims: evidence that is bounded, and weighs as much as the speaker's record in this game.

A claim is settled once the viewer's own logic says whether it is true; until then it weighs worlds, in the second layer
only.
"""

from typing import NamedTuple

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.dossier.evidence import SOLUTION
from brushpass.games.espionaje.minds.dossier.hands import Flags, bits
from brushpass.games.espionaje.minds.dossier.worlds import Worlds
from brushpass.games.espionaje.talk import Claim, Holds, IsHidden
from brushpass.minds.trust import Record


class Heard(NamedTuple):
    """A claim about a card."""

    by: Seat
    claim: Claim
    event: int
    """How many events the viewer had seen when it was made."""


class Hearing:
    """The claims that one viewer has heard, and every speaker's record."""

    def __init__(self) -> None:
        self.record = Record()
        self.heard: list[Heard] = []
        """One for each of `Worlds.said`."""
        self._settled: set[int] = set()

    def hear(self, worlds: Worlds, by: Seat, claim: Claim, events: int) -> None:
        """Note a claim. What the same seat says twice counts once."""
        says = _truth(worlds, claim)
        mine = [row for row, heard in enumerate(self.heard) if heard.by == by]
        if not any(np.array_equal(worlds.said[row], says) for row in mine):
            worlds.said.append(says)
            self.heard.append(Heard(by, claim, events))
            self.settle(worlds)

    def settle(self, worlds: Worlds) -> None:
        """Settle what the viewer knows by now, and weigh the rest by what that makes of the speakers."""
        for row, heard in enumerate(self.heard):
            if row not in self._settled:
                says = worlds.said[row]
                if says.all() or not says.any():
                    self._settled.add(row)
                    self.record.settle(heard.by, is_true=bool(says.all()))
        worlds.trusted = [self.record.odds(heard.by) for heard in self.heard]


def _truth(worlds: Worlds, claim: Claim) -> Flags:
    """In which worlds a claim is true."""
    card = bits((claim.element,))
    if isinstance(claim, Holds):
        return worlds.truth(claim.seat, card)
    hidden = worlds.truth(SOLUTION, card)
    return hidden if isinstance(claim, IsHidden) else ~hidden
