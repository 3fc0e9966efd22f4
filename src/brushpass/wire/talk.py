"""The phrase book: claims that a seat may make, true or not. Each reader gets them in their own language."""

import msgspec

from brushpass.core.messages import kebab
from brushpass.core.seats import Seat
from brushpass.games.espionaje.cards import Element
from brushpass.games.secrets.cards import Face, Kind, Slot


class Phrase(msgspec.Struct, frozen=True, tag_field="claim", tag=kebab, forbid_unknown_fields=True):
    """A statement at the table that may be a lie."""


class OfferIs(Phrase, frozen=True):
    """SECRETS: "the card on offer is ..."."""

    card: Kind


class TokenIs(Phrase, frozen=True):
    """SECRETS: "the token at ... is ...", one's own or another's."""

    slot: Slot
    face: Face


class SawToken(Phrase, frozen=True):
    """SECRETS: "I have seen the token at ..., it was ..."."""

    slot: Slot
    face: Face


class TakeIt(Phrase, frozen=True):
    """SECRETS: "take it"."""


class RefuseIt(Phrase, frozen=True):
    """SECRETS: "refuse it"."""


class Holds(Phrase, frozen=True):
    """ESPIONAJE: "... holds ...", oneself or another."""

    seat: Seat
    element: Element


class IsHidden(Phrase, frozen=True):
    """ESPIONAJE: "... is one of the hidden cards"."""

    element: Element


class NotHidden(Phrase, frozen=True):
    """ESPIONAJE: "... is not hidden"."""

    element: Element


SecretsClaim = OfferIs | TokenIs | SawToken | TakeIt | RefuseIt
EspionajeClaim = Holds | IsHidden | NotHidden
Claim = SecretsClaim | EspionajeClaim

BOOK: dict[str, tuple[type[Phrase], ...]] = {
    "secrets": (OfferIs, TokenIs, SawToken, TakeIt, RefuseIt),
    "espionaje": (Holds, IsHidden, NotHidden),
}
"""Which phrases belong to which game."""
