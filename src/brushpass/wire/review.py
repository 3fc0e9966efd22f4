"""What a review tells of a finished game: what a viewer could know, and how good each decision was (docs/review.md).

A judged review is a stream, one message a line: `began`, then `decided` for every decision as soon as it is judged, at
last `summed`; or `broken`, if it cannot be finished. Empty lines in between only say that it goes on.
"""

from enum import StrEnum
from typing import Any

import msgspec

from brushpass.core.messages import kebab
from brushpass.core.seats import Seat


class Known(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a viewer could know after one step of a finished game, by logic alone."""

    step: int
    """The step of the record, 0 being the setup."""
    page: dict[str, Any] | None = None
    """The snapshot of the game's dossier (`SecretsSnapshot` or `EspionajeSnapshot`), its figures rounded to four
    places; absent: the same as after the step before."""


class Verdict(StrEnum):
    """How good a decision was, by the win chance that it gave away."""

    BEST = "best"
    """Nothing better was found."""
    FINE = "fine"
    """Little was given away, or no more than the judge can tell from chance."""
    INACCURACY = "inaccuracy"
    """0.05 and more."""
    MISTAKE = "mistake"
    """0.10 and more."""
    BLUNDER = "blunder"
    """0.15 and more."""


class Message(msgspec.Struct, frozen=True, tag_field="review", tag=kebab, omit_defaults=True):
    """One line of a review."""


class Began(Message, frozen=True):
    """The review begins."""

    game: str
    players: int
    decisions: int
    """How many `decided` will follow."""


class Decided(Message, frozen=True):
    """One decision, judged on what its seat could know when it was made."""

    step: int
    """The step of the record, the first being 1."""
    seat: Seat
    ask: str
    """What was asked."""
    chosen: str
    """What was chosen, in notation."""
    best: str
    """The best that was found, in notation; the same as `chosen` where nothing better was."""
    value: float
    """The chance to win after the choice, from 0 to 1, as the seat could reckon it."""
    best_value: float
    """The same for the best."""
    loss: float
    """How much less the choice was worth than the best; never below 0."""
    error: float
    """The standard error of the loss; 0 where nothing was drawn by lot."""
    verdict: Verdict
    better: dict[str, Any] | None = None
    """The best that was found, as a choice of the game; absent where it was chosen."""


class SeatSum(msgspec.Struct, frozen=True):
    """A game of one seat in figures: `result` = `start` + `luck` - `mistakes`."""

    seat: Seat
    result: int
    """1 for a winner, else 0."""
    start: float
    """The chance to win when the table was laid."""
    luck: float
    """What cards, tokens and other people have done for the seat, or against it."""
    mistakes: float
    """What its own decisions gave away: the sum of all losses of more than twice their error."""
    decisions: int
    """How many were judged."""
    verdicts: dict[Verdict, int]
    """How many of them were what; none where one is not named."""


class Summed(Message, frozen=True):
    """The review is complete."""

    seats: tuple[SeatSum, ...]
    """Every seat that was judged."""


class Broken(Message, frozen=True):
    """The review cannot be finished; nothing follows. Ask again."""

    code: str
    """Stable, as with any refusal."""


Review = Began | Decided | Summed | Broken
