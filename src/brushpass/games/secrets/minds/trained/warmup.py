"""Compile the sums of trained minds, and playouts. Run this module with `python -m` to compile them ahead of need."""

import sys
from typing import Final

import numpy as np

from brushpass.games.secrets.minds.playouts.board import LIMIT, PLAYERS, empty_board
from brushpass.games.secrets.minds.playouts.scratch import new_scratch
from brushpass.games.secrets.minds.playouts.warmup import load as load_playouts
from brushpass.games.secrets.minds.trained.seat_inputs import fill_seats
from brushpass.games.secrets.minds.trained.values import all_values, infoset_values
from brushpass.minds.jit import Compilation, compile_now


def load() -> None:
    """Call every function that is called from outside, with nothing to do."""
    load_playouts()
    board, scratch, nothing = empty_board(), new_scratch(), np.zeros(0)
    board.at[PLAYERS], board.at[LIMIT] = 4, 5
    numbers, table = np.zeros(0, dtype=np.int64), np.zeros((0, 2), dtype=np.int64)
    all_values(board, scratch, 0, 0.0, 0.0, nothing, 0, np.zeros(21))
    fill_seats(board, 0, 0, 0, nothing, nothing, np.zeros(5), np.zeros((4, 3)), np.zeros(121, dtype=np.float32))
    infoset_values(board, scratch, 0, 0.0, table, numbers, numbers, numbers.copy(), np.zeros((2, 0)))


COMPILATION: Final = Compilation("brushpass.games.secrets.minds.trained.warmup", load)

if __name__ == "__main__":
    sys.exit(compile_now(load, infoset_values))
