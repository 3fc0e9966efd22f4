"""Legality: what is legal follows from sight; everything else is refused with a stable code and changes nothing."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brushpass.core.seats import Seat
from brushpass.research.laws import legality
from tests.laws.playing import Case, every_case, play, some
from tests.laws.secrecy import ORACLES

LEGAL: Any = {name: oracle.legal for name, oracle in ORACLES.items()}
"""For each game: the legal choices of the seat that a sight belongs to, worked out from the sight alone."""

UNIVERSE: Any = {name: oracle.universe for name, oracle in ORACLES.items()}
"""For each game: every choice that can be spelled at a table of this size, and some that name seats beyond it."""

seeds = st.integers(0, 2**64)


@every_case
@some(12)
@given(seed=seeds)
def test_legal_choices_follow_from_sight(case: Case, seed: int) -> None:
    game = play(case, seed)
    for _, _, _, state in game.choices:
        prompts = case.game.prompts(state)
        for seat in map(Seat, range(case.players)):
            expected = LEGAL[case.game.name](case.game.view(state, seat))
            got = set(prompts[seat].options) if seat in prompts else set()
            assert got == expected
    assert not any(LEGAL[case.game.name](case.game.view(game.state, Seat(seat))) for seat in range(case.players))


@every_case
def test_a_prompt_offers_each_choice_once_and_says_whom_it_asks(case: Case) -> None:
    for seed in range(5):
        legality.prompts(play(case, seed))


@every_case
@some(10)
@given(seed=seeds)
def test_all_other_choices_are_refused_and_change_nothing(case: Case, seed: int) -> None:
    legality.refused(play(case, seed), UNIVERSE[case.game.name](case.players), random.Random(seed))


@every_case
def test_whatever_a_prompt_offers_is_taken(case: Case) -> None:
    game = play(case, 3)
    legality.taken(game, range(len(game.choices)))


@every_case
def test_after_the_end_every_choice_is_refused(case: Case) -> None:
    legality.over(play(case, 1), UNIVERSE[case.game.name](case.players))


@every_case
@pytest.mark.parametrize("nonsense", legality.NONSENSE, ids=["none", "text", "number", "object", "tuple"])
def test_what_is_not_a_choice_of_the_game_is_malformed(case: Case, nonsense: Any) -> None:
    legality.nonsense(play(case, 1), [nonsense])


@every_case
@some(2)
@given(seed=seeds)
def test_choices_made_up_without_an_oracle_are_taken_or_refused_too(case: Case, seed: int) -> None:
    legality.legality(case, seed)
