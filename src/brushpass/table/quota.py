"""How much may be written into a table's log: in one round, besides the choices of its game, and in all rounds.

Choices are bounded by the rules. Everything else that people can do (talk, seats, settings, links, coming and going) is
counted here, so that a log stays short enough to be read, and one person cannot use up everybody's share. Coming and
going is counted apart: a device that reconnects without end costs the others nothing.
"""

from typing import Final

from brushpass.core.seats import Seat
from brushpass.table import entries as e
from brushpass.table.errors import LogFull

MAX_ENTRIES: Final = 10_000
"""For all seats together. Twice as many for what a table cannot do without: starting and playing again."""
MAX_SEAT_ENTRIES: Final = 4_000
"""For one person in one seat. Twice as many for what a table cannot do without."""
MAX_ARRIVALS: Final = 1_000
"""How often one person's arrival is written at once. After that only the heartbeat writes it, as often again."""
MAX_ALL_ARRIVALS: Final = 20_000
"""How often anybody's arrival is written: more than all seats can use up, unless people keep changing seats."""
MAX_LOG_ENTRIES: Final = 200_000
"""For all rounds of a table, with their choices. A log that has as many gets no further round."""


class Quota:
    """What was written in the running round."""

    def __init__(self) -> None:
        self.entries = 0
        """Everything but choices, arrivals and departures."""
        self._by_seat: dict[Seat, int] = {}
        self._arrivals = 0
        self._arrivals_by_seat: dict[Seat, int] = {}

    def count(self, entry: e.Entry) -> None:
        """Count an entry that is not a choice."""
        kind = type(entry)
        if kind is e.Went:
            return  # only a person who has arrived can go
        if type(entry) is e.Came:
            self._arrivals += 1
            self._arrivals_by_seat[entry.seat] = self._arrivals_by_seat.get(entry.seat, 0) + 1
            return
        self.entries += 1
        if kind is e.Cleared:
            self.entries = self._arrivals = 0
        if kind is e.Cleared or kind is e.Configured:  # after the latter, seats may have other numbers
            self._by_seat.clear()
            self._arrivals_by_seat.clear()
        elif type(entry) is e.Sat:
            self._by_seat.pop(entry.seat, None)
            self._arrivals_by_seat.pop(entry.seat, None)
        elif (seat := getattr(entry, "seat", None)) is not None:
            self._by_seat[seat] = self._by_seat.get(seat, 0) + 1

    def check(self, seat: Seat | None = None, *, is_needed: bool = False) -> None:
        """Refuse to write more for a seat, or for somebody without one; essentials are refused only much later."""
        if not self.has_room(seat, is_needed=is_needed):
            raise LogFull("too much has happened at this table in one game; open another table")

    def has_room(self, seat: Seat | None = None, *, is_needed: bool = False) -> bool:
        """Whether more may be written."""
        times = 2 if is_needed else 1
        share = 0 if seat is None else self._by_seat.get(seat, 0)
        return self.entries < times * MAX_ENTRIES and share < times * MAX_SEAT_ENTRIES

    def can_arrive(self, seat: Seat, *, at_heartbeat: bool = False) -> bool:
        """Whether a person's arrival may be written. A departure always may: it takes an arrival to depart again."""
        most = 2 * MAX_ARRIVALS if at_heartbeat else MAX_ARRIVALS
        return self._arrivals < MAX_ALL_ARRIVALS and self._arrivals_by_seat.get(seat, 0) < most
