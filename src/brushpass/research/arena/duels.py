"""What the games of a study come to: each candidate against each table."""

from collections.abc import Iterable, Iterator

import msgspec

from brushpass.research.arena.estimate import DIGITS, Estimate, estimate, paired
from brushpass.research.arena.match import Row
from brushpass.research.arena.study import Study, Table


class Duel(msgspec.Struct, frozen=True):
    """A candidate that went through all seats of a table. Rates are shares of all games, 0 to 1."""

    players: int
    candidate: str
    table: str
    deals: int
    games: int
    win_rate: Estimate
    """Of the candidate."""
    baseline: Estimate
    """Of a seat, when all are of the table's kind."""
    difference: Estimate
    """Of the two, paired by deal; times 100 it is in percentage points."""
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
    rows = study.rows[Table(players, table, candidate)]
    whole = study.rows[Table(players, table, None)]
    won, base = deal_rates(study, players, candidate, table), [len(row.winners) / players for row in whole]
    return Duel(
        players=players,
        candidate=candidate,
        table=table,
        deals=len(whole),
        games=len(rows),
        win_rate=estimate(won),
        baseline=estimate(base),
        difference=paired(won, base),
        even=round(1 / players, DIGITS),
        decided=share(len([row for row in rows if row.winners]), len(rows)),
        turns=share(sum(row.turns for row in rows), len(rows)),
        by_seat=places([(seat, row.first) for row in rows if (seat := row.seat) in row.winners], players, len(whole)),
        baseline_by_seat=places([(seat, row.first) for row in whole for seat in row.winners], players, len(whole)),
    )


def deal_rates(study: Study, players: int, candidate: str, table: str) -> list[float]:
    """How often the candidate won each deal, as a share of the seats."""
    rows = study.rows[Table(players, table, candidate)]
    return [sum(row.seat in row.winners for row in deal) / players for deal in by_deal(rows, players)]


def by_deal(rows: list[Row], players: int) -> Iterator[list[Row]]:
    """The candidate's games, those of one deal together."""
    return (rows[at : at + players] for at in range(0, len(rows), players))


def places(wins: Iterable[tuple[int | None, int]], players: int, deals: int) -> tuple[float, ...]:
    """How often each place wins, from the seat of each win and the seat that had the first turn, which is place 0."""
    counts = [0] * players
    for seat, first in wins:
        assert seat is not None
        counts[(seat - first) % players] += 1
    return tuple(share(count, deals) for count in counts)


def share(part: int, whole: int) -> float:
    """A share, as it is reported."""
    return round(part / whole, DIGITS)
