"""What opponents choose who are not believers: collectors want points, coin-tossers choose at random.

Their luck belongs to the board, so that all options of one sample meet the same opponents with the same luck.
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
from brushpass.games.secrets.minds.playouts.evaluation import gain
from brushpass.games.secrets.minds.playouts.options import option_count
from brushpass.games.secrets.minds.playouts.policy import decide
from brushpass.games.secrets.minds.playouts.rules import who_acts
from brushpass.games.secrets.minds.playouts.scratch import Scratch
from brushpass.minds.jit import compiled

BELIEVER, COLLECTOR, COIN_TOSSER = range(3)
"""Opponent types, in the order of `bots.choice_likelihoods`."""


@compiled
def random_below(board: Board, count: int) -> int:
    """Any number from 0 to count - 1: a linear congruential generator, whose low digits are not used."""
    at = board.at
    at[LUCK] = (at[LUCK] * 1103515245 + 12345) & 0x7FFFFFFF
    return int(((at[LUCK] >> 16) * count) >> 15)


@compiled
def random_other(board: Board, me: int) -> int:
    """Any other seat."""
    players = board.at[PLAYERS]
    return int((me + 1 + random_below(board, players - 1)) % players)


@compiled
def random_effect(board: Board) -> int:
    """Any option of the card in hand."""
    return random_below(board, option_count(board.at[OFFERED], board.at[PLAYERS]))


@compiled
def random_choice(board: Board, me: int) -> int:
    """Any choice: that of a coin-tosser."""
    players, phase = board.at[PLAYERS], board.at[PHASE]
    if phase == OFFER:
        return random_below(board, 2) * int(players) + random_other(board, me)
    if phase in (UN, ANSWER):
        return random_below(board, 2)
    return random_effect(board)


@compiled
def is_probably_hippie(board: Board, me: int) -> bool:
    """Whether I am more likely a hippie than not, as far as I know."""
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
def collector_choice(board: Board, me: int) -> int:
    """The choice of somebody who wants points, or as a hippie wants none, like `bots.greedy`."""
    at = board.at
    players, phase = at[PLAYERS], at[PHASE]
    sign = -1 if is_probably_hippie(board, me) else 1
    first, second = sign * points(board, me, at[FIRST]), sign * points(board, me, at[SECOND])
    if phase == OFFER:
        return (int(players) if second > first else 0) + random_other(board, me)
    if phase in (UN, ANSWER):
        return 0 if first + second > 0 else 1
    return 0 if at[OFFERED] == DETECTIVE else random_effect(board)


@compiled
def choose(board: Board, scratch: Scratch) -> int:
    """The choice of whoever is asked, according to that seat's type."""
    me = who_acts(board)
    if board.seat_type[me] == COIN_TOSSER:
        return random_choice(board, me)
    if board.seat_type[me] == COLLECTOR:
        return collector_choice(board, me)
    board.at[EFFORT] += board.worlds[me]
    return decide(board, scratch)
