"""What a person can say in SECRETS, as the page offers it."""

from brushpass.clients.terminal.names import Names
from brushpass.clients.terminal.phrases import Blank, PhraseBook, phrase_book
from brushpass.core.seats import Seat
from brushpass.games.secrets.open.cards import CENTRE, Face, Kind, Slot
from brushpass.games.secrets.open.sight import Phase, Sight
from brushpass.games.secrets.talk import Claim, OfferIs, OfferMe, RefuseIt, SawToken, TakeIt, TokenIs
from brushpass.games.secrets.terminal.words import place, side, title


def phrases(sight: Sight, names: Names) -> PhraseBook:
    """The claims of this moment: about tokens at any time, about an offer and its card while there is one."""
    slots: tuple[Slot, ...] = (*map(Seat, range(sight.players)), CENTRE)
    shown = tuple(dict.fromkeys(sight.shown or ()))
    claims: list[Claim] = [TakeIt(), RefuseIt()] if can_urge(sight) else []
    claims += [OfferIs(card) for card in shown if sight.offer is not None]
    claims += [TokenIs(slot, face) for slot in slots for face in Face]
    claims += [SawToken(slot, face) for slot in slots if slot != sight.seat for face in Face]
    if sight.phase is not Phase.OFFER or sight.active != sight.seat:  # somebody else offers: now, or in the next turn
        claims += [OfferMe(card) for card in (shown if sight.phase is Phase.OFFER else Kind)]
    whom = Blank(lambda claim: getattr(claim, "slot", CENTRE), lambda slot: place(slot, names))
    what = Blank(_said, lambda said: side(said, names) if isinstance(said, Face) else title(said, names))
    return phrase_book(claims, whom, what, names)


def can_urge(sight: Sight) -> bool:
    """Whether somebody is asked about an offer, and it is not the reader."""
    is_asked = sight.phase is Phase.UN and sight.un == sight.seat
    return sight.offer is not None and sight.offer.to != sight.seat and not is_asked


def _said(claim: Claim) -> Face | Kind | None:
    match claim:
        case TokenIs(face=face) | SawToken(face=face):
            return face
        case OfferIs(card=card) | OfferMe(card=card):
            return card
        case TakeIt() | RefuseIt():
            return None
