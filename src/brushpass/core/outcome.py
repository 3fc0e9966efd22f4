"""How a game ended."""

import msgspec

from brushpass.core.seats import Seat


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game. Games add fields of their own; one of them is `reason`, a word for why it ended so."""

    winners: tuple[Seat, ...]
    """Who won, in seat order; empty when nobody did."""
