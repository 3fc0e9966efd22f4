"""What a seat's questions say about its hand: few people ask for cards that they hold.

This is not logic, so it stays in the second layer, and it is bounded: however often a card is named, it counts once;
and the questions of a player who is caught naming cards of their own soon count for nothing.
"""

from typing import Final

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.dossier.hands import Flags, bits
from brushpass.games.espionaje.minds.dossier.worlds import Worlds
from brushpass.games.espionaje.open.cards import ELEMENTS, PLACE, Element
from brushpass.games.espionaje.open.seen import Asked

CANDOUR: Final = 0.3
"""How much less likely a card is named by its holder, before anything is known about the player."""
CAUGHT: Final = 0.35
"""What is added for each named card that the player is known to hold, up to a total of 1."""


class QuestionHabits:
    """The cards that each rival has named in questions."""

    def __init__(self, candour: float = CANDOUR) -> None:
        self._candour = candour
        self._named: dict[Seat, set[Element]] = {}

    def see(self, question: Asked) -> None:
        """Note the two cards that a rival has asked for."""
        self._named.setdefault(question.by, set()).update((question.a, question.b))

    def weigh(self, worlds: Worlds) -> None:
        """Weigh the worlds by all questions so far."""
        certain = worlds.count_holders() == len(worlds)
        for seat, named in self._named.items():
            chance = self._chance(seat, certain)
            held = sum((worlds.hands & bits((card,)) != 0).astype(np.int64) for card in sorted(named))
            worlds.set_habit(seat, np.power(chance, held))

    def _chance(self, seat: Seat, certain: Flags) -> float:
        """How much less likely this seat names a card that it holds."""
        caught = sum(bool(certain[PLACE[card], seat]) for card in ELEMENTS if card in self._named[seat])
        return min(1.0, self._candour + CAUGHT * caught)
