"""What is refused (ET6), with its code; a refusal changes nothing."""

from typing import Any, cast

import pytest

from brushpass.core.errors import GameOver, Malformed, NotLegal, Refusal, WrongMoment, WrongSeat
from brushpass.core.seats import Seat
from brushpass.games.espionaje.open.cards import Element
from brushpass.games.espionaje.open.choices import Accuse, Commit, Show, Suspect
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from brushpass.games.espionaje.sealed.state import State
from tests.games.espionaje.builders import CLASSIC, RIGHT, Table, cards, deal

TABLE = deal("panama", "paris agent-red", "nairobi", players=3)


def fresh() -> State:
    return ESPIONAJE.setup(3, TABLE, CLASSIC)[1]


def after(*steps: tuple[int, str]) -> State:
    table = Table(TABLE)
    for seat, line in steps:
        table.play(seat, line)
    return table.state


PARIS, LONDON = cards("paris london")


@pytest.mark.parametrize(
    ("state", "seat", "choice", "refusal", "text"),
    [
        (fresh(), 0, Suspect(PARIS, PARIS), NotLegal, "not among the legal choices for turn"),
        (fresh(), 0, Suspect(PARIS, LONDON), NotLegal, "not among the legal choices for turn"),
        (fresh(), 0, Suspect(PARIS, cast(Element, "rome")), NotLegal, "not among the legal choices for turn"),
        (fresh(), 0, Suspect(PARIS, cast(Element, ["london"])), NotLegal, "not among the legal choices for turn"),
        (fresh(), 0, Show(PARIS), WrongMoment, "seat 0 is asked for turn"),
        (fresh(), 0, Commit(*cards("paris aeroplane agent-red")), WrongMoment, "seat 0 is asked for turn"),
        (fresh(), 1, Suspect(LONDON, PARIS), WrongSeat, "seat 1 is not asked anything now"),
        (fresh(), 7, Accuse(), WrongSeat, "seat 7 is not asked anything now"),
        (fresh(), 0, "accuse", Malformed, "not a choice of this game: 'accuse'"),
        (fresh(), 0, None, Malformed, "not a choice of this game: None"),
        (after((0, "accuse")), 1, Commit(*cards("paris london agent-red")), NotLegal, "choices for commit"),
        (after((0, "accuse")), 1, Commit(*cards("aeroplane london agent-red")), NotLegal, "choices for commit"),
        (after((0, "accuse")), 1, Show(PARIS), WrongMoment, "seat 1 is asked for commit"),
        (after((0, "suspect paris and agent-red")), 1, Accuse(), WrongMoment, "seat 1 is asked for show"),
        (after((0, "suspect paris and agent-red")), 1, Show(LONDON), NotLegal, "choices for show"),
        (after((0, "accuse"), (0, RIGHT), (1, RIGHT), (2, RIGHT)), 0, Accuse(), GameOver, "the game is over"),
    ],
)
def test_what_is_not_legal_is_refused_and_changes_nothing(
    state: State, seat: int, choice: Any, refusal: type[Refusal], text: str
) -> None:
    """ET6, GE5, GE17: the same element twice, two cities in a commitment; and whatever else is wrong."""
    before = repr(state)
    with pytest.raises(refusal, match=text):
        ESPIONAJE.play(state, Seat(seat), choice)
    assert repr(state) == before


def test_a_choice_of_plain_words_is_taken_as_the_menus_own() -> None:
    events, _ = ESPIONAJE.play(fresh(), Seat(0), Suspect(cast(Element, "london"), cast(Element, "paris")))
    assert type(getattr(events[0], "a", None)) is Element
