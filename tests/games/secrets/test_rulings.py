"""Rulings (GS) that the other files do not prove, and what the game refuses."""

from typing import Any, get_args

import msgspec
import pytest

from brushpass.core.errors import FAMILY, ChoiceRefused, GameOver, Malformed, NotLegal, WrongMoment, WrongSeat
from brushpass.core.seats import Seat
from brushpass.core.switches import switches
from brushpass.games.secrets.open.cards import Kind, Rules
from brushpass.games.secrets.open.choices import (
    Accept,
    Choice,
    Divert,
    Exchange,
    Hand,
    Intervene,
    Look,
    Offer,
    Refuse,
    Shoot,
    Side,
    StandBy,
    effect_menu,
)
from brushpass.games.secrets.sealed.events import Offered
from brushpass.games.secrets.sealed.game import SECRETS
from tests.games.secrets.builders import Table, kinds, lay, only


def test_no_choice_shows_a_card_or_token_or_looks_into_a_deck() -> None:
    """GS24, GS26, GS28, GS50, GS52: this is all that a seat can ever do; talk is not in it but for the claim."""
    assert {kind.__name__: list(kind.__struct_fields__) for kind in get_args(Choice)} == {
        "Offer": ["card", "to", "claim"],
        "Intervene": [],
        "StandBy": [],
        "Accept": [],
        "Refuse": [],
        "Exchange": ["a", "b"],
        "Hand": ["to"],
        "Look": ["slot"],
        "Divert": ["side"],
        "Shoot": ["to"],
    }


def test_these_are_all_the_switches() -> None:
    """GS1, GS2, GS9, GS14, GS38, GS41, GS42, V4, V5, V12: the other readings are rulings and no options."""
    assert {switch.name: switch.values for switch in switches(Rules)} == {
        "tied_hippies_win": (False, "among-hippies", True),
        "last_pairs_stay": (False, True),
        "begins": ("chance", "winner", *(f"seat-{seat}" for seat in range(8))),
    }


@pytest.mark.parametrize(
    ("rules", "line"),
    [
        (Rules(), "tied_hippies_win=false"),
        (Rules(tied_hippies_win=True), "tied_hippies_win=true"),
        (Rules(tied_hippies_win="among-hippies"), "tied_hippies_win=among-hippies"),
        (Rules(last_pairs_stay=True), "tied_hippies_win=false last_pairs_stay=true"),
        (Rules(begins="seat-2"), "tied_hippies_win=false begins=seat-2"),
    ],
    ids=["default", "0.1.0", "word", "later", "seat"],
)
def test_a_line_names_later_switches_only_where_they_are_set(rules: Rules, line: str) -> None:
    """V4, V5, V12: what 0.1.0 wrote is still how it is written."""
    began, *_ = Table(4, rules=rules).log
    assert SECRETS.event_notation.write(began).startswith(f"table for 4 rules {line} deal tokens=")
    assert SECRETS.event_notation.read(SECRETS.event_notation.write(began)) == began


def test_a_politician_may_go_back_to_the_active_player_or_to_the_un_player_or_end_the_game() -> None:
    """GS5: anyone but the actor, whatever they hold."""
    displays = {1: "diplomat", 2: "diplomat detective psychiatrist journalist", 3: "journalist"}
    for to in (0, 1, 2):
        table = lay(4, displays, deck="politician scientist", active=1)
        assert table.state.un == 0
        table.give("politician", 3).do(3, f"hand to {to}")
        assert table.display(to).endswith("politician")
        assert (table.state.outcome is not None) is (to == 2)


def test_a_politician_given_away_by_a_full_player_does_not_end_the_game() -> None:
    """GS7: it never was in the actor's display."""
    table = lay(5, {2: "diplomat detective psychiatrist journalist"}, deck="politician scientist").give("politician", 2)
    assert table.do(2, "hand to 3").state.outcome is None


def test_the_diplomats_neighbours_are_the_actors() -> None:
    """GS33: with the active player at 0 and the actor at 3, seats 2 and 4."""
    table = Table(6, deck="diplomat scientist", tokens="cia cia kgb kgb kgb cia hippie").give("diplomat", 3)
    table.do(3, "divert left")
    assert table.state.tokens[4] == "hippie"
    assert Side.LEFT.of(Seat(5), 6) == 0
    assert Side.RIGHT.of(Seat(0), 6) == 5


@pytest.mark.parametrize(
    ("ask", "default"), [("offer", None), ("un", StandBy()), ("answer", Refuse()), ("detective", None)]
)
def test_a_passed_deadline_stands_by_refuses_or_picks_any_legal_choice(ask: str, default: Choice | None) -> None:
    """GS54: the default of each prompt, and it is legal."""
    table = lay(4, {1: "diplomat", 2: "diplomat", 3: "diplomat"}, deck="detective journalist", active=1)
    for seat, line in ((1, "offer detective to 2"), (0, "stand by"), (2, "accept")):
        if table.ask == ask:
            break
        table.do(seat, line)
    assert (table.ask, table.prompt.default) == (ask, default)
    table.play(Seat(table.asked), default or table.prompt.options[0])


def test_effects_without_a_choice_have_no_menu() -> None:
    """GS39: asking for one is an error in the program, not a refusal."""
    for card in kinds("double-agent journalist scientist"):
        with pytest.raises(ValueError, match="nothing to choose"):
            effect_menu(4, Seat(0), card)


# --- refusals: each changes nothing and has its code


def over() -> Table:
    """A game that has ended."""
    return lay(4, {1: "diplomat detective psychiatrist politician"}, deck="scientist journalist").give("scientist", 1)


