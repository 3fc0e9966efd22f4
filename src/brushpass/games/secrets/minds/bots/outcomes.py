"""What each option of a card's effect does, for a card in anybody's hands, as rows of index arrays.

The arrays depend on the number of players and on the cards alone, so they are computed once.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from brushpass.core.seats import Seat
from brushpass.games.secrets.open.cards import Kind
from brushpass.games.secrets.open.choices import Choice, Divert, Exchange, Hand, Shoot, effect_menu

Indices = npt.NDArray[np.intp]


class Outcome(NamedTuple):
    """What one option of an effect does to the table. Slots are numbers; the centre is the number of players."""

    receiver: int
    """Who has the card in their display afterwards."""
    target: int
    """Who gets the bullet; the centre if there is none."""
    swapped: tuple[int, int]
    """The two slots whose tokens change places; twice the centre if none do."""


class Outcomes(NamedTuple):
    """Columns of outcomes, one row for each; the rows of one taker follow each other."""

    card: Indices
    """Which of the given cards, 0 or 1."""
    taker: Indices
    """Who applies the effect."""
    receiver: Indices
    target: Indices
    moved: Indices
    """For each row and slot: where the token of that slot goes."""
    starts: Indices
    """Where the rows of each (card, taker) begin."""
    counts: Indices
    """How many rows each (card, taker) has."""


class Rows(NamedTuple):
    """Some rows of `Outcomes`."""

    rows: Indices
    starts: Indices
    """Where those of each (card, taker) begin."""


def outcomes_of(kind: Kind, taker: Seat, players: int) -> list[Outcome]:
    """What each option does, in the order of the effect's menu; a single outcome where no option changes the table."""
    centre = players
    match kind:
        case Kind.PSYCHIATRIST | Kind.POLITICIAN | Kind.DIPLOMAT | Kind.ASSASSIN:
            return [_outcome(option, taker, players) for option in effect_menu(players, taker, kind).prompt.options]
        case Kind.DOUBLE_AGENT:
            return [Outcome(taker, centre, (taker, centre))]
        case Kind.DETECTIVE | Kind.JOURNALIST | Kind.SCIENTIST:
            return [Outcome(taker, centre, (centre, centre))]


def _outcome(option: Choice, taker: Seat, players: int) -> Outcome:
    centre, none = players, (players, players)
    match option:
        case Hand(to=to):
            return Outcome(to, centre, none)
        case Shoot(to=to):
            return Outcome(taker, to, none)
        case Exchange(a=a, b=b):
            return Outcome(taker, centre, (a, b))
        case Divert(side=side):
            return Outcome(taker, centre, (side.of(taker, players), centre))
        case _:
            raise AssertionError(f"{option} changes nothing on the table")


@cache
def outcomes(players: int, kinds: tuple[Kind, ...], takers: tuple[Seat, ...]) -> Outcomes:
    """The outcomes of every option, for each card and each taker."""
    card, taker, receiver, target, moved, counts = [], [], [], [], [], []
    for number, kind in enumerate(kinds):
        for seat in takers:
            rows = outcomes_of(kind, seat, players)
            counts.append(len(rows))
            for outcome in rows:
                a, b = outcome.swapped
                order = list(range(players + 1))
                order[a], order[b] = order[b], order[a]
                card.append(number)
                taker.append(seat)
                receiver.append(outcome.receiver)
                target.append(outcome.target)
                moved.append(order)
    starts = np.concatenate(([0], np.cumsum(counts)[:-1]))
    columns = (card, taker, receiver, target, moved, starts, counts)
    return Outcomes(*(np.array(column, dtype=np.intp) for column in columns))


@cache
def rows_of(players: int, kinds: tuple[Kind, ...], takers: tuple[Seat, ...], part: tuple[Seat, ...]) -> Rows:
    """The rows of some of the takers only, card by card."""
    every = outcomes(players, kinds, takers)
    groups = [number * len(takers) + takers.index(seat) for number in range(len(kinds)) for seat in part]
    rows = [np.arange(every.starts[group], every.starts[group] + every.counts[group]) for group in groups]
    starts = np.concatenate(([0], np.cumsum(every.counts[groups])[:-1]))
    return Rows(np.concatenate(rows), starts)
