"""What is in the box of LEFT LUGGAGE (L1), and its switch. All of this is printed: public knowledge."""

from enum import StrEnum
from typing import Final

from brushpass.core.messages import Rules as BaseRules


class Case(StrEnum):
    """What a locker may hold."""

    FILM = "film"
    PAPERS = "papers"
    BUG = "bug"


WORTH: Final = {Case.FILM: 3, Case.PAPERS: 1, Case.BUG: -1}

VERSION: Final = 1
"""Rises when the same deal and choices would give other events; not for speed or tidying."""
PLAYERS: Final = range(2, 6)


class Rules(BaseRules, frozen=True):
    """The switches of LEFT LUGGAGE."""

    quick: bool = False
    """L4: everybody has one turn instead of two."""


def box(players: int) -> tuple[Case, ...]:
    """The cases of a game, one for each locker (L1, L2)."""
    return (Case.FILM, Case.BUG, *[Case.PAPERS] * players)


def turns(players: int, rules: Rules) -> int:
    """How many turns there are before midnight (L4)."""
    return players if rules.quick else 2 * players
