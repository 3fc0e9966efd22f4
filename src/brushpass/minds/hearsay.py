"""Why a dossier suspects something: the claims that a figure of its second layer rests on, as data for clients."""

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from math import exp
from typing import Final, TypeVar

import msgspec
import numpy as np
import numpy.typing as npt

from brushpass.core.seats import Seat
from brushpass.minds.hearing import Flags, Hearing

Weights = npt.NDArray[np.float64]

SAME: Final = 1e-12
"""Two probabilities nearer than this are the same number."""
MOSTLY: Final = 0.7
HALF: Final = 0.4
"""Above how much trust a claim is mostly, or half, believed."""


class Belief(StrEnum):
    """How far a claim is believed, in a word."""

    MOSTLY = "mostly"
    HALF = "half"
    NOT = "not"
    """By somebody with this record it rather speaks for the opposite."""


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """What one claim weighs for its hearer. Each game adds the claim itself."""

    by: Seat
    """Who made it."""
    event: int
    """How many events the viewer had seen by then."""
    belief: Belief
    trust: float
    """How likely a claim of this speaker is held to be true, by their record in this game; never 0 and never 1."""
    true: int
    """How many claims of this speaker have turned out true, so that they count for the speaker."""
    false: int
    """How many have turned out false."""
    without: float
    """What the figure would be without this claim."""


Hearsay = TypeVar("Hearsay", bound=Weighed)
"""The game's own type: `Weighed` with the claim."""


def suspicion(
    make: Callable[..., Hearsay],
    hearing: Hearing,
    rows: Iterable[tuple[Flags, float]],
    weights: Weights,
    fits: Flags,
) -> tuple[float | None, tuple[Hearsay, ...]]:
    """What claims add to the figure of a statement that is true in the worlds that `fits` marks.

    The figure itself, unless claims make no difference; and the claims that do, in the order in which they were made.
    `rows` are what each claim says and the log-odds that it is true; `weights` count them all.
    """
    stated = _share(weights, fits)
    claims = []
    for heard, (says, odds) in zip(hearing.heard, rows, strict=True):
        without = _share(np.where(says, weights * exp(-odds), weights), fits)
        if abs(without - stated) > SAME:
            true, false = hearing.record.counts(heard.by)
            claims.append(
                make(
                    by=heard.by,
                    claim=heard.claim,
                    event=heard.event,
                    belief=belief(trust := 1 / (1 + exp(-odds))),
                    trust=trust,
                    true=true,
                    false=false,
                    without=without,
                )
            )
    return stated if claims else None, tuple(claims)


def differ(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether two lists of probabilities are not the same."""
    return any(abs(a - b) > SAME for a, b in zip(one, other, strict=True))


def belief(trust: float) -> Belief:
    """How far something is believed, in a word."""
    return Belief.MOSTLY if trust >= MOSTLY else Belief.HALF if trust >= HALF else Belief.NOT


def _share(weights: Weights, fits: Flags) -> float:
    return float(weights[fits].sum() / weights.sum())
