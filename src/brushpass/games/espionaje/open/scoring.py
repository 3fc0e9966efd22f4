"""The winner of ESPIONAJE CARTAS (E4)."""

from enum import StrEnum

from brushpass.core.outcome import Outcome as BaseOutcome
from brushpass.games.espionaje.open.cards import Cards, Triple


class Reason(StrEnum):
    """Why a game of ESPIONAJE CARTAS ended as it did."""

    SOLVED = "solved"
    """The first who is right, in the order of checking, wins alone (E4.3)."""
    NOBODY_RIGHT = "nobody-right"
    """All had committed and all were wrong (E4.4)."""
    ALL_OUT = "all-out"
    """Every player has accused in turn and was wrong (GE25)."""


class Outcome(BaseOutcome, frozen=True):
    """The end of a game of ESPIONAJE CARTAS: everything is revealed (E5)."""

    reason: Reason
    solution: Triple
    hands: tuple[Cards, ...]
    """The hand of each seat."""
    commitments: tuple[Cards, ...]
    """What each seat laid down, checked or not; empty if it abstained, or never accused (GE25)."""


def is_right(cards: Cards, solution: Triple) -> bool:
    """Whether all three cards match (E4.3). An abstention does not (GE19)."""
    return cards == solution
