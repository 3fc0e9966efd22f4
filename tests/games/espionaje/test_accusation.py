"""The accusation that ends the game (E4)."""

from itertools import product

import pytest
from msgspec import UNSET

from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.espionaje.open.cards import AGENTS, CITIES, DEVICES, PLAYERS, ROUND_CAP
from brushpass.games.espionaje.open.choices import Abstain
from brushpass.games.espionaje.open.scoring import Outcome, Reason
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from tests.games.espionaje.builders import RIGHT, SOLUTION, WRONG, Table, at_the_cap, cards, deal, seeded, triple


def accused(players: int, by: int = 0) -> Table:
    """A table at which seat `by` has announced the accusation on the first turn."""
    table = Table(deal(players=players, first=by))
    table.play(by, "accuse")
    return table


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_turn_may_be_an_accusation_and_play_stops(players: int) -> None:
    """E4.1, GE15, ET6: instead of a suspicion; nobody asks any more."""
    table = Table(deal(players=players))
    assert table.play(0, "accuse") == ["0 accuses"]
    assert set(table.asked().values()) == {"commit"}
    assert table.refused(0, "suspect london and paris")[0] == "wrong-moment"
    assert table.refused(0, "accuse")[0] == "wrong-moment"


def test_nobody_accuses_out_of_turn() -> None:
    """E4.1, GE16."""
    table = Table(deal(players=3))
    assert table.refused(1, "accuse") == ("wrong-seat", "seat 1 is not asked anything now")


@pytest.mark.parametrize("players", PLAYERS)
def test_all_commit_at_once_to_any_of_the_125_triples(players: int) -> None:
    """E4.2, GE11, GE17, GE18, GE19: one of each kind; own and ruled-out cards too."""
    table = Table(deal("", "paris", players=players))
    table.play(0, "accuse")
    assert table.asked() == dict.fromkeys(range(players), "commit")
    triples = [f"commit {city} {device} {agent}" for city, device, agent in product(CITIES, DEVICES, AGENTS)]
    for seat in range(players):
        assert table.options(seat) == triples
    own = table.deal.hands[1][0]
    assert table.play(1, f"commit {own} aeroplane agent-blue") == [f"1 commits {own},aeroplane,agent-blue"]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_commitments_arrive_in_any_order_and_are_checked_when_all_are_there(order: tuple[int, ...]) -> None:
    """E4.2, E4.3: the order of arrival changes nothing."""
    table = accused(3)
    for count, seat in enumerate(order, start=1):
        events = table.play(seat, WRONG)
        assert len(events) == (1 if count < 3 else 1 + 3 + 1)
    assert [check.by for check in table.state.checks] == [0, 1, 2]


def test_a_commitment_is_final() -> None:
    """E4.2, GE20."""
    table = accused(3)
    table.play(1, WRONG)
    assert table.asked() == {0: "commit", 2: "commit"}
    assert table.refused(1, RIGHT) == ("wrong-seat", "seat 1 is not asked anything now")


def test_a_commitment_is_secret_until_all_have_committed() -> None:
    """E4.2, E5, GE35: the others see only that it was made; nor can they tell an abstention."""
    table = accused(3)
    table.play(1, WRONG)
    table.play(2, "abstain")
    assert table.seen(1, 2) == ["1 commits paris,aeroplane,agent-blue", "2 commits"]
    assert table.seen(2, 2) == ["1 commits", "2 commits -"]
    for viewer in (0, None):
        assert table.seen(viewer, 2) == ["1 commits", "2 commits"]
        assert table.sight(viewer).commitment is UNSET
        assert table.sight(viewer).committed == (1, 2)
    assert table.sight(1).commitment == cards("paris aeroplane agent-blue")
    assert table.sight(2).commitment == ()


@pytest.mark.parametrize(("players", "by"), [(players, by) for players in PLAYERS for by in range(players)])
def test_checking_goes_clockwise_from_the_announcer(players: int, by: int) -> None:
    """E4.3."""
    table = accused(players, by)
    for seat in range(players):
        table.play(seat, WRONG)
    assert [check.by for check in table.state.checks] == [(by + step) % players for step in range(players)]


def test_the_left_neighbour_wins_alone_when_the_announcer_is_wrong() -> None:
    """ET4, E4.3, GE22: the next one is right too, but checking has stopped."""
    table = accused(3)
    table.play(0, WRONG)
    table.play(2, RIGHT)
    events = table.play(1, RIGHT)
    assert events[:-1] == [
        "1 commits london,aeroplane,agent-blue",
        "0 turns over paris,aeroplane,agent-blue right=false solution=london,aeroplane,agent-blue",
        "1 turns over london,aeroplane,agent-blue right=true solution=london,aeroplane,agent-blue",
    ]
    right, wrong = triple(SOLUTION), triple("paris aeroplane agent-blue")
    outcome = Outcome((Seat(1),), Reason.SOLVED, right, table.deal.hands, (wrong, right, right))
    assert ESPIONAJE.outcome(table.state) == outcome
    assert all(table.sight(viewer).outcome == outcome for viewer in table.viewers)


