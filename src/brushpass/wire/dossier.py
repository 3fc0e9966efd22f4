"""Asking about a dossier: which of its statements."""

import msgspec

from brushpass.core.messages import kebab
from brushpass.core.seats import Seat
from brushpass.games.espionaje.cards import Element
from brushpass.games.secrets.cards import Face, Slot


class Statement(msgspec.Struct, frozen=True, tag_field="about", tag=kebab, forbid_unknown_fields=True):
    """Something that a dossier has a figure for."""


class TokenAt(Statement, frozen=True):
    """SECRETS: the token in this slot has this face."""

    slot: Slot
    face: Face


class CardAt(Statement, frozen=True):
    """ESPIONAJE: this card is in the hand of this seat, or hidden."""

    card: Element
    holder: Seat | None = None
    """Absent: one of the three hidden cards."""


About = TokenAt | CardAt
