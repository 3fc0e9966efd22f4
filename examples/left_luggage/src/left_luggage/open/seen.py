"""The events of LEFT LUGGAGE as a seat, or the public, sees them.

A field that may be hidden is declared `| UnsetType`, and is absent for everybody who may not have it.
`sealed/events.py` has the full version of those events; the others are the truth as they stand.
"""

from msgspec import UNSET, UnsetType

from brushpass.core.messages import Event
from brushpass.core.seats import Seat
from left_luggage.open.cards import Case, Rules
from left_luggage.open.scoring import Outcome


class Began(Event, frozen=True):
    """The cases are in their lockers (L2)."""

    players: int
    rules: Rules
    first: Seat


class Looked(Event, frozen=True):
    """A player looked into a locker (L3.1)."""

    by: Seat
    locker: int
    case: Case | UnsetType = UNSET
    """Seen by that player alone."""


class Claimed(Event, frozen=True):
    """A player claimed something, true or not (L3.2)."""

    by: Seat
    locker: int
    case: Case


class Collected(Event, frozen=True):
    """A player has chosen a locker to collect from (L5)."""

    by: Seat
    locker: int | UnsetType = UNSET
    """Seen by that player alone."""


class Ended(Event, frozen=True):
    """All lockers are open (L6)."""

    outcome: Outcome


Common = Claimed | Ended
"""Events that everybody sees whole."""
Seen = Common | Began | Looked | Collected
