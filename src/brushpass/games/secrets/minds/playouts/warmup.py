"""Compile the playouts of SECRETS. Run this module with `python -m` to compile them before they are needed."""

import sys
from typing import Final

import numpy as np

from brushpass.games.secrets.minds.playouts.board import empty_board
from brushpass.games.secrets.minds.playouts.playout import NO_EVIDENCE, play_out_options, set_knowledge
from brushpass.games.secrets.minds.playouts.scratch import new_scratch
from brushpass.minds.jit import Compilation, compile_now


def load() -> None:
    """Call every function that is called from outside, with nothing to do."""
    nothing = np.zeros(0, dtype=np.int64)
    set_knowledge(empty_board(), np.zeros((0, 0), dtype=np.int64), nothing, nothing, np.zeros((0, 0)), 0)
    play_out_options(empty_board(), empty_board(), new_scratch(), 0, nothing, NO_EVIDENCE, np.zeros(0))


COMPILATION: Final = Compilation("brushpass.games.secrets.minds.playouts.warmup", load)

if __name__ == "__main__":
    sys.exit(compile_now(load, play_out_options))
