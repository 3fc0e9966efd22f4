"""From the share of samples that were won to a chance: nothing changes at the end, and better stays better."""

from random import Random

import numpy as np
import pytest

from brushpass.core.seats import Seat
from brushpass.games.secrets.fit_review import Case, fit
from brushpass.games.secrets.open.choices import Ask
from brushpass.games.secrets.review import Judge
from brushpass.games.secrets.review_scale import EDGE, START, Signs, ahead, chance, fitted, log_odds, terms, to_scale
from brushpass.research.review.levels import Levels
from tests.games.secrets.judging import judge_of
from tests.games.secrets.minds.exactness import CASES, GAME
from tests.laws.playing import play
from tests.research.review.games import seen

EVERY = [Signs(players, kind, 1.0) for players in GAME.players for kind in (START, *Ask)]


def test_at_the_end_nothing_is_changed() -> None:
    for signs in EVERY:
        assert to_scale(signs._replace(ahead=0.0), 0.37) == pytest.approx(0.37)
    assert to_scale(EVERY[0]._replace(ahead=0.0), 0.0) == pytest.approx(EDGE)


@pytest.mark.parametrize("signs", EVERY, ids=str)
@pytest.mark.parametrize("levels", [Levels(), Levels(8, 1.0), Levels(1, 8.0), Levels(None, 8.0)])
def test_what_wins_more_samples_is_worth_more(signs: Signs, levels: Levels) -> None:
    values = [to_scale(signs._replace(levels=levels), share) for share in np.linspace(0.01, 0.99, 50)]
    assert values == sorted(values)
    assert len(set(values)) == len(values)


def test_every_weight_has_a_use() -> None:
    used = {name for signs in EVERY for name, _ in terms(signs, 0.5)}
    assert set(fitted().weights) <= used


def test_a_game_lies_ahead_until_the_longest_display_is_full() -> None:
    for seed in range(5):
        lengths = []
        for most in (0, 8, 16, 10**6):
            game = play(CASES[4], seed, most=most)
            judge = Judge(Seat(0))
            for event in seen(game, Seat(0)):
                judge.see(event)
            lengths.append(ahead(judge.sight))
        assert lengths[0] == 1.0
        assert lengths == sorted(lengths, reverse=True)
        assert lengths[-1] == 0.0


def test_a_judge_tells_scaled_chances_and_scales_its_errors_alike() -> None:
    game = play(CASES[4], 2, most=1)
    [(seat, prompt), *_] = GAME.prompts(game.state).items()
    judge = judge_of(game, seat)
    told, reckoned = judge.judge(prompt, prompt.options[0]), judge.reckon(prompt, prompt.options[0])
    signs = Signs(4, prompt.ask, ahead(judge.sight))
    assert told.value == to_scale(signs, reckoned.value)
    assert told.best_value == to_scale(signs, reckoned.best_value)
    assert told.best == reckoned.best
    if reckoned.loss > 0:
        assert told.loss / told.error == pytest.approx(reckoned.loss / reckoned.error)


def test_a_fit_finds_what_made_the_games() -> None:
    lots, made = Random(5), {"4 players": -0.5, "4 players, odds": 0.4, "own level": 0.3}
    cases = []
    for number in range(6000):
        signs = Signs(4, Ask.OFFER, lots.choice((1.0, 0.6, 0.2)), Levels(lots.randrange(1, 9), 4.5))
        share = lots.uniform(0.05, 0.95)
        odds = log_odds(share) + sum(made.get(name, 0.0) * part for name, part in terms(signs, share))
        cases.append(Case(number, signs, share, lots.random() < chance(odds)))
    found = fit(cases)
    assert found["4 players"] + found[Ask.OFFER] == pytest.approx(-0.5, abs=0.15)
    assert found["4 players, odds"] == pytest.approx(0.4, abs=0.15)
    assert found["own level"] == pytest.approx(0.3, abs=0.15)
