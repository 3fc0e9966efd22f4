"""The engine that nets are trained with plays the game itself, and sees what a seat sees."""

import sys

import pytest

from brushpass.games.secrets.minds.bots.forecast import Forecast
from brushpass.games.secrets.minds.trained.policy import prepare
from brushpass.games.secrets.minds.trained.weights import Shape
from brushpass.games.secrets.open.cards import PLAYERS
from brushpass.games.secrets.training.device import Device
from brushpass.games.secrets.training.equality import differences, traces
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


def test_the_net_has_as_many_inputs_and_options_as_the_engine() -> None:
    for players in (4, 8):
        sizes = Device(players, accelerator=False).sizes
        assert (sizes.inputs, sizes.options) == (Shape(players).inputs, Shape(players).options)


def test_tiny_numbers_stay_what_they_are_beside_the_engine() -> None:
    """A library that is linked for fast arithmetic changes how its whole process computes."""
    Device(4, accelerator=False)
    assert sys.float_info.min / 2 > 0
