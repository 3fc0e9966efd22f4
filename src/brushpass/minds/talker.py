"""Minds that hear what is claimed at the table, and make claims of their own."""

from typing import Any, Protocol, runtime_checkable

from brushpass.core.seats import Seat


@runtime_checkable
class Talker(Protocol):
    """A mind that takes part in the talk."""

    def hear(self, by: Seat, claim: Any) -> None:
        """Somebody else has claimed something from the game's phrase book. It may be a lie."""

    def speak(self) -> Any:
        """A claim that serves this mind now, or None. The moment of asking does not depend on any secret."""


@runtime_checkable
class Urger(Talker, Protocol):
    """A mind that may also add a word to a choice of its own."""

    def urge(self, choice: Any) -> Any:
        """What it says right after this choice, or None. It is asked only if it said nothing before."""


def urged(mind: object, choice: Any) -> Any:
    """What a mind adds to its choice; None if it adds nothing, or never does."""
    return mind.urge(choice) if isinstance(mind, Urger) else None
