"""Claims: what a bot says about its offers, and how far it trusts what others say of theirs."""

from math import log
from random import Random
from typing import Final

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.advice import LIKELY
from brushpass.games.secrets.open.cards import Kind
from brushpass.minds.trust import Record

SPOKEN: Final = 0.5
"""How often a bot says anything."""
HONEST: Final = 0.6
"""How often that is true to somebody who may be anything."""
HONEST_TO_FRIEND: Final = 0.8
HONEST_TO_OPPONENT: Final = 0.4
"""Often enough to inform and to mislead, not often enough to be relied on."""
BOUND: Final = 0.7
"""The most that a claim may change the log-odds of a card, however good or bad the speaker's record is."""


def claim(card: Kind, other: Kind, rng: Random, friend: float | None = None) -> Kind | None:
    """What to say about an offered card; a lie names the other shown card.

    `friend`: how likely the target is on the speaker's side; None for a mind that does not ask.
    """
    if rng.random() >= SPOKEN:
        return None
    return card if rng.random() < _honesty(friend) else other


def _honesty(friend: float | None) -> float:
    if friend is None or 1 - LIKELY < friend < LIKELY:
        return HONEST
    return HONEST_TO_FRIEND if friend >= LIKELY else HONEST_TO_OPPONENT


class Trust:
    """How far a seat's claims about its offers are believed, by its record (`dossier.hearing`)."""

    def __init__(self, record: Record) -> None:
        self._record = record

    def odds(self, seat: Seat) -> float:
        """The log-odds that a claim of this seat is true, bounded; every record starts with one true and one false."""
        true, false = self._record.counts(seat)
        return max(-BOUND, min(BOUND, log((true + self._record.credulity + 1) / (false + 1))))
