"""The events of ESPIONAJE CARTAS as a seat, or the public, sees them (E5).

Most facts are seen by all alike; those types serve as the truth too. Where a field may be hidden it is declared
`| UnsetType` and is absent from the message of everybody who may not have it; `events.py` holds the full version.
Nothing here says whom the game waits for while a question goes round: it would tell that this player holds both cards
(E5).
"""

from msgspec import UNSET, UnsetType

from brushpass.core.messages import Event
from brushpass.core.seats import Seat
from brushpass.games.espionaje.open.cards import Cards, Element, Rules, Triple
from brushpass.games.espionaje.open.scoring import Outcome


class Began(Event, frozen=True):
    """The solution is hidden and the other cards are dealt (E2)."""

    players: int
    rules: Rules
    first: Seat
    """The first to play (GE1)."""
    hand: Cards | UnsetType = UNSET
    """The viewer's own hand (E2.4)."""


class TurnBegan(Event, frozen=True):
    """It is this seat's turn to suspect or to accuse (E3.1)."""

    by: Seat


class Asked(Event, frozen=True):
    """A suspicion: the question goes to the left (E3.2, E3.3)."""

    by: Seat
    a: Element
    b: Element


class Passed(Event, frozen=True):
    """This seat says "Paso": it holds neither card (E3.4)."""

    by: Seat


class Showed(Event, frozen=True):
    """One card is shown to the asker, and the question is over (E3.3)."""

    by: Seat
    to: Seat
    card: Element | UnsetType = UNSET
    """Only these two see it."""


class Accused(Event, frozen=True):
    """The accusation is announced; no more questions (E4.1)."""

    by: Seat


class Committed(Event, frozen=True):
    """A seat has laid down what it believes, for good (E4.2, GE20)."""

    by: Seat
    cards: Cards | UnsetType = UNSET
    """Only the player who laid them sees them; empty after an abstention, which the others cannot tell (GE19)."""


class Checked(Event, frozen=True):
    """A commitment is turned over and compared with the solution (E4.3, GE23, GE24)."""

    by: Seat
    cards: Cards
    """Empty after an abstention (GE19)."""
    right: bool
    solution: Triple | UnsetType = UNSET
    """Only the player who compares sees it."""


class Ended(Event, frozen=True):
    """The game is over and everything is revealed (E4.3, E4.4)."""

    outcome: Outcome


Common = TurnBegan | Asked | Passed | Accused | Ended
"""Events that everybody sees whole."""

Veiled = Began | Showed | Committed | Checked
"""The other events, as one viewer sees them."""

Seen = Common | Veiled
