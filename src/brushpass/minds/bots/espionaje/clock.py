"""How sure a good player is from one turn to the next, as measured where all ask by entropy.

The race needs to know how soon somebody may be sure. Sureness (how likely the best guess is, in the player's own eyes)
is cut into steps; the tables say in percent to which step a player comes one round later, from 10,000 turns of play.
"""

from functools import cache
from typing import Final

import numpy as np

from brushpass.minds.dossier.espionaje.hands import Weights, tally

EDGES: Final = (0.0, 0.03, 0.045, 0.07, 0.1, 0.15, 0.2, 0.28, 0.34, 0.45, 0.6, 0.8, 0.9999)
"""Where each step begins; the last one is certainty."""
LEVELS: Final = (0.02, 0.038, 0.057, 0.083, 0.122, 0.17, 0.238, 0.325, 0.4, 0.5, 0.67, 0.85, 1.0)
"""How sure one is on each step, on average."""

# fmt: off
ROUNDS: Final = {
    2: """
    0 0 0 59 25 0 12 4 0 0 0 0 0
    0 0 0 59 25 0 12 4 0 0 0 0 0
    0 0 0 27 45 0 28 0 0 0 0 0 0
    0 0 0 0 20 14 57 9 0 0 0 0 0
    0 0 0 0 21 0 72 6 0 0 0 0 1
    0 0 0 0 0 0 61 0 20 0 0 0 19
    0 0 0 0 0 0 6 54 13 2 1 0 24
    0 0 0 0 0 0 1 0 0 65 0 1 33
    0 0 0 0 0 0 0 21 0 0 3 36 40
    0 0 0 0 0 0 0 0 0 4 0 8 88
    0 0 0 0 0 0 0 0 0 8 0 0 92
    0 0 0 0 0 0 0 0 0 3 0 0 97
    0 0 0 0 0 0 0 0 0 0 0 0 100
    """,
    3: """
    0 13 33 19 16 4 7 3 1 2 1 0 1
    0 1 12 17 20 11 13 7 6 5 2 1 5
    0 0 3 9 14 11 19 13 6 11 4 1 9
    0 0 0 1 9 10 17 18 10 11 4 2 18
    0 0 0 1 3 4 12 14 11 17 8 1 29
    0 0 0 0 1 4 7 9 13 16 9 3 38
    0 0 0 0 0 0 2 6 8 21 12 2 49
    0 0 0 0 0 0 0 4 2 12 14 4 64
    0 0 0 0 0 0 0 1 1 7 7 3 81
    0 0 0 0 0 0 0 0 0 2 1 1 96
    0 0 0 0 0 0 0 0 0 1 1 0 98
    0 0 0 0 0 0 0 0 0 1 0 0 99
    0 0 0 0 0 0 0 0 0 0 0 0 100
    """,
    4: """
    3 15 19 14 14 7 9 4 4 5 2 0 4
    0 2 4 9 11 10 18 8 5 11 6 2 14
    0 1 2 3 9 9 14 12 7 12 9 1 21
    0 0 0 0 2 3 12 16 7 10 10 2 38
    0 0 0 0 1 1 4 7 6 19 9 3 50
    0 0 0 0 0 0 2 1 3 10 7 4 73
    0 0 0 0 0 0 1 1 0 7 9 5 77
    0 0 0 0 0 0 0 1 0 3 3 1 92
    0 0 0 0 0 0 0 0 0 1 1 0 98
    0 0 0 0 0 0 0 0 0 0 0 0 100
    0 0 0 0 0 0 0 0 0 0 0 0 100
    0 0 0 0 0 0 0 0 0 0 0 0 100
    0 0 0 0 0 0 0 0 0 0 0 0 100
    """,
}
# fmt: on


@cache
def one_round(players: int) -> Weights:
    """From each step (row) the chance to stand on each step a round later."""
    rows = [list(map(int, line.split())) for line in ROUNDS[players].strip().splitlines()]
    return np.array(rows) / 100.0


def steps(sureness: Weights, chance: Weights) -> Weights:
    """How likely each step is, given how sure somebody may be and how likely each of these is."""
    places = np.searchsorted(EDGES, sureness + 1e-9, side="right") - 1
    return tally(places, chance, len(EDGES))
