"""Tokens with a mark, which goes with them when they move: those that a seat has looked at, or has spoken of."""

from typing import Any

from msgspec import UNSET

from brushpass.core.seats import left, right
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import CENTRE, Slot


class Marked:
    """The slots of the marked tokens."""

    def __init__(self, players: int, *, when_in_doubt: bool) -> None:
        """`when_in_doubt`: whether a token counts as marked if it may be one, because nobody saw which was moved."""
        self._players, self._when_in_doubt = players, when_in_doubt
        self._slots: set[Slot] = set()

    def __contains__(self, slot: object) -> bool:
        return slot in self._slots

    def mark(self, slot: Slot) -> None:
        """Mark the token that lies there now."""
        self._slots.add(slot)

    def see(self, event: Any) -> None:
        """Follow the tokens as they are moved."""
        match event:
            case seen.Swapped(a=a, b=b):
                self._exchange(a, b)
            case seen.Diverted(by=by, side=side):
                if side is UNSET:
                    self._doubt({CENTRE, left(by, self._players), right(by, self._players)})
                else:
                    self._exchange(CENTRE, side.of(by, self._players))
            case _:
                pass

    def _doubt(self, slots: set[Slot]) -> None:
        """Nobody saw which of these tokens were exchanged."""
        if self._when_in_doubt and slots & self._slots:
            self._slots |= slots
        else:
            self._slots -= slots

    def _exchange(self, a: Slot, b: Slot) -> None:
        if (a in self._slots) != (b in self._slots):
            self._slots ^= {a, b}


class LookedAt(Marked):
    """The tokens that one seat has seen. Whoever forgets what they saw still knows that they looked, as all do."""

    def __init__(self, seat: int, players: int) -> None:
        super().__init__(players, when_in_doubt=False)
        self._seat = seat

    def see(self, event: Any) -> None:
        """Follow the tokens as they are seen and moved."""
        super().see(event)
        match event:
            case seen.Looked(by=self._seat, slot=slot):
                self.mark(slot)
            case seen.Exposed(seat=slot, face=face) if face is not UNSET:
                self.mark(slot)
            case seen.CentreShown():
                self.mark(CENTRE)
            case _:
                pass
