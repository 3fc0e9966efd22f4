"""The mind that searches with a net. Samples and playouts are tested with `believer-search`, which has them too."""

import random
from typing import Any

import numpy as np
import pytest

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots import believer_search
from brushpass.games.secrets.minds.bots.likelihood import Likelihood
from brushpass.games.secrets.minds.playouts.board import CIA, KGB, PLAYERS, empty_board
from brushpass.games.secrets.minds.playouts.playout import play_out_options, set_knowledge
from brushpass.games.secrets.minds.playouts.sampling import draw_samples
from brushpass.games.secrets.minds.trained import policy
from brushpass.games.secrets.minds.trained.policy import Policy, prepare
from brushpass.games.secrets.minds.trained.public_observer import PublicObserver
from brushpass.games.secrets.minds.trained.search import Search
from brushpass.games.secrets.minds.trained.warmup import COMPILATION
from brushpass.games.secrets.open.cards import Rules
from brushpass.games.secrets.open.choices import Ask, Offer
from tests.games.secrets.minds.exactness import CASES, GAME, told
from tests.games.secrets.minds.tables import seated, table
from tests.games.secrets.oracle import twin
from tests.laws.playing import Play, play

every_table = pytest.mark.parametrize("players", GAME.players)


def shown(game: Play, seat: Seat) -> Search:
    """A search that has seen what the seat saw."""
    prepare()
    mind = Search(seat, random.Random(1))
    for event in told(game, seat):
        mind.see(event)
    return mind


def model_of(mind: Search | Policy) -> Any:
    return mind._observer.common


@every_table
def test_what_it_cannot_know_changes_nothing(players: int) -> None:
    """Two truths that a seat cannot tell apart give the same evidence and values, to the last bit."""
    rng = random.Random(players)
    for seed in range(3):
        case = CASES[players]
        game = play(case, seed, most=3 + 4 * seed)
        [(viewer, prompt)] = GAME.prompts(game.state).items()
        deal, choices = twin(game, viewer, rng)
        other = Play(case, deal)
        other.take(*GAME.setup(players, deal, Rules()))
        for seat, choice in choices:
            other.take(*GAME.play(other.state, seat, choice))
        results = []
        for truth in (game, other):
            mind = shown(truth, viewer)
            chosen = mind.choose(prompt)
            assert mind._thought is not None
            results.append((model_of(mind).weights().tobytes(), mind._thought.value.tobytes(), chosen))
        assert results[0] == results[1]


@every_table
def test_it_thinks_of_every_other_seat_what_that_seat_thinks(players: int) -> None:
    """In the true world every seat's weights are those of a mind that sits there and asks why others chose."""
    for seed in range(3):
        game = play(CASES[players], seed, most=5 + 5 * seed)
        assert GAME.prompts(game.state), "the end shows everything"
        weights = model_of(shown(game, Seat(0))).weights()
        for seat in range(1, players):
            there = Policy(Seat(seat), random.Random(1))
            for event in told(game, Seat(seat)):
                there.see(event)
            mine = weights[seat, model_of(there).possible()]
            np.testing.assert_allclose(mine / mine.sum(), there.dossier.tokens.inferred(), rtol=1e-6)


def test_an_option_is_tried_among_seats_that_have_seen_it_chosen() -> None:
    """The evidence of an option is what everybody thinks after it really was chosen."""
    met = 0
    for seed in range(60):
        game = play(CASES[4 + seed % 5], seed, most=5 + seed % 13)
        if not (prompts := GAME.prompts(game.state)):
            continue
        [(viewer, prompt)] = prompts.items()
        if prompt.ask not in (Ask.POLITICIAN, Ask.PSYCHIATRIST, Ask.ASSASSIN):
            continue
        mind = shown(game, viewer)
        number = seed % len(prompt.options)
        evidence = mind._evidence(Ask(prompt.ask), np.arange(len(prompt.options)))[number]
        before = model_of(mind).weights()
        game.take(*GAME.play(game.state, viewer, prompt.options[number]))
        after = model_of(shown(game, viewer)).weights()
        others = [seat for seat in range(len(before)) if seat != viewer]
        np.testing.assert_allclose(evidence[others], after[others], rtol=1e-6)
        met += not np.allclose(before[others], after[others])
    assert met > 5


