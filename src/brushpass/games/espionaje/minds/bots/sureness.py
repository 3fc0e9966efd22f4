"""How sureness grows from turn to turn: a Markov chain, measured in games where all ask like `Entropy`.

Sureness is how likely a player's best guess is, in that player's own eyes; here it is cut into steps. The tables say in
percent which step (column) a player reaches from each step (row) with one question, in 1500, 800 and 500 games in which
nobody accused before all were certain.
"""

from functools import cache
from typing import Final

import numpy as np

from brushpass.games.espionaje.minds.dossier.hands import Weights, tally

EDGES: Final = (0.0, 0.03, 0.045, 0.07, 0.1, 0.15, 0.2, 0.28, 0.34, 0.45, 0.6, 0.8, 0.9999)
"""Where each step begins; the last one is certainty."""
LEVELS: Final = (0.02, 0.038, 0.057, 0.083, 0.122, 0.17, 0.238, 0.325, 0.4, 0.5, 0.67, 0.85, 1.0)
"""How sure a player is on each step, on average."""

OWN_QUESTION: Final = {
    2: """
      0   0   0  59  25   0  12   4   0   0   0   0   0
      0   0   0  59  25   0  12   4   0   0   0   0   0
      0   0   0  27  45   0  28   0   0   0   0   0   0
      0   0   0   0  20  14  57   9   0   0   0   0   0
      0   0   0   0   0   0  82   7   3   0   0   0   8
      0   0   0   0   0   0  62   0  19   0   0   0  19
      0   0   0   0   0   0  12  35  24   5   2   0  22
      0   0   0   0   0   0   1   0   0  63   1   3  32
      0   0   0   0   0   0   0  18   0   0   3  38  41
      0   0   0   0   0   0   0   2   0   5   1   9  83
      0   0   0   0   0   0   0   0   0  15   0   0  85
      0   0   0   0   0   0   0   0   0   5   0   0  95
      0   0   0   0   0   0   0   0   0   0   0   0 100
    """,
    3: """
      0  51  29  11   3   0   6   0   0   0   0   0   0
      0  11  35  23  12   2  14   3   0   0   0   0   0
      0   0   7  25  27  10  24   6   1   0   0   0   0
      0   0   3   6  24  15  32  12   6   0   0   0   2
      0   0   0   2   9  12  31  21  11   3   1   1   9
      0   0   0   1   1   5  21  15  16  11   5   2  23
      0   0   0   0   0   0   6  25  14  11   7   2  35
      0   0   0   0   0   0   1   2   9  38   5   4  41
      0   0   0   0   0   0   0   2   1  10  11   6  70
      0   0   0   0   0   0   0   1   0   3   1   1  94
      0   0   0   0   0   0   0   0   0   2   1   1  96
      0   0   0   0   0   0   0   0   0   1   0   0  99
      0   0   0   0   0   0   0   0   0   0   0   0 100
    """,
    4: """
     27  32  21  10   2   0   7   1   0   0   0   0   0
      0  12  27  23  15   2  16   4   1   0   0   0   0
      0   0   6  22  23  14  23  10   2   0   0   0   0
      0   0   1   7  22  20  28  14   5   1   0   0   2
      0   0   0   1   8  11  39  22   9   3   2   1   4
      0   0   0   0   0   4  31  22  14   6   5   2  16
      0   0   0   0   0   1   9  31  15   9   6   2  27
      0   0   0   0   0   0   1   3   5  36   5   3  47
      0   0   0   0   0   0   0   2   2  21  14   2  59
      0   0   0   0   0   0   0   0   0   3   1   1  95
      0   0   0   0   0   0   0   0   0   2   0   0  98
      0   0   0   0   0   0   0   0   0   0   0   0 100
      0   0   0   0   0   0   0   0   0   0   0   0 100
    """,
}
"""With a question of one's own."""
OTHERS_QUESTION: Final = {
    3: """
     57  30  10   3   0   0   0   0   0   0   0   0   0
      0  50  36   9   4   1   0   0   0   0   0   0   0
      0   6  52  26  11   2   2   1   0   0   0   0   0
      0   0   4  44  34   8   6   1   1   1   0   1   0
      0   0   2   4  45  25  12   4   3   3   1   0   1
      0   0   0   0   5  38  32  11   6   3   2   1   2
      0   0   0   0   1   2  49  23  13   6   3   0   3
      0   0   0   0   0   0   4  40  13  26   5   1  11
      0   0   0   0   0   0   0   8  42  16  10   3  21
      0   0   0   0   0   0   0   0   2  52  18   2  26
      0   0   0   0   0   0   0   0   0   8  63   3  26
      0   0   0   0   0   0   0   0   0   1   4  77  18
      0   0   0   0   0   0   0   0   0   0   0   0 100
    """,
    4: """
     73  18   5   2   2   0   0   0   0   0   0   0   0
      2  47  34   7   7   2   1   0   0   0   0   0   0
      0   5  40  28  11   6   7   2   0   1   0   0   0
      0   1   5  35  32  11   8   4   2   2   0   0   0
      0   0   1   4  36  23  18   6   6   4   1   0   1
      0   0   0   0   5  31  30  12   6   9   3   1   3
      0   0   0   0   0   1  41  25  12  13   3   1   4
      0   0   0   0   0   0   2  33  13  32  10   1   9
      0   0   0   0   0   0   1   4  26  24  18   2  25
      0   0   0   0   0   0   0   1   1  40  15   5  38
      0   0   0   0   0   0   0   0   1   7  32   6  54
      0   0   0   0   0   0   0   0   0   2   5  43  50
      0   0   0   0   0   0   0   0   0   0   0   0 100
    """,
}
"""With somebody else's question. With two players it teaches the other nothing, as the answer is about their own
cards."""


@cache
def after_own_question(players: int) -> Weights:
    """From each step (row) the chance to be on each step (column) after one question of one's own."""
    return _read(OWN_QUESTION[players])


@cache
def after_others_questions(players: int, questions: int) -> Weights:
    """From each step (row) the chance to be on each step (column) after this many questions of others."""
    if players not in OTHERS_QUESTION:
        return np.eye(len(LEVELS))
    return np.linalg.matrix_power(_read(OTHERS_QUESTION[players]), questions)


def step_chances(sureness: Weights, chance: Weights) -> Weights:
    """How likely each step is, given how sure somebody may be and how likely each of these is."""
    steps = np.searchsorted(EDGES, sureness + 1e-9, side="right") - 1
    return tally(steps, chance, len(EDGES))


def _read(table: str) -> Weights:
    return np.array([list(map(int, line.split())) for line in table.strip().splitlines()]) / 100.0
