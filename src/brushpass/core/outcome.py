"""How a game ended."""

import msgspec

from brushpass.core.seats import Seat


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game. Games add their own fields; one of them is `reason`, a word for why it ended this way."""

    winners: tuple[Seat, ...]
    """Who won, in seat order; empty when nobody did."""