def test_an_announcer_who_is_right_wins_before_anybody_else_is_checked() -> None:
    """E4.3, GE22, GE34: by knowledge or by luck."""
    table = accused(4, by=2)
    for seat in (0, 1, 3, 2):
        table.play(seat, RIGHT)
    assert [check.by for check in table.state.checks] == [2]
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (2,)


@pytest.mark.parametrize(
    "miss", ["paris aeroplane agent-blue", "london submarine agent-blue", "london aeroplane agent-red"]
)
def test_two_of_three_are_not_enough(miss: str) -> None:
    """E4.3: all three must match."""
    table = accused(2)
    table.play(0, f"commit {miss}")
    table.play(1, RIGHT)
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (1,)


@pytest.mark.parametrize("players", PLAYERS)
def test_if_all_are_wrong_nobody_wins_and_the_solution_is_shown(players: int) -> None:
    """ET5, E4.4, GE21."""
    table = accused(players)
    for seat in range(players):
        table.play(seat, WRONG)
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), Reason.NOBODY_RIGHT)
    assert outcome.solution == triple(SOLUTION)
    assert table.sight(None).outcome == outcome


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_accusation_always_ends_the_game(players: int) -> None:
    """E4.5, GE25: right or wrong, and nobody is out before."""
    for number in range(20):
        table = Table(seeded(number, players))
        for _ in range(number % 4):
            (by,) = table.asked()
            table.play(by, f"suspect {' and '.join(table.deal.hands[by][:2])}")  # all pass
        (by,) = table.asked()
        table.play(by, "accuse")
        for seat in range(players):
            table.play(seat, table.options(seat)[number * 7 % 125])
        assert table.asked() == {}
        assert table.sight(None).out == ()
        assert table.state.outcome is not None
        for seat in range(players):
            assert table.refused(seat, "accuse") == ("game-over", "the game is over")


def test_a_deadline_that_passes_abstains_and_counts_as_wrong() -> None:
    """GE19: it is the default of the prompt, but not one of its options."""
    table = accused(2)
    for prompt in ESPIONAJE.prompts(table.state).values():
        assert prompt.default == Abstain()
        assert Abstain() not in prompt.options
    table.play(0, "abstain")
    assert table.play(1, RIGHT)[1:3] == [
        "0 turns over - right=false solution=london,aeroplane,agent-blue",
        "1 turns over london,aeroplane,agent-blue right=true solution=london,aeroplane,agent-blue",
    ]
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (1,)
    assert table.state.outcome.commitments == ((), triple(SOLUTION))


def test_abstaining_is_only_for_commitments() -> None:
    """GE9, GE19: a player who must ask cannot abstain."""
    assert Table(deal(players=2)).refused(0, "abstain")[0] == "wrong-moment"


def test_turned_cards_are_seen_by_all_and_the_solution_by_the_player_who_compares() -> None:
    """E4.3, E5, GE23, GE24: right or wrong at once, the solution only at the end."""
    table = accused(3)
    for seat in range(3):
        table.play(seat, WRONG if seat < 2 else RIGHT)
    checked = "turns over paris,aeroplane,agent-blue right=false"
    for viewer in table.viewers:
        lines = table.seen(viewer, 4)
        whole = " solution=london,aeroplane,agent-blue"
        assert lines[0] == f"0 {checked}{whole if viewer == 0 else ''}"
        assert lines[1] == f"1 {checked}{whole if viewer == 1 else ''}"
    assert table.sight(PUBLIC).solution is UNSET
    assert table.sight(0).solution == triple(SOLUTION)


def test_at_the_end_everything_is_revealed() -> None:
    """E5, E4.4: hands, solution and what everybody had laid down, checked or not."""
    table = accused(3)
    for seat in range(3):
        table.play(seat, RIGHT if seat < 2 else WRONG)
    outcome = table.sight(None).outcome
    assert outcome is not None
    assert outcome.hands == table.deal.hands
    assert outcome.solution == table.deal.solution
    assert outcome.commitments == (triple(SOLUTION), triple(SOLUTION), triple("paris aeroplane agent-blue"))


@pytest.mark.parametrize("players", PLAYERS)
def test_after_thirty_rounds_the_player_to_move_must_accuse(players: int) -> None:
    """GE26."""
    table = at_the_cap(deal(players=players, first=1))
    assert ROUND_CAP == 30
    assert len(table.state.history) == 30 * players
    assert table.asked() == {1: "accuse"}
    assert table.options(1) == ["accuse"]
    assert table.refused(1, "suspect london and paris")[0] == "wrong-moment"
    assert table.play(1, "accuse") == ["1 accuses"]


def test_the_last_turn_before_the_cap_is_still_free() -> None:
    """GE26."""
    table = at_the_cap(deal(players=2))
    assert table.state.turn == 61
    asked = [line for line in table.lines[PUBLIC] if " suspects " in line]
    assert len(asked) == 60
