"""What a table tells its viewers apart from the game, in order with the game's own events."""

import msgspec

from brushpass.core.messages import kebab
from brushpass.core.seats import Seat


class Base(msgspec.Struct, frozen=True, tag_field="notice", tag=kebab, omit_defaults=True):
    """Something that happened at the table. Everybody sees the same."""


class Seated(Base, frozen=True):
    """A person or a mind took a seat."""

    seat: Seat
    name: str
    mind: str = ""


class Renamed(Base, frozen=True):
    """A person changed their name."""

    seat: Seat
    name: str
    old: str
    """The name until now."""


class Left(Base, frozen=True):
    """A seat is free again, or its person has left for good while the game goes on."""

    seat: Seat
    name: str


class Started(Base, frozen=True):
    """A game begins; its first event follows."""

    round: int


class TakenOver(Base, frozen=True):
    """A bot plays for an absent person, and knows only what that seat knows."""

    seat: Seat


class HandedBack(Base, frozen=True):
    """The person has the seat back."""

    seat: Seat


class Said(Base, frozen=True):
    """Free talk."""

    seat: Seat
    text: str


class Claimed(Base, frozen=True):
    """Talk from the phrase book; it may be a lie."""

    seat: Seat
    claim: msgspec.Raw
    """A phrase of the table's game."""


class Cleared(Base, frozen=True):
    """The table is ready for another game with the same people."""

    round: int


Notice = Seated | Renamed | Left | Started | TakenOver | HandedBack | Said | Claimed | Cleared
