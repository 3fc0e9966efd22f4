"""The scales of the judge, and how they are fitted."""

from pathlib import Path
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from brushpass.games.espionaje import fit_losses
from brushpass.games.espionaje.fit_losses import Lost, losses
from brushpass.games.espionaje.fit_review import as_strangers, judged, report, together
from brushpass.games.espionaje.open.cards import PLAYERS
from brushpass.games.espionaje.playing_on import Difference
from brushpass.games.espionaje.review import weigh_loss
from brushpass.games.espionaje.review_cases import POOL, TABLES, Case, cases, minds_at, moments
from brushpass.games.espionaje.review_fit import RECKONED, fit, fit_shares, views
from brushpass.games.espionaje.review_scale import (
    Kind,
    Signs,
    chance,
    fitted,
    key,
    share_terms,
    shares,
    terms,
    to_scale,
)
from brushpass.research.review.levels import Levels
from brushpass.research.simulate import seed_of

SIGNS = Signs(players=2, turn=5, best=0.6, sure=0.4, logic=0.3, read=0.5, candour=0.5, own_candour=0.9)
KNOWN = (Levels(), Levels(3), Levels(None, 5.0), Levels(3, 5.0))


def test_there_is_a_scale_for_each_kind_and_number_of_players() -> None:
    found = fitted()
    assert set(found.losses) == set(found.shares) == set(PLAYERS)
    signs = [SIGNS._replace(players=players, levels=levels) for players in PLAYERS for levels in KNOWN]
    assert set(found.weights) == {key(kind, each) for kind in Kind for each in signs}
    for kind in Kind:
        for each in signs:
            weights = found.weights[key(kind, each)]
            assert len(weights) == len(terms(each, 0.5))
            assert weights[RECKONED] >= 0, "what the judge thinks better is never worth less"


def test_a_scale_learns_what_a_level_is_worth() -> None:
    luck = Random(3)
    found = []
    for number in range(4000):
        own, other = luck.randint(1, 8), luck.randint(1, 8)
        won = luck.random() < 0.5 + 0.05 * (own - other)
        case = Case("mixed", number, Kind.QUESTION, False, 0.6, SIGNS._replace(levels=Levels(own, float(other))), won)
        found.append(case)
    weights = fit(found)

    def said(levels: Levels) -> float:
        signs = SIGNS._replace(levels=levels)
        return chance(weights[key(Kind.QUESTION, signs)], terms(signs, 0.6))

    assert said(Levels(8, 2.0)) == pytest.approx(0.8, abs=0.05)
    assert said(Levels(2, 8.0)) == pytest.approx(0.2, abs=0.05)
    assert said(Levels(None, 8.0)) == pytest.approx(0.5 + 0.05 * (4.5 - 8), abs=0.05)
    assert said(Levels(8)) == pytest.approx(0.5 + 0.05 * (8 - 4.5), abs=0.05)
    assert said(Levels()) == pytest.approx(0.5, abs=0.03)


def test_only_mixed_tables_show_what_one_level_alone_means() -> None:
    signs = SIGNS._replace(levels=Levels(3, 3.0))
    case = Case("agent-3", 0, Kind.QUESTION, False, 0.5, signs, False)
    assert [view.levels for view in views(case)] == [Levels(3, 3.0), Levels()]
    mixed = replace(case, table="mixed")
    assert [view.levels for view in views(mixed)] == [Levels(3, 3.0), Levels(), Levels(3), Levels(None, 3.0)]
    assert [each.signs.levels for each in as_strangers([case, mixed])] == [Levels(None, 3.0), Levels()]


@pytest.mark.parametrize("players", PLAYERS)
def test_what_logic_settles_needs_no_scale(players: int) -> None:
    signs = SIGNS._replace(players=players)
    assert to_scale(Kind.ACCUSATION, signs, 1.0) == 1
    assert to_scale(Kind.LATE, signs, 0.0) == to_scale(Kind.ACCUSATION, signs, 0.0) == 0
    assert 0 < to_scale(Kind.QUESTION, signs, 0.0) < to_scale(Kind.QUESTION, signs, 1.0) < 1


@pytest.mark.parametrize("players", PLAYERS)
def test_chances_at_one_accusation_are_shares_of_one_game(players: int) -> None:
    luck = Random(players)
    late = [Kind.LATE] * (players - 1)
    for _ in range(300):
        values = [luck.choice((luck.random(), 0.0, 0.999)) for _ in range(players)]
        found = shares(players, list(zip((Kind.ACCUSATION, *late), values, strict=True)))
        assert sum(found) <= 1
        assert [chance == 0 for chance in found] == [value == 0 for value in values], "who cannot be right does not win"
    certain = shares(players, [*((kind, 0.9) for kind in late), (Kind.ACCUSATION, 1.0)])
    assert certain == [*(0.0 for _ in late), 1.0], "an accuser who is certain wins"
    low, high = (shares(players, [(Kind.ACCUSATION, at), *((kind, 0.3) for kind in late)]) for at in (0.3, 0.6))
    assert low[0] < high[0]
    assert low[1] > high[1], "the surer the accuser, the less is left"


