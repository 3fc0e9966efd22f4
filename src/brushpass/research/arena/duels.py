"""The results of a study: each candidate at each table."""

from collections.abc import Iterable, Iterator

import msgspec

from brushpass.research.arena.chunk_games import Row
from brushpass.research.arena.estimate import DIGITS, Estimate, estimate, paired
from brushpass.research.arena.study import Study, TableKind


class Duel(msgspec.Struct, frozen=True):
    """A candidate that sat at every seat of a table in turn. Rates are shares of all games, 0 to 1."""

    players: int
    candidate: str
    table: str
    deals: int
    games: int
    win_rate: Estimate
    """How often the candidate won."""
    baseline: Estimate
    """How often a seat won when all seats had the table's mind."""
    difference: Estimate
    """The candidate's rate minus the baseline, paired by deal; times 100 it is in percentage points."""
    even: float
    """An even share, if exactly one seat wins: 1 in the number of players."""
    decided: float
    """Share of the candidate's games that somebody won."""
    turns: float
    """Mean length of the candidate's games."""
    by_seat: tuple[float, ...]
    """The candidate's win rate at each place, counted from the seat that has the first turn."""
    baseline_by_seat: tuple[float, ...]


def duels(study: Study) -> list[Duel]:
    """Every duel of the plan, in its order."""
    return [
        _duel(players, candidate, table, study)
        for players in study.plan.players
        for candidate, table in study.plan.pairs
    ]


def _duel(players: int, candidate: str, table: str, study: Study) -> Duel:
    rows = study.rows[TableKind(players, table, candidate)]
    whole = study.rows[TableKind(players, table, None)]
    rates, base = deal_rates(study, players, candidate, table), [len(row.winners) / players for row in whole]
    return Duel(
        players=players,
        candidate=candidate,
        table=table,
        deals=len(whole),
        games=len(rows),
        win_rate=estimate(rates),
        baseline=estimate(base),
        difference=paired(rates, base),
        even=round(1 / players, DIGITS),
        decided=share(len([row for row in rows if row.winners]), len(rows)),
        turns=share(sum(row.turns for row in rows), len(rows)),
        by_seat=places([(seat, row.first) for row in rows if (seat := row.seat) in row.winners], players, len(whole)),
        baseline_by_seat=places([(seat, row.first) for row in whole for seat in row.winners], players, len(whole)),
    )


def deal_rates(study: Study, players: int, candidate: str, table: str) -> list[float]:
    """How often the candidate won each deal, as a share of the seats."""
    rows = study.rows[TableKind(players, table, candidate)]
    return [sum(row.seat in row.winners for row in deal) / players for deal in by_deal(rows, players)]


def by_deal(rows: list[Row], players: int) -> Iterator[list[Row]]:
    """The candidate's games, grouped by deal."""
    return (rows[at : at + players] for at in range(0, len(rows), players))


def places(wins: Iterable[tuple[int | None, int]], players: int, deals: int) -> tuple[float, ...]:
    """How often each place wins; place 0 had the first turn. `wins`: the winning seat and the first seat of each."""
    counts = [0] * players
    for seat, first in wins:
        assert seat is not None
        counts[(seat - first) % players] += 1
    return tuple(share(count, deals) for count in counts)


def share(part: int, whole: int) -> float:
    """A share, rounded as in reports."""
    return round(part / whole, DIGITS)
