"""What everybody at the table knows, and how each seat's own sight divides it into information sets.

These are the worlds that the public cannot rule out. In each of them every seat would have seen certain faces; all that
a seat has seen is written into one number, its *memory*. A seat cannot tell worlds apart in which its memory is the
same, so what a seat knows, and what it can know of others, takes one comparison of numbers.
"""

from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec import UNSET

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.dossier.arrangements import SIDE, row_of
from brushpass.games.secrets.minds.dossier.tokens import Tokens
from brushpass.games.secrets.open.cards import Face
from brushpass.games.secrets.open.choices import Side
from brushpass.games.secrets.open.seen import CentreShown, Diverted, Exposed, Looked, Swapped
from brushpass.games.secrets.open.sight import TokenEvent

BASE: Final = 3
"""A memory grows by one digit of this base with everything seen: at most 19 digits."""


class Common(Tokens):
    """The worlds that the public cannot rule out, with every seat's memory in them."""

    __slots__ = ("memory", "mine", "seat")

    def __init__(self, players: int, seat: Seat) -> None:
        super().__init__(players)
        self.seat = seat
        """The seat whose events this is told. What that seat alone has seen goes into `mine` and nowhere else."""
        self.memory: npt.NDArray[np.int64] = np.zeros((players, len(self.weight)), dtype=np.int64)
        """Seat × world: what the seat would have seen."""
        self.mine = 0
        """What `seat` has really seen."""

    def see(self, event: TokenEvent) -> None:
        """Add what each seat sees of a token to its memory in every world, and to `mine` if it is this seat."""
        match event:
            case Looked(by=by, slot=slot, face=face):
                self.seen[:, by, row_of(slot, self.players)] = True
                self._remember([by], row_of(slot, self.players))
                self._recall(face)
            case Exposed(seat=shown, face=face):
                rest = [seat for seat in range(self.players) if seat != shown]
                self.seen[:, rest, shown] = True
                self._remember(rest, shown)
                self._recall(face)
            case Diverted(by=by, side=side):
                count = len(self.weight)
                self.memory = np.concatenate((self.memory, self.memory), axis=1)
                self.memory[by] *= BASE
                self.memory[by, count:] += 1  # left first, then right, as the worlds are split
                if side is not UNSET:
                    self.mine = self.mine * BASE + (side is Side.RIGHT)
                super().see(Diverted(by))
            case CentreShown() | Swapped():
                super().see(event)

    def _remember(self, seats: list[int] | list[Seat], row: int) -> None:
        self.memory[seats] = self.memory[seats] * BASE + (self.sides[row] + 1)

    def _recall(self, face: Face | object) -> None:
        if isinstance(face, Face):
            self.mine = self.mine * BASE + SIDE[face] + 1

    def learn(self, row: int, face: Face) -> None:
        """Strike out every world in which another token lies there."""
        fitting = np.flatnonzero(self.sides[row] == SIDE[face])
        self.memory = self.memory[:, fitting]
        super().learn(row, face)

    def possible(self) -> npt.NDArray[np.bool_]:
        """World: whether `seat` cannot rule it out."""
        fits: npt.NDArray[np.bool_] = self.memory[self.seat] == self.mine
        return fits
