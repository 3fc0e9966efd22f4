"""Moves of ESPIONAJE CARTAS that are dominated, provably and for everybody to see once the hands are open.

A question for two cards of one's own, whose answers are known; one's own question again after everybody passed on it,
whose answers are known too; and a commitment to a card that one holds, which cannot be right.
"""

from typing import Any

from msgspec import UNSET

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.espionaje.open.cards import Element
from brushpass.games.espionaje.open.choices import Ask, Commit, Suspect
from brushpass.games.espionaje.open.seen import Asked, Began, Passed


class Watch:
    """Sees what one seat sees, and forgets nothing."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._hand: frozenset[Element] = frozenset()
        self._rivals = 0
        self._asked: tuple[Element, Element] | None = None
        self._passes = 0
        self._unanswered: set[tuple[Element, Element]] = set()

    def see(self, event: Any) -> None:
        """Follow the game."""
        match event:
            case Began(players=players, hand=hand):
                self._rivals = players - 1
                self._hand = frozenset() if hand is UNSET else frozenset(hand)
            case Asked(by=by, a=a, b=b):
                self._asked, self._passes = (a, b) if by == self._seat else None, 0
            case Passed() if self._asked is not None:
                self._passes += 1
                if self._passes == self._rivals:
                    self._unanswered.add(self._asked)
            case _:
                pass

    def is_dominated(self, prompt: Prompt, choice: Any) -> bool | None:
        """Whether this choice is; None if no option was."""
        match choice:
            case Suspect(a=a, b=b):
                return {a, b} <= self._hand or (a, b) in self._unanswered
            case Commit():
                return not self._hand.isdisjoint((choice.city, choice.device, choice.agent))
            case _:
                return False if prompt.ask == Ask.TURN else None
