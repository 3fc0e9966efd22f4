"""How good a table is: the chance to win, for each world and from any seat.

A game is treated as a race. A side's lead is what it has now, divided by the spread of what is still to come; a lone
hippie wins from below. A token that moves to another slot is the same as two scores that change places, so every
outcome of an effect is one row of numbers, and all rows are evaluated at once.
"""

from typing import Final, NamedTuple

import numpy as np

from brushpass.games.secrets.minds.bots.board import Board
from brushpass.games.secrets.minds.bots.outcomes import Indices
from brushpass.games.secrets.minds.dossier.arrangements import Floats

TURNS_PER_CARD: Final = 0.45
"""Turns it takes, for each player, to put one more card in the longest display."""
MIN_TURNS: Final = 0.5
"""Turns left at least, while no display is at the limit."""
SIDE_VARIANCE: Final = 7.0
"""Variance that a turn adds to the difference between the sides."""
SCORE_VARIANCE: Final = 4.0
"""Variance that a turn adds to a single score."""
END_VARIANCE: Final = 1.0
"""Variance that is left at the end: bullets that nobody knows."""
CROWD_MARGIN: Final = 0.35
"""To be the lowest of many takes this many standard deviations more."""


HALF: Final = 0.5
"""Scores are whole numbers: half a point separates a tie from a lead."""


class Prospects(NamedTuple):
    """Rows of tables, evaluated in each world for both sides."""

    lead: Floats
    """Row × world: the CIA's lead in standard deviations."""
    margin: Floats
    """Row: what a side must be ahead by, in standard deviations."""
    calm: Floats
    """Row × world: the chance that no hippie wins."""
    lowest: Floats
    """Row × slot: the chance that whoever has the token of that slot has the lowest score, alone unless ties win."""
    moved: Indices
    """Row × slot: where the token of that slot goes."""

    def only(self, rows: Indices) -> "Prospects":
        """Some of the rows."""
        return Prospects(self.lead[rows], self.margin[rows], self.calm[rows], self.lowest[rows], self.moved[rows])


def normal(x: Floats) -> Floats:
    """The normal distribution function, to three digits."""
    y: Floats = 0.5 + 0.5 * np.tanh(x * (0.7978845608 + 0.035677408 * x * x))
    return y


def evaluate(scores: Floats, counts: Indices, board: Board, moved: Indices, sides: Floats) -> Prospects:
    """The prospects of each row: scores (row × slot, 0 for the centre), counts (row × seat), tokens that move.

    Where any tie wins, a hippie need not be lowest alone (V5). Where only ties among hippies do, it makes too little
    difference to be worth the time: they are rare, and playouts count them exactly.
    """
    rows, slots = scores.shape
    players = slots - 1
    room = board.limit - counts.max(axis=1)
    turns = np.where(room > 0, np.maximum(MIN_TURNS, TURNS_PER_CARD * players * room), 0.0)

    seats = scores[:, :players]
    two = np.partition(seats, 1, axis=1)
    others = np.where(seats == two[:, :1], two[:, 1:2], two[:, :1])
    spread = np.sqrt(END_VARIANCE + SCORE_VARIANCE * turns)[:, None]
    lowest = np.zeros((rows, slots))
    tie = HALF if board.any_tie_wins else -HALF
    lowest[:, :players] = normal((others - seats + tie) / spread - np.where(room > 0, CROWD_MARGIN, 0.0)[:, None])

    at = np.arange(rows)[:, None], moved
    tokens, lowest = scores[at], lowest[at]
    scale = 1 / np.sqrt(END_VARIANCE + SIDE_VARIANCE * turns)
    lead = (tokens @ sides) * scale[:, None]
    calm = np.maximum(0.0, 1 - lowest @ (sides == 0))
    return Prospects(lead, 0.5 * scale, calm, lowest, moved)


def win_chances(prospects: Prospects, seat: Indices | int, sides: Floats) -> Floats:
    """Row × world: the chance that this seat wins (one seat for all rows, or one for each row)."""
    lead, margin, calm, lowest, moved = prospects
    at = np.arange(len(moved))
    slot = moved[at, seat]
    side = sides[slot]
    chances: Floats = np.where(side == 0, lowest[at, slot][:, None], calm * normal(side * lead - margin[:, None]))
    return chances
