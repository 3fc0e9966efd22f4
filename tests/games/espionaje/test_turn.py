"""Suspicions and their answers (E3)."""

from itertools import combinations

import pytest

from brushpass.games.espionaje.open.cards import ELEMENTS, KIND, PLAYERS
from tests.games.espionaje.builders import Table, cards, deal

THREE = deal(
    "panama tokyo solar-oven submarine",
    "paris nairobi satellite agent-red",
    "cipher-radio agent-green agent-yellow agent-violet",
    players=3,
)
FOUR = deal("panama tokyo", "paris", "nairobi satellite", "agent-red agent-green", players=4)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_turn_is_one_suspicion_or_one_accusation_and_no_passing(players: int) -> None:
    """E3.1, GE9: a player must ask, or accuse."""
    table = Table(deal(players=players))
    assert table.asked() == {0: "turn"}
    suspicions = [f"suspect {a} and {b}" for a, b in combinations(ELEMENTS, 2)]
    assert table.options(0) == [*suspicions, "accuse"]


def test_turns_go_clockwise() -> None:
    """E3.1, E3.5: each suspicion ends the turn."""
    table = Table(deal(players=3, first=2))
    order = []
    for _ in range(4):
        (seat,) = table.asked()
        order.append(seat)
        table.play(seat, "suspect london and aeroplane")
    assert order == [2, 0, 1, 2]
    assert table.sight(None).turn == 5


def test_a_suspicion_names_any_two_different_elements() -> None:
    """E3.2, GE4, GE5: 75 pairs of different kinds and 30 of the same, no card twice."""
    pairs = [tuple(cards(line.removeprefix("suspect ").replace(" and ", " "))) for line in Table(THREE).options(0)[:-1]]
    assert len(pairs) == len({frozenset(pair) for pair in pairs}) == 105
    assert sum(KIND[a] is not KIND[b] for a, b in pairs) == 75
    assert sum(KIND[a] is KIND[b] for a, b in pairs) == 30
    assert all(a != b for a, b in pairs)


def test_players_may_name_cards_of_their_own() -> None:
    """E3.2, GE3: one of them, or both."""
    assert Table(THREE).play(0, "suspect panama and paris")[0] == "0 suspects panama and paris"
    assert Table(THREE).play(0, "suspect panama and tokyo")[0] == "0 suspects panama and tokyo"


def test_with_two_players_naming_two_cards_of_ones_own_gets_a_pass_and_marks_nothing() -> None:
    """ET1."""
    table = Table(deal("panama tokyo", players=2))
    before = table.sight(0).ruled_out
    assert table.play(0, "suspect panama and tokyo") == ["0 suspects panama and tokyo", "1 passes", "turn of 1"]
    assert table.sight(0).ruled_out == before
    assert table.sight(1).ruled_out == table.deal.hands[1]


def test_the_left_neighbour_must_show_a_card_that_is_the_only_one_they_hold() -> None:
    """E3.3, E3.6, GE8: they are not even asked; there is no way to pass."""
    for line in ("suspect paris and agent-green", "suspect london and paris"):
        table = Table(THREE)
        assert table.play(0, line)[1:] == ["1 shows paris to 0", "turn of 1"]


def test_a_player_who_holds_both_chooses_and_must_show_exactly_one() -> None:
    """E3.3, E3.6, GE6, GE8."""
    table = Table(THREE)
    assert table.play(0, "suspect paris and agent-red") == ["0 suspects paris and agent-red"]
    assert table.asked() == {1: "show"}
    assert table.options(1) == ["show paris", "show agent-red"]
    assert table.refused(1, "show nairobi")[0] == "not-legal"
    assert table.refused(1, "abstain")[0] == "wrong-moment"
    assert table.play(1, "show agent-red") == ["1 shows agent-red to 0", "turn of 1"]
    assert table.sight(0).ruled_out == cards("panama tokyo solar-oven submarine agent-red")


