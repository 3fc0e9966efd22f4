"""Setting up (E2), and the luck that follows from a seed."""

from fractions import Fraction
from itertools import combinations
from math import prod

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from brushpass.core.errors import BadSetup
from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.espionaje.open.cards import ELEMENTS, HAND, KIND, PLAYERS, Kind
from brushpass.games.espionaje.sealed.deal import Deal
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from tests.games.dealing import stream
from tests.games.espionaje.builders import CLASSIC, Table, cards, deal, seeded, triple

SEED = bytes(range(32))

each_number_of_players = pytest.mark.parametrize("players", PLAYERS)


@each_number_of_players
def test_the_solution_is_one_city_one_device_one_agent(players: int) -> None:
    """E2.2: each element is hidden now and then."""
    solutions = [seeded(number, players).solution for number in range(300)]
    assert all([KIND[card] for card in solution] == list(Kind) for solution in solutions)
    assert {card for solution in solutions for card in solution} == set(ELEMENTS)


@each_number_of_players
def test_hands_and_solution_are_the_fifteen_cards_with_four_of_each_kind_in_equal_hands(players: int) -> None:
    """ET7, E2.3, E2.4, GE2: wherever the deal starts, the hands are equal."""
    for number in range(100):
        dealt = seeded(number, players)
        held = [card for hand in dealt.hands for card in hand]
        assert sorted([*held, *dealt.solution]) == sorted(ELEMENTS)
        assert all(sum(KIND[card] is kind for card in held) == 4 for kind in Kind)
        assert [len(hand) for hand in dealt.hands] == [12 // players] * players == [HAND[players]] * players


@pytest.mark.parametrize(("players", "mean", "low", "high"), [(2, 23.7, 15, 27), (3, 45.7, 25, 48), (4, 60.6, 50, 64)])
def test_a_hand_leaves_this_many_candidates(players: int, mean: float, low: int, high: int) -> None:
    """E2.3: counted over every hand that can be dealt from twelve cards, four of each kind."""
    rest = [kind for kind in Kind for _ in range(4)]
    counts = [prod(5 - hand.count(kind) for kind in Kind) for hand in combinations(rest, HAND[players])]
    assert (min(counts), max(counts)) == (low, high)
    assert round(float(Fraction(sum(counts), len(counts))), 1) == mean


@pytest.mark.parametrize(("players", "percent"), [(2, 4.3), (3, 2.2), (4, 1.7)])
def test_a_lucky_accusation_on_the_first_turn_is_rare(players: int, percent: float) -> None:
    """E5."""
    rest = [kind for kind in Kind for _ in range(4)]
    chances = [Fraction(1, prod(5 - hand.count(kind) for kind in Kind)) for hand in combinations(rest, HAND[players])]
    assert round(100 * float(sum(chances) / len(chances)), 1) == percent


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """E2.4, E5: the others, and the public, see how many cards there are."""
    table = Table(deal("panama tokyo", "paris", players=3))
    for viewer in table.viewers:
        sight = ESPIONAJE.view(table.state, viewer)
        assert sight.hand_size == 4
        assert sight.hand == (UNSET if viewer is PUBLIC else table.deal.hands[viewer])
    assert table.lines[PUBLIC][0] == "table for 3 first 0 rules clue_accusation=false"
    assert table.lines[Seat(0)][0].startswith("table for 3 first 0 hand panama,tokyo,")


def test_a_seats_own_hand_is_ruled_out_at_once() -> None:
    """E2.5."""
    table = Table(deal("panama tokyo nairobi agent-red", players=3))
    assert table.sight(0).ruled_out == cards("panama tokyo nairobi agent-red")
    assert table.sight(None).ruled_out == ()


@each_number_of_players
def test_the_first_player_is_drawn_at_random(players: int) -> None:
    """GE1."""
    assert {seeded(number, players).first for number in range(60)} == set(range(players))
    table = Table(deal(players=players, first=1))
    assert table.asked() == {1: "turn"}
    assert table.sight(0).active == 1


def test_each_seat_holds_each_card_now_and_then() -> None:
    """E2.3: the twelve are shuffled together."""
    held: dict[int, set[str]] = {seat: set() for seat in range(4)}
    for number in range(300):
        for seat, hand in enumerate(seeded(number, 4).hands):
            held[seat] |= set(hand)
    assert all(cards_of == set(ELEMENTS) for cards_of in held.values())


VECTORS: dict[int, tuple[str, tuple[str, ...], int]] = {
    2: (
        "tokyo submarine agent-green",
        (
            "london panama nairobi satellite cipher-radio agent-violet",
            "paris aeroplane solar-oven agent-blue agent-red agent-yellow",
        ),
        1,
    ),
    3: (
        "panama satellite agent-red",
        (
            "tokyo paris solar-oven agent-violet",
            "aeroplane cipher-radio agent-blue agent-yellow",
            "london nairobi submarine agent-green",
        ),
        0,
    ),
    4: (
        "tokyo submarine agent-yellow",
        (
            "nairobi solar-oven agent-green",
            "paris aeroplane agent-red",
            "london satellite cipher-radio",
            "panama agent-blue agent-violet",
        ),
        0,
    ),
}
"""The deals of `bytes(range(32))`."""


@each_number_of_players
def test_a_seed_gives_the_deal_of_the_published_vector(players: int) -> None:
    solution, hands, first = VECTORS[players]
    assert Deal.from_seed(SEED, players) == Deal(triple(solution), tuple(cards(hand) for hand in hands), Seat(first))


@each_number_of_players
@pytest.mark.parametrize("number", range(20))
def test_the_deal_is_the_documented_one(players: int, number: int) -> None:
    """E2.2, E2.3: the kinds are shuffled one by one, then the rest of the box in printed order."""
    seed = SEED[number:] + SEED[:number]
    below, shuffle = stream(seed, "espionaje", players)
    cities = ["london", "panama", "tokyo", "paris", "nairobi"]
    devices = ["aeroplane", "solar-oven", "submarine", "satellite", "cipher-radio"]
    agents = ["agent-blue", "agent-red", "agent-green", "agent-yellow", "agent-violet"]
    box = cities + devices + agents
    solution = [shuffle(kind.copy())[0] for kind in (cities, devices, agents)]
    pile = shuffle([card for card in box if card not in solution])
    hands = [sorted(pile[seat::players], key=box.index) for seat in range(players)]
    dealt = Deal.from_seed(seed, players)
    assert list(dealt.solution) == solution
    assert [list(hand) for hand in dealt.hands] == hands
    assert dealt.first == below(players)


@pytest.mark.parametrize("players", [0, 1, 5, 3.0, "3"])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    """E1.3."""
    with pytest.raises(BadSetup, match=f"takes 2 to 4 players, got {players!r}"):
        Deal.from_seed(SEED, players)
    with pytest.raises(BadSetup, match=f"takes 2 to 4 players, got {players!r}"):
        ESPIONAJE.setup(players, deal(players=3), CLASSIC)


GOOD = deal(players=3)


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        (replace(GOOD, solution=triple("panama aeroplane agent-blue")), "not the fifteen"),
        (replace(GOOD, hands=(*GOOD.hands[:2], cards("london paris agent-red agent-green"))), "not the fifteen"),
        (replace(GOOD, solution=triple("aeroplane london agent-blue")), "not a city, a device and an agent"),
        (
            replace(GOOD, hands=(GOOD.hands[0] + GOOD.hands[1], (), GOOD.hands[2])),
            "hands are not those of a game for 3",
        ),
        (replace(GOOD, hands=(GOOD.hands[0][::-1], *GOOD.hands[1:])), "not in printed order"),
        (replace(GOOD, first=Seat(3)), r"first seat must be 0\.\.2, got 3"),
        (replace(GOOD, first=Seat(-1)), r"first seat must be 0\.\.2, got -1"),
        (deal(players=4), "hands are not those of a game for 3"),
        (replace(GOOD, solution=("london", "aeroplane", "agent-blue")), "not the fifteen"),
        (replace(GOOD, hands=list(GOOD.hands)), "are tuples of cards"),
        (replace(GOOD, hands=(list(GOOD.hands[0]), *GOOD.hands[1:])), "are tuples of cards"),
        (replace(GOOD, hands=None), "are tuples of cards"),
        (replace(GOOD, first=True), r"first seat must be 0\.\.2, got True"),
    ],
)
def test_a_deal_that_could_not_come_out_of_the_box_is_refused(bad: Deal, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        ESPIONAJE.setup(3, bad, CLASSIC)
