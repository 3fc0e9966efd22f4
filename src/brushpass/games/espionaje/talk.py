"""What can be said in ESPIONAJE CARTAS: the phrase book, and the statements that a dossier explains."""

from brushpass.core.seats import Seat
from brushpass.core.talk import Phrase, Statement
from brushpass.games.espionaje.open.cards import Element


class Holds(Phrase, frozen=True):
    """Says: "... holds ...", the speaker or another player."""

    seat: Seat
    element: Element

    def seats(self) -> tuple[Seat, ...]:
        """The player who is said to hold the card."""
        return (self.seat,)


class IsHidden(Phrase, frozen=True):
    """Says: "... is one of the hidden cards"."""

    element: Element


class NotHidden(Phrase, frozen=True):
    """Says: "... is not hidden"."""

    element: Element


class ShowMe(Phrase, frozen=True):
    """Says: "show me ..."."""

    element: Element


class CardAt(Statement, frozen=True):
    """This card is in the hand of this seat, or hidden."""

    card: Element
    holder: Seat | None = None
    """Absent: one of the three hidden cards."""

    def seats(self) -> tuple[Seat, ...]:
        """The player who may hold it, unless it is said to be hidden."""
        return () if self.holder is None else (self.holder,)


Claim = Holds | IsHidden | NotHidden | ShowMe
About = CardAt
