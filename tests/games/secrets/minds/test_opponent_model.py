"""Acts speak for worlds only as far as their seats act for reasons."""

import random

import numpy as np
import pytest

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.likelihood import Likelihood
from brushpass.games.secrets.minds.bots.opponent_model import COMMON, CROWDS, Leanings
from brushpass.games.secrets.minds.dossier.arrangements import Floats
from tests.games.secrets.minds.exactness import CASES, GAME, told
from tests.laws.playing import play

BELIEVER, COLLECTOR, BLIND = range(3)


def act(worlds: int, *, sense: float, at: int = 0) -> Floats:
    """A believer does this with that probability, in the first world `at` times as likely; others one time in four."""
    kinds = np.full((3, worlds), 0.25)
    kinds[BELIEVER] = sense
    if at:
        kinds[BELIEVER, 1:] /= at
    return kinds


def test_kinds_of_tables_are_probabilities() -> None:
    assert COMMON.sum() == pytest.approx(1)
    assert CROWDS.sum(axis=1) == pytest.approx(np.ones(len(COMMON)))


def test_what_a_seat_seemed_to_say_is_forgotten_when_it_turns_out_to_toss_coins() -> None:
    worlds = Leanings(4)
    count = len(worlds.weight)
    worlds.weigh(Seat(1), act(count, sense=0.8, at=10))
    assert worlds.inferred()[0] > 2.5 / count
    for _ in range(6):
        worlds.weigh(Seat(1), act(count, sense=0.02))
    assert worlds.inferred()[0] < 1.1 / count
    assert worlds.shares()[1, BELIEVER] < 0.01


def test_what_a_seat_says_is_heard_more_when_it_turns_out_to_have_reasons() -> None:
    worlds = Leanings(4)
    count = len(worlds.weight)
    worlds.weigh(Seat(1), act(count, sense=0.8, at=10))
    before = worlds.inferred()[0]
    for _ in range(6):
        worlds.weigh(Seat(1), act(count, sense=0.9))
    assert worlds.inferred()[0] > before
    assert worlds.shares()[1, BELIEVER] > 0.95


def test_people_at_one_table_tend_to_be_alike() -> None:
    worlds = Leanings(5)
    before = worlds.shares()
    assert before.sum(axis=1) == pytest.approx(np.ones(5))
    assert before == pytest.approx(np.repeat([COMMON @ CROWDS], 5, axis=0))
    for seat in (1, 2, 3):
        for _ in range(4):
            worlds.weigh(Seat(seat), act(len(worlds.weight), sense=0.02))
    after = worlds.shares()
    assert after.sum(axis=1) == pytest.approx(np.ones(5))
    assert after[4, BELIEVER] < before[4, BELIEVER] / 2
    assert after[1, BELIEVER] < after[4, BELIEVER]


def test_options_are_mixed_by_what_the_seat_is() -> None:
    worlds = Leanings(4)
    count = len(worlds.weight)
    kinds = np.zeros((2, 3, count))
    kinds[0, BELIEVER], kinds[1, COLLECTOR], kinds[:, BLIND] = 1, 1, 0.5
    mixed = worlds.mixed(Seat(2), kinds)
    assert mixed.sum(axis=0) == pytest.approx(np.ones(count))
    believer, collector, blind = COMMON @ CROWDS
    assert mixed[0] == pytest.approx(np.full(count, believer + blind / 2))
    assert mixed[1] == pytest.approx(np.full(count, collector + blind / 2))


@pytest.mark.parametrize("players", GAME.players)
def test_every_world_keeps_what_belongs_to_it(players: int) -> None:
    """Also when worlds are struck out, or split by a Diplomat."""
    for seed in range(4):
        game = play(CASES[players], seed)
        seat = Seat(random.Random(seed).randrange(players))
        mind = Likelihood(seat, random.Random(0))
        for event in told(game, seat)[:-1]:
            mind.see(event)
            worlds = mind._leanings
            assert mind.dossier.tokens is worlds
            assert worlds.fits.shape == (players, 3, len(worlds.weight))
        worlds = mind._leanings
        lean = worlds._crowds().sum(axis=0)
        assert worlds.lean is not None
        assert worlds.lean / worlds.lean.max() == pytest.approx(lean / lean.max())
        assert (worlds.fits[seat] == 1).all(), "nobody wonders about oneself"
