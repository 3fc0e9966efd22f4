"""Claims in ESPIONAJE CARTAS: where a card is said to lie. A wish says nothing about that, and weighs nothing.

Players know their own cards. What a stranger says of any other card is a guess at best, and everybody plays for
themselves: it weighs nothing until a claim of theirs has proved true. Nobody earns credit by what the hearer knows
already: to name a card that one has shown costs nothing. A lie counts in any case.
"""

from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.dossier.evidence import SOLUTION
from brushpass.games.espionaje.minds.dossier.hands import Flags, bits
from brushpass.games.espionaje.minds.dossier.worlds import Worlds
from brushpass.games.espionaje.talk import Claim, Holds, IsHidden, NotHidden, ShowMe
from brushpass.minds import hearing
from brushpass.minds.hearing import Heard
from brushpass.minds.trust import CREDIT, NO_CREDIT


class Hearing(hearing.Hearing):
    """The claims that one viewer has heard and did not know to be true, one for each of `Worlds.said`."""

    def hear(self, worlds: Worlds, by: Seat, claim: Claim, events: int) -> None:
        """Note a claim."""
        if isinstance(claim, ShowMe):
            return
        says = _truth(worlds, claim)
        if not says.all() and self.is_new(by, claim, says, worlds.said):
            worlds.said.append(says)
            self.heard.append(Heard(by, claim, events))
            self.settle(worlds)

    def settle(self, worlds: Worlds) -> None:
        """Settle what the viewer knows by now, and weigh the rest by what that makes of the speakers."""
        worlds.trusted = self.weigh(worlds.said)

    def credit(self, heard: Heard) -> float:
        """A little for what a player says of a card of their own; none for the rest."""
        is_own = isinstance(heard.claim, Holds) and heard.claim.seat == heard.by
        return CREDIT if is_own else NO_CREDIT


def _truth(worlds: Worlds, claim: Holds | IsHidden | NotHidden) -> Flags:
    """In which worlds a claim is true."""
    card = bits((claim.element,))
    if isinstance(claim, Holds):
        return worlds.truth(claim.seat, card)
    hidden = worlds.truth(SOLUTION, card)
    return hidden if isinstance(claim, IsHidden) else ~hidden
