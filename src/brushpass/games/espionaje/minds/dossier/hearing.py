"""Claims in ESPIONAJE CARTAS: where a card is said to lie. A wish says nothing about that, and weighs nothing.

Players know their own cards, and whoever was wrong where only the accuser commits (GE25) knows the solution. What a
stranger says of any other card is a guess at best, and everybody plays for themselves: it weighs nothing until a claim
of theirs has proved true. Nobody earns credit by what the hearer knows already: to name a card that one has shown costs
nothing. A lie counts in any case.
"""

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.dossier.evidence import SOLUTION, Evidence
from brushpass.games.espionaje.minds.dossier.hands import Flags, bits
from brushpass.games.espionaje.minds.dossier.worlds import Worlds
from brushpass.games.espionaje.talk import Claim, Holds, IsHidden, NotHidden, ShowMe
from brushpass.minds import hearing
from brushpass.minds.hearing import Heard
from brushpass.minds.trust import CREDIT, NO_CREDIT


class Hearing(hearing.Hearing):
    """The claims that one viewer has heard and did not know to be true, one for each of `Worlds.said`."""

    def __init__(self, evidence: Evidence) -> None:
        super().__init__()
        self._evidence = evidence

    def hear(self, worlds: Worlds, by: Seat, claim: Claim, events: int) -> None:
        """Note a claim."""
        if isinstance(claim, ShowMe):
            return
        says, heard = _truth(worlds, claim), Heard(by, claim, events)
        if says.all():
            return
        if self.is_new(by, claim, says, worlds.said):
            worlds.said.append(says)
            self.heard.append(heard)
        elif says.any() and self._can_know(heard):  # what was a guess before need not be one now
            rows = [np.array_equal(row, says) for row in worlds.said]
            self.heard = [heard if same and old.by == by else old for old, same in zip(self.heard, rows, strict=True)]
        self.settle(worlds)

    def settle(self, worlds: Worlds) -> None:
        """Settle what the viewer knows by now, and weigh the rest by what that makes of the speakers."""
        worlds.trusted = self.weigh(worlds.said)

    def credit(self, heard: Heard) -> float:
        """A little for what a player can know; none for guesses."""
        return CREDIT if self._can_know(heard) else NO_CREDIT

    def _can_know(self, heard: Heard) -> bool:
        """Whether the claim is about a card of the speaker's own, or about the solution after they have seen it."""
        if isinstance(heard.claim, Holds):
            return heard.claim.seat == heard.by
        return heard.event >= self._evidence.informed.get(heard.by, heard.event + 1)


def _truth(worlds: Worlds, claim: Holds | IsHidden | NotHidden) -> Flags:
    """In which worlds a claim is true."""
    card = bits((claim.element,))
    if isinstance(claim, Holds):
        return worlds.truth(claim.seat, card)
    hidden = worlds.truth(SOLUTION, card)
    return hidden if isinstance(claim, IsHidden) else ~hidden
