"""The rules of LEFT LUGGAGE by number (README.md)."""

import hashlib
from collections import Counter
from typing import Any

import pytest
from left_luggage.open import choices as c
from left_luggage.open import seen
from left_luggage.open.cards import PLAYERS, WORTH, Case, Rules, box
from left_luggage.open.scoring import Reason, outcome
from left_luggage.sealed.deal import Deal
from left_luggage.sealed.game import LEFT_LUGGAGE as GAME
from left_luggage.sealed.state import State
from msgspec import UNSET

from brushpass.core.errors import BadSetup, NotLegal, WrongMoment, WrongSeat
from brushpass.core.seats import PUBLIC, Seat

FILM, PAPERS, BUG = Case
DEAL = Deal((FILM, PAPERS, BUG, PAPERS, PAPERS), Seat(1))
"""Three players; seat 1 goes first."""


def laid(rules: Rules | None = None) -> State:
    return GAME.setup(3, DEAL, rules or Rules())[1]


def after(state: State, *moves: tuple[int, Any]) -> State:
    for seat, choice in moves:
        _, state = GAME.play(state, Seat(seat), choice)
    return state


def midnight() -> State:
    return after(laid(Rules(quick=True)), *[(seat, one) for seat in (1, 2, 0) for one in (c.Look(0), c.Claim(1, BUG))])


def asked(state: State) -> dict[int, str]:
    return {seat: prompt.ask for seat, prompt in GAME.prompts(state).items()}


@pytest.mark.parametrize("players", PLAYERS)
def test_l1_one_film_one_bug_and_papers_for_each_player(players: int) -> None:
    assert Counter(box(players)) == {FILM: 1, BUG: 1, PAPERS: players}
    assert WORTH == {FILM: 3, PAPERS: 1, BUG: -1}


@pytest.mark.parametrize("players", PLAYERS)
def test_l2_two_more_lockers_than_players_and_anybody_may_go_first(players: int) -> None:
    deals = [Deal.from_seed(hashlib.sha256(bytes([n])).digest(), players) for n in range(60)]
    assert {len(deal.cases) for deal in deals} == {players + 2}
    assert {deal.first for deal in deals} == set(range(players))
    assert {deal.cases.index(FILM) for deal in deals} == set(range(players + 2))
    for deal in deals:
        deal.check(players)


@pytest.mark.parametrize(
    ("deal", "players"),
    [
        (DEAL, 4),
        (DEAL, 6),
        (Deal((FILM, FILM, BUG, PAPERS, PAPERS), Seat(0)), 3),
        (Deal(DEAL.cases, Seat(3)), 3),
    ],
    ids=["of another size", "too many", "two films", "no such seat"],
)
def test_l2_a_deal_that_is_not_of_the_box_is_refused(deal: Deal, players: int) -> None:
    with pytest.raises(BadSetup):
        deal.check(players)


def test_l3_a_turn_is_a_look_and_a_claim_and_goes_on_clockwise() -> None:
    state = laid()
    assert asked(state) == {1: "look"}
    state = after(state, (1, c.Look(0)))
    assert asked(state) == {1: "claim"}
    state = after(state, (1, c.Claim(4, FILM)))
    assert asked(state) == {2: "look"}
    assert state.public.claims == (seen.Claimed(Seat(1), 4, FILM),), "a lie"


def test_l3_1_only_the_one_who_looks_sees_the_case() -> None:
    state = after(laid(), (1, c.Look(0)))
    for viewer in (Seat(0), Seat(2), PUBLIC):
        assert GAME.view(state, viewer).looks == (seen.Looked(Seat(1), 0, UNSET),)
    assert GAME.view(state, Seat(1)).looks == (seen.Looked(Seat(1), 0, FILM),)


def test_l3_other_choices_are_refused() -> None:
    for seat, choice, refusal in (
        (0, c.Look(0), WrongSeat),
        (1, c.Claim(0, FILM), WrongMoment),
        (1, c.Look(5), NotLegal),
        (1, c.Look(-1), NotLegal),
    ):
        with pytest.raises(refusal):
            GAME.play(laid(), Seat(seat), choice)


@pytest.mark.parametrize(("rules", "turns"), [(Rules(), 6), (Rules(quick=True), 3)], ids=["two", "one"])
def test_l4_everybody_has_two_turns_or_one(rules: Rules, turns: int) -> None:
    state, taken = laid(rules), 0
    while asked(state) != {0: "collect", 1: "collect", 2: "collect"}:
        [seat] = asked(state)
        state = after(state, (seat, c.Look(0)), (seat, c.Claim(0, FILM)))
        taken += 1
    assert taken == turns


def test_l5_others_learn_that_a_player_has_chosen_but_not_what() -> None:
    state = after(midnight(), (2, c.Collect(3)))
    assert asked(state) == {0: "collect", 1: "collect"}, "nobody can take a choice back"
    assert GAME.view(state, Seat(2)).locker == 3
    for viewer in (Seat(0), Seat(1), PUBLIC):
        sight = GAME.view(state, viewer)
        assert (sight.collected, sight.locker) == ((2,), UNSET)


def test_l6_all_is_revealed_and_the_game_is_over() -> None:
    state = after(midnight(), (2, c.Collect(0)), (0, c.Collect(1)), (1, c.Collect(1)))
    assert asked(state) == {}
    ended = GAME.outcome(state)
    assert ended == outcome(DEAL.cases, (1, 1, 0))
    assert GAME.view(state, PUBLIC).outcome == ended


@pytest.mark.parametrize(
    ("lockers", "winners", "reason"),
    [
        ((0, 1, 2), (0,), Reason.FILM),
        ((1, 3, 4), (0, 1, 2), Reason.PAPERS),
        ((0, 0, 1), (2,), Reason.PAPERS),
        ((0, 0, 2), (), Reason.NOTHING),
        ((1, 1, 1), (), Reason.NOTHING),
    ],
    ids=["the film", "equal cases", "two meet at the film", "only the bug is collected", "all meet"],
)
def test_l6_who_is_alone_gets_the_case_and_the_best_case_wins(
    lockers: tuple[int, ...], winners: tuple[int, ...], reason: Reason
) -> None:
    ended = outcome(DEAL.cases, lockers)
    assert (ended.winners, ended.reason) == (winners, reason)
