"""What may come of the two shown cards: every card in every hand, in every world, from any seat's point of view."""

from typing import Final, NamedTuple

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.board import Board
from brushpass.games.secrets.minds.bots.evaluation import evaluate, win_chances
from brushpass.games.secrets.minds.bots.outcomes import Indices, outcomes, rows_of
from brushpass.games.secrets.minds.dossier.arrangements import Floats

EFFECT_KEENNESS: Final = 4.0
"""How keenly others are expected to use a card for their own good: log-odds for each point of win chance."""


class Worlds(NamedTuple):
    """The worlds that a seat may think possible, divided into information sets.

    An information set holds the worlds that the seat cannot tell apart. A mind that decides for itself is in exactly
    one; a mind that wonders what another seat knows considers several.
    """

    sides: Floats
    """Slot × world: CIA 1, KGB -1, hippie 0; the centre last."""
    infoset: Indices
    """World: the number of the information set it belongs to."""
    belief: Floats
    """World × information set: how likely the world is in it; each column sums to 1."""

    @classmethod
    def of_one_infoset(cls, sides: Floats, probability: Floats) -> "Worlds":
        """The worlds of a seat that decides for itself."""
        return cls(sides, np.zeros(len(probability), dtype=np.intp), probability[:, None])

    def friendship(self, seat: Seat, other: Seat) -> float:
        """How likely two seats are on one side, in the first information set. Hippies have no friends."""
        mine, theirs = self.sides[seat], self.sides[other]
        return float((((mine == theirs) & (mine != 0)) @ self.belief)[0])


class Forecast:
    """Everything that a turn can come to."""

    def __init__(self, board: Board, worth: Floats, bullet: float, sides: Floats, takers: tuple[Seat, ...]) -> None:
        """`worth`: what each display is worth now; `bullet`: what a bullet is expected to be; `takers`: whose hands."""
        players, shown = board.players, board.shown
        self.players, self._shown, self._takers, self._sides = players, shown, takers, sides
        self._outcomes = every = outcomes(players, shown, takers)
        gains = np.array([[board.gain(Seat(seat), kind) for seat in range(players)] for kind in shown], dtype=float)
        rows = np.arange(len(every.card))
        scores = np.repeat(worth[None], len(rows), axis=0)
        counts = np.zeros((len(rows), players + 1), dtype=np.intp)
        counts[:, :players] = board.counts
        scores[rows, every.receiver] += gains[every.card, every.receiver]
        counts[rows, every.receiver] += 1
        scores[rows, every.target] += bullet
        counts[rows, every.target] += 1
        scores[:, players] = 0.0  # no bullet was given
        self._prospects = evaluate(scores, counts[:, :players], board, every.moved, sides)
        self._option_chances = self._weigh_options()

    def _weigh_options(self) -> Floats:
        """Row × world: how likely each taker chooses this option."""
        every = self._outcomes
        if len(every.counts) == len(every.card):  # nobody has anything to choose
            return np.ones((len(every.card), 1))
        odds = np.exp(EFFECT_KEENNESS * win_chances(self._prospects, every.taker, self._sides))
        total = np.repeat(np.add.reduceat(odds, every.starts), every.counts, axis=0)
        chances: Floats = odds / total
        return chances

    def chances_of(self, seat: Seat, *takers: Seat) -> Floats:
        """Card × taker × world: the chance of this seat to win when one of these takers has the card."""
        rows, starts = rows_of(self.players, self._shown, self._takers, takers)
        value = win_chances(self._prospects.only(rows), seat, self._sides) * self._option_chances[rows]
        grouped: Floats = np.add.reduceat(value, starts)
        return grouped.reshape(2, len(takers), -1)

    def planned_by(self, seat: Seat, worlds: Worlds) -> dict[Seat, Floats]:
        """By taker, card × world: the chance to win of the seat that plans, whoever takes the card.

        If the seat takes the card itself, it chooses the option that is best for all it knows.
        """
        every, takers = self._outcomes, self._takers
        value = win_chances(self._prospects, seat, self._sides)
        grouped = np.add.reduceat(value * self._option_chances, every.starts).reshape(2, len(takers), -1)
        for card in (0, 1):
            group = card * len(takers) + takers.index(seat)
            start, count = every.starts[group], every.counts[group]
            if count > 1:
                options = value[start : start + count]
                best = (options @ worlds.belief).argmax(axis=0)
                grouped[card, takers.index(seat)] = options[best[worlds.infoset], np.arange(options.shape[1])]
        return {taker: grouped[:, number] for number, taker in enumerate(takers)}
