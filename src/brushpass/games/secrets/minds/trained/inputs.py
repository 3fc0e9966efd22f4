"""The inputs of the net, from what one seat knows; `training/engine/inputs.h` computes the same.

The seat itself comes first, the others follow clockwise. Nothing here is read but the public side of the table, the
dossier, and the two minds' opinions that follow from them, so two worlds that the seat cannot tell apart give the same
inputs.
"""

from functools import cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.board import Board
from brushpass.games.secrets.minds.dossier.arrangements import Floats
from brushpass.games.secrets.minds.dossier.dossier import Dossier
from brushpass.games.secrets.minds.playouts.board import KINDS, NUMBER
from brushpass.games.secrets.minds.trained.seat_inputs import SEAT_INPUTS
from brushpass.games.secrets.minds.trained.sums import Sums
from brushpass.games.secrets.minds.trained.weights import VALUE_SCALE, Shape
from brushpass.games.secrets.open.choices import Ask, Exchange, effect_menu

ASKS: Final = {ask: number for number, ask in enumerate(Ask)}
WITH_CARDS: Final = (Ask.OFFER, Ask.UN, Ask.ANSWER)

Inputs = npt.NDArray[np.float32]


class Opinion(NamedTuple):
    """What a mind thinks when its seat is asked."""

    probability: Floats
    """Of each world of the dossier."""
    value: Floats
    """Of each option, by its number."""
    first: float
    """How likely the first shown card is the one on offer."""


@cache
def relative_numbers(players: int, seat: Seat, ask: Ask) -> npt.NDArray[np.intp]:
    """By option number: its number as the net counts, seats clockwise; -1 for what is no option."""
    if ask is Ask.OFFER:
        relative = [(to - seat) % players - 1 for to in range(players)]
        numbers = [number if number < 0 else card * (players - 1) + number for card in (0, 1) for number in relative]
    elif ask in (Ask.UN, Ask.ANSWER):
        numbers = [0, 1]
    else:
        from brushpass.games.secrets.open.cards import Kind

        options = effect_menu(players, seat, Kind(ask)).prompt.options
        numbers = list(range(len(options)))
        if ask is Ask.PSYCHIATRIST:
            numbers = [_pair(players, seat, option) for option in options]
    return np.array(numbers, dtype=np.intp)


def _pair(players: int, seat: Seat, pair: Exchange) -> int:
    x, y = sorted(((pair.a - seat) % players, (pair.b - seat) % players))
    return (x - 1) * (2 * players - 2 - x) // 2 + (y - x - 1)


def inputs(
    shape: Shape,
    seat: Seat,
    active: Seat,
    ask: Ask,
    board: Board,
    dossier: Dossier,
    sums: Sums,
    worth: Floats,
    types: Floats,
    belief: Opinion,
    likelihood: Opinion,
) -> Inputs:
    """All inputs, in order. `sums` has the table and my worlds."""
    players, options = shape.players, shape.options
    f = np.zeros(shape.inputs, dtype=np.float32)
    f[ASKS[ask]] = 1
    if ask in WITH_CARDS:
        f[8 + NUMBER[board.shown[0]]] = f[16 + NUMBER[board.shown[1]]] = 1
    held, deck = dossier.bullets.held, dossier.deck
    f[24], f[25] = belief.first, likelihood.first
    if isinstance(held, int):
        f[26] = held / 3
    f[27], f[28] = dossier.bullets.mean / 3, deck.fresh / 29
    f[29:37] = [deck.unseen[kind] / 6 for kind in KINDS]
    if not deck.fresh:
        f[37 + NUMBER[deck.bottom[0]]] = f[45 + NUMBER[deck.bottom[1]]] = 1
    f[53], f[54] = (board.limit - max(board.counts)) / board.limit, board.un is not None
    sums.fill_seats(seat, active, board.un, belief.probability, likelihood.probability, worth, types, f[55:])
    start = 55 + SEAT_INPUTS * players + 6 + shape.pairs
    numbers, legal = relative_numbers(players, seat, ask), legal_numbers(players, seat, ask)
    scale = 1.0 if ask is Ask.DETECTIVE else VALUE_SCALE
    for row, opinion in enumerate((belief, likelihood)):
        value = opinion.value if len(legal) == len(numbers) else opinion.value[numbers >= 0]
        f[start + row * options + legal] = (value - value.sum() / len(value)) * scale
        best = int(value.argmax())
        f[start + (2 + row) * options + legal[best]] = 1
        f[start + 4 * options + row] = value[best]
    return f


@cache
def legal_numbers(players: int, seat: Seat, ask: Ask) -> npt.NDArray[np.intp]:
    """The same without what is no option."""
    numbers = relative_numbers(players, seat, ask)
    return numbers[numbers >= 0]