def test_who_must_answer_an_offer_does_not_know_its_card() -> None:
    """Both cards to the same target are the same evidence to the target, and not to a third seat."""
    differ = 0
    for seed in range(12):
        length = len(play(CASES[5], seed).choices)
        games = (play(CASES[5], seed, most=cut) for cut in range(length // 2, length))
        game = next(game for game in games if is_offer(game))
        [viewer] = GAME.prompts(game.state)
        target, third = Seat((viewer + 1) % 5), Seat((viewer + 2) % 5)
        mind = shown(game, viewer)
        first, second = mind._evidence(Ask.OFFER, np.array((target, 5 + target)))
        assert np.allclose(first[target], second[target])
        differ += third != mind._board.un and not np.allclose(first[third], second[third])
    assert differ > 3


def is_offer(game: Play) -> bool:
    return [prompt.ask for prompt in GAME.prompts(game.state).values()] == [Ask.OFFER]


def test_a_diplomats_side_is_evidence_of_nothing() -> None:
    game = play(CASES[5], 3, most=9)
    [viewer] = GAME.prompts(game.state)
    assert not len(shown(game, viewer)._evidence(Ask.DIPLOMAT, np.arange(2)))


def test_unlikely_worlds_are_left_out_but_never_the_true_one() -> None:
    board = empty_board()
    board.at[PLAYERS] = 2
    memory = np.array(((0, 0, 0, 1), (0, 0, 0, 0)))
    weights = np.array(((1.0, 0.001, 0.5, 1.0), (1e-9, 1.0, 0.5, 0.02)))
    sets = np.arange(4)
    set_knowledge(board, memory, sets, sets, weights, 0)
    assert board.worlds[:2].tolist() == [2, 3]
    assert board.numbers[0, :2].tolist() == [0, 2]
    assert board.numbers[1, :3].tolist() == [0, 1, 2]
    assert board.weight[1, :3].tolist() == [1e-9, 1.0, 0.5]


def test_its_effort_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """All its playouts together take no more than their share for each round, and one sample over it."""
    spent: list[int] = []

    def counted(*words: Any) -> int:
        spent.append(play_out_options(*words))
        return spent[-1]

    monkeypatch.setattr(believer_search, "play_out_options", counted)
    decisions = 0
    for seed in range(6):
        game = play(CASES[8], seed, most=3 * seed)
        [(viewer, prompt)] = GAME.prompts(game.state).items()
        mind = shown(game, viewer)
        spent.clear()
        assert mind.choose(prompt) in prompt.options
        assert sum(spent) <= Search.effort[8] + 3 * max(spent, default=0)
        decisions += bool(spent)
    assert decisions > 3


def test_it_plays_whole_games_the_same_with_the_same_luck_and_only_what_is_legal() -> None:
    names = ["search", "belief", "random", "search"]
    one, two = table(names, 5), table(names, 5)
    assert [mind.decisions for mind in one] == [mind.decisions for mind in two]
    assert all(mind.is_legal() for mind in one)
    for players in (6, 8):
        minds = table(["search", *["belief"] * (players - 1)], 1)
        assert minds[0].is_legal()


def test_it_can_join_from_the_log() -> None:
    [mind, *_] = table(["search", *["belief"] * 3], 2)
    settled = [decision for decision in mind.decisions if not isinstance(decision.choice, Offer)]  # claims are luck
    after, prompt, choice = settled[-1]
    late = seated("search", 0, 2)
    for event in mind.seen[:after]:
        late.see(event)
    assert late.choose(prompt) == choice


def test_without_compiled_code_it_plays_like_likelihood(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "IS_FAST", False)
    game = play(CASES[5], 2, most=8)
    [(viewer, prompt)] = GAME.prompts(game.state).items()
    values = []
    for kind in (Search, Likelihood):
        mind = kind(viewer, random.Random(1))
        for event in told(game, viewer):
            mind.see(event)
        mind.choose(prompt)
        assert mind._thought is not None
        values.append(mind._thought.value.tolist())
    assert values[0] == values[1]


def test_what_it_plays_like_does_not_change_within_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    prepare()
    monkeypatch.setattr(COMPILATION, "is_loaded", False)
    monkeypatch.setattr(COMPILATION, "is_ready", lambda: COMPILATION.is_loaded)
    game = play(CASES[5], 2, most=8)
    [(viewer, prompt)] = GAME.prompts(game.state).items()
    mind, usual = Search(viewer, random.Random(1)), Likelihood(viewer, random.Random(1))
    monkeypatch.setattr(COMPILATION, "is_loaded", True)
    for event in told(game, viewer):
        mind.see(event)
        usual.see(event)
    mind.choose(prompt)
    usual.choose(prompt)
    assert not isinstance(mind._observer, PublicObserver)
    assert mind._thought is not None
    assert usual._thought is not None
    assert mind._thought.value.tolist() == usual._thought.value.tolist()


def test_samples_hold_the_weights_of_the_moment() -> None:
    game = play(CASES[6], 4, most=14)
    [viewer] = GAME.prompts(game.state)
    mind = shown(game, viewer)
    moment = mind._moment()
    assert moment.weights is not None
    next(draw_samples(moment, random.Random(1), mind._start))
    board, other = mind._start, (viewer + 1) % 6
    many = board.worlds[other]
    numbers = board.numbers[other, :many]
    assert np.array_equal(board.weight[other, :many], moment.weights[other, numbers])
    assert not np.allclose(board.weight[other, :many], 1.0)
    assert board.worlds[viewer] == len(moment.probability)
    assert (board.at[CIA], board.at[KGB]) in zip(board.cia[other, :many], board.kgb[other, :many], strict=True)
