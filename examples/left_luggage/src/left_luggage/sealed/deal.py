"""All luck of a game of LEFT LUGGAGE as one value (L2)."""

import msgspec

from brushpass.core.deal import SeededRandom, check_players, is_box, is_seat
from brushpass.core.errors import BadSetup
from brushpass.core.seats import Seat
from left_luggage.open.cards import PLAYERS, Case, box


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each locker holds. Tests write one down by hand; a table draws one from a seed."""

    cases: tuple[Case, ...]
    first: Seat

    @classmethod
    def from_seed(cls, seed: bytes, players: int) -> "Deal":
        """The deal that follows from 32 bytes: the cases in the order of the box, shuffled; then the first player."""
        check_players("LEFT LUGGAGE", PLAYERS, players)
        rng = SeededRandom(seed, f"brushpass/1/left-luggage/{players}/")
        return cls(rng.shuffled(box(players)), Seat(rng.below(players)))

    def check(self, players: int) -> None:
        """Refuse a deal that could not come out of the box."""
        check_players("LEFT LUGGAGE", PLAYERS, players)
        if not is_box(self.cases, box(players)):
            raise BadSetup(f"the deal's cases are not those of a game for {players}")
        if not is_seat(self.first, players):
            raise BadSetup(f"the first seat must be 0..{players - 1}, got {self.first!r}")
