"""Who is told that they blundered."""

import numpy as np
import pytest

from brushpass.games.espionaje import measure_blame, playing_on
from brushpass.games.espionaje.minds.bots.race import Race
from brushpass.games.espionaje.open.cards import PLAYERS
from brushpass.games.espionaje.pool import POOL


def test_a_player_and_its_rivals_are_judged_in_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing_on, "PAIRS", dict.fromkeys(PLAYERS, 2))
    found = np.sum([measure_blame.game(POOL["accuses from 0.2"], 2, number, "test") for number in range(4)], axis=0)
    assert found.shape == (2, 5)
    assert 0 < found[:, 0].sum() <= 4, "a game has at most one winner"
    assert (found >= 0).all()
    assert 0 < found[:, 3].sum() <= 4, "and at most one accusation"
    assert (found[:, 4] <= found[:, 2]).all()
    lines = list(measure_blame.report(2, 2, "test", only=("race", "child")))
    assert {line.split(" | ")[0] for line in lines[-2:]} == {"| race", "| child"}
    assert set(POOL) < set(measure_blame.makers())
    assert measure_blame.makers()["race"] is Race
