"""How sureness grows, as the mind `race` has it on record."""

import numpy as np
import pytest

from brushpass.games.espionaje.fit_sureness import Transition, matrix, transitions
from brushpass.games.espionaje.minds.bots.sureness import EDGES, after_others_questions, after_own_question
from brushpass.research.simulate import seed_of


@pytest.mark.parametrize("players", [2, 3])
def test_the_tables_on_record_are_what_games_show(players: int) -> None:
    moves = [move for number in range(25) for move in transitions(players, seed_of("clocks", number))]
    for record, is_own in ((after_own_question(players), True), (after_others_questions(players, 1), False)):
        part = [move for move in moves if move.is_own is is_own]
        assert len(part) > 100
        steps = [np.searchsorted(EDGES, move.before + 1e-9, side="right") - 1 for move in part]
        visits = np.bincount(steps, minlength=13)
        assert (visits * np.abs(matrix(part) / 100 - record).sum(axis=1) / 2).sum() < 0.2 * visits.sum()


def test_with_two_players_the_player_who_answers_learns_nothing() -> None:
    moves = list(transitions(2, seed_of("clocks", 0)))
    assert moves[-1].after >= EDGES[-1]
    assert all(move.after == move.before for move in moves if not move.is_own)


def test_a_step_that_was_never_met_stays_where_it_is() -> None:
    chances = matrix([Transition(is_own=True, before=0.02, after=1.0)])
    assert chances[0].tolist() == [0.0] * 12 + [100.0]
    assert np.array_equal(chances[1:], 100 * np.eye(13)[1:])
