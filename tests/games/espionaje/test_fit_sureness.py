"""How sureness grows, as the racing mind has it on record."""

import numpy as np
import pytest

from brushpass.games.espionaje.fit_sureness import Moved, table, watch
from brushpass.games.espionaje.minds.bots.sureness import EDGES, asking, hearing
from brushpass.research.simulate import seed_of


@pytest.mark.parametrize("players", [2, 3])
def test_the_tables_on_record_are_what_games_show(players: int) -> None:
    moves = [moved for number in range(25) for moved in watch(players, seed_of("clocks", number))]
    for record, asked in ((asking(players), True), (hearing(players, 1), False)):
        own = [moved for moved in moves if moved.asked is asked]
        assert len(own) > 100
        seen = np.bincount([np.searchsorted(EDGES, move.before + 1e-9, side="right") - 1 for move in own], minlength=13)
        assert (seen * np.abs(table(own) / 100 - record).sum(axis=1) / 2).sum() < 0.2 * seen.sum()


def test_of_two_players_the_one_who_answers_learns_nothing() -> None:
    moves = list(watch(2, seed_of("clocks", 0)))
    assert moves[-1].after >= EDGES[-1]
    assert all(moved.after == moved.before for moved in moves if not moved.asked)


def test_a_step_that_was_never_met_stays_where_it_is() -> None:
    found = table([Moved(asked=True, before=0.02, after=1.0)])
    assert found[0].tolist() == [0.0] * 12 + [100.0]
    assert np.array_equal(found[1:], 100 * np.eye(13)[1:])
