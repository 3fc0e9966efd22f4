"""The worlds of one viewer, with what every look showed in each: "I have seen that token" speaks of a look."""

from collections.abc import Collection

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.dossier.arrangements import SIDE, Sides, row_of
from brushpass.games.secrets.minds.dossier.tokens import Tokens
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import Face
from brushpass.games.secrets.open.sight import TokenEvent


class Remembering(Tokens):
    """The worlds that one viewer cannot rule out; each of them remembers what every look showed in it."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.looks: list[Sides] = []
        """For each look, the token that was looked at, by world."""
        self.last: dict[tuple[int, int], int] = {}
        """Which of them was the last of this seat at this slot. Who looks where is public."""

    def see(self, event: TokenEvent) -> None:
        """Move, split or strike out worlds, and remember what was looked at."""
        super().see(event)
        self.look(event)

    def look(self, event: TokenEvent) -> None:
        """Remember what was looked at, whether or not the viewer knows it."""
        match event:
            case seen.Looked(by=by, slot=slot):
                self._keep([by], row_of(slot, self.players))
            case seen.Exposed(seat=seat):
                self._keep([other for other in range(self.players) if other != seat], seat)
            case seen.CentreShown():
                self._keep(range(self.players), self.players)
            case _:
                pass

    def _keep(self, seats: Collection[int], row: int) -> None:
        for seat in seats:
            self.last[seat, row] = len(self.looks)
        self.looks.append(self.sides[row])

    def learn(self, row: int, face: Face) -> None:
        """Strike out every world in which another token lies there."""
        fits = self.sides[row] == SIDE[face]
        if not fits.all():
            self.looks = [look[fits] for look in self.looks]
        super().learn(row, face)

    def _split(self, first: int, second: int) -> None:
        super()._split(first, second)
        self.looks = [np.concatenate((look, look)) for look in self.looks]

    def last_look(self, seat: Seat, row: int) -> Sides | None:
        """By world, the token that this seat saw when it last looked there; None if it never did."""
        look = self.last.get((seat, row))
        return None if look is None else self.looks[look]

    def chance(self, sides: Sides, face: Face) -> float:
        """How likely these tokens, one for each world, are of this face."""
        return float(self.weight[sides == SIDE[face]].sum() / self.weight.sum())
