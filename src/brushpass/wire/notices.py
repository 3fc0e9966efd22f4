"""What a table tells its viewers apart from the game, in order with the game's own events."""

from enum import StrEnum

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
    removed: bool = False
    """By the host before the start, or by a vote; otherwise they left by themselves."""


class NewHost(Base, frozen=True):
    """This person is host from now on."""

    seat: Seat


class Voted(Base, frozen=True):
    """A person wants another one removed from the running game."""

    seat: Seat
    against: Seat
    out: bool
    """False: no longer."""


class Dealing(Base, frozen=True):
    """The host has asked for a start: clients send their hashes now (docs/deal.md)."""

    attempt: int
    """Which start of this round, from 1."""


class WhyVoid(StrEnum):
    """Why a start came to nothing."""

    NO_HASH = "no-hash"
    """A hash did not come in time."""
    NO_SHARE = "no-share"
    """A share did not come in time."""
    WRONG_SHARE = "wrong-share"
    """A share did not fit its hash."""
    LEFT = "left"
    """Somebody left the table."""


class StartVoid(Base, frozen=True):
    """The start came to nothing, for everybody. The table is a lobby again, with a new commitment."""

    attempt: int
    why: WhyVoid
    seats: tuple[Seat, ...]
    """Whose answer was missing or wrong."""
    names: tuple[str, ...]
    """The names of these people."""


class Started(Base, frozen=True):
    """A game begins; its first event follows."""

    round: int


class TakenOver(Base, frozen=True):
    """A bot plays for an absent person, and knows only what that seat knows."""

    seat: Seat


class HandedBack(Base, frozen=True):
    """The person has the seat back."""

    seat: Seat


class StoodIn(Base, frozen=True):
    """A person's time was up: a bot makes this one decision, and knows only what that seat knows."""

    seat: Seat


class TimeAdded(Base, frozen=True):
    """A person gave another 30 seconds more."""

    seat: Seat
    to: Seat


class PauseVoted(Base, frozen=True):
    """A person wants the game paused, or wants it to go on."""

    seat: Seat
    pause: bool


class Paused(Base, frozen=True):
    """The game is paused: no clock runs, and nobody can choose."""


class Resumed(Base, frozen=True):
    """The game goes on."""


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


Notice = (
    Seated
    | Renamed
    | Left
    | NewHost
    | Voted
    | Dealing
    | StartVoid
    | Started
    | TakenOver
    | HandedBack
    | StoodIn
    | TimeAdded
    | PauseVoted
    | Paused
    | Resumed
    | Said
    | Claimed
    | Cleared
)
