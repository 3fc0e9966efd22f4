"""Claims of SECRETS in the speaker's own words."""

from brushpass.clients.terminal.names import Names
from brushpass.core.seats import Seat
from brushpass.games.secrets.talk import Claim, OfferIs, OfferMe, RefuseIt, SawToken, TakeIt, TokenIs
from brushpass.games.secrets.terminal.words import at, side, title


def claim(said: Claim, speaker: Seat, names: Names) -> str:
    """What somebody says."""
    match said:
        case OfferIs(card=card):
            return names.say("claim-offer-is", card=title(card, names))
        case TokenIs(slot=slot, face=face):
            return names.say("claim-token-is", **at(slot, speaker, names), face=side(face, names))
        case SawToken(slot=slot, face=face):
            return names.say("claim-saw-token", **at(slot, speaker, names), face=side(face, names))
        case TakeIt():
            return names.say("claim-take-it")
        case RefuseIt():
            return names.say("claim-refuse-it")
        case OfferMe(card=card):
            return names.say("claim-offer-me", card=title(card, names))
