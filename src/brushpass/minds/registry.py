"""Every mind there is, by the name that a command line or a lobby gives it."""

from collections.abc import Callable
from random import Random as Stream
from typing import Final

from brushpass.core.errors import Malformed
from brushpass.core.seats import Seat
from brushpass.minds.bots.random import Random
from brushpass.minds.mind import Mind

Factory = Callable[[str, Seat, Stream], Mind]
"""Seats a mind: the name of the game, its seat, and the only luck it may use."""

MINDS: Final[dict[str, Factory]] = {
    "random": lambda game, seat, stream: Random(stream),
}


def find(name: str) -> Factory:
    """The factory of the minds of this name; refuses any other."""
    try:
        return MINDS[name]
    except KeyError:
        raise Malformed(f"no mind is called {name!r}; there are {', '.join(MINDS)}") from None
