"""What seats do that are no believing minds: collectors want points, the blind toss coins (`bots.choice_likelihoods`).

Their luck is the table's own, so that all options of one hypothesis meet the same people in the same mood.
"""

from brushpass.games.secrets.minds.playouts.board import (
    ANSWER,
    DETECTIVE,
    EFFORT,
    FIRST,
    LUCK,
    OFFER,
    OFFERED,
    PHASE,
    PLAYERS,
    POLITICIAN,
    SECOND,
    UN,
    Board,
)
from brushpass.games.secrets.minds.playouts.evaluation import Desk, gain, ways
from brushpass.games.secrets.minds.playouts.policy import decide
from brushpass.games.secrets.minds.playouts.rules import who_acts
from brushpass.minds.jit import compiled

BELIEVER, COLLECTOR, BLIND = range(3)
"""Temperaments, in the order of `bots.choice_likelihoods`."""


@compiled
def lot(board: Board, many: int) -> int:
    """One of so many, all alike: a linear congruential generator, whose low digits are of no use."""
    at = board.at
    at[LUCK] = (at[LUCK] * 1103515245 + 12345) & 0x7FFFFFFF
    return int(((at[LUCK] >> 16) * many) >> 15)


@compiled
def somebody(board: Board, me: int) -> int:
    """Any other seat."""
    players = board.at[PLAYERS]
    return int((me + 1 + lot(board, players - 1)) % players)


@compiled
def effects(board: Board) -> int:
    """How many ways there are to use the card in hand."""
    players, card = board.at[PLAYERS], board.at[OFFERED]
    return int(players + 1 if card == DETECTIVE else ways(card, players))


@compiled
def toss(board: Board, me: int) -> int:
    """Any choice."""
    players, phase = board.at[PLAYERS], board.at[PHASE]
    if phase == OFFER:
        return lot(board, 2) * int(players) + somebody(board, me)
    if phase in (UN, ANSWER):
        return lot(board, 2)
    return lot(board, effects(board))


@compiled
def is_hippie(board: Board, me: int) -> bool:
    """Whether I rather think so of myself."""
    total = hippie = 0.0
    for world in range(board.worlds[me]):
        total += board.weight[me, world]
        if not ((board.cia[me, world] | board.kgb[me, world]) >> me) & 1:
            hippie += board.weight[me, world]
    return hippie > total / 2


@compiled
def points(board: Board, me: int, card: int) -> int:
    """What having the card does for my score; a Politician only passes through my hands."""
    return 0 if card == POLITICIAN else gain(board, me, card)


@compiled
def collect(board: Board, me: int) -> int:
    """The choice of somebody who wants points, or as a hippie wants none: `bots.secrets.greedy`."""
    at = board.at
    players, phase = at[PLAYERS], at[PHASE]
    sign = -1 if is_hippie(board, me) else 1
    first, second = sign * points(board, me, at[FIRST]), sign * points(board, me, at[SECOND])
    if phase == OFFER:
        return (int(players) if second > first else 0) + somebody(board, me)
    if phase in (UN, ANSWER):
        return 0 if first + second > 0 else 1
    return 0 if at[OFFERED] == DETECTIVE else lot(board, effects(board))


@compiled
def act(board: Board, desk: Desk) -> int:
    """The choice of whoever is asked, after that seat's temperament."""
    me = who_acts(board)
    if board.temper[me] == BLIND:
        return toss(board, me)
    if board.temper[me] == COLLECTOR:
        return collect(board, me)
    board.at[EFFORT] += board.worlds[me]
    return decide(board, desk)
