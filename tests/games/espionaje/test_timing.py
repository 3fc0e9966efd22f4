"""The switches for when an accusation is open: after one's own question (V10), and not in the first round (V11)."""

import pytest

from brushpass.core.seats import PUBLIC, Seat
from brushpass.core.switches import switches
from brushpass.games.espionaje.open.cards import PLAYERS, Rules
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from tests.games.espionaje.builders import RIGHT, WRONG, Table, at_the_cap, deal

AFTER = Rules(accuse_after_asking=True)
LATE = Rules(no_early_accusation=True)
BOTH = Rules(accuse_after_asking=True, no_early_accusation=True)
ASK = "suspect tokyo and paris"


def test_these_are_all_the_switches() -> None:
    """GE14, GE15, GE25, V10, V11: each is off unless it is set."""
    named = {switch.name: switch.values for switch in switches(Rules)}
    assert named == dict.fromkeys(("clue_accusation", "accuse_after_asking", "no_early_accusation"), (False, True))


@pytest.mark.parametrize(
    ("rules", "line"),
    [
        (Rules(), "clue_accusation=false"),
        (Rules(clue_accusation=True), "clue_accusation=true"),
        (BOTH, "clue_accusation=false accuse_after_asking=true no_early_accusation=true"),
    ],
)
def test_a_line_names_later_switches_only_where_they_are_set(rules: Rules, line: str) -> None:
    """V10, V11: what 0.1.0 wrote is still how it is written."""
    assert Table(deal(players=2), rules).lines[PUBLIC][0] == f"table for 2 first 0 rules {line}"


@pytest.mark.parametrize("players", PLAYERS)
def test_whoever_has_asked_decides_once_the_answers_are_in(players: int) -> None:
    """V10: when a card was shown, when all have passed, and after a choice between two cards."""
    table = Table(deal("panama tokyo", "paris", players=players), AFTER)
    table.play(0, ASK)
    assert table.asked() == {0: "after"}
    assert table.options(0) == ["accuse", "end turn"]
    assert table.sight(1).phase == "after"
    assert table.play(0, "end turn") == ["turn of 1"]
    table = Table(deal("panama", "tokyo paris", players=players), AFTER)
    table.play(0, ASK)
    assert table.asked() == {1: "show"}
    table.play(1, "show paris")
    assert table.asked() == {0: "after"}
    table = Table(deal("tokyo paris", players=players), AFTER)
    table.play(0, ASK)
    assert table.asked() == {0: "after"}, "all have passed"


def test_an_accusation_after_the_question_is_one_like_any_other() -> None:
    """V10, E4.2, E4.3, GE25: all commit and the accuser is checked first; with the other switch the accuser alone."""
    table = Table(deal("panama tokyo", "paris", players=3), AFTER)
    table.play(0, ASK, "accuse")
    assert table.asked() == {0: "commit", 1: "commit", 2: "commit"}
    for seat in (2, 1, 0):
        table.play(seat, RIGHT)
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)
    clue = Table(deal("panama tokyo", "paris", players=3), Rules(clue_accusation=True, accuse_after_asking=True))
    clue.play(0, ASK, "accuse", WRONG)
    assert clue.asked() == {1: "turn"}
    clue.play(1, ASK)
    assert clue.asked() == {1: "after"}


def test_without_the_switch_a_turn_ends_with_its_question() -> None:
    """GE14, V10."""
    table = Table(deal("panama tokyo", "paris", players=3))
    table.play(0, ASK)
    assert table.asked() == {1: "turn"}
    assert table.refused(0, "end turn")[0] == "wrong-seat"
    assert table.refused(1, "end turn")[0] == "wrong-moment"


def test_a_deadline_ends_the_turn_without_an_accusation() -> None:
    """V10: the mildest answer, and the same whatever the seat knows."""
    table = Table(deal("panama tokyo", "paris", players=2), AFTER)
    table.play(0, ASK)
    default = ESPIONAJE.prompts(table.state)[Seat(0)].default
    assert ESPIONAJE.choice_notation.write(default) == "end turn"


def test_the_last_suspicion_can_be_followed_by_an_accusation_or_leaves_it_to_the_next() -> None:
    """GE26, V10: whoever must accuse is not asked twice."""
    table = at_the_cap(deal(players=2), AFTER)
    assert table.asked() == {0: "accuse"}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("rules", [LATE, BOTH], ids=["late", "late and after asking"])
def test_nobody_accuses_in_the_first_round(players: int, rules: Rules) -> None:
    """GE15, V11: not before everybody has had a turn, not even after one's own question."""
    table = Table(deal("tokyo paris", players=players, first=1), rules)
    for turn in range(players):
        seat = (1 + turn) % players
        assert table.asked() == {seat: "turn"}
        assert "accuse" not in table.options(seat)
        assert table.refused(seat, "accuse")[0] == "wrong-moment"
        table.play(seat, "suspect tokyo and nairobi")
        for other, ask in table.asked().items():
            if ask == "show":
                table.play(other, "show tokyo")
    assert table.asked() == {1: "turn"}
    assert "accuse" in table.options(1)
    table.play(1, "suspect tokyo and nairobi")
    for other, ask in table.asked().items():
        if ask == "show":
            table.play(other, "show tokyo")
    assert (table.asked() == {1: "after"}) is rules.accuse_after_asking
