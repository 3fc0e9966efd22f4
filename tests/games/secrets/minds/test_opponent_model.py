"""A choice is evidence for a world only as far as its seat chooses for a reason."""

import random

import numpy as np
import pytest

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.likelihood import Likelihood
from brushpass.games.secrets.minds.bots.opponent_model import TABLE_PRIOR, TYPE_SHARES, OpponentModel
from brushpass.games.secrets.minds.dossier.arrangements import Floats
from tests.games.secrets.minds.exactness import CASES, GAME, told
from tests.laws.playing import play

BELIEVER, COLLECTOR, COIN_TOSSER = range(3)


def likelihood(worlds: int, *, believer: float, first_world: int = 1) -> Floats:
    """How likely a choice was, by type and world: one in four for collectors and coin-tossers.

    For a believer it is as given in the first world, and `first_world` times less likely in all others.
    """
    by_type = np.full((3, worlds), 0.25)
    by_type[BELIEVER] = believer
    by_type[BELIEVER, 1:] /= first_world
    return by_type


def test_priors_are_probabilities() -> None:
    assert TABLE_PRIOR.sum() == pytest.approx(1)
    assert TYPE_SHARES.sum(axis=1) == pytest.approx(np.ones(len(TABLE_PRIOR)))


def test_what_a_seat_seemed_to_say_is_forgotten_when_it_turns_out_to_toss_coins() -> None:
    worlds = OpponentModel(4)
    count = len(worlds.weight)
    worlds.update(Seat(1), likelihood(count, believer=0.8, first_world=10))
    assert worlds.inferred()[0] > 2.5 / count
    for _ in range(6):
        worlds.update(Seat(1), likelihood(count, believer=0.02))
    assert worlds.inferred()[0] < 1.1 / count
    assert worlds.type_chances()[1, BELIEVER] < 0.01


def test_what_a_seat_says_is_heard_more_when_it_turns_out_to_have_reasons() -> None:
    worlds = OpponentModel(4)
    count = len(worlds.weight)
    worlds.update(Seat(1), likelihood(count, believer=0.8, first_world=10))
    before = worlds.inferred()[0]
    for _ in range(6):
        worlds.update(Seat(1), likelihood(count, believer=0.9))
    assert worlds.inferred()[0] > before
    assert worlds.type_chances()[1, BELIEVER] > 0.95


def test_people_at_one_table_tend_to_be_alike() -> None:
    worlds = OpponentModel(5)
    before = worlds.type_chances()
    assert before.sum(axis=1) == pytest.approx(np.ones(5))
    assert before == pytest.approx(np.repeat([TABLE_PRIOR @ TYPE_SHARES], 5, axis=0))
    for seat in (1, 2, 3):
        for _ in range(4):
            worlds.update(Seat(seat), likelihood(len(worlds.weight), believer=0.02))
    after = worlds.type_chances()
    assert after.sum(axis=1) == pytest.approx(np.ones(5))
    assert after[4, BELIEVER] < before[4, BELIEVER] / 2
    assert after[1, BELIEVER] < after[4, BELIEVER]


def test_options_are_as_likely_as_the_types_that_choose_them() -> None:
    worlds = OpponentModel(4)
    count = len(worlds.weight)
    by_type = np.zeros((2, 3, count))
    by_type[0, BELIEVER], by_type[1, COLLECTOR], by_type[:, COIN_TOSSER] = 1, 1, 0.5
    chances = worlds.option_chances(Seat(2), by_type)
    assert chances.sum(axis=0) == pytest.approx(np.ones(count))
    believer, collector, coin_tosser = TABLE_PRIOR @ TYPE_SHARES
    assert chances[0] == pytest.approx(np.full(count, believer + coin_tosser / 2))
    assert chances[1] == pytest.approx(np.full(count, collector + coin_tosser / 2))


@pytest.mark.parametrize("players", GAME.players)
def test_every_world_keeps_what_belongs_to_it(players: int) -> None:
    """Also when worlds are struck out, or split by a Diplomat."""
    for seed in range(4):
        game = play(CASES[players], seed)
        seat = Seat(random.Random(seed).randrange(players))
        mind = Likelihood(seat, random.Random(0))
        for event in told(game, seat)[:-1]:
            mind.see(event)
            worlds = mind._opponents
            assert mind.dossier.tokens is worlds
            assert worlds.likelihood.shape == (players, 3, len(worlds.weight))
        worlds = mind._opponents
        inference = worlds._table_weights().sum(axis=0)
        assert worlds.inference is not None
        assert worlds.inference / worlds.inference.max() == pytest.approx(inference / inference.max())
        assert (worlds.likelihood[seat] == 1).all(), "nobody wonders about oneself"