def test_shares_are_fitted_to_who_won() -> None:
    luck = Random(7)
    found = []
    for number in range(600):
        winner = luck.choices((0, 1, 2), (0.6, 0.3, 0.1))[0]
        for seat, kind in enumerate((Kind.ACCUSATION, Kind.LATE)):
            found.append(Case("mixed", number, kind, True, 0.5, SIGNS, winner == seat))
    weights = fit(found)
    fits = fit_shares(found, weights)[2]
    rows = [
        share_terms(kind, chance(weights[key(kind, SIGNS)], terms(SIGNS, 0.5))) for kind in (Kind.ACCUSATION, Kind.LATE)
    ]
    weigh = np.exp(np.array(rows) @ fits)
    assert (weigh / (1 + weigh.sum())).tolist() == pytest.approx([0.6, 0.3], abs=0.06)
    assert [len(at_once) for at_once in moments(found)] == [2] * 600


@pytest.mark.parametrize("players", PLAYERS)
def test_a_choice_that_loses_in_both_ways_lost_more(players: int) -> None:
    assert weigh_loss(players, 0.2, Difference(0.3, 0.05))[0] > weigh_loss(players, 0.1, Difference(0.0, 0.05))[0]
    assert 0 < weigh_loss(players, 0.1, Difference(0.0, 0.05))[1] < weigh_loss(players, 0.1, Difference(0.0, 0.5))[1]


def case(reckoned: float, *, won: bool) -> Case:
    return Case("mixed", int(reckoned * 1000), Kind.QUESTION, False, reckoned, SIGNS._replace(best=reckoned), won)


def test_a_scale_says_how_often_such_players_won() -> None:
    luck = Random(5)
    found = [case(at / 1000, won=luck.random() < 0.1 + 0.3 * at / 1000) for at in range(1000)]
    weights = fit(found)[key(Kind.QUESTION, SIGNS)]
    for at in (100, 500, 900):
        likely = chance(weights, terms(SIGNS._replace(best=at / 1000), at / 1000))
        assert likely == pytest.approx(0.1 + 0.3 * at / 1000, abs=0.06)
    falling = [case(at / 1000, won=luck.random() > at / 1000) for at in range(1000)]
    one_best = [replace(each, signs=SIGNS) for each in falling]
    assert fit(one_best)[key(Kind.QUESTION, SIGNS)][RECKONED] == 0, "more cannot be worth less"


def test_every_decision_of_a_game_is_a_case_and_is_reported(tmp_path: Path) -> None:
    found = [each for number in range(4) for each in cases("mixed", 2, number, "test")]
    assert {each.kind for each in found} == set(Kind)
    assert len({(each.game, each.won) for each in found}) > 4, "somebody wins and somebody does not"
    assert all(0 <= each.judged <= 1 for each in judged(found))
    assert len(together(found)) == 4, "one accusation in each game"
    assert together(found).max() <= 1
    text = "\n".join(report(found, tmp_path))
    assert "**2 players**, 4 games" in text
    assert "late commitment" in (tmp_path / "espionaje-2.svg").read_text(encoding="utf-8")


def test_everybody_at_a_table_is_of_its_level_except_at_mixed_ones() -> None:
    seeds = [seed_of("tables", number) for number in range(20)]
    assert {name for seed in seeds for name in minds_at("agent-3", 4, seed)} == {"agent-3"}
    assert len({name for seed in seeds for name in minds_at("mixed", 4, seed)}) == len(set(POOL))
    assert len(TABLES) == 9


def test_losses_are_played_on_and_fitted() -> None:
    found = [lost for number in range(3) for lost in losses(2, number, "test", 2)]
    assert found
    assert all(-1 <= lost.by_race <= 1 and lost.judged >= 0.05 for lost in found)
    even = [Lost(2, "race", 0.1 * at, Difference(0.2 * at, 0.0), 0.13 * at, 0.13 * at) for at in range(1, 5)]
    of_judged, of_played, error = fit_losses.fit(even)
    assert 0.1 * of_judged + 0.2 * of_played == pytest.approx(0.13, abs=0.001)
    assert error == 0
    lines = list(fit_losses.report([*even, *even]))
    assert sum(int(line.split("|")[3]) for line in lines if line.startswith("| 2 |")) == 8
