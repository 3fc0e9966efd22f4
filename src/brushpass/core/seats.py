"""Seats, and who is looking."""

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A place at the table, 0..n-1 clockwise: `left` of a seat plays after it."""

Viewer = Seat | None
"""Who is looking: a seat, or `PUBLIC`."""

MOST_SEATS: Final = 8
"""No table has more."""

CODE_NAMES: Final = ("Heron", "Magpie", "Kestrel", "Wren", "Raven", "Plover", "Osprey", "Swift")
"""What players without a name of their own are called; one for each seat, none longer than seven letters."""

PUBLIC: Final = None
"""Everybody without a seat: spectators and the shared screen."""


def left(seat: Seat, players: int) -> Seat:
    """The next seat clockwise."""
    return Seat((seat + 1) % players)


def right(seat: Seat, players: int) -> Seat:
    """The next seat counter-clockwise."""
    return Seat((seat - 1) % players)


def others(seat: Seat, players: int) -> tuple[Seat, ...]:
    """All seats but this one, clockwise from its left."""
    return tuple(Seat((seat + step) % players) for step in range(1, players))
