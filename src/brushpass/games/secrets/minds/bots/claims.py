"""Claims: what a bot says about its offers, and how far it trusts what others say of theirs."""

from math import log
from random import Random
from typing import Final

from brushpass.core.seats import Seat
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import Kind

SPOKEN: Final = 0.5
"""How often a bot says anything."""
HONEST: Final = 0.6
"""How often that is true: often enough to matter, not often enough to be relied on."""
BOUND: Final = 0.7
"""The most that a claim may change the log-odds of a card, however good or bad the speaker's record is."""


def claim(card: Kind, other: Kind, rng: Random) -> Kind | None:
    """What to say about an offered card; a lie names the other shown card."""
    if rng.random() >= SPOKEN:
        return None
    return card if rng.random() < HONEST else other


class Trust:
    """Each seat's record of true and false claims."""

    __slots__ = ("_claimed", "_false", "_true")

    def __init__(self) -> None:
        self._true: dict[Seat, int] = {}
        self._false: dict[Seat, int] = {}
        self._claimed: tuple[Seat, Kind] | None = None

    def see(self, event: seen.Seen) -> None:
        """Remember a claim, and count it as true or false when the card is revealed."""
        if isinstance(event, seen.Offered):
            self._claimed = None if event.claim is None else (event.by, event.claim)
        elif isinstance(event, seen.Revealed) and self._claimed is not None:
            seat, card = self._claimed
            record = self._true if card is event.card else self._false
            record[seat] = record.get(seat, 0) + 1
            self._claimed = None

    def odds(self, seat: Seat) -> float:
        """The log-odds that a claim of this seat is true, bounded; every record starts with one true and one false."""
        odds = log((self._true.get(seat, 0) + 1) / (self._false.get(seat, 0) + 1))
        return max(-BOUND, min(BOUND, odds))
