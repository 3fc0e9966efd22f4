"""What may come of the two shown cards: every card in every hand, in every world, from any seat's point of view."""

from typing import Final, NamedTuple

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.board import Board
from brushpass.games.secrets.minds.bots.evaluation import chances, judge
from brushpass.games.secrets.minds.bots.outcomes import Indices, rows_of, ways
from brushpass.games.secrets.minds.dossier.arrangements import Floats

EFFECT: Final = 4.0
"""How keenly others are expected to use a card for their own good: log-odds for each point of win chance."""


class Worlds(NamedTuple):
    """The worlds that a seat thinks about, in one or several states of its mind."""

    sides: Floats
    """Slot × world: CIA 1, KGB -1, hippie 0; the centre last."""
    mind: Indices
    """World: the state of mind in which the seat takes it to be possible."""
    belief: Floats
    """World × state of mind: how likely the world is then; each column sums to 1."""

    @classmethod
    def of(cls, sides: Floats, probability: Floats) -> "Worlds":
        """The worlds of a seat that knows its own mind."""
        return cls(sides, np.zeros(len(probability), dtype=np.intp), probability[:, None])


class Forecast:
    """The ways that a turn can go."""

    def __init__(self, board: Board, worth: Floats, bullet: float, sides: Floats, takers: tuple[Seat, ...]) -> None:
        """`worth`: what each display is worth now; `bullet`: what a bullet is expected to be; `takers`: whose hands."""
        players, shown = board.players, board.shown
        self.players, self._shown, self._takers, self._sides = players, shown, takers, sides
        self._ways = table = ways(players, shown, takers)
        gains = np.array([[board.gain(Seat(seat), kind) for seat in range(players)] for kind in shown], dtype=float)
        rows = np.arange(len(table.card))
        scores = np.repeat(worth[None], len(rows), axis=0)
        counts = np.zeros((len(rows), players + 1), dtype=np.intp)
        counts[:, :players] = board.counts
        scores[rows, table.receiver] += gains[table.card, table.receiver]
        counts[rows, table.receiver] += 1
        scores[rows, table.target] += bullet
        counts[rows, table.target] += 1
        scores[:, players] = 0.0  # what missed everybody
        self._prospects = judge(scores, counts[:, :players], board.limit, table.moved, sides)
        self._share = self._shares()

    def _shares(self) -> Floats:
        """Row × world: how likely each taker goes this way."""
        table = self._ways
        if len(table.many) == len(table.card):  # nothing to choose
            return np.ones((len(table.card), 1))
        keen = np.exp(EFFECT * chances(self._prospects, table.taker, self._sides))
        total = np.repeat(np.add.reduceat(keen, table.starts), table.many, axis=0)
        share: Floats = keen / total
        return share

    def seen_from(self, seat: Seat, *takers: Seat) -> Floats:
        """Card × taker × world: the chance of this seat to win when one of these has the card."""
        rows, starts = rows_of(self.players, self._shown, self._takers, takers)
        value = chances(self._prospects.only(rows), seat, self._sides) * self._share[rows]
        grouped: Floats = np.add.reduceat(value, starts)
        return grouped.reshape(2, len(takers), -1)

    def planned_by(self, seat: Seat, worlds: Worlds) -> dict[Seat, Floats]:
        """By taker, card × world: the same for the seat that plans, whoever takes the card.

        In its own hands a card goes the way that is best for all the seat knows.
        """
        table, takers = self._ways, self._takers
        value = chances(self._prospects, seat, self._sides)
        grouped = np.add.reduceat(value * self._share, table.starts).reshape(2, len(takers), -1)
        for card in (0, 1):
            group = card * len(takers) + takers.index(seat)
            start, many = table.starts[group], table.many[group]
            if many > 1:
                own = value[start : start + many]
                best = (own @ worlds.belief).argmax(axis=0)
                grouped[card, takers.index(seat)] = own[best[worlds.mind], np.arange(own.shape[1])]
        return {taker: grouped[:, number] for number, taker in enumerate(takers)}
