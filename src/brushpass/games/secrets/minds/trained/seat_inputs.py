"""The inputs of the net that are the same for every seat, compiled: who is what, and what lies before each seat."""

import numpy as np
import numpy.typing as npt

from brushpass.games.secrets.minds.playouts.board import (
    ANSWER,
    EFFECT,
    FIRST,
    LIMIT,
    PHASE,
    PLAYERS,
    SECOND,
    TARGET,
    UN,
    Board,
    Floats,
)
from brushpass.games.secrets.minds.playouts.evaluation import gain
from brushpass.minds.jit import compiled

SEAT_INPUTS = 28


@compiled
def fill_seats(
    board: Board,
    me: int,
    active: int,
    holder: int,
    logical: Floats,
    inferred: Floats,
    worth: Floats,
    types: Floats,
    out: npt.NDArray[np.float32],
) -> None:
    """Fill the inputs of every seat, clockwise from mine, then those of the centre, then those of pairs of others.

    `holder`: the UN player, or -1. The worlds are those that the board has for me.
    """
    at, cias, kgbs, worlds = board.at, board.cia[me], board.kgb[me], len(logical)
    players, phase = at[PLAYERS], at[PHASE]
    for place in range(players + 1):
        slot = (me + place) % players if place < players else players
        sums = np.zeros(6)
        for world in range(worlds):
            if (cias[world] >> slot) & 1:
                side, allied = 0, (cias[world] >> me) & 1
            elif (kgbs[world] >> slot) & 1:
                side, allied = 1, (kgbs[world] >> me) & 1
            else:
                continue
            sums[side] += logical[world]
            sums[2 + side] += inferred[world]
            if allied:
                sums[4] += logical[world]
                sums[5] += inferred[world]
        start = place * SEAT_INPUTS
        for column in range(2):
            out[start + 3 * column], out[start + 3 * column + 1] = sums[2 * column], sums[2 * column + 1]
            out[start + 3 * column + 2] = 1 - sums[2 * column] - sums[2 * column + 1]
        if place == players:
            break
        out[start + 6], out[start + 7] = sums[4], sums[5]
        out[start + 8], out[start + 9] = board.counts[slot] / at[LIMIT], board.scores[slot] / 10
        out[start + 10], out[start + 11] = worth[slot] / 10, board.shots[slot]
        if phase != EFFECT:
            out[start + 12], out[start + 13] = gain(board, slot, at[FIRST]) / 5, gain(board, slot, at[SECOND]) / 5
        for kind in range(8):
            out[start + 14 + kind] = board.up[slot, kind]
        out[start + 22] = slot == active
        out[start + 23] = phase in (UN, ANSWER) and slot == at[TARGET]
        out[start + 24] = slot == holder
        for kind in range(3):
            out[start + 25 + kind] = types[slot, kind] if place else kind == 0
    number = players * SEAT_INPUTS + 6
    for first in range(1, players - 1):
        for second in range(first + 1, players):
            one, other = (me + first) % players, (me + second) % players
            total = 0.0
            for world in range(worlds):
                cia, kgb = cias[world], kgbs[world]
                if (cia >> one) & (cia >> other) & 1 or (kgb >> one) & (kgb >> other) & 1:
                    total += inferred[world]
            out[number] = total
            number += 1
