"""The clock by which a process waits. It runs evenly, whatever somebody sets the wall clock to."""

import time
from collections.abc import Callable
from typing import Final

TOLERANCE_SECONDS: Final = 0.25
"""If the wall clock is further off than this, somebody has set it."""
LOOK_SECONDS: Final = 6.0
"""A process notices within this time that the wall clock was set: it looks at every heartbeat."""
MAX_SETTINGS: Final = 100
"""How often a wall clock may be set before the first times are forgotten."""


class Clock:
    """Seconds since the epoch: what the wall clock showed when this was made, counted evenly since then."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        """The time for records, and for people."""
        self._steady = steady
        self._start = wall() - steady()
        self._settings = [(self(), 0.0)]
        """When, by this clock, the wall clock was found to have been set, and how many seconds it has been ahead
        since."""

    def __call__(self) -> float:
        """The time for everything that waits."""
        return self._start + self._steady()

    @property
    def ahead(self) -> float:
        """How many seconds the wall clock is ahead of this one. It changes only when somebody sets the wall clock."""
        self.look()
        return self._settings[-1][1]

    def look(self) -> None:
        """Notice if the wall clock was set."""
        now = self()
        ahead = self.wall() - now
        if abs(ahead - self._settings[-1][1]) > TOLERANCE_SECONDS:
            self._settings = [*self._settings[-MAX_SETTINGS:], (now, ahead)]

    def moment(self, written: float) -> float | None:
        """When, by this clock, the wall clock last showed this time; None if that was before this clock was made."""
        now = until = self()
        self.look()
        for number, (since, ahead) in reversed(list(enumerate(self._settings))):
            moment = written - ahead
            earliest = since - LOOK_SECONDS if number else since
            if earliest <= moment <= until + TOLERANCE_SECONDS:
                return min(moment, now)
            until = since
        return None
