"""When the compiled table may be used: machine code takes a while to make, is kept, and is soon loaded again.

Whoever can wait calls `wait`: research, where games must follow from the seed alone. A table with people at it must
not stand still; there `is_ready` has the code made by another process (`python -m` this module), which keeps it where
Numba does: beside the source, or in NUMBA_CACHE_DIR. It is not ready before it is there, nor where nothing is kept.
"""

import os
import subprocess
import sys
import threading
from typing import Final

import numpy as np

from brushpass.minds.rollouts.compiled import make_ahead
from brushpass.minds.rollouts.secrets.board import empty
from brushpass.minds.rollouts.secrets.futures import know, try_all
from brushpass.minds.rollouts.secrets.judging import desk

PATIENCE: Final = 19
"""How far the other process stands back."""


class Workshop:
    """Where the code is made, once a process."""

    def __init__(self) -> None:
        self._turn = threading.Lock()
        self._maker: subprocess.Popen[bytes] | None = None
        self.is_loaded = False

    def wait(self) -> None:
        """Load the code, or make it first."""
        with self._turn:
            if not self.is_loaded:
                load()
                self.is_loaded = True

    def is_ready(self) -> bool:
        """Whether the code is here; if not, it soon will be. At most it takes as long as loading."""
        if self.is_loaded:
            return True
        with self._turn:
            if self._maker is None:
                self._maker = make_ahead()
            made = self._maker.poll() == 0
        if made:
            self.wait()
        return made


WORKSHOP: Final = Workshop()


def load() -> None:
    """Call everything that is called from outside, with nothing to do."""
    nothing = np.zeros(0, dtype=np.int64)
    know(empty(), np.zeros((0, 0), dtype=np.int64), nothing, nothing, 0)
    try_all(empty(), empty(), desk(), 0, nothing, np.zeros(0))


def main() -> int:
    """Make the code and keep it; 1 if it cannot be kept."""
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    load()
    kept = getattr(try_all, "stats", None)
    return 0 if kept is not None and kept.cache_path else 1


if __name__ == "__main__":
    sys.exit(main())
