"""Options of effects are numbered by the menu. Minds that count on their own count the same."""

import pytest

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.outcomes import outcomes_of
from brushpass.games.secrets.minds.playouts.board import NUMBER
from brushpass.games.secrets.minds.playouts.options import (
    neighbour_of,
    option_count,
    outcome_count,
    pair_of,
    player_of,
    slot_of,
    swapped_slots,
)
from brushpass.games.secrets.open.cards import CENTRE, PLAYERS, Kind
from brushpass.games.secrets.open.choices import (
    Choice,
    Divert,
    Exchange,
    Hand,
    Look,
    Shoot,
    Side,
    effect_menu,
    effect_numbers,
)
from brushpass.games.secrets.sealed.effects import CHOOSING

every_seat = pytest.mark.parametrize(
    ("players", "seat"), [(players, Seat(seat)) for players in PLAYERS for seat in range(players)]
)


def compiled_choice(card: Kind, seat: Seat, number: int, players: int) -> Choice:
    """The option of this number as compiled code understands it."""
    match card:
        case Kind.PSYCHIATRIST:
            a, b = pair_of(seat, number, players)
            return Exchange(Seat(a), Seat(b))
        case Kind.POLITICIAN:
            return Hand(Seat(player_of(seat, number, players)))
        case Kind.ASSASSIN:
            return Shoot(Seat(player_of(seat, number, players)))
        case Kind.DETECTIVE:
            slot = slot_of(seat, number, players)
            return Look(CENTRE if slot == players else Seat(slot))
        case _:
            neighbour = neighbour_of(seat, number, players)
            return next(Divert(side) for side in Side if side.of(seat, players) == neighbour)


@every_seat
def test_compiled_code_numbers_options_as_the_menu_does(players: int, seat: Seat) -> None:
    for card in sorted(CHOOSING):
        options = effect_menu(players, seat, card).prompt.options
        assert option_count(NUMBER[card], players) == len(options)
        assert tuple(compiled_choice(card, seat, number, players) for number in range(len(options))) == options


@every_seat
def test_compiled_outcomes_are_those_of_the_bots(players: int, seat: Seat) -> None:
    for card in Kind:
        outcomes = outcomes_of(card, seat, players)
        assert outcome_count(NUMBER[card], players) == len(outcomes)
        for number, outcome in enumerate(outcomes):
            assert swapped_slots(NUMBER[card], seat, number, players) == outcome.swapped


@every_seat
def test_outcomes_follow_the_menu(players: int, seat: Seat) -> None:
    centre = players
    assert [outcome.receiver for outcome in outcomes_of(Kind.POLITICIAN, seat, players)] == [
        option.to for option in effect_menu(players, seat, Kind.POLITICIAN).prompt.options
    ]
    assert [outcome.target for outcome in outcomes_of(Kind.ASSASSIN, seat, players)] == [
        option.to for option in effect_menu(players, seat, Kind.ASSASSIN).prompt.options
    ]
    assert [outcome.swapped for outcome in outcomes_of(Kind.PSYCHIATRIST, seat, players)] == [
        (option.a, option.b) for option in effect_menu(players, seat, Kind.PSYCHIATRIST).prompt.options
    ]
    assert [outcome.swapped for outcome in outcomes_of(Kind.DIPLOMAT, seat, players)] == [
        ((seat + 1) % players, centre),
        ((seat - 1) % players, centre),
    ]


@every_seat
def test_numbers_are_places_in_the_menu(players: int, seat: Seat) -> None:
    for card in sorted(CHOOSING):
        options = effect_menu(players, seat, card).prompt.options
        assert [effect_numbers(players, seat, card)[option] for option in options] == list(range(len(options)))
