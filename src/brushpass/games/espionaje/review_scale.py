"""From what the judge reckons to how often such players won.

The judge's own figure says which option is better, not how often it wins: that depends on who plays. So it is one of
several signs, and a regression says how often players with such signs won, in games of every level and of mixed tables:
one for each kind of decision and number of players, and for which levels at the table are known. `fit_review` writes
the weights (docs/review.md).
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

import msgspec
import numpy as np

from brushpass.games.espionaje.minds.dossier.hands import Weights
from brushpass.research.review.levels import MIDDLE, SPAN, Levels

FILE: Final = "review_scale.json"
EDGE: Final = 0.001
"""Chances nearer than this to 0 or 1 count as this near."""
CERTAIN: Final = 1 - 1e-9
"""From here on logic settles who is right."""


class Kind(StrEnum):
    """The kinds of decisions that are judged."""

    QUESTION = "question"
    """To ask, or to end the turn without an accusation (V10)."""
    ACCUSATION = "accusation"
    """To accuse, and what the accuser commits to."""
    LATE = "late commitment"
    """What somebody commits to whom another has accused upon."""


class Signs(NamedTuple):
    """What a seat can tell of its position, whatever it chooses."""

    players: int
    turn: int
    """How many turns there were, with this one."""
    best: float
    """What the judge reckons of the best option."""
    sure: float
    """How likely the likeliest solution is, as `race` reads the others' questions."""
    logic: float
    """The same by logic alone."""
    read: float
    """The same if questions are believed to the full."""
    candour: float
    """How likely the rivals are to name only cards that they lack, by their questions."""
    own_candour: float
    """The share of the cards named by the seat itself that it lacks: who names own cards, misleads whoever listens."""
    levels: Levels = Levels()
    """The levels at the table, as far as they are known."""


class Fitted(msgspec.Struct, frozen=True):
    """The file of weights."""

    games: str
    """What they rest on."""
    weights: dict[str, tuple[float, ...]]
    """By kind of decision, number of players and what is known of levels (`key`): one weight for each of `terms`."""
    losses: dict[int, tuple[float, float, float]]
    """By number of players: what a judged and a played loss weigh in the loss, and its standard error."""
    shares: dict[int, tuple[float, ...]]
    """By number of players: one weight for each of `share_terms`."""


def terms(signs: Signs, reckoned: float) -> Weights:
    """What is added up, each with its weight."""
    best, sure, logic, read = map(_log_odds, (signs.best, signs.sure, signs.logic, signs.read))
    late, candour, own = float(np.log(signs.turn / signs.players + 0.5)), signs.candour, signs.own_candour
    alone = (1.0, _log_odds(reckoned), best, sure, logic, read, candour, late, own, own**2)
    together = (candour * read, candour * logic, candour * best, candour * late, late * sure, late * best)
    misled = (own * candour, own * read, own * logic, own * best, own * late, own * sure)
    squares = (best**2, sure**2, logic**2, read**2)
    return np.array((*alone, *together, *misled, *squares, *_level_terms(signs.levels, best, sure)))


def _level_terms(levels: Levels, best: float, sure: float) -> Iterator[float]:
    """What is added up besides for levels that are known."""
    places = [(level - MIDDLE) / SPAN for level in levels if level is not None]
    for place in places:
        yield from (place, place**2, place * best, place * sure)
    if len(places) == len(levels):
        yield (places[0] - places[1]) ** 2


def to_scale(kind: Kind, signs: Signs, reckoned: float) -> float:
    """How often somebody wins who has these signs and chooses something of which the judge reckons this."""
    if is_settled(kind, reckoned):
        return float(reckoned > 0)
    return chance(fitted().weights[key(kind, signs)], terms(signs, reckoned))


def shares(players: int, laid: Sequence[tuple[Kind, float]]) -> list[float]:
    """The chances of all who lay cards down upon one accusation, by what they know together: never over 1 in sum.

    Each of `laid` is what a seat commits as, and its chance by its own knowledge. Several may have good reason to be
    confident, but only one of them wins, and somebody who is certain does.
    """
    if (Kind.ACCUSATION, 1.0) in laid:
        return [float(kind is Kind.ACCUSATION) for kind, _ in laid]
    weights = np.array(fitted().shares[players])
    weigh = np.array([np.exp(share_terms(kind, value) @ weights) if value > 0 else 0.0 for kind, value in laid])
    found: list[float] = (weigh / (1 + weigh.sum())).tolist()
    return found


def share_terms(kind: Kind, value: float) -> Weights:
    """What is added up for one who lays cards down. Nobody may be right, too, which counts as 0."""
    accuses = float(kind is Kind.ACCUSATION)
    of_value = _log_odds(value)
    return np.array((accuses, accuses * of_value, 1 - accuses, (1 - accuses) * of_value))


def is_settled(kind: Kind, reckoned: float) -> bool:
    """Whether logic knows who is right: what cannot be right never wins, and an accuser who is certain does."""
    return (kind is not Kind.QUESTION and reckoned <= 0) or (kind is Kind.ACCUSATION and reckoned >= CERTAIN)


def chance(weights: Sequence[float], of: Weights) -> float:
    """The chance that these terms add up to."""
    return float(1 / (1 + np.exp(-(of @ np.array(weights)))))


def key(kind: Kind, signs: Signs) -> str:
    """The name of a scale."""
    known = [
        name for name, level in zip(("own level", "others' levels"), signs.levels, strict=True) if level is not None
    ]
    return ", ".join((kind, f"{signs.players} players", *known))


@cache
def fitted() -> Fitted:
    """The weights that were fitted last."""
    file = resources.files(__package__).joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=Fitted)


def _log_odds(value: float) -> float:
    inside = min(max(value, EDGE), 1 - EDGE)
    return float(np.log(inside / (1 - inside)))
