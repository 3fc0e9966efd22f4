"""The review of a finished game: what a viewer could know, and how good each decision was (docs/review.md).

A judged review is a stream with one message per line: `began`, then `decided` for every decision as soon as it is
judged, then `summed`; or `broken` if it cannot be completed. Empty lines only keep the connection open.
"""

from enum import StrEnum
from typing import Any

import msgspec

from brushpass.core.messages import kebab
from brushpass.core.seats import Seat


class Known(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a viewer could know after one step of a finished game, by logic alone."""

    step: int
    """The step of the record; 0 is the setup."""
    page: dict[str, Any] | None = None
    """The snapshot of the game's dossier, with figures rounded to four places; absent: the same as after the step
    before."""


class Verdict(StrEnum):
    """How good a decision was: the less chance of winning it gave away, the better."""

    BEST = "best"
    """Nothing better was found."""
    FINE = "fine"
    """It gave little away, or no more than the judge can tell from chance."""
    INACCURACY = "inaccuracy"
    """It gave away 0.05 or more."""
    MISTAKE = "mistake"
    """It gave away 0.10 or more."""
    BLUNDER = "blunder"
    """It gave away 0.15 or more."""


class Message(msgspec.Struct, frozen=True, tag_field="review", tag=kebab, omit_defaults=True):
    """One message of a review."""


class Began(Message, frozen=True):
    """The review begins."""

    game: str
    players: int
    decisions: int
    """How many `decided` will follow."""


class Decided(Message, frozen=True):
    """One decision, judged on what its seat could know when it was made."""

    step: int
    """The step of the record; the first is 1."""
    seat: Seat
    ask: str
    """What was asked."""
    chosen: str
    """What was chosen, in notation."""
    best: str
    """The best choice that was found, in notation; the same as `chosen` if nothing better was."""
    value: float
    """The chance of winning after the choice, from 0 to 1, from what the seat could know; or from what all seats knew
    together that decided at the same moment, if only one of them can win."""
    best_value: float
    """The same for the best choice."""
    loss: float
    """`best_value` less `value`; never below 0."""
    error: float
    """The standard error of the loss; 0 if it was computed exactly."""
    verdict: Verdict
    better: dict[str, Any] | None = None
    """The best choice that was found, as a choice of the game; absent if it was chosen."""
    own: float | None = None
    """The chance from what the seat alone could know, where `value` rests on what several knew; else absent."""


class SeatSum(msgspec.Struct, frozen=True):
    """The game of one seat in figures: `result` = `start` + `luck` - `mistakes`."""

    seat: Seat
    result: int
    """1 for a winner, else 0."""
    start: float
    """The chance of winning after the setup."""
    luck: float
    """What cards, tokens and other players did for the seat, or against it."""
    mistakes: float
    """What its own decisions gave away: the sum of all losses of more than twice their error."""
    decisions: int
    """How many of its decisions were judged."""
    verdicts: dict[Verdict, int]
    """How many decisions had each verdict. Verdicts that did not occur are absent."""


class Summed(Message, frozen=True):
    """The review is complete."""

    seats: tuple[SeatSum, ...]
    """Every seat that was judged."""


class Broken(Message, frozen=True):
    """The review cannot be completed, and nothing follows. Ask again."""

    code: str
    """Stable, as with any refusal."""


Review = Began | Decided | Summed | Broken
