"""Who is what: every world that fits what a viewer has seen, with its exact weight.

A *world* is where the tokens lie now, together with the way each hidden exchange of a Diplomat went (a *branch*, at
most 2³ of them). The viewer's own looks and all reveals strike worlds out; public exchanges change every world alike; a
Diplomat played by somebody else splits each world in two, each with half the weight. Weights are powers of a half, so
counting is exact.

Two layers are never mixed up. `weight` is logic: what follows. `inference` is a guess about people: how well a world
explains their choices, and what is made of what they say. It multiplies weights but never strikes out a world, and
nothing logical reads it.
"""

import numpy as np
import numpy.typing as npt
from msgspec import UNSET

from brushpass.core.seats import left, right
from brushpass.games.secrets.minds.dossier.arrangements import (
    FACES,
    SIDE,
    Floats,
    Sides,
    arrangements,
    exchanged,
    numbers,
    row_of,
)
from brushpass.games.secrets.open.cards import Face
from brushpass.games.secrets.open.seen import CentreShown, Diverted, Exposed, Looked, Swapped
from brushpass.games.secrets.open.sight import TokenEvent


class Contradiction(Exception):
    """What was seen fits no world."""


class Tokens:
    """The worlds that one viewer cannot rule out."""

    __slots__ = ("branch", "inference", "players", "said", "seen", "sides", "trusted", "weight")

    def __init__(self, players: int) -> None:
        self.players = players
        self.sides: Sides = arrangements(players)
        """One column a world."""
        self.weight: Floats = np.ones(self.sides.shape[1])
        """The logical layer, not normalised."""
        self.inference: Floats | None = None
        """The inferred layer: a factor for each weight; absent as long as nothing was inferred."""
        self.said: npt.NDArray[np.bool_] = np.zeros((0, len(self.weight)), dtype=np.bool_)
        """Claim × world: whether it is true there."""
        self.trusted: Floats = np.zeros(0)
        """For each claim the log-odds that it is true, by its speaker's record."""
        self.branch: npt.NDArray[np.intp] = np.zeros(len(self.weight), dtype=np.intp)
        """Which branch each world belongs to."""
        self.seen: npt.NDArray[np.bool_] = np.zeros((1, players, players + 1), dtype=np.bool_)
        """For each branch, seat and slot: whether that seat has seen the token that lies there now."""

    def see(self, event: TokenEvent) -> None:
        """Move, split or strike out worlds as an event demands. Raises `Contradiction` if it fits no world."""
        players = self.players
        match event:
            case Looked(by=by, slot=slot, face=face):
                self.seen[:, by, row_of(slot, players)] = True
                if face is not UNSET:
                    self.learn(row_of(slot, players), face)
            case Swapped(a=a, b=b):
                self._move(exchanged(players, row_of(a, players), row_of(b, players)))
            case CentreShown(face=face):
                self.seen[:, :, players] = True
                self.learn(players, face)
            case Exposed(seat=seat, face=face):
                self.seen[:, :seat, seat] = self.seen[:, seat + 1 :, seat] = True
                if face is not UNSET:
                    self.learn(seat, face)
            case Diverted(by=by, side=side):
                if side is UNSET:
                    self._split(left(by, players), right(by, players))
                else:
                    self._move(exchanged(players, players, side.of(by, players)))

    def learn(self, row: int, face: Face) -> None:
        """Strike out every world in which another token lies there."""
        fits = self.sides[row] == SIDE[face]
        fitting = np.flatnonzero(fits)
        if len(fitting) == len(fits):
            return
        if not len(fitting):
            raise Contradiction(f"slot {row} cannot be {face}")
        self.sides = self.sides[:, fitting]
        self.weight = self.weight[fitting]
        self.branch = self.branch[fitting]
        self.said = self.said[:, fitting]
        if self.inference is not None:
            self.inference = self.inference[fitting]

    def _move(self, order: npt.NDArray[np.intp]) -> None:
        self.sides = self.sides[order]
        self.seen = self.seen[:, :, order]

    def _split(self, first: int, second: int) -> None:
        """S6.5: the centre's token was exchanged with that of one of two neighbours."""
        players = self.players
        one_way, other_way = exchanged(players, players, first), exchanged(players, players, second)
        self.sides = np.concatenate((self.sides[one_way], self.sides[other_way]), axis=1)
        self.weight = np.concatenate((self.weight, self.weight)) * 0.5
        self.branch = np.concatenate((self.branch, self.branch + len(self.seen)))
        self.said = np.concatenate((self.said, self.said), axis=1)
        self.seen = np.concatenate((self.seen[:, :, one_way], self.seen[:, :, other_way]))
        if self.inference is not None:
            self.inference = np.concatenate((self.inference, self.inference))

    def logical(self) -> Floats:
        """The probability of each world, by logic alone."""
        probability: Floats = self.weight / self.weight.sum()
        return probability

    def suggested(self) -> Floats:
        """The probability of each world, with what people's choices suggest, whatever they say."""
        if self.inference is None:
            return self.logical()
        weight = self.weight * self.inference
        probability: Floats = weight / weight.sum()
        return probability

    def inferred(self) -> Floats:
        """The same with what they say."""
        if not len(self.said):
            return self.suggested()
        weight = self.weight if self.inference is None else self.weight * self.inference
        weight = weight * np.exp(self.trusted @ self.said)
        probability: Floats = weight / weight.sum()
        return probability

    def marginals(self, probability: Floats) -> Floats:
        """For each slot, the probability of CIA, KGB and hippie."""
        sides = self.sides
        return np.stack([(sides == SIDE[face]) @ probability for face in FACES], axis=1)

    def arrangement_probabilities(self, probability: Floats) -> Floats:
        """The probability of each arrangement, by its number."""
        total = arrangements(self.players).shape[1]
        return np.bincount(numbers(self.sides), probability, total).astype(np.float64, copy=False)

    def have_seen(self, probability: Floats) -> Floats:
        """For each seat and slot, the probability that the seat has seen the token that lies there now."""
        branches = np.bincount(self.branch, probability, len(self.seen)).astype(np.float64, copy=False)
        return np.tensordot(branches, self.seen.astype(np.float64), axes=1)
