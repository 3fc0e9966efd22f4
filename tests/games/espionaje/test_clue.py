"""The switch: only the accuser commits, and a wrong one only answers from then on (GE25)."""

import pytest
from msgspec import UNSET

from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.espionaje.open.cards import PLAYERS, Rules
from brushpass.games.espionaje.open.scoring import Reason
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from tests.games.espionaje.builders import (
    CLUE,
    RIGHT,
    SOLUTION,
    WRONG,
    Table,
    at_the_cap,
    cards,
    deal,
    on_to_the_cap,
    triple,
)


def wrongly_accused(players: int = 3) -> Table:
    """Seat 0 has accused on the first turn, and was wrong."""
    table = Table(deal("panama", "paris", players=players), CLUE)
    table.play(0, "accuse", WRONG)
    return table


def test_the_switch_is_off_unless_it_is_set() -> None:
    """GE25."""
    assert Rules() == Rules(clue_accusation=False)


def test_only_the_accuser_commits() -> None:
    """GE25."""
    table = Table(deal(players=3, first=1), CLUE)
    table.play(1, "accuse")
    assert table.asked() == {1: "commit"}
    assert table.refused(0, RIGHT) == ("wrong-seat", "seat 0 is not asked anything now")
    assert ESPIONAJE.prompts(table.state)[Seat(1)].default is not None


def test_a_right_accuser_wins_alone_and_the_game_is_over() -> None:
    """GE25."""
    table = Table(deal(players=3), CLUE)
    table.play(0, "accuse", RIGHT)
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), Reason.SOLVED)
    assert outcome.commitments == (triple(SOLUTION), (), ())
    assert table.sight(1).out == ()


def test_after_a_wrong_accusation_the_next_player_goes_on() -> None:
    """GE25: it is not over, and the turned cards are seen by all."""
    table = wrongly_accused()
    assert table.asked() == {1: "turn"}
    for viewer in table.viewers:
        sight = table.sight(viewer)
        assert sight.out == (0,)
        assert sight.outcome is None
        assert (sight.accuser, sight.committed, sight.commitment) == (None, (), UNSET)
        assert [(check.by, check.cards, check.right) for check in sight.checks] == [
            (0, cards("paris aeroplane agent-blue"), False)
        ]


def test_only_the_wrong_accuser_has_seen_the_solution() -> None:
    """GE25, GE23."""
    table = wrongly_accused()
    assert table.sight(0).solution == triple(SOLUTION)
    for viewer in (PUBLIC, 1, 2):
        assert table.sight(viewer).solution is UNSET
        assert not any("solution" in line for line in table.lines[None if viewer is None else Seat(viewer)])


def test_a_player_who_is_out_gets_no_turn_but_keeps_answering() -> None:
    """GE25: their answers are as compulsory as before."""
    table = wrongly_accused()
    assert table.play(1, "suspect london and panama")[1:] == ["2 passes", "0 shows panama to 1", "turn of 2"]
    assert table.play(2, "suspect london and aeroplane")[1:] == ["0 passes", "1 passes", "turn of 1"]
    assert table.refused(0, "accuse")[0] == "wrong-seat"
    held = [card for card in table.deal.hands[0] if card != "panama"]
    table.play(1, f"suspect panama and {held[0]}")
    assert table.asked() == {0: "show"}


def test_the_last_one_left_plays_on_alone() -> None:
    """GE25."""
    table = wrongly_accused()
    table.play(1, "accuse", WRONG)
    assert table.sight(None).out == (0, 1)
    assert table.play(2, "suspect london and aeroplane")[-1] == "turn of 2"
    table.play(2, "accuse", RIGHT)
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (2,)
    wrong = triple("paris aeroplane agent-blue")
    assert table.state.outcome.commitments == (wrong, wrong, triple(SOLUTION))


@pytest.mark.parametrize("players", PLAYERS)
def test_if_every_player_is_out_nobody_wins(players: int) -> None:
    """GE25, GE21."""
    table = Table(deal(players=players), CLUE)
    for seat in range(players):
        assert table.asked() == {seat: "turn"}
        table.play(seat, "accuse", WRONG)
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), Reason.ALL_OUT)
    assert outcome.commitments == (triple("paris aeroplane agent-blue"),) * players
    assert table.sight(None).out == tuple(range(players))


def test_abstaining_puts_the_accuser_out() -> None:
    """GE19, GE25."""
    table = Table(deal(players=2), CLUE)
    table.play(0, "accuse", "abstain")
    assert table.sight(1).out == (0,)
    assert table.asked() == {1: "turn"}


@pytest.mark.parametrize("players", PLAYERS)
def test_at_the_cap_each_one_still_in_must_accuse_in_turn(players: int) -> None:
    """GE25, GE26."""
    table = at_the_cap(deal(players=players), CLUE)
    for seat in range(players):
        assert table.asked() == {seat: "accuse"}
        assert table.options(seat) == ["accuse"]
        table.play(seat, "accuse", WRONG)
    assert table.state.outcome is not None
    assert table.asked() == {}


def test_the_cap_counts_every_suspicion_also_when_players_are_out() -> None:
    """GE25, GE26: 30 for each player at the table; those who are left make those of the others too."""
    table = Table(deal(players=3), CLUE)
    table.play(0, "accuse", WRONG)
    table.play(1, "accuse", WRONG)
    table = on_to_the_cap(table)
    assert len(table.state.history) == 30 * 3
    assert table.asked() == {2: "accuse"}
    assert table.options(2) == ["accuse"]
