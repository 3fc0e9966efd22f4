"""Every combination of values of all switches, each at one number of players: the laws, dossiers, minds and judges.

Longer runs with each value alone, at more sizes, are in the other files of this folder.
"""

import random
from itertools import combinations

import pytest
from msgspec.structs import replace

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
from brushpass.research.review.review import review
from brushpass.research.simulate import rng_of
from brushpass.wire.review import Began, Decided, Summed
from tests.games.espionaje.minds.comparing import assert_equal, truth
from tests.games.espionaje.minds.logs import RULES, random_game, sight_of
from tests.games.secrets.judging import counted, judge_of, last_effects
from tests.games.secrets.minds.exactness import compare, told
from tests.laws.playing import Case, play
from tests.research.review.games import written

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


@pytest.mark.usefixtures("quick_judge")
@pytest.mark.parametrize("case", CASES["secrets"], ids=str)
def test_the_judge_of_secrets_reviews_a_game_of_every_combination(case: Case) -> None:
    game = play(case, SEED)
    record = written(case, game.deal, [(seat, choice) for seat, _, choice, _ in game.choices])
    began, *decided, summed = review(record, Seat(SEED % case.players))
    assert isinstance(began, Began)
    assert isinstance(summed, Summed)
    assert len(decided) == began.decisions > 0
    for message in decided:
        assert isinstance(message, Decided)
        _, prompt, _, _ = game.choices[message.step - 1]
        assert case.game.choice_notation.read(message.best) in prompt.options
        assert 0 <= message.value <= message.best_value <= 1


@pytest.mark.parametrize("case", [*combinations_of(GAMES["secrets"], 5)][::3], ids=str)
def test_the_judge_of_secrets_is_right_where_the_count_depends_on_the_switches(case: Case) -> None:
    """Every combination but for who begins. The last choices of these games are worth something else if a pair stays,
    or if tied hippies win."""
    depends = set()
    for seed in (71, 143):
        [game] = last_effects(case, seed)
        [(seat, prompt)] = case.game.prompts(game.state).items()
        judge = judge_of(game, seat)
        exact = counted(game, seat, judge)
        for option, chance in zip(prompt.options, exact, strict=True):
            assert judge.judge(prompt, option).value == pytest.approx(chance, abs=0.15)
        for switch in switches(case.game.rules):
            for value in switch.values:
                other = counted(game, seat, judge, replace(case.rules, **{switch.name: value}))
                if max(abs(one - two) for one, two in zip(exact, other, strict=True)) > 0.4:
                    depends.add(switch.name)
    assert depends == {"tied_hippies_win", "last_pairs_stay"}


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
