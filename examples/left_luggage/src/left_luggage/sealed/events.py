"""What truly happens in LEFT LUGGAGE: events that not everybody sees whole, with all their fields."""

from brushpass.core.messages import Event as BaseEvent
from brushpass.core.seats import Seat
from left_luggage.open.cards import Case, Rules
from left_luggage.open.seen import Common
from left_luggage.sealed.deal import Deal


class Began(BaseEvent, frozen=True):
    """The table is laid, with all the luck of the game."""

    players: int
    rules: Rules
    deal: Deal


class Looked(BaseEvent, frozen=True):
    """`by` sees `case` in `locker`."""

    by: Seat
    locker: int
    case: Case


class Collected(BaseEvent, frozen=True):
    """`by` will collect from `locker`."""

    by: Seat
    locker: int


Event = Common | Began | Looked | Collected
