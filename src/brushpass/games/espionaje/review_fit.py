"""The weights of the scales (`review_scale`) under which what happened in many games is likeliest."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

import numpy as np

from brushpass.games.espionaje.minds.dossier.hands import Weights
from brushpass.games.espionaje.review_cases import MIXED, Case, moments
from brushpass.games.espionaje.review_scale import (
    Kind,
    Signs,
    chance,
    is_settled,
    key,
    share_terms,
    terms,
)
from brushpass.research.review.levels import Levels

RIDGE: Final = 1.0
STEPS: Final = 30
RECKONED: Final = 1
"""Which of `terms` is the judge's own figure."""


def fit(found: Iterable[Case]) -> dict[str, tuple[float, ...]]:
    """The weights of every scale, from what logic does not settle. A better figure never counts for less.

    Hardly anybody accuses before the first question, but logic knows how often that wins: so a scale knows its low end.
    """
    parts: dict[str, list[tuple[Weights, float]]] = defaultdict(list)
    for case in found:
        for signs in views(case):
            if not is_settled(case.kind, case.reckoned):
                parts[key(case.kind, signs)].append((terms(signs, case.reckoned), case.won))
            if case.kind is Kind.QUESTION and signs.turn == 1 and case.table == MIXED:
                parts[key(Kind.ACCUSATION, signs)].append((terms(signs, signs.sure), signs.logic))
    weights = {}
    for name, part in sorted(parts.items()):
        rows, won = np.array([row for row, _ in part]), np.array([share for _, share in part])
        found_weights = _regress(rows, won)
        if found_weights[RECKONED] < 0:
            rows[:, RECKONED] = 0
            found_weights = _regress(rows, won)
        weights[name] = tuple(round(weight, 4) for weight in found_weights.tolist())
    return weights


def views(case: Case) -> Iterator[Signs]:
    """What a case shows to somebody who knows the levels at its table, and to somebody who doesn't.

    Only at mixed tables does a seat's level say nothing of the others': these alone show what the level of others is
    worth to a stranger, and that of a seat among strangers.
    """
    own, of_others = case.signs.levels
    apart = (Levels(own), Levels(None, of_others)) if case.table == MIXED else ()
    for levels in dict.fromkeys((case.signs.levels, Levels(), *apart)):
        yield case.signs._replace(levels=levels)


def _regress(rows: Weights, won: Weights) -> Weights:
    """The weights under which what happened is likeliest, drawn a little towards 0 (Newton's method)."""
    weights = np.zeros(rows.shape[1])
    shrink = RIDGE * np.eye(rows.shape[1])
    shrink[0, 0] = 0
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-(rows @ weights)))
        slope = rows.T @ (won - likely) - shrink @ weights
        curve = (rows * (likely * (1 - likely))[:, None]).T @ rows + shrink
        weights = weights + np.linalg.solve(curve, slope)
    return weights


def fit_shares(found: Iterable[Case], weights: Mapping[str, Sequence[float]]) -> dict[int, tuple[float, ...]]:
    """The weights of `share_terms` under which what happened is likeliest, by number of players (Newton's method)."""
    parts: dict[int, list[tuple[Weights, Weights]]] = defaultdict(list)
    for at_once in moments(found):
        unsettled = [case for case in at_once if not is_settled(case.kind, case.reckoned)]
        if len(at_once) > 1 and any(case.kind is Kind.ACCUSATION for case in unsettled):
            of_each = [
                share_terms(case.kind, chance(weights[key(case.kind, case.signs)], terms(case.signs, case.reckoned)))
                for case in unsettled
            ]
            won = np.array([case.won for case in unsettled], float)
            parts[at_once[0].signs.players].append((np.array(of_each), won))
    fits = {}
    for players, part in sorted(parts.items()):
        of_terms = np.zeros(part[0][0].shape[1])
        for _ in range(STEPS):
            slope, curve = -RIDGE * of_terms, RIDGE * np.eye(len(of_terms))
            for rows, won in part:
                weigh = np.exp(rows @ of_terms)
                likely = weigh / (1 + weigh.sum())
                slope = slope + rows.T @ (won - likely)
                curve = curve + rows.T @ (np.diag(likely) - np.outer(likely, likely)) @ rows
            of_terms = of_terms + np.linalg.solve(curve, slope)
        fits[players] = tuple(round(weight, 4) for weight in of_terms.tolist())
    return fits
