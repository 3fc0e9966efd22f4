"""The scales of the judge, and how they are fitted."""

from itertools import pairwise, product
from pathlib import Path
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from brushpass.games.espionaje import fit_losses
from brushpass.games.espionaje.fit_losses import Lost, losses
from brushpass.games.espionaje.fit_review import as_strangers, judged, report, together
from brushpass.games.espionaje.open.cards import PLAYERS, Rules
from brushpass.games.espionaje.playing_on import Difference
from brushpass.games.espionaje.review import weigh_loss
from brushpass.games.espionaje.review_cases import POOL, TABLES, Case, cases, minds_at, moments
from brushpass.games.espionaje.review_fit import RECKONED, fit, fit_bends, fit_shares, views
from brushpass.games.espionaje.review_scale import (
    Kind,
    Laid,
    Signs,
    bend_key,
    bent,
    chance,
    fitted,
    key,
    odds_of,
    rule_of,
    share_terms,
    shares,
    terms,
    to_scale,
)
from brushpass.research.review.levels import Levels
from brushpass.research.simulate import seed_of

SIGNS = Signs(players=2, turn=5, best=0.6, sure=0.4, logic=0.3, read=0.5, candour=0.5, own_candour=0.9)
RULES = [Rules(clue_accusation=clue, accuse_after_asking=after) for clue in (False, True) for after in (False, True)]
KNOWN = (Levels(), Levels(3), Levels(None, 5.0), Levels(3, 5.0))


def test_there_is_a_scale_for_each_kind_and_number_of_players() -> None:
    found = fitted()
    assert set(found.losses) == set(found.shares) == set(PLAYERS)
    signs = [
        (kind, SIGNS._replace(players=players, levels=levels, rule=rule_of(rules)))
        for players in PLAYERS
        for levels in KNOWN
        for rules in RULES
        for kind in Kind
        if not (rules.clue_accusation and kind is Kind.LATE)  # GE25: only the accuser commits
    ]
    assert set(found.weights) == {key(*each) for each in signs}
    for kind, each in signs:
        weights = found.weights[key(kind, each)]
        assert len(weights) == len(terms(each, 0.5))
        assert weights[RECKONED] >= 0, "what the judge thinks better is never worth less"


def test_the_questions_of_every_level_have_a_bend_with_the_printed_rule() -> None:
    for players, level in product(PLAYERS, range(1, 9)):
        for levels in (Levels(), Levels(level, 5.0)):
            assert bend_key(Kind.QUESTION, SIGNS._replace(players=players, levels=levels)) in fitted().bends


def test_every_bend_rises_everywhere() -> None:
    for bend in fitted().bends.values():
        for line in bend:
            assert all(low < high for low, high in pairwise(line))
        at = [bend.follow(odds / 4) for odds in range(-24, 25)]
        assert all(low < high for low, high in pairwise(at)), "what the judge thinks better is worth more"


def test_where_games_are_few_nothing_is_bent() -> None:
    weights = fit([case(at / 1000, won=at > 50) for at in range(100)])
    assert fit_bends([case(at / 1000, won=at > 50) for at in range(100)], weights) == {}
    assert bent({}, Kind.QUESTION, SIGNS, 0.0) == 0.5


def test_a_bend_brings_chances_to_what_happened() -> None:
    luck = Random(4)
    found = []
    for at in range(6000):
        sure = (at % 100 + 0.5) / 100
        found.append(case(sure, won=luck.random() < (0.1 if sure < 0.5 else 0.7)))
    weights = fit(found)
    bends = fit_bends(found, weights)
    for sure, happened in ((0.2, 0.1), (0.4, 0.1), (0.6, 0.7), (0.8, 0.7)):
        odds = odds_of(weights, Kind.QUESTION, SIGNS._replace(best=sure), sure)
        assert abs(bent(bends, Kind.QUESTION, SIGNS, odds) - happened) < 0.06 < abs(chance(odds) - happened) + 0.05


def test_a_rule_of_accusation_has_scales_of_its_own() -> None:
    assert rule_of(Rules()) == rule_of(Rules(no_early_accusation=True)) == ""
    names = {key(Kind.QUESTION, SIGNS._replace(rule=rule_of(rules))) for rules in RULES}
    assert len(names) == len(RULES)
    found = [each for rules in RULES for each in cases("mixed", 2, 1, "test", rules)]
    assert {each.signs.rule for each in found} == {rule_of(rules) for rules in RULES}


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
        return chance(odds_of(weights, Kind.QUESTION, signs, 0.6))

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
        found = shares(players, list(map(Laid, (Kind.ACCUSATION, *late), values)))
        assert sum(found) <= 1
        assert [chance == 0 for chance in found] == [value == 0 for value in values], "who cannot be right does not win"
    certain = shares(players, [*(Laid(kind, 0.9) for kind in late), Laid(Kind.ACCUSATION, 1.0)])
    assert certain == [*(0.0 for _ in late), 1.0], "an accuser who is certain wins"
    low, high = (shares(players, [Laid(Kind.ACCUSATION, at), *(Laid(kind, 0.3) for kind in late)]) for at in (0.3, 0.6))
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
    bends = fit_bends(found, weights)
    fits = fit_shares(found, weights, bends)[2]
    rows = [
        share_terms(Laid(kind, bent(bends, kind, SIGNS, odds_of(weights, kind, SIGNS, 0.5))))
        for kind in (Kind.ACCUSATION, Kind.LATE)
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
    weights = fit(found)
    for at in (100, 500, 900):
        likely = chance(odds_of(weights, Kind.QUESTION, SIGNS._replace(best=at / 1000), at / 1000))
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
