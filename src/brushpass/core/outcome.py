"""How a game ended."""

import msgspec

from brushpass.core.seats import Seat


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game as data. Games add their own fields."""

    winners: tuple[Seat, ...]
    """Who won, in seat order; empty when nobody did."""
