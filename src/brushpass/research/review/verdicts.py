"""From a loss of win chance to a word: the marks that chess servers use, on our scale."""

from typing import Any, Final, NamedTuple

from brushpass.wire.review import Verdict

MARKS: Final = ((0.15, Verdict.BLUNDER), (0.10, Verdict.MISTAKE), (0.05, Verdict.INACCURACY))
"""The smallest loss that each verdict stands for. Lichess draws the same lines at 30, 20 and 10 of 200 points."""
DOUBT: Final = 2.0
"""A loss of at most this many standard errors counts as noise."""
EQUAL: Final = 1e-9
"""Values that differ by less than this are the same."""


class Judgement(NamedTuple):
    """What a judge thinks of a decision."""

    best: Any
    """The best option that was found."""
    value: float
    """The chance to win with the choice."""
    best_value: float
    """The same with the best option; no less."""
    error: float
    """The standard error of the difference."""

    @property
    def loss(self) -> float:
        """What was given away."""
        return self.best_value - self.value


def is_beyond_doubt(loss: float, error: float) -> bool:
    """Whether a loss is more than noise."""
    return loss > DOUBT * error + EQUAL


def is_clear(loss: float, error: float) -> bool:
    """Whether more trials would hardly change the verdict: it is certainly fine, or certainly a blunder."""
    (blunder, _), *_, (least, _) = MARKS
    return loss + DOUBT * error < least or loss - DOUBT * error > blunder


def verdict(loss: float, error: float) -> Verdict:
    """The word for a loss."""
    if loss <= EQUAL:
        return Verdict.BEST
    if is_beyond_doubt(loss, error):
        for least, word in MARKS:
            if loss >= least:
                return word
    return Verdict.FINE
