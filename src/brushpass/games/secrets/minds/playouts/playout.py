"""Playing on from one moment: every hypothesis, every option, to the end."""

from brushpass.games.secrets.minds.playouts.board import EFFORT, OVER, PHASE, PLAYERS, Board, Floats, Ints
from brushpass.games.secrets.minds.playouts.evaluation import Desk
from brushpass.games.secrets.minds.playouts.opponent_policies import act
from brushpass.games.secrets.minds.playouts.rules import has_won, play
from brushpass.minds.jit import compiled


@compiled
def lay(board: Board, like: Board) -> None:
    """Make a table like another."""
    board.at[:] = like.at
    board.deck[:] = like.deck
    board.bullets[:] = like.bullets
    board.up[:] = like.up
    board.counts[:] = like.counts
    board.scores[:] = like.scores
    board.shots[:] = like.shots
    board.damage[:] = like.damage
    board.placed[:] = like.placed
    board.known[:] = like.known
    board.unknown[:] = like.unknown
    board.worlds[:] = like.worlds
    board.temper[:] = like.temper
    for seat in range(like.at[PLAYERS]):
        many = like.worlds[seat]
        board.cia[seat, :many] = like.cia[seat, :many]
        board.kgb[seat, :many] = like.kgb[seat, :many]
        board.weight[seat, :many] = like.weight[seat, :many]


@compiled
def know(board: Board, memory: Ints, cia: Ints, kgb: Ints, world: int) -> None:
    """What every seat knows if this is the true one of the worlds that the table shares: those it remembers alike."""
    for seat in range(board.at[PLAYERS]):
        kept = 0
        for other in range(len(cia)):
            if memory[seat, other] == memory[seat, world]:
                board.cia[seat, kept], board.kgb[seat, kept] = cia[other], kgb[other]
                board.weight[seat, kept] = 1.0
                kept += 1
        board.worlds[seat] = kept


@compiled
def play_on(board: Board, desk: Desk) -> None:
    """Every seat acts after its temperament, and on its own belief, until the game is over."""
    while board.at[PHASE] != OVER:
        play(board, act(board, desk))


@compiled
def try_all(now: Board, board: Board, desk: Desk, seat: int, options: Ints, wins: Floats) -> int:
    """Add to `wins` whether the seat wins with each of its options, from this moment of one hypothesis.

    Gives back the effort: how many worlds believers thought through.
    """
    effort = 0
    for number in range(len(options)):
        lay(board, now)
        play(board, options[number])
        play_on(board, desk)
        if has_won(board, seat):
            wins[number] += 1.0
        effort += board.at[EFFORT]
    return effort
