"""Every combination of values of all switches, each at one number of players: the laws, dossiers, minds and judges.

Longer runs with each value alone, at more sizes, are in the other files of this folder.
"""

import random
from itertools import combinations

import pytest

from brushpass.core.messages import Rules
from brushpass.core.seats import PUBLIC, Seat
from brushpass.core.switches import switches
from brushpass.games.espionaje.review import Judge, is_judged
from brushpass.games.kits import own_kits
from brushpass.games.registry import GAMES
from brushpass.minds.play import run
from brushpass.minds.registry import find as find_mind
from brushpass.research.laws.playing import combinations_of
from brushpass.research.laws.suite import LAWS, ONCE
from brushpass.research.simulate import rng_of
from tests.games.espionaje.minds.comparing import assert_equal, truth
from tests.games.espionaje.minds.logs import RULES, random_game, sight_of
from tests.games.secrets.minds.exactness import compare, told
from tests.laws.playing import Case, play

SEED = 7
MIND = {"secrets": "belief", "espionaje": "race"}


def spread(name: str) -> list[Case]:
    """Every combination of a game's switches, at each number of players in turn."""
    sizes = GAMES[name].players
    whole = {size: list(combinations_of(GAMES[name], size)) for size in sizes}
    return [whole[sizes[place % len(sizes)]][place] for place in range(len(whole[sizes[0]]))]


CASES = {name: spread(name) for name in own_kits()}
every_combination = pytest.mark.parametrize("case", [case for cases in CASES.values() for case in cases], ids=str)


@every_combination
@pytest.mark.parametrize("law", sorted(LAWS.keys() - ONCE))
def test_the_laws_hold_under_every_combination(law: str, case: Case) -> None:
    LAWS[law][0](case, SEED)


@every_combination
def test_minds_play_every_combination_to_its_end(case: Case) -> None:
    seed, game = bytes([SEED]) * 32, case.game
    seats = [Seat(seat) for seat in range(case.players)]
    minds = [find_mind(MIND[game.name])(game.name, seat, rng_of(seed, seat)) for seat in seats]
    deal = game.deal.from_seed(seed, case.players)
    assert run(game, case.players, case.rules, deal, minds, talk=random.Random(SEED)).outcome is not None


@pytest.mark.parametrize("case", CASES["secrets"], ids=str)
def test_the_dossier_of_secrets_is_right_under_every_combination(case: Case) -> None:
    game = play(case, SEED)
    for viewer in (Seat(SEED % case.players), PUBLIC):
        assert compare(viewer, told(game, viewer, len(game.events) - 1)) < 1e-9


@pytest.mark.parametrize("case", [*combinations_of(GAMES["espionaje"], 3)], ids=str)
def test_dossier_and_judge_of_espionaje_are_right_under_every_combination(case: Case) -> None:
    judged = 0
    for seed in range(SEED, SEED + 4):
        game = random_game(case, seed)
        for seat, prompt in case.game.prompts(game.state).items():
            seen = sight_of(game, seat)
            assert assert_equal(seen, seat, truth(game)) > 0
            if is_judged(prompt):
                judge = Judge(seat)
                for event in seen:
                    judge.see(event)
                verdict = judge.judge(prompt, prompt.options[0])
                assert verdict.best in prompt.options
                assert 0 <= verdict.value <= verdict.best_value <= 1 + 1e-9
                judged += 1
    assert judged


def test_the_brute_force_of_espionaje_meets_every_pair_of_values() -> None:
    assert covers_pairs(list(RULES))
    assert not covers_pairs(list(RULES[1:]))


def covers_pairs(chosen: list[Rules]) -> bool:
    """Whether every two values of two switches occur together."""
    offered = switches(type(chosen[0]))
    wanted = {
        (one.name, a, other.name, b)
        for one, other in combinations(offered, 2)
        for a in one.values
        for b in other.values
    }
    met = {
        (one.name, getattr(rules, one.name), other.name, getattr(rules, other.name))
        for rules in chosen
        for one, other in combinations(offered, 2)
    }
    return wanted <= met
