"""The compiled table against the game itself, as often as wanted:
python -m tests.games.secrets.minds.playouts_check --games 100000
"""

import argparse
import random
from typing import Any

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.dossier.arrangements import Sides, arrangements
from brushpass.games.secrets.minds.playouts import board as b
from brushpass.games.secrets.minds.playouts.board import KINDS, NUMBER, VALUES, Board, Ints, empty_board
from brushpass.games.secrets.minds.playouts.rules import draw, has_won, play, who_acts
from brushpass.games.secrets.minds.playouts.sampling import PHASES
from brushpass.games.secrets.open import choices as c
from brushpass.games.secrets.open.cards import BULLETS, LIMIT, Face, Rules
from brushpass.games.secrets.open.sight import Phase
from brushpass.games.secrets.sealed.deal import Deal
from brushpass.games.secrets.sealed.state import State
from tests.games.secrets.minds.exactness import GAME, dossier_of
from tests.laws.playing import Case

RULES = (
    Rules(),
    Rules(tied_hippies_win="among-hippies"),
    Rules(last_pairs_stay=True),
    Rules(tied_hippies_win=True, last_pairs_stay=True),
)


def bits(there: Any) -> int:
    return sum(1 << slot for slot, yes in enumerate(there) if yes)


def sets(sides: Sides) -> tuple[Ints, Ints]:
    powers = 1 << np.arange(len(sides))
    return powers @ (sides == 1).astype(np.int64), powers @ (sides == -1).astype(np.int64)


def laid(players: int, deal: Deal, rules: Rules) -> Board:
    """The table after the first draw, with what everybody has seen by then (S3, S4)."""
    board = empty_board()
    at = board.at
    at[b.PLAYERS], at[b.LIMIT] = players, LIMIT[players]
    at[b.TIED], at[b.PAIRS_STAY] = b.TIES[rules.tied_hippies_win], rules.last_pairs_stay
    at[b.ACTIVE], at[b.HOLDER] = rules.first(deal.first), -1
    board.deck[: len(deal.deck)] = [NUMBER[kind] for kind in deal.deck]
    at[b.SIZE] = len(deal.deck)
    board.bullets[:] = deal.bullets
    board.unknown[:] = len(BULLETS), sum(BULLETS)
    at[b.CIA], at[b.KGB] = (bits(face is side for face in deal.tokens) for side in (Face.CIA, Face.KGB))
    cia, kgb = sets(arrangements(players))
    for seat in range(players):
        looked = [seat]
        looked += [(seat - 1) % players] if players >= 5 else []
        looked += [players] if players >= 7 else []
        mask = bits(slot in looked for slot in range(players + 1))
        same = np.flatnonzero((cia & mask == at[b.CIA] & mask) & (kgb & mask == at[b.KGB] & mask))
        board.cia[seat, : len(same)], board.kgb[seat, : len(same)] = cia[same], kgb[same]
        board.weight[seat, : len(same)] = 1
        board.worlds[seat] = len(same)
    draw(board)
    return board


def option_of(state: State, choice: c.Choice, options: tuple[Any, ...]) -> int:
    """A choice as the compiled table takes it."""
    if isinstance(choice, c.Offer):
        assert state.shown is not None
        return state.shown.index(choice.card) * state.players + choice.to
    return options.index(choice)


def differences(board: Board, state: State) -> list[str]:
    """What is not the same."""
    at, players = board.at, state.players
    over = state.phase is Phase.OVER
    pairs: dict[str, tuple[Any, Any]] = {
        "phase": (at[b.PHASE], b.OVER if over else PHASES[state.phase]),
        "active": (at[b.ACTIVE], state.active),
        "un": (at[b.HOLDER], -1 if state.un is None else state.un),
        "cia": (at[b.CIA], bits(face is Face.CIA for face in state.tokens)),
        "kgb": (at[b.KGB], bits(face is Face.KGB for face in state.tokens)),
        "counts": (board.counts[:players].tolist(), list(state.counts)),
        "up": (board.up[:players].tolist(), [[d.up.count(kind) for kind in KINDS] for d in state.displays]),
        "scores": (board.scores.tolist(), (board.up @ VALUES).tolist()),
        "damage": (board.damage[:players].tolist(), [sum(d.bullets) for d in state.displays]),
        "shots": (board.shots[:players].tolist(), [len(d.bullets) for d in state.displays]),
        "bullets": (board.bullets[at[b.DRAWN] :].tolist(), list(state.bullets)),
        "deck": (
            [KINDS[board.deck[(at[b.HEAD] + place) % b.RING]] for place in range(at[b.SIZE])],
            list(state.deck),
        ),
    }
    if state.shown is not None:
        pairs["shown"] = (KINDS[at[b.FIRST]], KINDS[at[b.SECOND]]), state.shown
    if over:
        assert state.outcome is not None
        pairs["winners"] = [s for s in range(players) if has_won(board, s)], list(state.outcome.winners)
    else:
        pairs["asked"] = [who_acts(board)], list(GAME.prompts(state))
    return [f"{name}: {got} instead of {wanted}" for name, (got, wanted) in pairs.items() if got != wanted]


def check_belief(board: Board, events: list[Any], seat: Seat) -> None:
    """What a seat knows, beside its dossier: the same worlds in the same order, and the same bullets."""
    dossier = dossier_of(seat, [shown for event in events if (shown := GAME.show(event, seat)) is not None])
    many = board.worlds[seat]
    cia, kgb = sets(dossier.tokens.sides)
    weight = board.weight[seat, :many]
    assert np.array_equal(board.cia[seat, :many], cia)
    assert np.array_equal(board.kgb[seat, :many], kgb)
    assert np.allclose(weight / weight.sum(), dossier.tokens.logical(), atol=1e-12)
    bullets = dossier.bullets
    assert board.unknown[seat].tolist() == [len(bullets.unknown), sum(bullets.unknown)]
    for other in range(dossier.players):
        hidden = board.shots[other] - board.placed[seat, other]
        assert abs(board.known[seat, other] + hidden * bullets.mean - bullets.worth(Seat(other))) < 1e-12


def check(case: Case, seed: int) -> int:
    """Play a game at random on both, and compare after every choice. Beliefs are compared once, somewhere."""
    rng = random.Random(seed)
    deal = GAME.deal.from_seed(rng.randbytes(32), case.players)
    told, state = GAME.setup(case.players, deal, case.rules)
    events = list(told)
    board = laid(case.players, deal, case.rules)
    assert not differences(board, state)
    choices = 0
    moment = rng.randrange(30)
    while prompts := GAME.prompts(state):
        [(seat, prompt)] = prompts.items()
        choice = rng.choice(prompt.options)
        option = option_of(state, choice, prompt.options)
        told, state = GAME.play(state, seat, choice)
        events += told
        play(board, option)
        wrong = differences(board, state)
        assert not wrong, f"{case}, seed {seed}, choice {choices}: {wrong}"
        choices += 1
        if choices == moment and state.outcome is None:
            check_belief(board, events, Seat(rng.randrange(case.players)))
    return choices


def case_of(number: int) -> Case:
    """Every number of players and every rule in turn."""
    return Case(GAME, GAME.players[number % len(GAME.players)], RULES[number // len(GAME.players) % len(RULES)])


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    games = parser.parse_args().games
    choices = sum(check(case_of(number), number) for number in range(games))
    print(f"{games} games, {choices} choices: no difference")


if __name__ == "__main__":
    main()
