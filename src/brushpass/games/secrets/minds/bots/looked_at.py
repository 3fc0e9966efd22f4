"""Which tokens a seat has looked at: even who forgets what they saw remembers that they looked, as everybody does."""

from typing import Any

from msgspec import UNSET

from brushpass.core.seats import Seat, left, right
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import CENTRE, Slot


class LookedAt:
    """The slots whose tokens one seat has seen."""

    def __init__(self, seat: Seat, players: int) -> None:
        self._seat, self._players = seat, players
        self._slots: set[Slot] = set()

    def __contains__(self, slot: Slot) -> bool:
        return slot in self._slots

    def see(self, event: Any) -> None:
        """Follow the tokens as they are seen and moved."""
        match event:
            case seen.Looked(by=self._seat, slot=slot):
                self._slots.add(slot)
            case seen.Exposed(seat=slot, face=face) if face is not UNSET:
                self._slots.add(slot)
            case seen.CentreShown():
                self._slots.add(CENTRE)
            case seen.Swapped(a=a, b=b):
                self._exchange(a, b)
            case seen.Diverted(by=by, side=side):
                if side is UNSET:
                    self._slots -= {CENTRE, left(by, self._players), right(by, self._players)}
                else:
                    self._exchange(CENTRE, side.of(by, self._players))
            case _:
                pass

    def _exchange(self, a: Slot, b: Slot) -> None:
        if (a in self._slots) != (b in self._slots):
            self._slots ^= {a, b}
