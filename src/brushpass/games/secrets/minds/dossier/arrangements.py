"""Every way the identity tokens can lie: 30, 90, 140, 560 or 630 arrangements for 4 to 8 players (S3.3)."""

from functools import cache
from itertools import combinations
from typing import Final

import numpy as np
import numpy.typing as npt

from brushpass.games.secrets.open.cards import CENTRE, POOL, Face, Slot

Sides = npt.NDArray[np.int8]
"""Tokens as numbers: one row a slot, seats first and the centre last; one column an arrangement."""
Floats = npt.NDArray[np.float64]

FACES: Final = (Face.CIA, Face.KGB, Face.HIPPIE)
SIDE: Final = {Face.CIA: 1, Face.KGB: -1, Face.HIPPIE: 0}
"""The CIA's points count for, the KGB's against, a hippie's for nobody: a lead is scores @ sides."""
FACE: Final = {side: face for face, side in SIDE.items()}


@cache
def arrangements(players: int) -> Sides:
    """All arrangements, each once. The order never changes: an arrangement's number is its column."""
    pool, slots = POOL[players], range(players + 1)
    columns: list[list[int]] = []
    for cia in combinations(slots, pool.count(Face.CIA)):
        free = [slot for slot in slots if slot not in cia]
        columns.extend(
            [1 if slot in cia else -1 if slot in kgb else 0 for slot in slots]
            for kgb in combinations(free, pool.count(Face.KGB))
        )
    table = np.array(columns, dtype=np.int8).T.copy()
    table.setflags(write=False)
    return table


@cache
def _numbers(players: int) -> npt.NDArray[np.intp]:
    """The number of each arrangement by its code."""
    table = arrangements(players)
    numbers = np.zeros(3 ** (players + 1), dtype=np.intp)
    numbers[_codes(table)] = np.arange(table.shape[1])
    return numbers


def _codes(sides: Sides) -> npt.NDArray[np.intp]:
    powers = 3 ** np.arange(len(sides))
    codes: npt.NDArray[np.intp] = powers @ (sides.astype(np.intp) + 1)
    return codes


def numbers(sides: Sides) -> npt.NDArray[np.intp]:
    """The number of the arrangement in each column."""
    columns: npt.NDArray[np.intp] = _numbers(len(sides) - 1)[_codes(sides)]
    return columns


def row_of(slot: Slot, players: int) -> int:
    """The row of a slot."""
    return players if slot == CENTRE else slot


@cache
def exchanged(players: int, a: int, b: int) -> npt.NDArray[np.intp]:
    """The rows in their order after the tokens of two of them have changed places."""
    order = np.arange(players + 1)
    order[[a, b]] = b, a
    order.setflags(write=False)
    return order
