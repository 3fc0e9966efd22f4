"""The clock by which a process waits. It passes evenly, whatever somebody sets the wall clock to."""

import time
from collections.abc import Callable
from typing import Final

TOLERANCE_SECONDS: Final = 0.25
"""A wall clock that is further off than this has been set."""


class Clock:
    """Seconds since the epoch, as the wall clock had them when this was made, and even ever since."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        """The time for records, and for people."""
        self._steady = steady
        self._start = wall() - steady()
        self._ahead = 0.0

    def __call__(self) -> float:
        """The time for everything that waits."""
        return self._start + self._steady()

    @property
    def ahead(self) -> float:
        """How many seconds the wall clock is ahead of this one. It changes only when somebody sets the wall clock."""
        ahead = self.wall() - self()
        if abs(ahead - self._ahead) > TOLERANCE_SECONDS:
            self._ahead = ahead
        return self._ahead
