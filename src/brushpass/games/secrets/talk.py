"""What can be said in SECRETS: the phrase book, and the statements that a dossier explains."""

from brushpass.core.seats import Seat
from brushpass.core.talk import Phrase, Statement
from brushpass.games.secrets.open.cards import Face, Kind, Slot


class OfferIs(Phrase, frozen=True):
    """Says: "the card on offer is ..."."""

    card: Kind


class TokenIs(Phrase, frozen=True):
    """Says: "the token at ... is ...", the speaker's own, another player's or the centre's."""

    slot: Slot
    face: Face

    def seats(self) -> tuple[Seat, ...]:
        """The seat whose token is meant, unless it is the centre's."""
        return _seats(self.slot)


class SawToken(Phrase, frozen=True):
    """Says: "I have seen the token at ..., it was ...": the last one that the speaker saw there."""

    slot: Slot
    face: Face

    def seats(self) -> tuple[Seat, ...]:
        """The seat whose token is meant, unless it is the centre's."""
        return _seats(self.slot)

    def implied(self) -> TokenIs:
        """That it still lies there."""
        return TokenIs(self.slot, self.face)


class TakeIt(Phrase, frozen=True):
    """Says: "take it"."""


class RefuseIt(Phrase, frozen=True):
    """Says: "refuse it"."""


class OfferMe(Phrase, frozen=True):
    """Says: "offer me the ..."."""

    card: Kind


class TokenAt(Statement, frozen=True):
    """The token in this slot has this face."""

    slot: Slot
    face: Face

    def seats(self) -> tuple[Seat, ...]:
        """The seat whose token is meant, unless it is the centre's."""
        return _seats(self.slot)


Claim = OfferIs | TokenIs | SawToken | TakeIt | RefuseIt | OfferMe
About = TokenAt


def _seats(slot: Slot) -> tuple[Seat, ...]:
    return () if isinstance(slot, str) else (slot,)
