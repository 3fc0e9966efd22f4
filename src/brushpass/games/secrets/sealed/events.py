"""What truly happens in SECRETS. An event that not everybody may see whole is defined here with all its fields;
the others are those of `seen.py`. `redaction.py` turns them into what a viewer gets.
"""

from brushpass.core.messages import Event as BaseEvent
from brushpass.core.seats import Seat
from brushpass.games.secrets.open.cards import Face, Kind, Rules, Slot
from brushpass.games.secrets.open.choices import Side
from brushpass.games.secrets.open.seen import CentreShown, Common, Swapped
from brushpass.games.secrets.sealed.deal import Deal


class Began(BaseEvent, frozen=True):
    """The game begins, with all its luck."""

    players: int
    rules: Rules
    deal: Deal


class Offered(BaseEvent, frozen=True):
    """`by` offers `card` face down; the other shown card goes under the deck (S5.3)."""

    by: Seat
    to: Seat
    card: Kind
    claim: Kind | None = None


class Looked(BaseEvent, frozen=True):
    """`by` sees the face of the token in `slot`."""

    by: Seat
    slot: Slot
    face: Face


class Exposed(BaseEvent, frozen=True):
    """The seats in `to`, all but the owner, see the face of the token at `seat`."""

    seat: Seat
    to: tuple[Seat, ...]
    face: Face


class Diverted(BaseEvent, frozen=True):
    """`by` exchanged the centre token with that of the neighbour on `side`."""

    by: Seat
    side: Side


class BulletDrawn(BaseEvent, frozen=True):
    """`by` sees the top bullet."""

    by: Seat
    value: int


Event = Common | Began | Offered | Looked | Exposed | Diverted | BulletDrawn

TokenEvent = Looked | Exposed | CentreShown | Swapped | Diverted
"""What moves tokens or shows their faces."""
