"""The choices of SECRETS in a few words, as labels that stand alone."""

from brushpass.clients.terminal.names import Names
from brushpass.core.seats import Seat
from brushpass.games.secrets.open.choices import (
    Accept,
    Choice,
    Divert,
    Exchange,
    Hand,
    Intervene,
    Look,
    Offer,
    Refuse,
    Shoot,
    StandBy,
)
from brushpass.games.secrets.terminal.words import at, title


def label(choice: Choice, seat: Seat, names: Names) -> str:
    """What a seat has chosen, or could have."""
    match choice:
        case Offer(card=card, to=to, claim=claim):
            if claim is None:
                return names.say("choice-offer", card=title(card, names), to=names.labels[to])
            said = title(claim, names)
            return names.say("choice-offer-claim", card=title(card, names), to=names.labels[to], claim=said)
        case Exchange(a=a, b=b):
            return names.say("choice-exchange", a=names.labels[a], b=names.labels[b])
        case Hand(to=to):
            return names.say("choice-hand", to=names.labels[to])
        case Shoot(to=to):
            return names.say("choice-shoot", to=names.labels[to])
        case Look(slot=slot):
            return names.say("choice-look", **at(slot, seat, names))
        case Divert(side=side):
            return names.say("choice-divert", to=names.labels[side.of(seat, len(names.labels))])
        case Intervene():
            return names.say("choice-intervene")
        case StandBy():
            return names.say("choice-stand-by")
        case Accept():
            return names.say("choice-accept")
        case Refuse():
            return names.say("choice-refuse")