def test_the_second_neighbour_may_hold_both_too() -> None:
    """E3.4, E3.6: those before have passed already."""
    table = Table(THREE)
    assert table.play(0, "suspect agent-green and agent-violet") == [
        "0 suspects agent-green and agent-violet",
        "1 passes",
    ]
    assert table.asked() == {2: "show"}
    assert table.play(2, "show agent-violet") == ["2 shows agent-violet to 0", "turn of 1"]


def test_the_same_card_may_be_shown_any_number_of_times() -> None:
    """E3.3, GE7, GE28: and the same suspicion may be repeated."""
    table = Table(deal("panama", "paris nairobi", players=2))
    for _ in range(3):
        table.play(0, "suspect paris and nairobi")
        table.play(1, "show paris")
        table.play(1, "suspect london and aeroplane")
    assert [question.card for question in table.sight(0).history[::2]] == [*cards("paris paris paris")]


def test_the_question_goes_on_until_a_card_is_shown_and_no_further() -> None:
    """ET3, E3.4: the first neighbour passes, the second shows, the third is not asked although they hold a card."""
    table = Table(FOUR)
    events = table.play(0, "suspect nairobi and agent-red")
    assert events == ["0 suspects nairobi and agent-red", "1 passes", "2 shows nairobi to 0", "turn of 1"]
    assert (table.sight(3).history[0].passed, table.sight(3).history[0].shower) == ((1,), 2)


def test_the_question_goes_round_from_the_askers_left_wherever_they_sit() -> None:
    """E3.3, E3.4."""
    table = Table(deal("panama tokyo", "paris", "nairobi satellite", "agent-red agent-green", players=4, first=2))
    assert table.play(2, "suspect tokyo and paris")[1:] == ["3 passes", "0 shows tokyo to 2", "turn of 3"]
    assert table.play(3, "suspect london and nairobi")[1:] == [
        "0 passes",
        "1 passes",
        "2 shows nairobi to 3",
        "turn of 0",
    ]


@pytest.mark.parametrize("players", PLAYERS)
def test_when_all_others_have_passed_the_turn_is_over_and_the_asker_is_not_asked(players: int) -> None:
    """E3.4, GE29: the asker holds one of the cards, yet shows nothing."""
    table = Table(deal("paris", players=players))
    passes = [f"{seat} passes" for seat in range(1, players)]
    assert table.play(0, "suspect london and paris") == ["0 suspects london and paris", *passes, "turn of 1"]
    assert table.sight(0).history[0].passed == tuple(range(1, players))
    assert table.sight(0).history[0].shower is None


def test_the_asker_marks_the_card_that_was_shown_and_nobody_else_marks_anything() -> None:
    """E3.5, GE10, GE12: nor does anybody see the size of another's pile."""
    table = Table(THREE)
    before = [table.sight(seat).ruled_out for seat in range(3)]
    table.play(0, "suspect london and paris")
    assert table.sight(0).ruled_out == cards("panama tokyo paris solar-oven submarine")
    assert [table.sight(seat).ruled_out for seat in (1, 2)] == before[1:]
    assert table.sight(None).ruled_out == ()


def test_a_card_shown_twice_is_marked_once() -> None:
    """E3.5, GE7."""
    table = Table(deal("panama", "paris", players=2))
    table.play(0, "suspect london and paris")
    table.play(1, "suspect london and aeroplane")
    table.play(0, "suspect paris and aeroplane")
    assert table.sight(0).ruled_out.count(cards("paris")[0]) == 1
    assert len(table.sight(0).ruled_out) == 7


def test_after_a_suspicion_the_turn_is_over() -> None:
    """E3.5, GE14, ET6: no accusation in the same turn."""
    table = Table(THREE)
    table.play(0, "suspect london and aeroplane")
    assert table.refused(0, "accuse") == ("wrong-seat", "seat 0 is not asked anything now")
    waiting = Table(THREE)
    waiting.play(0, "suspect paris and nairobi")
    assert waiting.refused(0, "accuse") == ("wrong-seat", "seat 0 is not asked anything now")
