"""Who wins LEFT LUGGAGE (L6)."""

from enum import StrEnum

from brushpass.core.outcome import Outcome as BaseOutcome
from brushpass.core.seats import Seat
from left_luggage.open.cards import WORTH, Case


class Reason(StrEnum):
    """What the winners carry home."""

    FILM = "film"
    PAPERS = "papers"
    NOTHING = "nothing"
    """Nobody has a case worth more than nothing, so nobody wins."""


class Outcome(BaseOutcome, frozen=True):
    """The end of a game of LEFT LUGGAGE: everything is revealed."""

    reason: Reason
    cases: tuple[Case, ...]
    """What each locker held."""
    lockers: tuple[int, ...]
    """Which locker each seat chose."""


def outcome(cases: tuple[Case, ...], lockers: tuple[int, ...]) -> Outcome:
    """The end that follows from what each locker holds and which one each seat chose."""
    worth = [WORTH[cases[locker]] if lockers.count(locker) == 1 else 0 for locker in lockers]  # L6.1
    best = max(worth)
    reason = {WORTH[Case.FILM]: Reason.FILM, WORTH[Case.PAPERS]: Reason.PAPERS}.get(best, Reason.NOTHING)
    winners = () if reason is Reason.NOTHING else tuple(Seat(seat) for seat, own in enumerate(worth) if own == best)
    return Outcome(winners, reason, cases, lockers)
