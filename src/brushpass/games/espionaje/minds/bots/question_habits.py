"""What a seat's questions tell of its hand: few people ask for cards that they hold.

This is no logic, so it stays in the second layer, and it is bounded: however often a card is named, it counts once; and
whoever is caught naming own cards is soon taken for one whose questions tell nothing.
"""

from typing import Final

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.dossier.hands import Flags, bits
from brushpass.games.espionaje.minds.dossier.worlds import Worlds
from brushpass.games.espionaje.open.cards import ELEMENTS, PLACE, Element
from brushpass.games.espionaje.open.seen import Asked

CANDOUR: Final = 0.3
"""How much less likely a card is named by one who holds it, before anything is known of him."""
CAUGHT: Final = 0.35
"""What is added each time he is known to hold a card that he named; never to more than one."""


class Naming:
    """The cards that each rival has named."""

    def __init__(self) -> None:
        self._named: dict[Seat, set[Element]] = {}

    def heard(self, question: Asked) -> None:
        """A rival has asked."""
        self._named.setdefault(question.by, set()).update((question.a, question.b))

    def presume(self, worlds: Worlds) -> None:
        """Weigh the worlds by all questions so far."""
        certain = worlds.count_holders() == len(worlds)
        for seat, named in self._named.items():
            chance = self._chance(seat, certain)
            held = sum((worlds.hands & bits((card,)) != 0).astype(np.int64) for card in sorted(named))
            worlds.presume(seat, np.power(chance, held))

    def _chance(self, seat: Seat, certain: Flags) -> float:
        """How much less likely this seat names a card that it holds."""
        caught = sum(bool(certain[PLACE[card], seat]) for card in ELEMENTS if card in self._named[seat])
        return min(1.0, CANDOUR + CAUGHT * caught)
