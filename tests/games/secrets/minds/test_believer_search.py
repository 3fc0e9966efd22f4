"""The mind that searches among believers. What every bot must be, and the compiled table, are tested beside this."""

import random
import subprocess
import sys
from itertools import islice
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots import believer_search
from brushpass.games.secrets.minds.bots.believer_search import BelieverSearch
from brushpass.games.secrets.minds.bots.likelihood import Likelihood
from brushpass.games.secrets.minds.playouts.board import CIA, KGB, KINDS, SIZE, empty_board
from brushpass.games.secrets.minds.playouts.playout import play_out_options
from brushpass.games.secrets.minds.playouts.sampling import Moment, draw_samples
from brushpass.games.secrets.open.cards import Rules
from brushpass.games.secrets.open.choices import Ask, Offer
from brushpass.games.secrets.open.sight import begin, fold
from tests.games.secrets.minds.exactness import CASES, GAME, dossier_of, told
from tests.games.secrets.minds.playouts_check import bits, sets
from tests.games.secrets.minds.tables import seated, table
from tests.games.secrets.oracle import twin
from tests.laws.playing import Play, play

every_table = pytest.mark.parametrize("players", GAME.players)


def moment_of(game: Play, viewer: Seat) -> Moment:
    mind = Likelihood(viewer, random.Random(0))
    events = told(game, viewer)
    sight = begin(viewer, events[0])
    for event in events:
        mind.see(event)
        sight = fold(sight, event)
    tokens = mind.dossier.tokens
    cards = None if sight.offer is None else np.full((2, len(tokens.weight)), 0.5)
    return Moment(sight, mind.dossier, mind._observer.common, tokens.logical(), cards)


@every_table
def test_every_sample_fits_what_the_seat_knows_and_every_seat_knows_what_it_would(players: int) -> None:
    rng = random.Random(players)
    board = empty_board()
    for seed in range(6):
        length = len(play(CASES[players], seed).choices)
        game = play(CASES[players], seed, most=rng.randrange(length))
        [viewer] = GAME.prompts(game.state)
        moment = moment_of(game, viewer)
        tokens = moment.dossier.tokens
        worlds = set(zip(*(column.tolist() for column in sets(tokens.sides)), strict=True))
        for _ in islice(draw_samples(moment, rng, board), 8):
            assert (board.at[CIA], board.at[KGB]) in worlds
            assert board.worlds[viewer] == len(tokens.weight)
            cards = [KINDS[card] for card in board.deck[: board.at[SIZE]]]
            assert len(cards) == len(game.state.deck)
            if moment.cards is None:
                assert sorted(cards) == sorted(game.state.deck)
            for seat in range(players):
                many = board.worlds[seat]
                known = zip(board.cia[seat, :many].tolist(), board.kgb[seat, :many].tolist(), strict=True)
                assert (board.at[CIA], board.at[KGB]) in set(known)
            bullets = sorted([*board.bullets[4 - len(game.state.bullets) :].tolist(), board.damage.sum()])
            assert sum(bullets) + (game.state.bullet or 0) == -6


@every_table
def test_in_the_true_world_every_seat_knows_what_its_dossier_says(players: int) -> None:
    rng = random.Random(players)
    board = empty_board()
    for seed in range(4):
        game = play(CASES[players], seed, most=12)
        [viewer] = GAME.prompts(game.state)
        moment = moment_of(game, viewer)
        truth = bits(face == "cia" for face in game.state.tokens), bits(face == "kgb" for face in game.state.tokens)
        met = False
        for _ in islice(draw_samples(moment, rng, board), 200):
            if (board.at[CIA], board.at[KGB]) != truth or met:
                continue
            dossiers = [dossier_of(Seat(seat), told(game, Seat(seat))) for seat in range(players)]
            known = [set(zip(*(column.tolist() for column in sets(d.tokens.sides)), strict=True)) for d in dossiers]
            many = board.worlds
            met = known == [
                set(zip(board.cia[seat, : many[seat]].tolist(), board.kgb[seat, : many[seat]].tolist(), strict=True))
                for seat in range(players)
            ]
        assert met


def test_what_it_cannot_know_changes_nothing() -> None:
    """Two truths that a seat cannot tell apart give the same samples, so all options get the same value."""
    rng = random.Random(1)
    for seed in range(8):
        case = CASES[4 + seed % 3]
        game = play(case, seed, most=4 + 2 * seed)
        [(viewer, prompt)] = GAME.prompts(game.state).items()
        deal, choices = twin(game, viewer, rng)
        other = Play(case, deal)
        other.take(*GAME.setup(case.players, deal, Rules()))
        for seat, choice in choices:
            other.take(*GAME.play(other.state, seat, choice))
        values = []
        for truth in (game, other):
            mind = seated("believer-search", viewer)
            assert isinstance(mind, BelieverSearch)
            for event in told(truth, viewer):
                mind.see(event)
            mind.choose(prompt)
            assert mind._thought is not None
            values.append(mind._thought.value)
        assert np.array_equal(values[0], values[1])


