"""Menus: what is legal, and which refusal everything else gets."""

from typing import Any

import pytest

from brushpass.core.errors import GameOver, Malformed, NotLegal, Refusal, WrongMoment, WrongSeat
from brushpass.core.menu import Menu, admitted
from brushpass.core.messages import Choice, Prompt
from brushpass.core.seats import Seat


class Shake(Choice, frozen=True):
    hand: int = 0
    firm: bool = False


class Nod(Choice, frozen=True):
    times: object = 1


class Wink(Choice, frozen=True):
    pass


NEST: list[Any] = []
for _ in range(100_000):
    NEST = [NEST]

KNOWN: frozenset[type[Choice]] = frozenset({Shake, Nod})
MENU = Menu[Choice](Seat(1), "greet", (Shake(0), Shake(1)))


def test_a_menu_is_a_prompt_with_all_legal_choices() -> None:
    assert MENU.prompt == Prompt(Seat(1), "greet", (Shake(0), Shake(1)))
    assert Menu[Choice](Seat(2), "nod", (Nod(),), Nod()).prompt == Prompt(Seat(2), "nod", (Nod(),), Nod())


def test_a_menu_finds_its_own_equal_of_a_choice() -> None:
    """`True` equals 1 and hashes alike; what comes back is the menu's own."""
    found = MENU.find(Shake(True))
    assert found is MENU.prompt.options[1]
    assert MENU.find(Shake(1, firm=True)) is None
    assert MENU.find(Nod(1)) is None, "another class is another choice"


def test_what_cannot_be_looked_up_is_not_legal() -> None:
    assert MENU.find(Nod([1])) is None


def test_a_default_is_legal_even_if_it_is_not_offered() -> None:
    menu = Menu[Choice](Seat(0), "greet", (Shake(1),), default=Shake(0))
    assert menu.prompt.options == (Shake(1),)
    assert menu.find(Shake(0)) is menu.prompt.default
    assert MENU.find(Shake(2)) is None


def test_a_legal_choice_is_admitted_as_the_menus_own() -> None:
    other = Menu[Choice](Seat(2), "nod", (Nod(),))
    assert admitted((MENU, other), Seat(2), Nod(True), KNOWN)[1] is other.prompt.options[0]
    assert admitted((MENU, other), Seat(1), Shake(1), KNOWN)[1] is MENU.prompt.options[1]


@pytest.mark.parametrize(
    ("menus", "seat", "choice", "refusal", "text"),
    [
        ((MENU,), 1, Wink(), Malformed, "not a choice of this game: Wink()"),
        ((MENU,), 0, "shake", Malformed, "not a choice of this game: 'shake'"),
        ((), 1, Wink(), Malformed, "not a choice of this game: Wink()"),
        ((), 1, Shake(1), GameOver, "the game is over"),
        ((MENU,), 0, Shake(1), WrongSeat, "seat 0 is not asked anything now"),
        ((MENU,), 1, Nod(), WrongMoment, "seat 1 is asked for greet, got Nod(times=1)"),
        ((MENU,), 1, Shake(2), NotLegal, "not among the legal choices for greet: Shake(hand=2, firm=False)"),
        ((MENU,), 1, Shake(10**5000), NotLegal, "not among the legal choices for greet: <Shake without end>"),
        ((MENU,), 10**5000, Shake(1), WrongSeat, "seat <int without end> is not asked anything now"),
        ((MENU,), 1, Nod("x" * 999), WrongMoment, f"seat 1 is asked for greet, got Nod(times='{'x' * 189}..."),
        ((MENU,), 1, Nod(NEST), WrongMoment, "seat 1 is asked for greet, got <Nod without end>"),
    ],
    ids=[
        "unknown class",
        "text",
        "unknown after the end",
        "after the end",
        "another seat",
        "another question",
        "not legal",
        "a huge number",
        "a huge seat",
        "a long text",
        "a deep nest",
    ],
)
def test_everything_else_is_refused(menus: Any, seat: int, choice: Any, refusal: type[Refusal], text: str) -> None:
    """The kind of refusal and its whole text, which is part of what the refused seat sees."""
    with pytest.raises(refusal) as caught:
        admitted(menus, Seat(seat), choice, KNOWN)
    assert type(caught.value) is refusal
    assert str(caught.value) == text
