"""What truly happens in ESPIONAJE CARTAS. An event that not everybody may see whole is defined here with all its
fields; the others are those of `seen.py`. `redaction.py` turns them into what a viewer gets.
"""

from brushpass.core.messages import Event as BaseEvent
from brushpass.core.seats import Seat
from brushpass.games.espionaje.open.cards import Cards, Element, Rules, Triple
from brushpass.games.espionaje.open.seen import Common
from brushpass.games.espionaje.sealed.deal import Deal


class Began(BaseEvent, frozen=True):
    """The game begins, with all its luck."""

    players: int
    rules: Rules
    deal: Deal


class Showed(BaseEvent, frozen=True):
    """`by` shows `card` to the asker, `to`."""

    by: Seat
    to: Seat
    card: Element


class Committed(BaseEvent, frozen=True):
    """`by` lays `cards` face down; none at an abstention."""

    by: Seat
    cards: Cards


class Checked(BaseEvent, frozen=True):
    """`by` turns `cards` over and compares them with the solution."""

    by: Seat
    cards: Cards
    right: bool
    solution: Triple


Event = Common | Began | Showed | Committed | Checked
