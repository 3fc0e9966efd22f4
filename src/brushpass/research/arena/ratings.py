"""OpenSkill ratings of a pool: one number for each mind, as an illustration. The duels are the measurement.

A match is one seat of one deal: the candidate at that seat against the table's own mind at that seat, both among the
same other minds, with the same cards and the same luck. If both won or both lost, it is a draw. Matches are rated deal
by deal.
"""

from typing import Any

import msgspec

from brushpass.research.arena.duels import by_deal
from brushpass.research.arena.study import Study, TableKind
from brushpass.research.extras import load


class Rating(msgspec.Struct, frozen=True):
    """The rating of one mind; 25 is where all begin."""

    players: int
    mind: str
    mu: float
    sigma: float
    """Standard deviation of mu."""
    matches: int


def ratings(study: Study) -> list[Rating]:
    """Every mind of the pool, strongest first, for each number of players."""
    return [rating for players in study.plan.players for rating in _rated(study, players)]


def _rated(study: Study, players: int) -> list[Rating]:
    model: Any = load("openskill.models").PlackettLuce()
    now = {mind: model.rating() for mind in study.plan.tables}
    matches = dict.fromkeys(now, 0)
    games = {
        (candidate, table): list(by_deal(study.rows[TableKind(players, table, candidate)], players))
        for candidate, table in study.plan.pairs
    }
    for deal in range(study.plan.deals):
        for (candidate, table), rows in games.items():
            base = study.rows[TableKind(players, table, None)][deal].winners
            for row in rows[deal]:
                scores = [row.seat in row.winners, row.seat in base]
                [[now[candidate]], [now[table]]] = model.rate([[now[candidate]], [now[table]]], scores=scores)
                matches[candidate] += 1
                matches[table] += 1
    rated = [
        Rating(players, mind, round(rating.mu, 3), round(rating.sigma, 3), matches[mind])
        for mind, rating in now.items()
    ]
    return sorted(rated, key=lambda rating: -rating.mu)
