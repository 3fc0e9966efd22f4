"""Legality: what is legal follows from sight; everything else is refused with a stable code and changes nothing."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brushpass.core.errors import ChoiceRefused, GameOver, Malformed, NotLegal, WrongMoment, WrongSeat
from brushpass.core.seats import Seat
from tests.laws.playing import Case, encoded, every_case, play, some
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
        for _, _, _, state in play(case, seed).choices:
            for seat, prompt in case.game.prompts(state).items():
                assert prompt.seat == seat
                assert prompt.options
                assert len(set(prompt.options)) == len(prompt.options)


@every_case
@some(10)
@given(seed=seeds)
def test_all_other_choices_are_refused_and_change_nothing(case: Case, seed: int) -> None:
    rng = random.Random(seed)
    game = play(case, seed)
    universe = UNIVERSE[case.game.name](case.players)
    for _, _, _, state in rng.sample(game.choices, min(4, len(game.choices))):
        before = encoded(state)
        prompts = case.game.prompts(state)
        for seat in [*range(case.players), case.players, -1]:
            asked = prompts.get(Seat(seat))
            legal = set() if asked is None else {*asked.options, asked.default}
            for choice in rng.sample(universe, min(40, len(universe))):
                if choice not in legal:
                    with pytest.raises(ChoiceRefused) as refusal:
                        case.game.play(state, Seat(seat), choice)
                    kinds = set() if asked is None else set(map(type, asked.options))
                    expected = WrongSeat if asked is None else NotLegal if type(choice) in kinds else WrongMoment
                    assert type(refusal.value) is expected
        assert encoded(state) == before


@every_case
def test_whatever_a_prompt_offers_is_taken(case: Case) -> None:
    for _, prompt, _, state in play(case, 3).choices:
        for option in prompt.options:
            events, _ = case.game.play(state, Seat(prompt.seat), option)
            assert events
        if prompt.default is not None:
            assert case.game.play(state, Seat(prompt.seat), prompt.default)[0]


@every_case
def test_after_the_end_every_choice_is_refused(case: Case) -> None:
    game = play(case, 1)
    for choice in UNIVERSE[case.game.name](case.players):
        with pytest.raises(GameOver):
            case.game.play(game.state, Seat(0), choice)


@every_case
@pytest.mark.parametrize(
    "nonsense", [None, "accept", 3, object(), ("accept",)], ids=["none", "text", "number", "object", "tuple"]
)
def test_what_is_not_a_choice_of_the_game_is_malformed(case: Case, nonsense: Any) -> None:
    game = play(case, 1, most=2)
    with pytest.raises(Malformed):
        case.game.play(game.state, Seat(0), nonsense)
