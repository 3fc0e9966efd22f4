"""What a client may receive over its socket."""

from typing import Any

import msgspec

from brushpass.core.messages import Prompt, kebab
from brushpass.core.seats import Seat, Viewer
from brushpass.wire.tables import TableView


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=kebab, omit_defaults=True):
    """A message to a client."""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A prompt, with its number for this seat. An answer names the number."""

    number: int
    prompt: Prompt
    until: float | None = None
    """When a bot decides, in seconds since the epoch; absent: never."""


class Clock(msgspec.Struct, frozen=True):
    """The time of somebody who is openly asked. A question that is asked in secret has none."""

    seat: Seat
    until: float
    """When it is up, in seconds since the epoch. It stands still during a pause."""


class Welcome(Message, frozen=True):
    """The answer to `hello`: the table as it is, and every message after number `after`."""

    viewer: Viewer
    n: int
    """The number of this viewer's last message."""
    told: tuple[Any, ...]
    """Notices, and the game's events as this viewer sees them, oldest first; the last one has number `n`."""
    table: TableView
    asked: Asked | None = None
    clocks: tuple[Clock, ...] = ()
    fresh: bool = False
    """`told` begins with the running game, not after `after`: forget everything before."""


class Update(Message, frozen=True):
    """Something happened."""

    n: int
    told: tuple[Any, ...] = ()
    table: TableView | None = None
    """The table, if it has changed."""
    asking: int = 0
    """The number of the prompt that this seat is asked now; absent: it is asked nothing."""
    asked: Asked | None = None
    """That prompt, if it is new or its time has changed."""
    clocks: tuple[Clock, ...] | None = None
    """All clocks, if one has changed."""
    taken: str = ""
    """The id of this client's own message that was carried out."""


class Refused(Message, frozen=True):
    """A message was not carried out, and nothing has changed."""

    code: str
    """Stable; the page has a text for it."""
    text: str
    """For developers."""
    id: str = ""
    """The message's id, if it had one."""


class Link(Message, frozen=True):
    """The one-time word that moves a seat to another device."""

    id: str
    link: str


class Dossier(Message, frozen=True):
    """The answer to `ask-dossier`."""

    id: str
    n: int
    """It follows from every message up to this number."""
    page: Any
    """The snapshot of the table's game. The game's kit names its type."""


class Why(Message, frozen=True):
    """The answer to `ask-why`."""

    id: str
    explanation: Any
    """The game's kit names its type. It counts this viewer's events of the running game from 0."""


class Pong(Message, frozen=True):
    """The answer to `ping`."""


Outbound = Welcome | Update | Refused | Link | Dossier | Why | Pong
