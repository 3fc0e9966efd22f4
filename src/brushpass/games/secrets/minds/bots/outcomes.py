"""What can come of a card in somebody's hands: every way its effect can go, as rows of index arrays.

The tables depend on the number of players and on the card alone, and are made once.
"""

from functools import cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from brushpass.core.seats import Seat, left, right
from brushpass.games.secrets.open.cards import Kind

Indices = npt.NDArray[np.intp]


class Ways(NamedTuple):
    """Rows, one for each way; those of one taker follow each other."""

    card: Indices
    """Which of the given cards, 0 or 1."""
    taker: Indices
    """Who applies the effect."""
    receiver: Indices
    """Who has the card in the display then."""
    target: Indices
    """Who gets the bullet; the centre if there is none."""
    moved: Indices
    """For each row and slot: where the token of that slot goes."""
    starts: Indices
    """Where the rows of each (card, taker) begin."""
    many: Indices
    """How many rows each (card, taker) has."""


class Rows(NamedTuple):
    """Some rows of a table of ways."""

    rows: Indices
    starts: Indices
    """Where those of each (card, taker) begin."""


def ways_of(kind: Kind, taker: Seat, players: int) -> list[tuple[int, int, tuple[int, int]]]:
    """Receiver, target of the bullet and slots that change places, in the order of the effect's menu."""
    centre, none = players, (players, players)
    rest = [Seat((taker + step) % players) for step in range(1, players)]
    match kind:
        case Kind.POLITICIAN:
            return [(to, centre, none) for to in rest]
        case Kind.ASSASSIN:
            return [(taker, to, none) for to in rest]
        case Kind.PSYCHIATRIST:
            return [(taker, centre, pair) for pair in combinations(sorted(rest), 2)]
        case Kind.DIPLOMAT:
            return [(taker, centre, (side(taker, players), centre)) for side in (left, right)]
        case Kind.DOUBLE_AGENT:
            return [(taker, centre, (taker, centre))]
        case _:
            return [(taker, centre, none)]


@cache
def ways(players: int, kinds: tuple[Kind, ...], takers: tuple[Seat, ...]) -> Ways:
    """Every way for each card and each taker."""
    card, taker, receiver, target, moved, many = [], [], [], [], [], []
    for number, kind in enumerate(kinds):
        for seat in takers:
            rows = ways_of(kind, seat, players)
            many.append(len(rows))
            for to, shot, (a, b) in rows:
                order = list(range(players + 1))
                order[a], order[b] = order[b], order[a]
                card.append(number)
                taker.append(seat)
                receiver.append(to)
                target.append(shot)
                moved.append(order)
    starts = np.concatenate(([0], np.cumsum(many)[:-1]))
    return Ways(*(np.array(column, dtype=np.intp) for column in (card, taker, receiver, target, moved, starts, many)))


@cache
def rows_of(players: int, kinds: tuple[Kind, ...], takers: tuple[Seat, ...], part: tuple[Seat, ...]) -> Rows:
    """The rows of some of the takers only, card by card."""
    table = ways(players, kinds, takers)
    groups = [number * len(takers) + takers.index(seat) for number in range(len(kinds)) for seat in part]
    rows = [np.arange(table.starts[group], table.starts[group] + table.many[group]) for group in groups]
    starts = np.concatenate(([0], np.cumsum(table.many[groups])[:-1]))
    return Rows(np.concatenate(rows), starts)
