"""Playing on from one moment of a sample, with every option, to the end of the game."""

from typing import Final

import numpy as np

from brushpass.games.secrets.minds.playouts.board import EFFORT, OVER, PHASE, PLAYERS, Board, Floats, Ints
from brushpass.games.secrets.minds.playouts.opponent_policies import choose
from brushpass.games.secrets.minds.playouts.rules import has_won, play
from brushpass.games.secrets.minds.playouts.scratch import Scratch
from brushpass.minds.jit import compiled

LEAST: Final = 0.03
"""A world is left out when a seat thinks it less likely than this share of its likeliest."""
NO_EVIDENCE: Final = np.zeros((0, 0, 0))
"""Nobody asks why an option was chosen."""


@compiled
def copy_board(board: Board, source: Board) -> None:
    """Make a board equal to another."""
    board.at[:] = source.at
    board.deck[:] = source.deck
    board.bullets[:] = source.bullets
    board.up[:] = source.up
    board.counts[:] = source.counts
    board.scores[:] = source.scores
    board.shots[:] = source.shots
    board.damage[:] = source.damage
    board.placed[:] = source.placed
    board.known[:] = source.known
    board.unknown[:] = source.unknown
    board.worlds[:] = source.worlds
    board.seat_type[:] = source.seat_type
    for seat in range(source.at[PLAYERS]):
        count = source.worlds[seat]
        board.cia[seat, :count] = source.cia[seat, :count]
        board.kgb[seat, :count] = source.kgb[seat, :count]
        board.weight[seat, :count] = source.weight[seat, :count]


@compiled
def set_knowledge(board: Board, memory: Ints, cia: Ints, kgb: Ints, weights: Floats, world: int) -> None:
    """Give every seat the worlds that it cannot rule out if `world` is the true one: those with the same memory.

    `weights`: seat × world, how likely a seat thinks each. Worlds that it thinks far less likely than its likeliest
    are left out, because playouts take as long as there are worlds; the true one never is.
    """
    for seat in range(board.at[PLAYERS]):
        seen, weight, count, highest = memory[seat, world], weights[seat], 0, 0.0
        for other in range(len(cia)):
            if memory[seat, other] == seen:
                highest = max(highest, weight[other])
        for other in range(len(cia)):
            if memory[seat, other] == seen and (weight[other] >= LEAST * highest or other == world):
                board.cia[seat, count], board.kgb[seat, count] = cia[other], kgb[other]
                board.weight[seat, count] = weight[other]
                board.numbers[seat, count] = other
                count += 1
        board.worlds[seat] = count


@compiled
def play_out(board: Board, scratch: Scratch) -> None:
    """Let every seat choose according to its type, and on its own belief, until the game is over."""
    while board.at[PHASE] != OVER:
        play(board, choose(board, scratch))


@compiled
def play_out_options(
    start: Board, board: Board, scratch: Scratch, seat: int, options: Ints, evidence: Floats, wins: Floats
) -> int:
    """Add to `wins` whether the seat wins with each of its options, from the moment that `start` holds.

    `evidence`: option × seat × public world, how likely the others think each after they have seen the option chosen,
    or empty. Returns the effort: how many worlds believers considered.
    """
    effort = 0
    for number in range(len(options)):
        copy_board(board, start)
        for other in range(start.at[PLAYERS] if len(evidence) else 0):
            if other != seat:
                for place in range(start.worlds[other]):
                    board.weight[other, place] = evidence[number, other, start.numbers[other, place]]
        play(board, options[number])
        play_out(board, scratch)
        if has_won(board, seat):
            wins[number] += 1.0
        effort += board.at[EFFORT]
    return effort
