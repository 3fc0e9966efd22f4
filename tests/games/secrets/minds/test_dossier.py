"""The dossier against brute force, and against the truth."""

import random

import numpy as np
import pytest

from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.secrets.minds.dossier.arrangements import FACES, SIDE, numbers
from brushpass.games.secrets.minds.dossier.dossier import Dossier
from brushpass.games.secrets.open.cards import Face, Rules
from brushpass.games.secrets.open.seen import Began, Looked
from tests.games.secrets.minds.brute_force import BruteForce, bullets, next_shown
from tests.games.secrets.minds.exactness import CASES, GAME, dossier_of, told, worst
from tests.games.secrets.oracle import twin
from tests.laws.playing import Play, encoded, play

every_table = pytest.mark.parametrize("players", GAME.players)
GAMES_EACH = 60


@every_table
def test_it_equals_brute_force(players: int) -> None:
    assert worst(players, GAMES_EACH) < 1e-9


@every_table
def test_the_truth_is_always_among_the_worlds(players: int) -> None:
    for seed in range(GAMES_EACH // 4):
        game = play(CASES[players], seed)
        dossiers = [Dossier(viewer) for viewer in CASES[players].viewers]
        for event, state in zip(game.events, game.states, strict=True):
            truth = int(numbers(np.array([[SIDE[face]] for face in state.tokens], dtype=np.int8))[0])
            for dossier in dossiers:
                seen = GAME.show(event, dossier.viewer)
                if seen is not None:
                    dossier.see(seen)
                spread = dossier.tokens.arrangement_probabilities(dossier.tokens.logical())
                assert spread[truth] > 0
                assert spread.sum() == pytest.approx(1, abs=1e-12)


@every_table
def test_bullets_and_deck_equal_brute_force(players: int) -> None:
    rng = random.Random(players)
    for seed in range(GAMES_EACH):
        game = play(CASES[players], seed)
        viewer = rng.choice(CASES[players].viewers)
        cut = rng.randrange(players * 2 + 2, len(game.events))
        events = told(game, viewer, cut)
        dossier = dossier_of(viewer, events)
        assert [(given.to, dossier.bullets.chances(given)) for given in dossier.bullets.given] == bullets(events)
        expected = next_shown(viewer, events)
        assert dossier.deck.next_shown() == {pair: pytest.approx(p, abs=1e-9) for pair, p in expected.items()}
        assert sum(expected.values()) == pytest.approx(1)


@every_table
def test_after_the_end_everything_is_known(players: int) -> None:
    game = play(CASES[players], 1)
    for viewer in CASES[players].viewers:
        snapshot = dossier_of(viewer, told(game, viewer)).snapshot()
        assert tuple(page.known for page in snapshot.slots) == game.state.outcome.tokens
        assert snapshot.entropy == 0
        assert [page.chances for page in snapshot.bullets] == [{shot.value: 1.0} for shot in game.state.shots]


@every_table
def test_two_truths_that_a_viewer_cannot_tell_apart_give_the_same_bytes(players: int) -> None:
    rng = random.Random(players)
    differed = 0
    for seed in range(12):
        viewer = rng.choice(CASES[players].viewers)
        length = len(play(CASES[players], seed).choices)
        game = play(CASES[players], seed, most=rng.randrange(length))
        deal, choices = twin(game, viewer, rng)
        other = Play(CASES[players], deal)
        other.take(*GAME.setup(players, deal, Rules()))
        for seat, choice in choices:
            other.take(*GAME.play(other.state, seat, choice))
        one, two = (dossier_of(viewer, told(truth, viewer)) for truth in (game, other))
        assert encoded(one.snapshot()) == encoded(two.snapshot())
        assert encoded(one.reason(Seat(0), FACES[0])) == encoded(two.reason(Seat(0), FACES[0]))
        differed += other.events != game.events
    assert differed


@every_table
def test_a_reason_names_only_what_was_seen_and_is_enough(players: int) -> None:
    rng = random.Random(players)
    for seed in range(8):
        game = play(CASES[players], seed)
        viewer = rng.choice(CASES[players].viewers)
        events = told(game, viewer, len(game.events) - 1)
        dossier = dossier_of(viewer, events)
        slot = rng.randrange(players + 1)
        page = dossier.snapshot().slots[slot]
        for column, face in enumerate(FACES):
            reason = dossier.reason(page.slot, face)
            assert reason.probability == pytest.approx(dossier.marginals()[slot, column])
            grounds = [events[ground.event] for ground in reason.grounds]
            alone = dossier_of(viewer, [events[0], *grounds])
            assert alone.marginals()[slot, column] == pytest.approx(reason.probability, abs=1e-12)


def test_a_fact_learnt_twice_still_has_a_reason() -> None:
    me = Seat(2)
    events = [Began(4, Rules(), me), Looked(me, me, Face.KGB), Looked(me, me, Face.KGB)]
    reason = dossier_of(me, events).reason(me, Face.KGB)
    assert [ground.event for ground in reason.grounds] == [1]
    assert reason.probability == reason.grounds[0].without == 1


@every_table
def test_seats_that_surely_have_or_have_not_seen_a_token(players: int) -> None:
    for seed in range(6):
        game = play(CASES[players], seed)
        events = told(game, PUBLIC, len(game.events) - 1)
        brute = BruteForce(PUBLIC, events)
        for row, page in enumerate(dossier_of(PUBLIC, events).snapshot().slots):
            chances = [brute.has_seen(seat, row) for seat in range(players)]
            assert page.surely_seen_by == tuple(seat for seat, p in enumerate(chances) if p == 1)
            assert page.surely_unseen_by == tuple(seat for seat, p in enumerate(chances) if p == 0)


def test_what_is_inferred_never_touches_what_follows() -> None:
    events = told(play(CASES[6], 3), Seat(1), 60)
    one, other = dossier_of(Seat(1), events), dossier_of(Seat(1), events)
    assert other.snapshot() == one.snapshot()
    other.tokens.inference = np.random.default_rng(0).uniform(0.01, 1, len(other.tokens.weight))
    assert encoded([page.logical for page in other.snapshot().slots]) == encoded(
        [page.logical for page in one.snapshot().slots]
    )
    assert [page.inferred for page in other.snapshot().slots] != [page.inferred for page in one.snapshot().slots]
