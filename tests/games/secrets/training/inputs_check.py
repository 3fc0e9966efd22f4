"""The inputs of the net three times: the engine's, the playing mind's, and slowly from dossier and plain minds.

    python -m tests.games.secrets.training.inputs_check --games 300

Games go round the numbers of players. Prints how many decisions were compared and the largest difference.
"""

import argparse
import sys
from typing import NamedTuple

import numpy as np

from brushpass.games.secrets.minds.bots.forecast import Forecast
from brushpass.games.secrets.minds.trained.policy import prepare
from brushpass.games.secrets.minds.trained.weights import Shape
from brushpass.games.secrets.open.cards import PLAYERS
from brushpass.games.secrets.open.choices import Ask
from tests.games.secrets.training.driving import questions
from tests.games.secrets.training.plain_inputs import planned_by

CLOSE = 2e-4
"""The engine counts in single precision, and both nets take half precision."""


class Compared(NamedTuple):
    """What a game showed."""

    decisions: int
    engine: float
    """The largest difference between the engine's inputs and the plain ones."""
    mind: float
    """The same for the mind that plays."""


def compare(players: int, seed: int) -> Compared:
    """Every decision of a game. `Forecast.planned_by` must be replaced by the plain one, which settles ties."""
    options = Shape(players).options
    decisions, engine, mind = 0, 0.0, 0.0
    for question in questions(players, seed):
        plain = question.watcher.plain_inputs(question.prompt)
        own, _ = question.mind.inputs(Ask(question.prompt.ask))
        tied = slice(len(plain) - 2 - 2 * options, len(plain) - 2)  # the favourites, which may be equally good
        for inputs in (plain, own, question.inputs):
            inputs[tied] = 0
        decisions += 1
        engine = max(engine, float(np.abs(question.inputs - plain).max()))
        mind = max(mind, float(np.abs(own - plain).max()))
    return Compared(decisions, engine, mind)


def main() -> int:
    """The exit code is 1 if any input differs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    options = parser.parse_args()
    prepare()
    Forecast.planned_by = planned_by  # type: ignore[method-assign, assignment]
    found = [compare(PLAYERS[number % len(PLAYERS)], number) for number in range(options.games)]
    decisions, engine, mind = (
        sum(one.decisions for one in found),
        max(f.engine for f in found),
        max(f.mind for f in found),
    )
    print(f"{options.games} games, {decisions:,} decisions: engine within {engine:.1e}, mind within {mind:.1e}")
    return 0 if max(engine, mind) < CLOSE else 1


if __name__ == "__main__":
    sys.exit(main())
