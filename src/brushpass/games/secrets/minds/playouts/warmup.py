"""Compile the playouts of SECRETS: `python -m` this module does it ahead of need."""

import sys
from typing import Final

import numpy as np

from brushpass.games.secrets.minds.playouts.board import empty
from brushpass.games.secrets.minds.playouts.evaluation import desk
from brushpass.games.secrets.minds.playouts.playout import know, try_all
from brushpass.minds.jit import Compilation, compile_now


def load() -> None:
    """Call everything that is called from outside, with nothing to do."""
    nothing = np.zeros(0, dtype=np.int64)
    know(empty(), np.zeros((0, 0), dtype=np.int64), nothing, nothing, 0)
    try_all(empty(), empty(), desk(), 0, nothing, np.zeros(0))


COMPILATION: Final = Compilation("brushpass.games.secrets.minds.playouts.warmup", load)

if __name__ == "__main__":
    sys.exit(compile_now(load, try_all))
