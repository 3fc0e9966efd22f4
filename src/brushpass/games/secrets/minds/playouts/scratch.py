"""Arrays that the compiled evaluation works in, made once for each mind, and the constants it works with."""

from typing import Final, NamedTuple

import numpy as np

from brushpass.games.secrets.minds.bots import evaluation, forecast, policy
from brushpass.games.secrets.minds.playouts.board import SEATS, WORLDS, Floats, Ints

(
    TURNS_PER_CARD,
    MIN_TURNS,
    SIDE_VARIANCE,
    SCORE_VARIANCE,
    END_VARIANCE,
    CROWD_MARGIN,
    EFFECT_KEENNESS,
    ACCEPT_KEENNESS,
    DOUBT,
    OFFER_KEENNESS,
    OWN_LOOK,
    CENTRE_LOOK,
    TIE,
) = range(13)
"""Where each constant of the believing mind stands in `Scratch.constants`.

Two ways to use a card count as equally good unless one is better by more than `TIE`.
"""

REACH, STEPS = 8.0, 128
"""The normal distribution function is tabulated up to this far from the mean, with this many steps for each unit."""

CONSTANTS: Final = {
    TURNS_PER_CARD: evaluation.TURNS_PER_CARD,
    MIN_TURNS: evaluation.MIN_TURNS,
    SIDE_VARIANCE: evaluation.SIDE_VARIANCE,
    SCORE_VARIANCE: evaluation.SCORE_VARIANCE,
    END_VARIANCE: evaluation.END_VARIANCE,
    CROWD_MARGIN: evaluation.CROWD_MARGIN,
    EFFECT_KEENNESS: forecast.EFFECT_KEENNESS,
    ACCEPT_KEENNESS: policy.ACCEPT_KEENNESS,
    DOUBT: policy.DOUBT,
    OFFER_KEENNESS: policy.OFFER_KEENNESS,
    OWN_LOOK: policy.OWN_LOOK,
    CENTRE_LOOK: policy.CENTRE_LOOK,
    TIE: 1e-12,
}


class Scratch(NamedTuple):
    """Room for intermediate results. Whoever evaluates a table overwrites it."""

    constants: Floats
    """The believing mind's constants, by the names above. As globals they would be frozen into the compiled code."""
    normal: Floats
    """The normal distribution function in small steps."""
    worth: Floats
    """Slot: what each display is worth to the seat that thinks."""
    row: Floats
    """Slot: the same after one option."""
    low: Floats
    """Slot: the chance that whoever has its token is lowest alone, after that option."""
    sums: Floats
    """Sums of `row` and `low` over each set of the first five slots, and over each set of the others."""
    cia: Floats
    """World: the chance that the CIA wins, after that option."""
    kgb: Floats
    odds: Floats
    """World: the odds that a taker chooses that option."""
    total: Floats
    """World: the sum of the odds of a taker's options."""
    value: Floats
    """Card × taker × viewer × world: the viewer's chance to win when that taker has the card."""
    own: Floats
    """Card × world: my chance when I have the card and choose the best option."""
    viewers: Ints
    """Taker: the set of seats whose chances matter when that taker has the card."""


def new_scratch() -> Scratch:
    """Scratch arrays with the constants filled in."""
    constants = np.zeros(len(CONSTANTS))
    constants[list(CONSTANTS)] = list(CONSTANTS.values())
    return Scratch(
        constants=constants,
        normal=evaluation.normal(np.arange(-REACH, REACH + 2 / STEPS, 1 / STEPS)),
        worth=np.zeros(SEATS + 1),
        row=np.zeros(SEATS + 1),
        low=np.zeros(SEATS + 1),
        sums=np.zeros((4, 32)),
        cia=np.zeros(WORLDS),
        kgb=np.zeros(WORLDS),
        odds=np.zeros(WORLDS),
        total=np.zeros(WORLDS),
        value=np.zeros((2, SEATS, SEATS, WORLDS)),
        own=np.zeros((2, WORLDS)),
        viewers=np.zeros(SEATS, dtype=np.int64),
    )
