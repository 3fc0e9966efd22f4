"""What goes over HTTP: requests and responses."""

from typing import Annotated

import msgspec

from brushpass.core.seats import MOST_SEATS, Seat
from brushpass.core.switches import Switch
from brushpass.wire.inbound import Name
from brushpass.wire.tables import Settings, TableView

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and take its first seat, as its host."""

    name: Name
    settings: Settings = msgspec.field(default_factory=Settings)


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take this seat, or the first free one. A seat whose person does not connect within 45 seconds is freed."""

    name: Name
    seat: Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS - 1)] | None = None
    another: bool = False
    """For one more player at a device that has a seat here already: they pass it around."""


class MoveSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Move a seat to this device, with a one-time word."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS - 1)]
    link: Word


class Seated(msgspec.Struct, frozen=True):
    """A seat, and the token that opens it. Browsers keep the token as a cookie; programs send it as a bearer token."""

    code: str
    seat: Seat
    token: str


class OwnTable(msgspec.Struct, frozen=True):
    """A table where this device has seats."""

    table: TableView
    seats: tuple[Seat, ...]


class RecordLine(msgspec.Struct, frozen=True):
    """A finished game of a table."""

    round: int
    finished_at: float
    game: str
    players: int


class RecordHead(msgspec.Struct, frozen=True):
    """What a reader of a finished game may know before they look at it: nothing of its deal, its course or its end."""

    game: str
    players: int
    rules: dict[str, bool | str]
    """The game's switches; absent ones have their default."""
    seats: tuple[str, ...]
    """The players' names; empty if the record has none."""


class SeenStep(msgspec.Struct, frozen=True):
    """One step of a finished game, as a viewer saw it or as it really was."""

    step: int
    """Its number in the record; 0 is the setup. Steps that the viewer did not notice are left out."""
    seat: Seat | None
    """Who chose; None for the setup, and for a viewer who could not tell."""
    choice: str
    """What was chosen, in notation; empty for a viewer who may not know."""
    told: tuple[msgspec.Raw, ...]
    """What the viewer was told, in order, as at the table: events, and what the record keeps of what was said."""


class GameInfo(msgspec.Struct, frozen=True):
    """An installed game."""

    name: str
    title: str
    players: tuple[int, int]
    """The fewest and the most."""
    switches: tuple[Switch, ...]
    """What a table may choose."""
    levels: tuple[str, ...]
    """Levels of minds that play it, weakest first; then minds of other packages, if the operator lets them play."""
    has_phrases: bool
    """Whether it has a phrase book."""
    has_dossier: bool
    """Whether dossiers are written for it."""
    has_judge: bool
    """Whether its decisions can be judged in a review."""
    asked_in_secret: tuple[str, ...]
    """Questions that nobody else may notice: a client must not ring for them."""


class Erased(msgspec.Struct, frozen=True):
    """How much of what a person wrote was replaced."""

    entries: int
    """Names, talk and claims in the log of the table."""
    records: int
    """Records of finished games with the person's name."""


class Health(msgspec.Struct, frozen=True):
    """Whether this process can serve."""

    ok: bool


class Version(msgspec.Struct, frozen=True):
    """The versions of the program and of its games."""

    brushpass: str
    games: dict[str, int]


class Problem(msgspec.Struct, frozen=True):
    """Every error: a stable code, and a text for developers."""

    code: str
    text: str
