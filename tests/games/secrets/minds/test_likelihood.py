"""What the others' choices suggest, and what everybody at the table knows."""

import random

import numpy as np
import pytest

from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.secrets.minds.bots.choice_likelihoods import fitted
from brushpass.games.secrets.minds.bots.likelihood import Likelihood
from brushpass.games.secrets.minds.dossier.arrangements import SIDE
from brushpass.games.secrets.minds.dossier.common import Common
from brushpass.games.secrets.open.choices import Ask
from brushpass.games.secrets.open.seen import CentreShown, Diverted, Exposed, Looked, Swapped
from tests.games.secrets.minds.exactness import CASES, GAME, dossier_of, told
from tests.games.secrets.minds.tables import table
from tests.laws.playing import play

TOKEN_EVENTS = Looked | Exposed | CentreShown | Swapped | Diverted
every_table = pytest.mark.parametrize("players", GAME.players)


@every_table
def test_a_seats_worlds_are_those_of_the_table_that_it_cannot_rule_out(players: int) -> None:
    rng = random.Random(players)
    for seed in range(15):
        game = play(CASES[players], seed)
        seat = Seat(rng.randrange(players))
        events = told(game, seat, rng.randrange(20, len(game.events)))
        tokens = dossier_of(seat, events).tokens
        common = Common(players, seat)
        for event in events:
            if isinstance(event, TOKEN_EVENTS):
                common.see(event)
        mine = common.possible()
        assert np.array_equal(common.sides[:, mine], tokens.sides)
        assert np.allclose(common.weight[mine] / common.weight[mine].sum(), tokens.logical(), atol=1e-12)


@every_table
def test_what_everybody_knows_is_what_the_public_knows(players: int) -> None:
    for seed in range(5):
        game = play(CASES[players], seed)
        cut = len(game.events) - 1
        common = Common(players, Seat(0))
        for event in told(game, Seat(0), cut):
            if isinstance(event, TOKEN_EVENTS):
                common.see(event)
        public = dossier_of(PUBLIC, told(game, PUBLIC, cut)).tokens
        assert np.array_equal(common.sides, public.sides)
        assert np.array_equal(common.seen, public.seen)


@pytest.mark.parametrize("name", ["random", "greedy", "belief"])
def test_the_truth_stays_likely_whoever_sits_at_the_table(name: str) -> None:
    """The others' choices never make the truth a hundred times less likely than it is by logic."""
    positions = doubts = 0
    for number in range(4):
        for players in (4, 7):
            minds = table(["likelihood", *[name] * (players - 1)], number)
            mind = minds[0].mind
            assert isinstance(mind, Likelihood)
            again = Likelihood(Seat(0), random.Random(0))
            outcome = minds[0].seen[-1].outcome
            for event in minds[0].seen[:-1]:
                again.see(event)
            tokens = again.dossier.tokens
            truth = np.array([[SIDE[face]] for face in outcome.tokens])
            here = (tokens.sides == truth).all(axis=0)
            positions += 1
            doubts += tokens.inferred()[here].sum() < 0.01 * tokens.logical()[here].sum()
            assert here.any()
    assert positions == 8
    assert doubts == 0


def test_in_a_table_of_believers_the_inferred_layer_is_nearer_to_the_truth() -> None:
    logical = inferred = 0.0
    for number in range(8):
        minds = table(["likelihood", *["belief"] * 5], number)
        mind = Likelihood(Seat(0), random.Random(0))
        for event in minds[0].seen[:-1]:
            mind.see(event)
        tokens = mind.dossier.tokens
        truth = np.array([[SIDE[face] == side for side in (1, -1, 0)] for face in minds[0].seen[-1].outcome.tokens])
        logical += float(((tokens.marginals(tokens.logical()) - truth) ** 2).sum())
        inferred += float(((tokens.marginals(tokens.inferred()) - truth) ** 2).sum())
    assert inferred < 0.95 * logical


@pytest.mark.parametrize(("name", "opponent_type"), [("belief", 0), ("greedy", 1), ("random", 2)])
def test_opponents_are_told_apart_by_what_they_choose(name: str, opponent_type: int) -> None:
    chances = np.zeros(3)
    for number in range(4):
        [observer, *_] = table(["likelihood", *[name] * 5], number)
        assert isinstance(observer.mind, Likelihood)
        chances += observer.mind._opponents.type_chances()[1:].mean(axis=0) / 4
    assert chances.sum() == pytest.approx(1)
    assert chances.argmax() == opponent_type
    assert chances[opponent_type] > 0.5


def test_every_question_has_a_fitted_number() -> None:
    assert fitted().keenness.keys() == set(GAME.players)
    assert all(numbers.keys() == set(Ask) for numbers in fitted().keenness.values())
