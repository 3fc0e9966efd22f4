"""The answers that a seat may get to each question: the weight of every answer under every solution.

Who answers, and with which card, depends only on who holds the two cards. So it is enough to know, under each
solution, the weight of the worlds in which x lies here and y lies there: one small matrix product for each solution.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from brushpass.games.espionaje.minds.dossier.hands import Indices, Weights, shares
from brushpass.games.espionaje.minds.dossier.worlds import Worlds

BUDGET: Final = 3_000
"""At most this many worlds are evaluated; longer lists are sampled at even steps."""


class Answers:
    """The answers to all questions. The axes are the solutions that are left, and the unseen cards x and y."""

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
        self.solutions: Indices = solution[bounds[:-1]]
        """Which of the worlds' `triples` are left."""
        self.belief: Weights = np.array([weights[block].sum() for block in blocks])
        """The weight of each of them."""
        self.alone: list[Weights] = [np.einsum("tsxsx->tsx", together)[:, seat] for seat in range(seats)]
        """For each seat clockwise from the left: it shows x, asked for x and a card that the asker holds."""
        self.shown: list[Weights] = []
        """For each seat: it shows x, asked for x and y. If it holds both, it shows either with the same chance."""
        for seat in range(seats):
            earlier = together[:, seat, :, :seat].sum(axis=2)
            shown = self.alone[seat][:, :, None] - earlier - together[:, seat, :, seat] / 2
            self.shown.append(np.maximum(shown, 0))

    def information(self) -> tuple[Weights, Weights]:
        """How much each question tells about the solution: for x and y, and for x and one of the asker's own cards."""
        return self.score(_negative_entropy)

    def foresight(self) -> tuple[Weights, Weights]:
        """How likely the best guess will be after each question: the same two arrays."""
        return self.score(_peak)

    def score(self, value: Callable[[Weights], Weights]) -> tuple[Weights, Weights]:
        """The expected value of what is believed after the answer, for each question."""
        shows_x = sum(value(shown) for shown in self.shown)
        shown_weight = sum(self.shown)
        nobody = value(np.maximum(self.belief[:, None, None] - shown_weight - np.swapaxes(shown_weight, 1, 2), 0))
        with_own = sum(value(shown) for shown in self.alone)
        with_own += value(np.maximum(self.belief[:, None] - sum(self.alone), 0))
        both_unseen = shows_x + np.swapaxes(shows_x, 0, 1) + nobody
        np.fill_diagonal(both_unseen, -np.inf)
        whole = self.belief.sum()
        return shares(both_unseen, whole), shares(with_own, whole)


def _negative_entropy(weights: Weights) -> Weights:
    """Minus the entropy of the solution, times the weight of the answer."""
    whole = weights.sum(axis=0)
    entropy: Weights = (weights * np.log(weights + (weights == 0))).sum(axis=0) - whole * np.log(whole + (whole == 0))
    return entropy


def _peak(weights: Weights) -> Weights:
    """The weight of the likeliest solution."""
    peak: Weights = weights.max(axis=0)
    return peak


def _spread(length: int, most: int) -> npt.NDArray[np.intp]:
    """Indices evenly spread over a list; all of them if there are not too many."""
    return np.arange(length) if length <= most else np.arange(most) * length // most
