"""What is in the box (E1)."""

from brushpass.games.espionaje.open.cards import (
    AGENTS,
    CITIES,
    DEVICES,
    ELEMENTS,
    KIND,
    OURS,
    PLAYERS,
    Element,
    Kind,
    in_order,
)
from tests.games.espionaje.builders import Table, cards, deal


def test_there_are_fifteen_different_elements_five_of_each_kind() -> None:
    """E1.1."""
    assert len(set(ELEMENTS)) == 15
    for kind, elements in ((Kind.CITY, CITIES), (Kind.DEVICE, DEVICES), (Kind.AGENT, AGENTS)):
        assert len(elements) == 5
        assert all(KIND[element] is kind for element in elements)


def test_the_solar_oven_is_a_device() -> None:
    """GE33."""
    assert KIND[Element.SOLAR_OVEN] is Kind.DEVICE


def test_every_player_has_a_notebook_with_one_card_for_each_element() -> None:
    """E1.2, E2.1, GE27: the four sets are alike, so everybody can lay any city, device and agent, and rule out any."""
    table = Table(deal("panama tokyo paris", players=4))
    assert [table.sight(seat).ruled_out for seat in range(4)] == list(table.deal.hands)
    table.play(0, "accuse")
    triples = [f"commit {a} {b} {c}" for a in CITIES for b in DEVICES for c in AGENTS]
    assert [table.options(seat) for seat in range(4)] == [triples] * 4


def test_two_to_four_can_play() -> None:
    """E1.3."""
    assert list(PLAYERS) == [2, 3, 4]


def test_seven_names_are_printed_and_the_other_eight_are_ours() -> None:
    """E1.4."""
    printed = cards("london panama tokyo paris aeroplane solar-oven agent-blue")
    assert set(ELEMENTS) - set(printed) == OURS
    assert len(OURS) == 8


def test_printed_order_goes_by_kind_and_tells_nothing_else() -> None:
    assert in_order(cards("agent-blue tokyo satellite london")) == cards("london tokyo satellite agent-blue")
