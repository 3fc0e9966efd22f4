"""The events of SECRETS as a seat, or the public, sees them (S12.6).

Most facts are seen by all alike; those types serve as the truth too. Where a field may be hidden it is declared
`| UnsetType` and is absent from the message of everybody who may not have it; `events.py` holds the full version.
"""

from enum import StrEnum

from msgspec import UNSET, UnsetType

from brushpass.core.messages import Event
from brushpass.core.seats import Seat
from brushpass.games.secrets.open.cards import Face, Kind, Rules, Slot
from brushpass.games.secrets.open.choices import Side
from brushpass.games.secrets.open.scoring import Outcome


class Began(Event, frozen=True):
    """The game begins (S3)."""

    players: int
    rules: Rules
    first: Seat
    """The first active player (S3.1)."""


class Drawn(Event, frozen=True):
    """A turn begins: the active player turned these up, in order, until two differed (S5.1)."""

    by: Seat
    cards: tuple[Kind, ...]


class Offered(Event, frozen=True):
    """A card is offered face down (S5.4)."""

    by: Seat
    to: Seat
    claim: Kind | None = None
    """What `by` says the card is; unverified."""
    card: Kind | UnsetType = UNSET
    """Only the offerer sees it."""


class Intervened(Event, frozen=True):
    """The UN player takes the card unseen (S7.4)."""

    by: Seat


class StoodBy(Event, frozen=True):
    """The UN player leaves the answer to the target (S5.5)."""

    by: Seat


class Accepted(Event, frozen=True):
    """The target takes the card (S5.6)."""

    by: Seat


class Refused(Event, frozen=True):
    """The target leaves the card to the active player (S5.6)."""

    by: Seat


class Revealed(Event, frozen=True):
    """The card is turned up; `to` is the actor (S5.7) and has it in the display, unless it is a Politician (S5.8)."""

    card: Kind
    to: Seat


class Swapped(Event, frozen=True):
    """Two tokens change places in the open: Psychiatrist, Double Agent (S6.1, S6.2)."""

    by: Seat
    a: Slot
    b: Slot


class Looked(Event, frozen=True):
    """Somebody looks at a token in secret (S4, S6.2, S6.3, S6.6)."""

    by: Seat
    slot: Slot
    face: Face | UnsetType = UNSET
    """Only the player who looks sees it."""


class Handed(Event, frozen=True):
    """The Politician goes to another display (S6.3)."""

    by: Seat
    to: Seat


class Exposed(Event, frozen=True):
    """The Journalist's token is shown to all other players (S6.4)."""

    seat: Seat
    face: Face | UnsetType = UNSET
    """Every other seat sees it, but neither its owner (GS31) nor the public (GS35)."""


class CentreShown(Event, frozen=True):
    """The centre token is shown to everybody and turned down again (S4, S6.5)."""

    face: Face


class Diverted(Event, frozen=True):
    """The Diplomat has exchanged the centre token with a neighbour's (S6.5)."""

    by: Seat
    side: Side | UnsetType = UNSET
    """Only the Diplomat's player sees it."""


class BulletDrawn(Event, frozen=True):
    """The Assassin's player looks at the top bullet (S6.8)."""

    by: Seat
    value: int | UnsetType = UNSET
    """Only the player who draws sees it."""


class Shot(Event, frozen=True):
    """The bullet lies face down in a display (S6.8)."""

    by: Seat
    to: Seat


class Why(StrEnum):
    """Why characters are turned face down."""

    SCIENTISTS = "scientists"
    """S6.7: a second face-up Scientist turns down the whole display."""
    PAIR = "pair"
    """S8, step 2."""


class Flipped(Event, frozen=True):
    """Characters of a display are turned face down."""

    seat: Seat
    cards: tuple[Kind, ...]
    why: Why


class UnMoved(Event, frozen=True):
    """The UN token goes to the player who alone has the fewest cards, or back to the middle (S7.2)."""

    to: Seat | None = None
    """The new holder; absent: the token lies in the middle."""


class Ended(Event, frozen=True):
    """The game is over and everything is revealed (S9)."""

    outcome: Outcome


Common = (
    Drawn
    | Intervened
    | StoodBy
    | Accepted
    | Refused
    | Revealed
    | Swapped
    | Handed
    | CentreShown
    | Shot
    | Flipped
    | UnMoved
    | Ended
)
"""Events that everybody sees whole."""

Veiled = Began | Offered | Looked | Exposed | Diverted | BulletDrawn
"""The other events, as one viewer sees them."""

Seen = Common | Veiled
