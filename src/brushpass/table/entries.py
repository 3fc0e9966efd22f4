"""What the log of a table holds: everything that happened, in order. It is the truth, and never leaves the server."""

from enum import StrEnum

import msgspec

from brushpass.core.messages import kebab
from brushpass.core.seats import Seat
from brushpass.wire.tables import Settings


class Base(msgspec.Struct, frozen=True, tag_field="entry", tag=kebab, omit_defaults=True, kw_only=True):
    """One line of the log."""

    id: str
    """Made once, so that no two entries are ever equal; for a client's message, that client's own id."""


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
    """A person, by the hash of a token, or a mind took a seat."""

    seat: Seat
    name: str
    token: str = ""
    mind: str = ""


class Renamed(Base, frozen=True):
    """A person goes by another name."""

    seat: Seat
    name: str


class Left(Base, frozen=True):
    """Somebody got up, or was removed before the start."""

    seat: Seat


class ReadySet(Base, frozen=True):
    """A person is ready, or not any more."""

    seat: Seat
    ready: bool


class EntropyAdded(Base, frozen=True):
    """A person's part of the deal, in hexadecimal."""

    seat: Seat
    entropy: str


class Started(Base, frozen=True):
    """The game began, by these rules."""

    game: str
    version: int
    luck: str
    """What the minds' own luck is drawn from; it has nothing to do with the deal."""


class By(StrEnum):
    """Who made a choice for a seat."""

    PERSON = "person"
    MIND = "mind"
    DEADLINE = "deadline"


class Chose(Base, frozen=True):
    """A choice was made, and is legal."""

    seat: Seat
    choice: msgspec.Raw
    by: By = By.PERSON


class Released(Base, frozen=True, tag="aired"):
    """The answers that were held back are told (GE31)."""


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
    """A person's device connected, to this server process."""

    seat: Seat
    process: str


class Went(Base, frozen=True):
    """A person's last device is gone."""

    seat: Seat


class TakenOver(Base, frozen=True):
    """A mind plays for a person."""

    seat: Seat


class HandedBack(Base, frozen=True):
    """The person plays again."""

    seat: Seat


class LinkMade(Base, frozen=True):
    """A one-time word, by its hash, may move this seat to another device."""

    seat: Seat
    link: str


class Moved(Base, frozen=True):
    """The seat has another token, by its hash; the old one and the link are void."""

    seat: Seat
    token: str


class Cleared(Base, frozen=True):
    """The table is laid for another game, with a new secret."""

    secret: str


Entry = (
    Opened
    | Configured
    | Sat
    | Renamed
    | Left
    | ReadySet
    | EntropyAdded
    | Started
    | Chose
    | Released
    | Said
    | Claimed
    | Came
    | Went
    | TakenOver
    | HandedBack
    | LinkMade
    | Moved
    | Cleared
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Entry).decode
