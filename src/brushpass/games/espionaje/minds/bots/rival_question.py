"""Two players, where whoever has asked may accuse in the same turn (V10): what a rival's next question tells them.

To ask first costs nothing there, so the rival asks, and decides with the answer. They name as many cards of their own
as their questions so far suggest (`naming`), and otherwise ask what makes their own best guess likeliest to be right.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from brushpass.games.espionaje.minds.dossier.hands import ALL, Bits, Flags, Weights, members
from brushpass.games.espionaje.open.cards import ELEMENTS, HAND

LACKED: Final = len(ELEMENTS) - HAND[2]
"""How many cards a player of two lacks."""
FIRST, SECOND = np.array(list(combinations(range(LACKED), 2))).T
"""All pairs of these."""
GROUPS: Final = (slice(LACKED, None), slice(0, LACKED))
"""Where the questions lie that name no card of the asker's own, and one; it makes no difference which one."""


class BestGuess(NamedTuple):
    """What somebody would guess who believes this. One entry for each row of beliefs."""

    sureness: Weights
    """How likely the best guess is to them."""
    right: Weights
    """How likely it is right in truth: 1 or 0, or a share where several guesses are equally good."""
    truth: Weights
    """How likely the truth is to them."""


def best_guess(believed: Weights, is_true: Flags) -> BestGuess:
    """The best guess of each row. `believed`: how likely each world is (last axis), up to a common factor."""
    whole = np.maximum(believed.sum(axis=-1), 1e-300)
    best = believed.max(axis=-1)
    truth = np.where(is_true, believed, 0.0).sum(axis=-1)
    alike = (believed >= best[..., None] * (1 - 1e-9)).sum(axis=-1)
    return BestGuess(best / whole, (truth >= best * (1 - 1e-9)) / alike, truth / whole)


class RivalQuestion:
    """The rival's next question, in each of my worlds."""

    def __init__(self, rival: Bits, mine: Bits, is_true: Flags, believed: Weights, shares: Weights) -> None:
        """Find out what the rival asks, by what they believe now (world, and world of the rival in it).

        `rival`, `mine`: both hands; `is_true`: which world of the rival is the true one; `shares`: how often the rival
        names 0, 1 and 2 own cards, in each world.
        """
        self._is_true, self._two_own = is_true, shares[2]
        answers = _answers(rival, mine)
        chance = _asked(believed, answers, shares) * (answers * is_true[:, None]).sum(axis=-1)
        answer, self._world, question = np.nonzero(chance)
        self._chance: Weights = chance[answer, self._world, question]
        """How likely the rival asks this and I answer so, for each question and answer that may come."""
        self._says: Weights = answers[answer, self._world, question]
        """How likely I would answer so in each world of the rival."""
        self._sums: Weights = (self._world[:, None] == np.arange(len(rival))) * 1.0
        """In which world each of them may come."""

    def decides(self, believed: Weights, accuses: Callable[[Weights], Weights]) -> tuple[Weights, Weights]:
        """How likely the rival accuses once they have asked, and how likely they are right if they do.

        `believed`: what they believe before, after each of some questions of mine (question, world, world of the
        rival); `accuses`: how likely they accuse when they are so sure.
        """
        before = best_guess(believed, self._is_true)
        after = best_guess(believed[:, self._world] * self._says, self._is_true[self._world])
        early = self._two_own * accuses(before.sureness)  # two cards of their own tell them nothing
        late = self._chance * accuses(after.sureness)
        accused: Weights = early + late @ self._sums
        right = early * before.right + (late * after.right) @ self._sums
        return accused, right / np.maximum(accused, 1e-300)


def _answers(rival: Bits, mine: Bits) -> Weights:
    """How likely I pass, show the first card, show the second. The axes: answer, world, question, world of the rival.

    The questions name one card that the rival lacks, and any of their own; or two that they lack (`FIRST`, `SECOND`).
    """
    cards = np.nonzero(members((ALL ^ rival).astype(np.uint16), len(ELEMENTS)))[1].reshape(len(rival), LACKED)
    held = mine[:, None] >> cards[..., None].astype(np.uint16) & 1 == 1
    first, second = held[:, FIRST], held[:, SECOND]
    half = np.where(first & second, 0.5, 1.0)
    return np.stack(
        [
            np.concatenate([~held, ~(first | second)], axis=1) * 1.0,
            np.concatenate([held, first * half], axis=1),
            np.concatenate([held & False, second * half], axis=1),
        ]
    )


def _asked(believed: Weights, answers: Weights, shares: Weights) -> Weights:
    """How likely the rival asks each question (world, question)."""
    foresight = (believed[:, None] * answers).max(axis=-1).sum(axis=0)
    asked: Weights = np.zeros_like(foresight)
    for group, share in zip(GROUPS, shares, strict=False):
        worth = foresight[:, group]
        best = worth >= worth.max(axis=-1, keepdims=True) * (1 - 1e-9)
        asked[:, group] = share[:, None] * best / best.sum(axis=-1, keepdims=True)
    return asked
