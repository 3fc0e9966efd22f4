"""The entries of a table's log: everything that happened, in order. They are the truth, and never leave the server."""

from collections.abc import Sequence
from enum import StrEnum
from typing import get_args

import msgspec

from brushpass.core.messages import kebab
from brushpass.core.seats import Seat
from brushpass.wire.notices import WhyVoid
from brushpass.wire.tables import Settings


class Base(msgspec.Struct, frozen=True, tag_field="entry", tag=kebab, omit_defaults=True, kw_only=True):
    """One entry of the log."""

    id: str
    """Unique, so that no two entries are ever equal. For a client's message: the seat and the client's own id."""


class Opened(Base, frozen=True):
    """The table exists."""

    code: str
    settings: Settings
    secret: str
    """The table's part of the first deal, in hexadecimal; only its hash is shown (core/fair.py)."""


class Configured(Base, frozen=True):
    """The host changed the settings."""

    settings: Settings


class Sat(Base, frozen=True):
    """A person, known by the hash of their token, or a mind took a seat."""

    seat: Seat
    name: str
    token: str = ""
    mind: str = ""


class Renamed(Base, frozen=True):
    """A person changed their name."""

    seat: Seat
    name: str


class Left(Base, frozen=True):
    """Somebody left the table, or was removed by the host or by a vote."""

    seat: Seat
    removed: bool = False


class HostSet(Base, frozen=True):
    """A person is host from now on. Before any such entry the host is the person who has sat at the table longest."""

    seat: Seat


class Voted(Base, frozen=True):
    """A person wants somebody else removed from the running game, or no longer does."""

    seat: Seat
    against: Seat
    out: bool


class ReadySet(Base, frozen=True):
    """A person is ready, or no longer ready."""

    seat: Seat
    ready: bool


class EntropyAdded(Base, frozen=True):
    """Only in logs of 0.1.0. A person's part of the deal, in hexadecimal."""

    seat: Seat
    entropy: str


class Dealing(Base, frozen=True):
    """The host has asked for a start: seats and settings are fixed until the game begins or the start is void."""


class ShareCommitted(Base, frozen=True):
    """A person's client has shown the hash of its share, in hexadecimal (core/fair.py)."""

    seat: Seat
    hash: str
    briefing: bool = False
    """Whether the client shows its person a briefing before the first turn."""


class ShareRevealed(Base, frozen=True):
    """A person's client has revealed its share, in hexadecimal, and it fits the hash."""

    seat: Seat
    share: str


class StartVoided(Base, frozen=True):
    """The start came to nothing. The table is a lobby again, with a new secret."""

    seats: tuple[Seat, ...]
    """Whose answer was missing or wrong."""
    why: WhyVoid
    secret: str


class Started(Base, frozen=True):
    """The game began, with this version of its rules."""

    game: str
    version: int
    luck: str
    """The seed of the bots' luck, which is independent of the deal."""


class By(StrEnum):
    """Who made a choice for a seat."""

    PERSON = "person"
    MIND = "mind"
    DEADLINE = "deadline"


class Chose(Base, frozen=True):
    """A legal choice was made."""

    seat: Seat
    choice: msgspec.Raw
    by: By = By.PERSON


class Released(Base, frozen=True, tag="aired"):
    """The events that were held back were told (GE31). In the log its name is `aired`."""


class Said(Base, frozen=True):
    """Free talk."""

    seat: Seat
    text: str


class Claimed(Base, frozen=True):
    """Talk from the phrase book."""

    seat: Seat
    claim: msgspec.Raw
    """A phrase of the table's game."""


class Came(Base, frozen=True):
    """A person's device connected to this server process."""

    seat: Seat
    process: str


class Went(Base, frozen=True):
    """A person's last device disconnected."""

    seat: Seat


class Absent(Base, frozen=True):
    """A person has been away for so long that the table goes on without them."""

    seat: Seat


class TakenOver(Base, frozen=True):
    """A bot plays for a person."""

    seat: Seat


class HandedBack(Base, frozen=True):
    """The person has the seat back."""

    seat: Seat


class Briefed(Base, frozen=True):
    """A person has put their briefing away."""

    seat: Seat


class Begun(Base, frozen=True):
    """The table no longer waits for anybody: the first prompts are asked. Only after a deal with briefings."""


class StoodIn(Base, frozen=True):
    """A person's time was up, and a bot makes this one decision."""

    seat: Seat


class TimeAdded(Base, frozen=True):
    """A person gave another more time for what they are asked."""

    seat: Seat
    to: Seat


class PauseVoted(Base, frozen=True):
    """A person wants the game paused, or wants it to go on."""

    seat: Seat
    pause: bool


class Paused(Base, frozen=True):
    """The game is paused: no clock runs."""


class Resumed(Base, frozen=True):
    """The game goes on."""

    seconds: float
    """How long it stood still, as measured by the process that wrote this. Every clock is moved by this much."""


class LinkMade(Base, frozen=True):
    """A one-time word, known by its hash, may move this seat to another device."""

    seat: Seat
    link: str


class Moved(Base, frozen=True):
    """The seat has a new token, known by its hash. The old token and the one-time word are void."""

    seat: Seat
    token: str


class AgainSet(Base, frozen=True):
    """A person wants another game, or no longer does."""

    seat: Seat
    again: bool


class Cleared(Base, frozen=True):
    """The table is ready for another game, with a new secret.

    The counts are a snapshot: with them, the games before this entry need not be played again. Version 0.1.0 had none.
    """

    secret: str
    told: tuple[int, ...] = ()
    """How many messages each viewer was told before: the seats, then the public."""
    asked: tuple[int, ...] = ()
    """How many prompts each seat has had."""
    winners: tuple[Seat, ...] | None = None
    """Who won the game before, for the evening's scoreboard; None in logs of 0.1.0, whose games are not counted."""


class Together(Base, frozen=True):
    """What several people did at the same moment, each for their own seat: votes, hashes or shares.

    They were decided, stored and told as one, so they are one entry. Its id is that of the first part.
    """

    parts: "tuple[Own, ...]"


class Erased(Base, frozen=True):
    """Something that a person wrote was replaced in earlier entries. Anyone who has read them must read them again."""


class Closed(Base, frozen=True):
    """The table was dropped. This is all that is left of its log."""


Own = ReadySet | AgainSet | ShareCommitted | ShareRevealed
"""An entry that changes nothing but its own seat's part: the same acts of other seats need not wait for it."""

OWN: frozenset[type] = frozenset(get_args(Own))

Entry = (
    Opened
    | Configured
    | Sat
    | Renamed
    | Left
    | HostSet
    | Voted
    | ReadySet
    | EntropyAdded
    | Dealing
    | ShareCommitted
    | ShareRevealed
    | StartVoided
    | Started
    | Chose
    | Released
    | Said
    | Claimed
    | Came
    | Went
    | Absent
    | TakenOver
    | HandedBack
    | Briefed
    | Begun
    | StoodIn
    | TimeAdded
    | PauseVoted
    | Paused
    | Resumed
    | LinkMade
    | Moved
    | AgainSet
    | Together
    | Cleared
    | Erased
    | Closed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Entry).decode


def parts(entry: Entry) -> Sequence[Entry]:
    """What an entry consists of: itself, unless several people acted together."""
    return entry.parts if type(entry) is Together else (entry,)
