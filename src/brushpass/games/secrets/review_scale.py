"""From how often samples were won to how often such players win.

The judge plays samples on as if everybody were as strong as the mind that it is. The weaker they are, and the longer
the game goes on, the less that is so. A regression on games of every level and of mixed tables says how much less; at
the end of a game nothing is left to play, and nothing is changed. `fit_review` writes the weights (docs/review.md).
"""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from math import exp, log
from typing import Final, NamedTuple

import msgspec

from brushpass.games.secrets.open.cards import LIMIT
from brushpass.games.secrets.open.sight import Sight
from brushpass.research.review.levels import MIDDLE, SPAN, Levels

FILE: Final = "review_scale.json"
EDGE: Final = 0.005
"""Chances nearer than this to 0 or 1 count as this near: a few hundred samples say no more."""
START: Final = "start"
"""What stands for a kind of decision where none has been made yet."""


class Signs(NamedTuple):
    """What everybody knows of a position."""

    players: int
    kind: str
    """What is asked."""
    ahead: float
    """How much of the game is ahead: the share of cards that the longest display still lacks at its end."""
    levels: Levels = Levels()
    """The levels at the table, as far as they are known."""


class Fitted(msgspec.Struct, frozen=True):
    """The file of weights."""

    games: str
    """What they rest on."""
    weights: dict[str, float]
    """Each by the name that `terms` gives it."""


def ahead(sight: Sight) -> float:
    """How much of the game is ahead, from 1 at the beginning to 0."""
    longest = max(len(display.up) + len(display.down) + display.bullets for display in sight.displays)
    return max(0.0, 1 - longest / LIMIT[sight.players])


def terms(signs: Signs, value: float) -> Iterator[tuple[str, float]]:
    """What is added to the log odds, each with the name of its weight."""
    players, odds = f"{signs.players} players", log_odds(value)
    own, others = (0.0 if level is None else (level - MIDDLE) / SPAN for level in signs.levels)
    parts = {players: 1.0, f"{players}, odds": odds, signs.kind: 1.0, "own level": own, "others' levels": others}
    return ((name, signs.ahead * part) for name, part in parts.items())


def to_scale(signs: Signs, value: float) -> float:
    """The chance to win of a player whose choice won this share of the samples."""
    weights = fitted().weights
    return chance(log_odds(value) + sum(weights.get(name, 0.0) * part for name, part in terms(signs, value)))


def chance(odds: float) -> float:
    """The chance with these log odds."""
    return 1 / (1 + exp(-odds))


def log_odds(value: float) -> float:
    """The log odds of a chance."""
    inside = min(max(value, EDGE), 1 - EDGE)
    return log(inside / (1 - inside))


@cache
def fitted() -> Fitted:
    """The weights that were fitted last."""
    file = resources.files(__package__).joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=Fitted)
