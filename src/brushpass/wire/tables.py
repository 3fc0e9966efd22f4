"""What everybody may know of a table, apart from its game."""

from enum import StrEnum

import msgspec

from brushpass.core.fair import Pledge


class Stage(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


class Aids(StrEnum):
    """What help players get from the page (V8, GS51)."""

    OFF = "off"
    """None: as around a real table, what you saw is shown once."""
    OWN = "own"
    """Each player's own sightings and notes."""
    FULL = "full"
    """All that follows from them."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host picks."""

    game: str = ""
    """The name of an installed game; empty: the first of them."""
    players: int = 4
    rules: dict[str, bool] = {}
    """The game's switches; absent ones are off."""
    deadline: int = 0
    """Seconds for each prompt before a mind steps in; 0 is no limit."""
    aids: Aids = Aids.OWN


class Presence(StrEnum):
    """Whether a person is at the table."""

    HERE = "here"
    AWAY = "away"
    """Not connected."""
    GONE = "gone"
    """Left the table for good."""


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it."""

    name: str
    """Empty: nobody has taken it."""
    mind: str = ""
    """The level of the mind that sits here; empty for a person."""
    presence: Presence = Presence.HERE
    ready: bool = False
    bot_controlled: bool = msgspec.field(default=False, name="minded")
    """A mind plays for this person for the time being."""
    entropy: bool = False
    """This seat has added entropy to the deal."""


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as everybody sees it."""

    code: str
    stage: Stage
    settings: Settings
    seats: tuple[SeatView, ...]
    host: int | None
    """The seat that may change settings and start; None while no person sits."""
    round: int
    """Which game at this table, from 1."""
    commitment: str
    """SHA-256 of the table's secret for this game (docs/deal.md)."""
    pledge: Pledge | None = None
    """What the seed was made from, once the game is over."""
