"""What a bot says about somebody else's decision: take the card, or refuse it.

Whoever is asked decides what is best for their own side. A friend is told what the speaker wants; an opponent will
rather do the opposite of what is said, so they are told the opposite. Where it hardly matters, nothing is said.

Whoever offers a card and wants it to be taken says so to anybody: from an offerer nobody expects anything else.
"""

from typing import Final

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.forecast import Forecast, Worlds
from brushpass.games.secrets.minds.dossier.arrangements import Floats
from brushpass.games.secrets.open.seen import Offered
from brushpass.games.secrets.talk import RefuseIt, TakeIt

MATTERS: Final = 0.03
"""How much win chance must be at stake."""
LIKELY: Final = 0.6
"""How likely a seat is a friend, or an opponent, before it is spoken to as one."""


def advice(forecast: Forecast, seat: Seat, offer: Offered, cards: Floats, worlds: Worlds) -> TakeIt | RefuseIt | None:
    """What this seat says to whoever is asked; None if it is not worth a word, or if nobody knows whose friend that is.

    `cards`: how likely each of the two shown cards is the one on offer, in each world.
    """
    gain = _gain(forecast, seat, offer, cards, worlds)
    friend = worlds.friendship(seat, offer.to)
    if abs(gain) < MATTERS or 1 - LIKELY < friend < LIKELY:
        return None
    return TakeIt() if (gain > 0) is (friend >= LIKELY) else RefuseIt()


def urging(forecast: Forecast, offer: Offered, cards: Floats, worlds: Worlds) -> TakeIt | None:
    """What an offerer adds to its own offer; None if it would rather keep the card, or hardly cares."""
    return TakeIt() if _gain(forecast, offer.by, offer, cards, worlds) >= MATTERS else None


def _gain(forecast: Forecast, seat: Seat, offer: Offered, cards: Floats, worlds: Worlds) -> float:
    """What this seat gains if the target takes the card."""
    chances = forecast.chances_of(seat, offer.to, offer.by)
    return float(((cards * (chances[:, 0] - chances[:, 1])).sum(axis=0) @ worlds.belief)[0])
