"""Every bot of SECRETS: legal, deterministic, blind to what its seat may not see."""

import random
import subprocess
import sys

import numpy as np
import pytest

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.claims import (
    BOUND,
    HONEST,
    HONEST_TO_FRIEND,
    HONEST_TO_OPPONENT,
    SPOKEN,
    Trust,
    claim,
)
from brushpass.games.secrets.minds.bots.forecast import Worlds
from brushpass.games.secrets.minds.dossier.hearing import Hearing
from brushpass.games.secrets.open.cards import Kind, Rules
from brushpass.games.secrets.open.choices import Offer
from brushpass.games.secrets.open.seen import Offered, Revealed
from tests.games.secrets.minds.exactness import CASES, GAME, told
from tests.games.secrets.minds.tables import seated, table
from tests.games.secrets.oracle import twin
from tests.laws.playing import Play, play

BOTS = ("greedy", "belief", "likelihood", "policy")  # those that think long have tests of their own
every_bot = pytest.mark.parametrize("name", BOTS)
every_table = pytest.mark.parametrize("players", GAME.players)


@every_bot
@every_table
def test_it_plays_whole_games_and_only_what_is_legal(name: str, players: int) -> None:
    for number in range(3):
        minds = table([name, *["random", name] * players][:players], number)
        assert any(mind.decisions for mind in minds)
        assert all(mind.is_legal() for mind in minds)


@every_bot
def test_the_same_luck_gives_the_same_game(name: str) -> None:
    one, two = table([name] * 6, 5), table([name] * 6, 5)
    assert [mind.decisions for mind in one] == [mind.decisions for mind in two]


@every_bot
@every_table
def test_two_truths_that_a_seat_cannot_tell_apart_get_the_same_choice(name: str, players: int) -> None:
    rng = random.Random(players)
    answered = 0
    for seed in range(10):
        case = CASES[players]
        length = len(play(case, seed).choices)
        game = play(case, seed, most=rng.randrange(length))
        [(viewer, prompt)] = GAME.prompts(game.state).items()
        deal, choices = twin(game, viewer, rng)
        other = Play(case, deal)
        other.take(*GAME.setup(players, deal, Rules()))
        for seat, choice in choices:
            other.take(*GAME.play(other.state, seat, choice))
        answers = []
        for truth in (game, other):
            mind = seated(name, viewer)
            for event in told(truth, viewer):
                mind.see(event)
            answers.append((mind.choose(prompt), getattr(mind, "reason", None)))
        assert answers[0] == answers[1]
        answered += other.events != game.events
    assert answered


@pytest.mark.parametrize("name", [name for name in BOTS if name != "greedy"])  # greedy tosses coins
def test_it_can_join_from_the_log(name: str) -> None:
    """A mind that takes a seat over is told everything so far, and answers as if it had been there."""
    minds = table([name] * 5, 2)
    for seat, mind in enumerate(minds):
        late = seated(name, seat, 2)
        settled = [decision for decision in mind.decisions if not isinstance(decision.choice, Offer)]  # claims are luck
        for after, prompt, choice in settled[-1:]:
            for event in mind.seen[:after]:
                late.see(event)
            assert late.choose(prompt) == choice


def test_what_others_say_moves_a_mind_only_so_far() -> None:
    hearing = Hearing()
    trust = Trust(hearing.record)
    assert trust.odds(Seat(1)) == 0
    for _ in range(50):
        hearing.see(Offered(Seat(1), Seat(2)))
        hearing.see(Revealed(Kind.DIPLOMAT, Seat(2)))
    assert trust.odds(Seat(1)) == 0, "silence is no claim"
    for _ in range(50):
        hearing.see(Offered(Seat(1), Seat(2), claim=Kind.DIPLOMAT))
        hearing.see(Revealed(Kind.DIPLOMAT, Seat(2)))
        hearing.see(Offered(Seat(2), Seat(1), claim=Kind.SCIENTIST))
        hearing.see(Revealed(Kind.DIPLOMAT, Seat(2)))
    assert trust.odds(Seat(1)) == BOUND
    assert trust.odds(Seat(2)) == -BOUND


@pytest.mark.parametrize(
    ("friend", "honest"), [(None, HONEST), (0.5, HONEST), (0.9, HONEST_TO_FRIEND), (0.1, HONEST_TO_OPPONENT)]
)
def test_a_word_with_an_offer_informs_a_friend_and_misleads_an_opponent(friend: float | None, honest: float) -> None:
    luck = random.Random(5)
    said = [claim(Kind.DIPLOMAT, Kind.SCIENTIST, luck, friend) for _ in range(4000)]
    assert said.count(None) / 4000 == pytest.approx(1 - SPOKEN, abs=0.03)
    spoken = [kind for kind in said if kind is not None]
    assert set(spoken) == {Kind.DIPLOMAT, Kind.SCIENTIST}, "nobody can rely on it"
    assert spoken.count(Kind.DIPLOMAT) / len(spoken) == pytest.approx(honest, abs=0.04)


def test_hippies_have_no_friends() -> None:
    sides = np.array(((1.0, 1.0, 0.0), (1.0, -1.0, 0.0)))
    worlds = Worlds.of_one_infoset(sides, np.array((0.5, 0.3, 0.2)))
    assert worlds.friendship(Seat(0), Seat(1)) == pytest.approx(0.5)


def test_a_process_without_thinking_minds_does_not_load_numpy() -> None:
    code = "import brushpass.minds.registry as r, sys; r.find('belief'); assert 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
