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
from brushpass.games.secrets.minds.dossier.arrangements import Floats, Sides
from brushpass.games.secrets.minds.dossier.dossier import Dossier
from brushpass.games.secrets.minds.playouts.board import KINDS, NUMBER
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
    worth: Floats,
    types: Floats,
    belief: Opinion,
    likelihood: Opinion,
) -> Inputs:
    """All inputs, in order."""
    players, sides, options = shape.players, dossier.tokens.sides, shape.options
    order = (np.arange(players) + seat) % players
    f = np.zeros(shape.inputs, dtype=np.float32)
    f[ASKS[ask]] = 1
    with_cards, is_answer = ask in WITH_CARDS, ask in (Ask.UN, Ask.ANSWER)
    f[24], f[25] = belief.first, likelihood.first
    held, deck = dossier.bullets.held, dossier.deck
    if isinstance(held, int):
        f[26] = held / 3
    f[27], f[28] = dossier.bullets.mean / 3, deck.fresh / 29
    f[29:37] = [deck.unseen[kind] / 6 for kind in KINDS]
    if not deck.fresh:
        f[37 + NUMBER[deck.bottom[0]]] = f[45 + NUMBER[deck.bottom[1]]] = 1
    f[53], f[54] = (board.limit - max(board.counts)) / board.limit, board.un is not None

    seats = np.zeros((players, 28))
    agents = np.abs(sides)
    centre = []
    for column, opinion in enumerate((belief, likelihood)):
        faces = _faces(sides, opinion.probability)
        seats[:, 3 * column : 3 * column + 3] = faces[order]
        centre.append(faces[players])
        seats[:, 6 + column] = _same_side(sides, agents, seat, opinion.probability)[order]
    seats[:, 8], seats[:, 9] = np.array(board.counts) / board.limit, np.array(board.scores) / 10
    seats[:, 10], seats[:, 11] = worth[:players] / 10, board.bullets
    for number, up in enumerate(board.ups):
        for kind in up:
            seats[number, 14 + NUMBER[kind]] += 1
    seats[:, 8:12], seats[:, 14:22] = seats[order, 8:12], seats[order, 14:22]
    if with_cards:
        f[8 + NUMBER[board.shown[0]]] = f[16 + NUMBER[board.shown[1]]] = 1
        for column, kind in enumerate(board.shown):
            seats[:, 12 + column] = [board.gain(Seat(other), kind) / 5 for other in order.tolist()]
    seats[(active - seat) % players, 22] = 1
    if is_answer and board.offer is not None:
        seats[(board.offer.to - seat) % players, 23] = 1
    if board.un is not None:
        seats[(board.un - seat) % players, 24] = 1
    seats[:, 25:] = types[order]
    seats[0, 25:] = 1, 0, 0
    start = 55 + 28 * players
    f[55:start] = seats.ravel()
    f[start : start + 6] = np.concatenate(centre)
    start += 6
    rows = sides[order[1:]]
    both = (rows[:, None] == rows[None]) & (rows != 0)[:, None]
    f[start : start + shape.pairs] = (both @ likelihood.probability)[_upper(players)]
    start += shape.pairs
    numbers = relative_numbers(players, seat, ask)
    legal = numbers >= 0
    scale = 1.0 if ask is Ask.DETECTIVE else VALUE_SCALE
    for row, opinion in enumerate((belief, likelihood)):
        value = opinion.value[legal]
        f[start + row * options + numbers[legal]] = (value - value.mean()) * scale
        f[start + (2 + row) * options + numbers[legal][value.argmax()]] = 1
        f[start + 4 * options + row] = value.max()
    return f


@cache
def _upper(players: int) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp]]:
    rows, columns = np.triu_indices(players - 1, 1)
    return rows, columns


def _faces(sides: Sides, probability: Floats) -> Floats:
    cia, kgb = (sides == 1) @ probability, (sides == -1) @ probability
    return np.stack((cia, kgb, 1 - cia - kgb), axis=1)


def _same_side(sides: Sides, agents: Sides, seat: Seat, probability: Floats) -> Floats:
    same: Floats = ((sides == sides[seat]) & (agents[seat] == 1)) @ probability
    return same
