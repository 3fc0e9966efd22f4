"""What claims mean in ESPIONAJE CARTAS: when they are true, and who can know it. Research only."""

from brushpass.core.messages import Event
from brushpass.core.seats import Seat
from brushpass.core.talk import Phrase
from brushpass.games.espionaje.minds.witness import Witness
from brushpass.games.espionaje.open.cards import Element
from brushpass.games.espionaje.sealed.state import State
from brushpass.games.espionaje.talk import Holds, IsHidden, NotHidden

__all__ = ["Witness", "claim_in", "is_true", "statements"]


def is_true(state: State, speaker: Seat, claim: Phrase) -> bool | None:
    """Whether a claim is true; the cards never move. None for a wish, which can be neither true nor false."""
    match claim:
        case Holds(seat=seat, element=element):
            return element in state.hands[seat]
        case IsHidden(element=element):
            return element in state.solution
        case NotHidden(element=element):
            return element not in state.solution
        case _:
            return None


def claim_in(event: Event) -> tuple[Seat, Phrase] | None:
    """No event of this game comes with a claim."""
    return None


def statements(players: int) -> tuple[Phrase, ...]:
    """Everything in the phrase book that can be true or false."""
    held = tuple(Holds(Seat(seat), element) for seat in range(players) for element in Element)
    return held + tuple(said(element) for said in (IsHidden, NotHidden) for element in Element)
