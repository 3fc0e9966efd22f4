"""Seats that were taken over HTTP and whose person has not connected yet: one address may hold only a few of them.

Otherwise one program with a table's code could keep everybody else out without ever opening a connection. Addresses are
kept in memory only, and only until the person connects or the table frees the seat.
"""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from brushpass.core.seats import MOST_SEATS
from brushpass.table.errors import TooManyWaiting
from brushpass.table.state import TableState

MAX_REMEMBERED = 10_000
"""How many tables and addresses are remembered. The oldest is forgotten first."""


class WaitingSeats:
    """The people who have taken a seat but have not connected yet, by table and address."""

    def __init__(self, maximum: int) -> None:
        self._maximum = maximum
        self._taken: OrderedDict[tuple[str, str], set[str]] = OrderedDict()
        """Hashes of the tokens that each address has been given at each table."""
        self._asking: Counter[tuple[str, str]] = Counter()
        """Requests for a seat that are being processed."""

    @contextmanager
    def one_more(self, state: TableState, address: str) -> Iterator[set[str]]:
        """Let an address take one more seat, and gather the hash of its token.

        Refuses an address that has too many waiting seats, or that would take the last free one as well.
        """
        key = state.code, address
        taken = self._still_waiting(state, key)
        free = sum(seat_state.is_free for seat_state in state.seats)
        most = min(self._maximum, max(1, len(taken) + free - 1)) if self._maximum else MOST_SEATS
        if len(taken) + self._asking[key] >= most:
            raise TooManyWaiting("others at this address have seats here and are not connected yet")
        self._asking[key] += 1
        try:
            yield taken
        finally:
            self._asking[key] -= 1
            if not self._asking[key]:
                del self._asking[key]

    def _still_waiting(self, state: TableState, key: tuple[str, str]) -> set[str]:
        """The tokens of an address whose people have not connected; those of all others are forgotten."""
        waiting = {seat_state.token for seat_state in state.seats if seat_state.is_person and not seat_state.has_come}
        taken = self._taken.setdefault(key, set())
        taken &= waiting
        self._taken.move_to_end(key)
        if len(self._taken) > MAX_REMEMBERED:
            self._taken.popitem(last=False)
        return taken
