"""A whole game of each seat in numbers: what was luck, and what was the seat's own doing."""

from collections import Counter
from collections.abc import Mapping, Sequence

from brushpass.core.outcome import Outcome
from brushpass.core.seats import Seat
from brushpass.research.review.rounding import PLACES
from brushpass.research.review.verdicts import is_beyond_doubt
from brushpass.wire.review import Decided, SeatSum, Summed


def summary(starts: Mapping[Seat, float], decided: Sequence[Decided], outcome: Outcome) -> Summed:
    """The sums of all seats that were reviewed."""
    return Summed(tuple(_of(seat, start, decided, outcome) for seat, start in starts.items()))


def _of(seat: Seat, start: float, decided: Sequence[Decided], outcome: Outcome) -> SeatSum:
    decisions = [decision for decision in decided if decision.seat == seat]
    mistakes = sum(decision.loss for decision in decisions if is_beyond_doubt(decision.loss, decision.error))
    result = int(seat in outcome.winners)
    return SeatSum(
        seat=seat,
        result=result,
        start=start,
        luck=round(result - start + mistakes, PLACES),
        mistakes=round(mistakes, PLACES),
        decisions=len(decisions),
        verdicts=dict(Counter(decision.verdict for decision in decisions)),
    )
