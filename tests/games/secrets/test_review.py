"""The judge of SECRETS. That its samples are likely, and play by the rules, is tested with the search."""

import random

import numpy as np
import pytest

from brushpass.core.seats import Seat
from brushpass.games.secrets.open.choices import Ask, Offer
from brushpass.research.failure import MissingExtra
from brushpass.research.review.review import check_judge
from brushpass.research.review.verdicts import verdict
from brushpass.wire.review import Verdict
from tests.games.secrets.judging import counted, judge_of, last_effects
from tests.games.secrets.minds.exactness import CASES, GAME
from tests.laws.playing import play
from tests.research.review.games import twins


def test_the_last_choice_is_worth_what_a_count_of_all_worlds_says_and_blunders_are_caught() -> None:
    blunders = moments = 0
    for seed in range(400):
        for game in last_effects(CASES[4 + seed % 3], seed):
            [(seat, prompt)] = GAME.prompts(game.state).items()
            judge = judge_of(game, seat)
            exact = counted(game, seat, judge)
            worst, best = int(np.argmin(exact)), max(exact)
            found = judge.judge(prompt, prompt.options[worst])
            assert found.value == pytest.approx(exact[worst], abs=0.15)
            assert found.loss == pytest.approx(best - exact[worst], abs=0.2)
            moments += 1
            if best - exact[worst] > 0.3:
                assert verdict(found.loss, found.error) is Verdict.BLUNDER
                assert exact[prompt.options.index(found.best)] > best - 0.15
                blunders += 1
                fine = judge.judge(prompt, prompt.options[int(np.argmax(exact))])
                assert verdict(fine.loss, fine.error) in (Verdict.BEST, Verdict.FINE)
        if blunders >= 3:
            return
    raise AssertionError(f"{blunders} blunders in {moments} moments")


@pytest.mark.usefixtures("quick_judge")
@pytest.mark.parametrize("players", GAME.players)
def test_what_a_seat_cannot_know_changes_no_judgement(players: int) -> None:
    differ = 0
    for seed in range(4):
        found = twins(CASES[players], seed)
        choice = found.prompt.options[seed * 7 % len(found.prompt.options)]
        one, other = (judge_of(truth, found.seat).judge(found.prompt, choice) for truth in (found.one, found.other))
        assert one == other
        differ += found.one.deal != found.other.deal
    assert differ


def test_choices_of_one_position_are_judged_as_if_each_were_the_only_one() -> None:
    game = play(CASES[4], 3, most=7)
    [(seat, prompt)] = GAME.prompts(game.state).items()
    options = [prompt.options[0], prompt.options[-1], prompt.options[0]]
    judge = judge_of(game, seat)
    assert [judge.judge(prompt, option) for option in options] == [
        judge_of(game, seat).judge(prompt, option) for option in options
    ]


def test_claims_are_not_judged() -> None:
    game = play(CASES[5], 1, most=0)
    [(seat, prompt)] = GAME.prompts(game.state).items()
    judge = judge_of(game, seat)
    first, second = game.state.shown
    silent, true, false = (
        judge.judge(prompt, Offer(first, Seat((seat + 1) % 5), said)) for said in (None, first, second)
    )
    assert (silent.value, silent.best_value) == (true.value, true.best_value) == (false.value, false.best_value)
    assert isinstance(silent.best, Offer)
    assert silent.best.claim is None


def test_a_seat_that_is_not_asked_has_a_chance_too() -> None:
    rng = random.Random(3)
    game = play(CASES[6], 3, most=0)
    starts = [judge_of(game, Seat(seat)).start() for seat in range(6)]
    assert all(0.1 < start < 0.9 for start in starts)
    seat = Seat(rng.randrange(6))
    assert judge_of(game, seat).start() == starts[seat]


@pytest.mark.usefixtures("without_extras")
def test_without_a_compiler_there_is_no_judge() -> None:
    with pytest.raises(MissingExtra, match=r"brushpass\[fast\]"):
        check_judge("secrets")


def test_every_kind_of_prompt_is_judged() -> None:
    """Whatever is asked, the choice itself is among the options that are tried."""
    met = set()
    for seed in range(30):
        for game in (play(CASES[4], seed, most=most) for most in range(seed % 9, 28, 9)):
            for seat, prompt in GAME.prompts(game.state).items():
                if prompt.ask not in met:
                    judge = judge_of(game, seat)
                    options = judge._options(prompt)
                    assert all(judge._number(prompt, option) in options for option in prompt.options)
                    met.add(prompt.ask)
    assert met == set(Ask)
