"""How much may be written into a table's log in one round, besides the choices of its game.

Choices are bounded by the rules. Everything else that people can do (talk, seats, settings, links, coming and going) is
counted here, so that a log stays short enough to be read, and one person cannot use up everybody's share.
"""

from typing import Final

from brushpass.core.seats import Seat
from brushpass.table import entries as e
from brushpass.table.errors import LogFull

MAX_ENTRIES: Final = 10_000
"""For all seats together. Twice as many for what a table cannot do without: starting, leaving, playing again."""
MAX_SEAT_ENTRIES: Final = 4_000
"""For one person in one seat."""


class Quota:
    """What was written in the running round."""

    def __init__(self) -> None:
        self.entries = 0
        self._by_seat: dict[Seat, int] = {}

    def count(self, entry: e.Entry) -> None:
        """Count an entry that is not a choice."""
        self.entries += 1
        kind = type(entry)
        if kind is e.Cleared:
            self.entries = 0
            self._by_seat.clear()
        elif kind is e.Configured:
            self._by_seat.clear()  # seats may have got other numbers
        elif type(entry) is e.Sat:
            self._by_seat.pop(entry.seat, None)
        elif (seat := getattr(entry, "seat", None)) is not None:
            self._by_seat[seat] = self._by_seat.get(seat, 0) + 1

    def check(self, seat: Seat | None = None, *, is_needed: bool = False) -> None:
        """Refuse to write more for a seat, or for somebody without one; essentials are refused only much later."""
        if not self.has_room(seat, is_needed=is_needed):
            raise LogFull("too much has happened at this table in one game; open another table")

    def has_room(self, seat: Seat | None = None, *, is_needed: bool = False) -> bool:
        """Whether more may be written."""
        if is_needed:
            return self.entries < 2 * MAX_ENTRIES
        share = 0 if seat is None else self._by_seat.get(seat, 0)
        return self.entries < MAX_ENTRIES and share < MAX_SEAT_ENTRIES