def offering() -> Table:
    """Seat 0 is asked for an offer."""
    return Table(4, deck="scientist detective")


def answering() -> Table:
    """Seat 2 is asked for an answer."""
    return offering().do(0, "offer scientist to 2")


class Suspect(msgspec.Struct, frozen=True):
    """A choice of some other game."""

    first: str


REFUSED: list[tuple[str, Any, int, Any, type[ChoiceRefused] | type[Malformed]]] = [
    ("another seat", offering, 1, Offer(Kind.SCIENTIST, Seat(2)), WrongSeat),
    ("a seat that is not there", offering, 9, Offer(Kind.SCIENTIST, Seat(2)), WrongSeat),
    ("the active player while another is asked", answering, 0, Accept(), WrongSeat),
    ("a later choice", offering, 0, Accept(), WrongMoment),
    ("an effect without its card", offering, 0, Look(Seat(0)), WrongMoment),
    ("an intervention without a window", answering, 2, Intervene(), WrongMoment),
    ("an earlier choice", answering, 2, Offer(Kind.SCIENTIST, Seat(1)), WrongMoment),
    ("a card that is not shown", offering, 0, Offer(Kind.ASSASSIN, Seat(2)), NotLegal),
    ("oneself as a target", offering, 0, Offer(Kind.SCIENTIST, Seat(0)), NotLegal),
    ("a target that is not there", offering, 0, Offer(Kind.SCIENTIST, Seat(4)), NotLegal),
    ("a claim that is not shown", offering, 0, Offer(Kind.SCIENTIST, Seat(2), Kind.ASSASSIN), NotLegal),
    ("a seat as text", offering, 0, Offer(Kind.SCIENTIST, "2"), NotLegal),  # type: ignore[arg-type]
    ("a card that is no card", offering, 0, Offer("spy", Seat(2)), NotLegal),  # type: ignore[arg-type]
    ("an unhashable field", offering, 0, Offer(Kind.SCIENTIST, [2]), NotLegal),  # type: ignore[arg-type]
    ("an unhashable field of a later choice", offering, 0, Shoot([2]), WrongMoment),  # type: ignore[arg-type]
    ("another game's choice", offering, 0, Suspect("paris"), Malformed),
    ("a line of notation", offering, 0, "offer scientist to 2", Malformed),
    ("a choice in JSON", offering, 0, {"choice": "offer", "card": "scientist", "to": 2}, Malformed),
    ("a class", offering, 0, Accept, Malformed),
    ("nothing", offering, 0, None, Malformed),
    ("a malformed choice from another seat", offering, 3, "accept", Malformed),
    ("a choice after the end", over, 1, Accept(), GameOver),
    ("an offer after the end", over, 1, Offer(Kind.SCIENTIST, Seat(2)), GameOver),
    ("a malformed choice after the end", over, 1, 5, Malformed),
]


@pytest.mark.parametrize(
    ("start", "seat", "choice", "refusal"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED]
)
def test_what_is_not_legal_is_refused_and_changes_nothing(
    start: Any, seat: int, choice: Any, refusal: type[ChoiceRefused]
) -> None:
    """S12.5, GS28: wrong seat, wrong moment, not legal, malformed, over; the state is the same value as before."""
    table: Table = start()
    before, asked = msgspec.json.encode(table.state), SECRETS.prompts(table.state)
    with pytest.raises(refusal) as caught:
        table.play(Seat(seat), choice)
    assert type(caught.value) is refusal
    assert refusal in FAMILY
    assert msgspec.json.encode(table.state) == before
    assert SECRETS.prompts(table.state) == asked


def test_a_refusal_to_another_seat_does_not_say_who_or_what_is_asked() -> None:
    """S12.3: its text speaks of the refused seat alone."""
    texts = set()
    for table in (offering(), answering()):
        with pytest.raises(WrongSeat) as caught:
            table.do(3, "accept")
        texts.add(str(caught.value))
    assert texts == {"seat 3 is not asked anything now"}


@pytest.mark.parametrize("choice", [Offer(Kind.SCIENTIST, True), Offer("scientist", 1.0)])  # type: ignore[arg-type]
def test_what_equals_a_legal_choice_is_taken_as_that_choice(choice: Offer) -> None:
    """S12.3: `True` never gets into an event in the place of seat 1; the menu's own copy does."""
    table = offering().play(Seat(0), choice)
    offered = only(table.last, Offered)
    assert type(offered.to) is int
    assert type(offered.card) is Kind
    assert table.truth == ["0 offers scientist to 1"]


def test_a_table_that_is_over_asks_nobody() -> None:
    """S12.5, S9.1: and its outcome stays."""
    table = over()
    assert SECRETS.prompts(table.state) == {}
    assert SECRETS.outcome(table.state) == table.outcome
    assert SECRETS.outcome(offering().state) is None


@pytest.mark.parametrize("choice", [Exchange(Seat(1), Seat(2)), Hand(Seat(1)), Divert(Side.LEFT), Shoot(Seat(1))])
def test_an_effect_belongs_to_its_own_card(choice: Choice) -> None:
    """GS39: the Detective's player cannot do what another card does."""
    table = Table(4, deck="detective scientist").give("detective", 3)
    with pytest.raises(WrongMoment):
        table.play(Seat(3), choice)


def test_a_seat_that_equals_the_asked_one_is_written_as_that_seat() -> None:
    """S12.3: `True` never gets into an event in the place of seat 1 by way of the seat either."""
    table = Table(4, deck="scientist detective", first=1)
    table.play(True, Offer(Kind.SCIENTIST, Seat(2)))  # type: ignore[arg-type]
    assert table.truth == ["1 offers scientist to 2"]