def test_opponents_in_samples_are_of_the_types_that_were_given() -> None:
    game = play(CASES[5], 3, most=9)
    [viewer] = GAME.prompts(game.state)
    chances = np.array([[1, 0, 0], [0, 1, 0], [0, 0, 1], [0.5, 0.5, 0], [0.2, 0.3, 0.5]])
    moment = moment_of(game, viewer)._replace(types=chances)
    board = empty_board()
    met = np.zeros((5, 3))
    for _ in islice(draw_samples(moment, random.Random(1), board), 300):
        met[np.arange(5), board.seat_type[:5]] += 1 / 300
    assert np.abs(met - chances).max() < 0.1
    assert np.allclose(met[:3], chances[:3])
    for _ in islice(draw_samples(moment._replace(types=None), random.Random(1), board), 3):
        assert not board.seat_type.any()


def test_it_spends_its_effort_on_the_better_half(monkeypatch: pytest.MonkeyPatch) -> None:
    """Options are dropped in rounds, and none is tried that the base policy thinks hopeless."""
    spent: list[tuple[int, int]] = []

    def counted(*words: Any) -> int:
        effort = play_out_options(*words)
        spent.append((len(words[4]), effort))
        return effort

    monkeypatch.setattr(believer_search, "play_out_options", counted)
    decisions = 0
    for seed in range(12):
        game = play(CASES[6], seed, most=2 * seed)
        [(viewer, prompt)] = GAME.prompts(game.state).items()
        usual, mind = seated("likelihood", viewer), seated("believer-search", viewer)
        for event in told(game, viewer):
            usual.see(event)
            mind.see(event)
        spent.clear()
        usual.choose(prompt)
        assert mind.choose(prompt) in prompt.options
        assert isinstance(usual, Likelihood)
        assert usual._thought is not None
        liked = np.sort(usual._thought.value)[::-1]
        many = [options for options, _ in spent]
        assert many == sorted(many, reverse=True)
        if many and prompt.ask != Ask.DETECTIVE:
            assert many[0] == min(believer_search.MAX_OPTIONS, int((liked >= liked[0] - believer_search.WINDOW).sum()))
            assert many[-1] <= max(2, (many[0] + 1) // 2)
        rounds = len(set(many))
        assert sum(effort for _, effort in spent) <= BelieverSearch.effort[6] + (rounds + 1) * max(
            [0, *(e for _, e in spent)]
        )
        decisions += bool(many)
    assert decisions > 6


def test_it_plays_its_own_seat_as_a_believer() -> None:
    mind = seated("believer-search", 2)
    assert isinstance(mind, BelieverSearch)
    game = play(CASES[5], 3, most=9)
    for event in told(game, Seat(2)):
        mind.see(event)
    types = mind._moment().types
    assert types is not None
    assert types[2].tolist() == [1, 0, 0]
    assert (types > 0).sum() == 13


def test_it_plays_whole_games_the_same_with_the_same_luck_and_only_what_is_legal() -> None:
    names = ["believer-search", "belief", "random", "believer-search"]
    one, two = table(names, 5), table(names, 5)
    assert [mind.decisions for mind in one] == [mind.decisions for mind in two]
    assert all(mind.is_legal() for mind in one)
    for players in (6, 8):
        minds = table(["believer-search", *["belief"] * (players - 1)], 1)
        assert minds[0].is_legal()


def test_it_can_join_from_the_log() -> None:
    [mind, *_] = table(["believer-search", *["belief"] * 3], 2)
    settled = [decision for decision in mind.decisions if not isinstance(decision.choice, Offer)]  # claims are luck
    after, prompt, choice = settled[-1]
    late = seated("believer-search", 0, 2)
    for event in mind.seen[:after]:
        late.see(event)
    assert late.choose(prompt) == choice


def test_without_a_compiler_it_plays_its_base_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(believer_search, "IS_FAST", False)
    game = play(CASES[5], 3, most=9)
    [(viewer, prompt)] = GAME.prompts(game.state).items()
    choices = []
    for name in ("believer-search", "likelihood"):
        mind = seated(name, viewer)
        for event in told(game, viewer):
            mind.see(event)
        choice = mind.choose(prompt)
        choices.append(replace(choice, claim=None) if isinstance(choice, Offer) else choice)  # what is said is luck
    assert choices[0] == choices[1]


def test_it_is_importable_without_a_compiler() -> None:
    code = (
        "import sys, importlib.util as u; find = u.find_spec\n"
        "u.find_spec = lambda name, *rest: None if name == 'numba' else find(name, *rest)\n"
        "from brushpass.games.secrets.minds.bots import believer_search; assert not believer_search.IS_FAST\n"
        "assert 'numba' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
