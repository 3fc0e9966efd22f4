"""The compiled table: the same rules, the same knowledge and the same decisions as the game and the believing mind."""

import numpy as np
import pytest

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots import belief
from brushpass.games.secrets.minds.bots.belief import Belief
from brushpass.games.secrets.minds.playouts.policy import decide
from brushpass.games.secrets.minds.playouts.rules import moved, play
from brushpass.games.secrets.minds.playouts.scratch import new_scratch
from brushpass.games.secrets.open.choices import Ask
from brushpass.research.simulate import rng_of, seed_of
from tests.games.secrets.minds.exactness import GAME
from tests.games.secrets.minds.playouts_check import RULES, case_of, check, laid, option_of

PLANNING = {Ask.OFFER, Ask.UN, Ask.ANSWER}
"""These rest on the mind's own best use of either card, where two options may be equally good."""
every_table = pytest.mark.parametrize("players", GAME.players)


def test_two_tokens_change_places() -> None:
    assert moved(0b0101, 0, 1) == 0b0110
    assert moved(0b0110, 0, 1) == 0b0101
    assert moved(0b0011, 0, 1) == 0b0011


@pytest.mark.parametrize("start", range(10))
def test_rules_and_beliefs_are_those_of_the_game(start: int) -> None:
    for number in range(start, 400, 10):
        check(case_of(number), number)


@every_table
def test_it_decides_as_a_believing_mind_does(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody makes claims. Equally good options may be told apart by the last digit of a sum."""
    monkeypatch.setattr(belief, "claim", lambda card, other, rng, friend: None)
    scratch = new_scratch()
    decisions = others = 0
    for number in range(6):
        seed = seed_of("rollouts", number)
        minds = [Belief(Seat(seat), rng_of(seed, Seat(seat))) for seat in range(players)]
        deal = GAME.deal.from_seed(seed, players)
        rules = RULES[number % len(RULES)]
        board = laid(players, deal, rules)
        events, state = GAME.setup(players, deal, rules)
        while True:
            for event in events:
                for seat, mind in enumerate(minds):
                    mind.see(GAME.show(event, Seat(seat)))
            prompts = GAME.prompts(state)
            if not prompts:
                break
            [(seat, prompt)] = prompts.items()
            choice = minds[seat].choose(prompt)
            option = option_of(state, choice, prompt.options)
            thought = minds[seat]._thought
            assert thought is not None
            decisions += 1
            if decide(board, scratch) != option:
                second, best = np.partition(thought.value, -2)[-2:]
                assert best - second < (0.05 if thought.ask in PLANNING else 1e-6)
                others += 1
            events, state = GAME.play(state, seat, choice)
            play(board, option)
    assert decisions > 100
    assert others < 0.1 * decisions
