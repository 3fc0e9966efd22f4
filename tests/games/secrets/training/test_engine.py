"""The engine that nets are trained with plays the game itself, and sees what a seat sees."""

import sys

import numpy as np
import pytest

from brushpass.games.secrets.minds.bots.forecast import Forecast
from brushpass.games.secrets.minds.playouts.playout import LEAST
from brushpass.games.secrets.minds.trained.policy import prepare
from brushpass.games.secrets.minds.trained.weights import Shape
from brushpass.games.secrets.open.cards import PLAYERS
from brushpass.games.secrets.training.device import Device
from brushpass.games.secrets.training.equality import differences, traces
from tests.games.secrets.training.driving import questions
from tests.games.secrets.training.inputs_check import CLOSE, compare
from tests.games.secrets.training.plain_inputs import planned_by


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_are_those_of_the_reference_engine(players: int) -> None:
    dealt, choices, lines = traces(players, 20, 5, accelerator=False)
    assert differences(players, dealt, choices, lines) == 0
    lines[3, 4, 2] ^= 1
    assert differences(players, dealt, choices, lines) == 1, "a difference is found"


@pytest.mark.parametrize("players", PLAYERS)
def test_inputs_are_those_of_the_dossier_and_of_both_minds(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare()
    monkeypatch.setattr(Forecast, "planned_by", planned_by)
    compared = compare(players, players)
    assert compared.decisions > 10
    assert max(compared.engine, compared.mind) < CLOSE


@pytest.mark.parametrize("players", PLAYERS)
def test_playouts_begin_with_what_every_seat_thinks(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Worlds that a seat thinks far less likely than its likeliest are left out, but for the true one."""
    prepare()
    monkeypatch.setattr(Forecast, "planned_by", planned_by)
    left_out = 0
    for question in questions(players, players):
        for watcher, weights in zip(question.watchers, question.weights, strict=True):
            inferred = np.sort(watcher.dossier.tokens.inferred())
            likely = (inferred / inferred[-1])[inferred / inferred[-1] >= LEAST]
            assert len(likely) <= len(weights) <= len(likely) + 1
            assert weights[-len(likely) :] == pytest.approx(likely, rel=1e-3)
            left_out += len(inferred) - len(weights)
    assert left_out > 0


def test_the_net_has_as_many_inputs_and_options_as_the_engine() -> None:
    for players in (4, 8):
        sizes = Device(players, accelerator=False).sizes
        assert (sizes.inputs, sizes.options) == (Shape(players).inputs, Shape(players).options)


def test_tiny_numbers_stay_what_they_are_beside_the_engine() -> None:
    """A library that is linked for fast arithmetic changes how its whole process computes."""
    Device(4, accelerator=False)
    assert sys.float_info.min / 2 > 0
