"""What the rule book says must follow (E5), played with deals written by hand, for every viewer who should see it."""

from typing import Any

import pytest

from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.games.espionaje.minds.dossier.dossier import Dossier
from brushpass.games.espionaje.minds.dossier.evidence import SOLUTION, Holder
from brushpass.games.espionaje.open.cards import AGENTS, CITIES, DEVICES, Element, Rules
from brushpass.games.espionaje.open.seen import Asked, Began, Checked, Passed, Showed, TurnBegan

LONDON, PANAMA, TOKYO, PARIS, NAIROBI = CITIES
PLANE, OVEN, SUBMARINE, SATELLITE, RADIO = DEVICES
BLUE, RED, GREEN, YELLOW, VIOLET = AGENTS


def dossier(viewer: Viewer, players: int, hand: Any, *events: Any) -> Dossier:
    """A dossier after these events."""
    made = Dossier(viewer)
    began = Began(players, Rules(), Seat(0)) if viewer is PUBLIC else Began(players, Rules(), Seat(0), hand)
    for event in (began, TurnBegan(Seat(0)), *events):
        made.see(event)
    return made


def ask(a: Element, b: Element, players: int) -> list[Any]:
    """Seat 0 asks, and all pass."""
    return [Asked(Seat(0), a, b), *(Passed(Seat(seat)) for seat in range(1, players))]


def chance(of: Dossier, card: Element, holder: Holder) -> float:
    """How likely the card lies there."""
    row = next(row for row in of.snapshot().grid if row.card is card)
    return row.chance[-1 if holder is SOLUTION else holder]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_pass_on_two_of_a_kind_proves_to_everybody_that_the_asker_holds_one(players: int) -> None:
    hands = {2: (*CITIES[2:4], *DEVICES[:4]), 3: (*CITIES[2:4], *DEVICES[:2]), 4: (*CITIES[2:4], PLANE)}
    for viewer in (Seat(1), PUBLIC):
        made = dossier(viewer, players, hands[players], *ask(LONDON, PANAMA, players))
        both_elsewhere = [
            count for count in made.snapshot().solutions if LONDON not in count.cards and PANAMA not in count.cards
        ]
        assert both_elsewhere, "the asker may hold both"
        assert chance(made, LONDON, Seat(0)) + chance(made, PANAMA, Seat(0)) >= 1  # ET8
        assert chance(made, LONDON, Seat(0)) + chance(made, LONDON, SOLUTION) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_pass_on_a_mixed_pair_that_the_asker_does_not_hold_gives_the_asker_two_cards(players: int) -> None:
    hands = {2: (PANAMA, TOKYO, OVEN, SUBMARINE, BLUE, RED), 3: (PANAMA, TOKYO, OVEN, BLUE), 4: (PANAMA, OVEN, BLUE)}
    made = dossier(Seat(0), players, hands[players], *ask(LONDON, PLANE, players))
    assert {solution.cards[:2] for solution in made.snapshot().solutions} == {(LONDON, PLANE)}


def test_a_shown_card_lies_with_its_shower_and_the_watchers_know_one_of_two() -> None:
    shown = [Asked(Seat(0), LONDON, PLANE), Passed(Seat(1)), Showed(Seat(2), Seat(0), LONDON)]
    asker = dossier(Seat(0), 3, (PANAMA, TOKYO, OVEN, BLUE), *shown)
    assert chance(asker, LONDON, Seat(2)) == 1
    watcher = dossier(Seat(1), 3, (PANAMA, TOKYO, OVEN, BLUE), *shown[:-1], Showed(Seat(2), Seat(0)))
    either = [chance(watcher, card, Seat(2)) for card in (LONDON, PLANE)]
    assert sum(either) > 1 > max(either)


def test_a_chosen_card_makes_the_other_less_likely_but_proves_nothing() -> None:
    shown = [Asked(Seat(0), LONDON, PLANE), Showed(Seat(1), Seat(0), LONDON)]
    made = dossier(Seat(0), 3, (PANAMA, TOKYO, OVEN, BLUE), *shown)
    row = made.snapshot().grid[5]
    assert row.card is PLANE
    logical = row.worlds[1] / sum(row.worlds)
    assert 0 < row.chance[1] < logical
    assert row.chance[1] == pytest.approx(logical / 2 / (1 - logical / 2))


def test_a_habit_replaces_the_even_coin() -> None:
    made = Dossier(Seat(0), habit=lambda fact: 0.0)
    for event in (
        Began(2, Rules(), Seat(0), (PANAMA, TOKYO, OVEN, SUBMARINE, BLUE, RED)),
        Asked(Seat(0), LONDON, PLANE),
        Showed(Seat(1), Seat(0), LONDON),
    ):
        made.see(event)
    assert 0 < chance(made, PLANE, Seat(1)) < 0.01, "unlikely, but never impossible"
    assert made.snapshot().grid[5].worlds[1] > 0, "the first layer knows no habits"


def test_a_wrong_accusation_rules_out_its_three_cards_together_and_nothing_else() -> None:
    hand = (PANAMA, TOKYO, OVEN, BLUE)
    before = dossier(Seat(0), 3, hand)
    after = dossier(Seat(0), 3, hand, Checked(Seat(1), (LONDON, PLANE, RED), right=False))
    gone = {s.cards for s in before.snapshot().solutions} - {s.cards for s in after.snapshot().solutions}
    assert gone == {(LONDON, PLANE, RED)}
    abstained = dossier(Seat(0), 3, hand, Checked(Seat(1), (), right=False))
    assert len(abstained.worlds) == len(before.worlds)


def test_a_player_who_has_compared_knows_the_solution() -> None:
    hand, own = (PANAMA, TOKYO, OVEN, BLUE), Checked(Seat(0), (LONDON, PLANE, RED), False, (PARIS, RADIO, GREEN))
    made = dossier(Seat(0), 3, hand, own)
    assert [solution.cards for solution in made.snapshot().solutions] == [(PARIS, RADIO, GREEN)]
