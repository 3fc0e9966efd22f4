"""From what the judge reckons to how often such players won.

The judge's own figure says which option is better, not how often it wins: that depends on who plays. So it is one of
several signs, and a regression says how often players with such signs won, in games of every level and of mixed tables:
one for each kind of decision, number of players and rule of accusation, and for which levels at the table are known.
Where a regression is still off, for players of one level or of an unknown one, its chances are bent to what happened.
`fit_review` writes the weights (docs/review.md).
"""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

import msgspec
import numpy as np

from brushpass.games.espionaje.minds.dossier.hands import Weights
from brushpass.games.espionaje.open.cards import Rules
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
    rule: str = ""
    """How accusations depart from the printed rule, as the name of a scale has it (`rule_of`)."""
    out: int = 0
    """How many players are out (GE25)."""


class Bend(NamedTuple):
    """A line that rises from corner to corner: what a regression says, and what happened, both in log odds."""

    said: tuple[float, ...]
    happened: tuple[float, ...]

    def follow(self, odds: float) -> float:
        """The log odds of what happens; beyond both ends it is as far off as there."""
        inside = min(max(odds, self.said[0]), self.said[-1])
        return float(np.interp(inside, self.said, self.happened)) + odds - inside


STRAIGHT: Final = Bend((0.0,), (0.0,))
"""What is said, happens."""


class Fitted(msgspec.Struct, frozen=True):
    """The file of weights."""

    games: str
    """What they rest on."""
    weights: dict[str, tuple[float, ...]]
    """By kind of decision, number of players, rule and what is known of levels (`key`): one for each of `terms`."""
    bends: dict[str, Bend]
    """By scale and by the seat's own level (`bend_key`), where there were games enough."""
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
    fewer = (signs.out, signs.out * best) if signs.rule else ()
    return np.array((*alone, *together, *misled, *squares, *fewer, *_level_terms(signs.levels, best, sure)))


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
    return bent(fitted().bends, kind, signs, odds_of(fitted().weights, kind, signs, reckoned))


class Laid(NamedTuple):
    """What a seat lays cards down with."""

    kind: Kind
    value: float
    """Its chance by its own knowledge."""
    level: int | None = None
    """Its own level, if it is known."""


def shares(players: int, laid: Sequence[Laid]) -> list[float]:
    """The chances of all who lay cards down upon one accusation, by what they know together: never over 1 in sum.

    Several may have good reason to be confident, but only one of them wins, and somebody who is certain does.
    """
    if any(one.kind is Kind.ACCUSATION and one.value == 1 for one in laid):
        return [float(one.kind is Kind.ACCUSATION) for one in laid]
    weights = np.array(fitted().shares[players])
    weigh = np.array([np.exp(share_terms(one) @ weights) if one.value > 0 else 0.0 for one in laid])
    found: list[float] = (weigh / (1 + weigh.sum())).tolist()
    return found


def share_terms(one: Laid) -> Weights:
    """What is added up for one who lays cards down. Nobody may be right, too, which counts as 0."""
    place = 0.0 if one.level is None else (one.level - MIDDLE) / SPAN
    of_one = np.array((1.0, _log_odds(one.value), place, place**2))
    accuses = float(one.kind is Kind.ACCUSATION)
    return np.concatenate((accuses * of_one, (1 - accuses) * of_one))


def is_settled(kind: Kind, reckoned: float) -> bool:
    """Whether logic knows who is right: what cannot be right never wins, and an accuser who is certain does."""
    return (kind is not Kind.QUESTION and reckoned <= 0) or (kind is Kind.ACCUSATION and reckoned >= CERTAIN)


def odds_of(weights: Mapping[str, Sequence[float]], kind: Kind, signs: Signs, reckoned: float) -> float:
    """The log odds that the terms add up to."""
    return float(terms(signs, reckoned) @ np.array(weights[key(kind, signs)]))


def bent(bends: Mapping[str, Bend], kind: Kind, signs: Signs, odds: float) -> float:
    """The chance behind these log odds, where it is bent if there were games enough to say how."""
    return chance(bends.get(bend_key(kind, signs), STRAIGHT).follow(odds))


def chance(odds: float) -> float:
    """The chance with these log odds."""
    return float(1 / (1 + np.exp(-odds)))


def rule_of(rules: Rules) -> str:
    """How accusations depart from the printed rule: who commits (GE25), and when one may accuse (V10).

    That nobody accuses in the first round (V11) changes what is reckoned, and hardly how often that wins.
    """
    names = ("only the accuser commits", rules.clue_accusation), ("accusing after asking", rules.accuse_after_asking)
    return ", ".join(name for name, departs in names if departs)


def bend_key(kind: Kind, signs: Signs) -> str:
    """The name of a bend: that of the scale, with the seat's own level if it is known."""
    own = signs.levels.own
    return key(kind, signs) if own is None else f"{key(kind, signs)} {own}"


def key(kind: Kind, signs: Signs) -> str:
    """The name of a scale."""
    known = [
        name for name, level in zip(("own level", "others' levels"), signs.levels, strict=True) if level is not None
    ]
    return ", ".join((kind, f"{signs.players} players", *filter(None, (signs.rule,)), *known))


@cache
def fitted() -> Fitted:
    """The weights that were fitted last."""
    file = resources.files(__package__).joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=Fitted)


def _log_odds(value: float) -> float:
    inside = min(max(value, EDGE), 1 - EDGE)
    return float(np.log(inside / (1 - inside)))
