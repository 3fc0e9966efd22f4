"""The weights of the scales (`review_scale`) under which what happened in many games is likeliest, and their bends."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

import numpy as np

from brushpass.games.espionaje.minds.dossier.hands import Weights
from brushpass.games.espionaje.review_cases import MIXED, Case, moments
from brushpass.games.espionaje.review_scale import (
    Bend,
    Kind,
    Laid,
    Signs,
    bend_key,
    bent,
    is_settled,
    key,
    odds_of,
    share_terms,
    terms,
)
from brushpass.research.review.levels import Levels

RIDGE: Final = 1.0
STEPS: Final = 30
RECKONED: Final = 1
"""Which of `terms` is the judge's own figure."""
CORNERS: Final = 15
"""How many corners a bend has at most."""
CASES: Final = 150
"""How many cases a corner rests on at least."""
DOUBT: Final = 20
"""So many cases more, in which what was said happened, draw each corner towards it."""
LEAST_RISE: Final = 0.05
"""How steeply a bend rises at least: what the judge thinks better must seem better."""


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


def fit_bends(found: Iterable[Case], weights: Mapping[str, Sequence[float]]) -> dict[str, Bend]:
    """For each scale and each own level, the bend that brings what the weights say to what happened."""
    parts: dict[str, list[tuple[float, bool]]] = defaultdict(list)
    for case in found:
        for signs in views(case):
            if not is_settled(case.kind, case.reckoned):
                odds = odds_of(weights, case.kind, signs, case.reckoned)
                parts[bend_key(case.kind, signs)].append((odds, case.won))
    return {name: _bend(sorted(part)) for name, part in sorted(parts.items()) if len(part) >= CASES}


def _bend(part: Sequence[tuple[float, bool]]) -> Bend:
    """A corner for each group of cases, from the lowest odds to the highest."""
    corners = np.array_split(np.array(part, float), min(CORNERS, len(part) // CASES))
    said = np.array([group[:, 0].mean() for group in corners])
    expected = np.array([(1 / (1 + np.exp(-group[:, 0]))).sum() / len(group) for group in corners])
    sizes = np.array([len(group) for group in corners], float)
    won = np.array([group[:, 1].sum() for group in corners])
    share = _rising((won + DOUBT * expected) / (sizes + DOUBT), sizes)
    happened = np.log(share / (1 - share))
    for corner in range(1, len(said)):
        happened[corner] = max(happened[corner], happened[corner - 1] + LEAST_RISE * (said[corner] - said[corner - 1]))
    return Bend(*(tuple(round(odds, 3) for odds in line.tolist()) for line in (said, happened)))


def _rising(shares: Weights, sizes: Weights) -> Weights:
    """The nearest shares that never fall: neighbours that do are put together."""
    groups: list[tuple[float, float, int]] = []
    for share, size in zip(shares.tolist(), sizes.tolist(), strict=True):
        groups.append((share, size, 1))
        while len(groups) > 1 and groups[-2][0] >= groups[-1][0]:
            (before, of_before, many), (last, of_last, more) = groups[-2:]
            size = of_before + of_last
            groups[-2:] = [((before * of_before + last * of_last) / size, size, many + more)]
    return np.concatenate([np.full(count, share) for share, _, count in groups])


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


def fit_shares(
    found: Iterable[Case], weights: Mapping[str, Sequence[float]], bends: Mapping[str, Bend]
) -> dict[int, tuple[float, ...]]:
    """The weights of `share_terms` under which what happened is likeliest, by number of players (Newton's method)."""
    parts: dict[int, list[tuple[Weights, Weights]]] = defaultdict(list)
    for at_once in moments(found):
        unsettled = [case for case in at_once if not is_settled(case.kind, case.reckoned)]
        if len(at_once) > 1 and any(case.kind is Kind.ACCUSATION for case in unsettled):
            won = np.array([case.won for case in unsettled], float)
            for known in (True, False):
                laid = [_laid(case, weights, bends, known=known) for case in unsettled]
                parts[at_once[0].signs.players].append((np.array([share_terms(one) for one in laid]), won))
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


def _laid(case: Case, weights: Mapping[str, Sequence[float]], bends: Mapping[str, Bend], *, known: bool) -> Laid:
    """A case in which cards are laid down, to scale, for somebody who knows the levels at its table or doesn't."""
    signs = case.signs if known else case.signs._replace(levels=Levels())
    odds = odds_of(weights, case.kind, signs, case.reckoned)
    return Laid(case.kind, bent(bends, case.kind, signs, odds), signs.levels.own)
