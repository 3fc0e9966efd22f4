"""What claims mean in SECRETS: when they are true, who can know it, and where they are found. Research only."""

from brushpass.core.messages import Event
from brushpass.core.seats import Seat
from brushpass.core.talk import Phrase
from brushpass.games.secrets.minds.witness import Witness
from brushpass.games.secrets.open.cards import CENTRE, Face, Kind, Slot
from brushpass.games.secrets.open.seen import CentreShown
from brushpass.games.secrets.sealed.events import Exposed, Looked, Offered
from brushpass.games.secrets.sealed.state import State, index
from brushpass.games.secrets.talk import OfferIs, SawToken, TokenIs

__all__ = ["Witness", "claim_in", "is_true", "statements"]


def is_true(state: State, speaker: Seat, claim: Phrase) -> bool | None:
    """Whether a claim is true at this moment; None if it says nothing that could be true or false."""
    match claim:
        case OfferIs(card=card):
            return None if state.offer is None else state.offer.card is card
        case TokenIs(slot=slot, face=face):
            return state.tokens[index(slot)] is face
        case SawToken(slot=slot, face=face):
            return _last_seen(state, speaker, slot) is face
        case _:
            return None


def claim_in(event: Event) -> tuple[Seat, Phrase] | None:
    """An offer may come with a claim."""
    if isinstance(event, Offered) and event.claim is not None:
        return event.by, OfferIs(event.claim)
    return None


def statements(players: int) -> tuple[Phrase, ...]:
    """Everything in the phrase book that can be true or false."""
    slots: tuple[Slot, ...] = (*map(Seat, range(players)), CENTRE)
    tokens = tuple(said(slot, face) for said in (TokenIs, SawToken) for slot in slots for face in Face)
    return tuple(map(OfferIs, Kind)) + tokens


def _last_seen(state: State, seat: Seat, slot: Slot) -> Face | None:
    """The face that a seat saw when it last looked at a token there."""
    for _, event in reversed(state.trace):
        match event:
            case Looked(by=by, slot=where, face=face) if by == seat and where == slot:
                return face
            case Exposed(seat=where, to=to, face=face) if seat in to and where == slot:
                return face
            case CentreShown(face=face) if slot == CENTRE:
                return face
            case _:
                pass
    return None
