"""What a seat may hear when it asks, question by question: the weight of every answer under every solution.

Who answers, and with which card, depends only on who holds the two cards. So it is enough to know, under each
solution, the weight of the worlds in which x lies here and y lies there: one small matrix product a solution.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from brushpass.games.espionaje.minds.dossier.hands import Places, Weights, shares
from brushpass.games.espionaje.minds.dossier.worlds import Worlds

BUDGET: Final = 3_000
"""How many worlds are looked at, at most; of a longer list, every so manieth."""


class Answers:
    """The answers to all questions, their axes being the solutions that are left and the unseen cards x and y."""

    def __init__(self, worlds: Worlds, budget: int = BUDGET) -> None:
        rows = _spread(len(worlds), budget)
        solution = worlds.solution[rows]
        weights = worlds.weights()[rows]
        seats, cards = len(worlds.others), worlds.holds.shape[1]
        lies = np.concatenate([worlds.holds[held[rows]] for held in worlds.held], axis=1).astype(np.float64)
        weighted = lies * weights[:, None]
        bounds = [0, *(np.flatnonzero(np.diff(solution)) + 1).tolist(), len(solution)]
        blocks = [slice(start, end) for start, end in pairwise(bounds)]
        together = np.stack([lies[block].T @ weighted[block] for block in blocks])
        together = together.reshape(len(blocks), seats, cards, seats, cards)
        self.solutions: Places = solution[bounds[:-1]]
        """Which of the worlds' `triples` are left."""
        self.belief: Weights = np.array([weights[block].sum() for block in blocks])
        """The weight of each of them."""
        self.alone: list[Weights] = [np.einsum("tsxsx->tsx", together)[:, seat] for seat in range(seats)]
        """For each seat clockwise from the left: it shows x, asked for x and a card that the asker holds himself."""
        self.shown: list[Weights] = []
        """For each seat: it shows x, asked for x and y. Of two cards it shows either as gladly."""
        for seat in range(seats):
            earlier = together[:, seat, :, :seat].sum(axis=2)
            shown = self.alone[seat][:, :, None] - earlier - together[:, seat, :, seat] / 2
            self.shown.append(np.maximum(shown, 0))

    def information(self) -> tuple[Weights, Weights]:
        """How much each question tells of the solution: for x and y, and for x and an own card."""
        return self.score(_order)

    def foresight(self) -> tuple[Weights, Weights]:
        """How likely the best guess will be after each question: for x and y, and for x and an own card."""
        return self.score(_peak)

    def score(self, value: Callable[[Weights], Weights]) -> tuple[Weights, Weights]:
        """The expected value of what is believed after the answer, for each question."""
        one = sum(value(shown) for shown in self.shown)
        heard = sum(self.shown)
        nobody = value(np.maximum(self.belief[:, None, None] - heard - np.swapaxes(heard, 1, 2), 0))
        own = sum(value(shown) for shown in self.alone)
        own += value(np.maximum(self.belief[:, None] - sum(self.alone), 0))
        both = one + np.swapaxes(one, 0, 1) + nobody
        np.fill_diagonal(both, -np.inf)
        whole = self.belief.sum()
        return shares(both, whole), shares(own, whole)


def _order(weights: Weights) -> Weights:
    """Minus the entropy of the solution, times the weight of the answer."""
    whole = weights.sum(axis=0)
    ordered: Weights = (weights * np.log(weights + (weights == 0))).sum(axis=0) - whole * np.log(whole + (whole == 0))
    return ordered


def _peak(weights: Weights) -> Weights:
    """The weight of the likeliest solution."""
    peak: Weights = weights.max(axis=0)
    return peak


def _spread(length: int, most: int) -> npt.NDArray[np.intp]:
    """Places evenly spread over a list, all of them if they are not too many."""
    return np.arange(length) if length <= most else np.arange(most) * length // most
