"""Moves of ESPIONAJE CARTAS that are dominated, provably and for everybody to see once the hands are open.

A question for two cards that one holds or was shown, whose answers are known; one's own question again after everybody
passed on it, whose answers are known too; and a commitment to a card that one holds or was shown, which cannot be
right.
"""

from typing import Any

from msgspec import UNSET

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.espionaje.open.cards import Element
from brushpass.games.espionaje.open.choices import Ask, Commit, Suspect
from brushpass.games.espionaje.open.seen import Asked, Began, Passed, Showed


class Watch:
    """Sees what one seat sees, and forgets nothing."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._known: set[Element] = set()
        """The cards that cannot be hidden: its own, and those that it was shown."""
        self._rivals = 0
        self._asked: tuple[Element, Element] | None = None
        self._passes = 0
        self._unanswered: set[tuple[Element, Element]] = set()

    def see(self, event: Any) -> None:
        """Follow the game."""
        match event:
            case Began(players=players, hand=hand):
                self._rivals = players - 1
                self._known = set() if hand is UNSET else set(hand)
            case Showed(to=self._seat, card=card) if card is not UNSET:
                self._known.add(card)
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
                return {a, b} <= self._known or (a, b) in self._unanswered
            case Commit():
                return not self._known.isdisjoint((choice.city, choice.device, choice.agent))
            case _:
                return False if prompt.ask == Ask.TURN else None
