"""S5: draw, choose, offer, UN window, response, reveal, placement, effect."""

import pytest
from msgspec.structs import replace

from brushpass.core.errors import ChoiceRefused, NotLegal
from brushpass.core.seats import Seat
from brushpass.games.secrets.open.cards import PLAYERS, Kind
from brushpass.games.secrets.sealed.events import Offered
from tests.games.secrets.builders import Table, encoded, kinds, lay, only, viewers

ALL = list(PLAYERS)


# --- S5.1 to S5.3: draw and choose


@pytest.mark.parametrize("copies", [1, 2, 3, 4, 5, 6])
def test_cards_are_turned_over_until_two_differ(copies: int) -> None:
    """S5.1, D6: between two and seven cards, the surplus all copies of the first character."""
    table = Table(5, deck="scientist " * copies + "journalist detective")
    assert table.truth[-1] == "0 draws " + "scientist," * copies + "journalist"
    assert table.state.shown == (Kind.SCIENTIST, Kind.JOURNALIST)
    assert len(table.menu) == 2 * 4 * 3


def test_seven_cards_are_drawn_when_all_six_scientists_lie_on_top() -> None:
    """S5.1: the longest draw there can be."""
    table = Table(8, deck="scientist " * 6 + "diplomat")
    assert table.told(None)[-1].count(",") == 6
    assert table.state.deck[-5:] == kinds("scientist " * 5)
    assert table.sight(None).fresh == 22


def test_surplus_copies_go_under_the_deck_before_the_choice() -> None:
    """S5.2, D7: one copy is kept, the others lie at the bottom at once, known to all."""
    table = Table(4, deck="diplomat diplomat diplomat assassin politician")
    assert table.state.deck[0] is Kind.POLITICIAN
    assert table.state.deck[-2:] == kinds("diplomat diplomat")
    assert len(table.state.deck) == 27
    for viewer in viewers(4):
        assert table.sight(viewer).bottom == kinds("diplomat diplomat")
        assert table.sight(viewer).fresh == 25


@pytest.mark.parametrize(("offered", "returned"), [("diplomat", "assassin"), ("assassin", "diplomat")])
def test_the_card_not_offered_becomes_the_very_last(offered: str, returned: str) -> None:
    """S5.3, GS25, D8: below the surplus copies, and nothing is shuffled."""
    table = Table(4, deck="diplomat diplomat assassin")
    before = table.state.deck
    table.do(0, f"offer {offered} to 2")
    assert table.state.deck == (*before, Kind(returned))
    assert table.state.deck[-2:] == kinds(f"diplomat {returned}")


def test_the_choice_of_the_card_is_hidden_until_the_reveal() -> None:
    """S5.3, S12.3, D8: both choices look the same to the byte, except to the active player, who sees their own."""
    tables = [Table(5, deck="scientist detective").do(0, f"offer {card} to 2") for card in ("scientist", "detective")]
    for viewer in viewers(5):
        told = [encoded(*table.shown(viewer), table.sight(viewer)) for table in tables]
        assert (told[0] == told[1]) is (viewer != 0), viewer
    assert encoded(tables[0].prompt) == encoded(tables[1].prompt)


# --- S5.4: offer


@pytest.mark.parametrize("players", ALL)
def test_either_card_may_be_offered_to_any_other_player_with_or_without_a_claim(players: int) -> None:
    """S5.4, GS27, D9: 2(n-1) offers, each in silence or claimed to be one of the two."""
    table = Table(players, deck="scientist detective", first=2)
    expected = {
        f"offer {card} to {to}{claim}"
        for card in ("scientist", "detective")
        for to in range(players)
        if to != 2
        for claim in ("", " as scientist", " as detective")
    }
    assert set(table.menu) == expected
    assert len(table.menu) == len(expected) == 2 * (players - 1) * 3
    assert (table.asked, table.ask) == (2, "offer")
    assert table.prompt.default is None


@pytest.mark.parametrize(
    "line",
    [
        "offer scientist to 0",
        "offer journalist to 1",
        "offer scientist to 5",
        "offer scientist to -1",
        "offer scientist to 1 as diplomat",
    ],
)
def test_an_offer_to_oneself_or_of_another_card_is_refused(line: str) -> None:
    """S5.4, GS28: the target is another player, the card and the claim are among the two shown."""
    table = Table(5, deck="scientist detective")
    with pytest.raises(NotLegal):
        table.do(0, line)


def test_the_same_target_may_be_chosen_twice_in_a_row() -> None:
    """S5.4, GS27: no limit is stated."""
    table = Table(4, deck="scientist detective journalist diplomat")
    table.give("scientist", 3).do(1, "offer diplomat to 3").do(3, "accept")
    assert table.state.displays[3].up == kinds("scientist diplomat")


def test_the_un_player_and_a_player_one_card_from_the_end_may_be_targets() -> None:
    """S5.4: no player is exempt."""
    table = lay(4, {1: "diplomat", 2: "diplomat detective psychiatrist journalist", 3: "journalist"}, active=1)
    assert table.state.un == 0
    targets = {line.split(" to ")[1].split()[0] for line in table.menu}
    assert targets == {"0", "2", "3"}


def test_a_claim_may_be_a_lie_and_changes_nothing() -> None:
    """S5.4, GS24, GS50, D10: talk is free; the claim is heard by all and the card is what it is."""
    silent = Table(4, deck="scientist detective").give("scientist", 1)
    lied = Table(4, deck="scientist detective").give("scientist", 1, claim="detective")
    assert lied.state == silent.state
    offered = Table(4, deck="scientist detective").do(0, "offer scientist to 1 as detective")
    for viewer in (1, 2, 3, None):
        assert offered.told(viewer) == ["0 offers to 1 as detective"]
    assert offered.told(0) == ["0 offers scientist to 1 as detective"]


def test_an_offer_cannot_be_taken_back() -> None:
    """S5.4, GS28: once offered, only the answer is asked for."""
    table = Table(4, deck="scientist detective").do(0, "offer scientist to 1")
    with pytest.raises(ChoiceRefused):
        table.do(0, "offer detective to 1")
    assert (table.asked, table.ask) == (1, "answer")


# --- S5.5 and S5.6: UN window and response


@pytest.mark.parametrize(
    ("active", "target", "asked"),
    [(1, 2, "un"), (1, 0, "answer"), (0, 2, "answer")],
    ids=["holder is neither", "holder is target", "holder is active"],
)
def test_the_un_window_opens_only_for_a_holder_who_is_neither_active_nor_target(
    active: int, target: int, asked: str
) -> None:
    """S5.5, S7.6, GS11, GS12, D17: seat 0 holds the token."""
    table = lay(4, {1: "diplomat", 2: "diplomat", 3: "diplomat"}, deck="scientist journalist", active=active)
    table.do(active, f"offer scientist to {target}")
    assert (table.ask, table.asked) == (asked, 0 if asked == "un" else target)


def test_without_a_holder_there_is_no_un_window() -> None:
    """S5.5: the target answers at once."""
    table = Table(4, deck="scientist detective").do(0, "offer scientist to 1")
    assert (table.ask, table.asked, table.menu) == ("answer", 1, ["accept", "refuse"])


def test_after_the_un_player_stands_by_the_target_answers() -> None:
    """S5.5, S5.6, GS15: one after the other, never a race; the pass is public."""
    table = lay(4, {1: "diplomat", 2: "diplomat", 3: "diplomat"}, deck="scientist journalist", active=1)
    table.do(1, "offer scientist to 2")
    assert table.menu == ["intervene", "stand by"]
    with pytest.raises(ChoiceRefused):
        table.do(2, "accept")
    table.do(0, "stand by")
    for viewer in viewers(4):
        assert table.told(viewer) == ["0 stands by"]
    assert (table.ask, table.asked, table.menu) == ("answer", 2, ["accept", "refuse"])


# --- S5.7 to S5.9: reveal, placement, effect


@pytest.mark.parametrize(("answer", "word", "actor"), [("accept", "accepts", 2), ("refuse", "refuses", 0)])
def test_the_actor_is_the_target_who_accepts_or_the_active_player_who_is_refused(
    answer: str, word: str, actor: int
) -> None:
    """S5.6, S5.7, S5.8, D11: the card is shown to everyone in all cases, and lies in the actor's display."""
    table = Table(5, deck="scientist detective journalist diplomat").do(0, "offer scientist to 2").do(2, answer)
    for viewer in viewers(5):
        assert table.told(viewer) == [f"2 {word}", f"scientist goes to {actor}", "1 draws journalist,diplomat"]
    assert [table.display(seat) for seat in range(5)] == ["scientist" if seat == actor else "" for seat in range(5)]


def test_the_actor_is_the_un_player_who_intervenes() -> None:
    """S5.7, S7.4: even though the target was somebody else."""
    table = lay(4, {1: "diplomat", 2: "diplomat", 3: "diplomat"}, deck="detective journalist", active=1)
    table.do(1, "offer detective to 2").do(0, "intervene")
    assert table.truth == ["0 intervenes", "detective goes to 0"]
    assert (table.ask, table.asked) == ("detective", 0)
    assert table.display(0) == "detective"


def test_the_politician_waits_outside_all_displays() -> None:
    """S5.8, S6.3, GS7: revealed, but not the actor's."""
    table = Table(5, deck="politician detective").give("politician", 2)
    assert table.truth == ["2 accepts", "politician goes to 2"]
    assert not any(table.display(seat) for seat in range(5))
    assert all(table.sight(2).displays[seat].up == () for seat in range(5))


@pytest.mark.parametrize("card", ["politician", "psychiatrist", "detective", "diplomat", "assassin"])
def test_an_effect_is_compulsory(card: str) -> None:
    """S5.9, GS39: the actor is asked at once, every option does something, and nobody else can move on."""
    table = Table(5, deck=f"{card} scientist").give(card, 2)
    assert table.asked == 2
    verbs = {line.split()[0] for line in table.menu}
    assert verbs == {
        {
            "politician": "hand",
            "psychiatrist": "exchange",
            "detective": "look",
            "diplomat": "divert",
            "assassin": "shoot",
        }[card]
    }
    assert table.prompt.default is None
    with pytest.raises(ChoiceRefused):
        table.do(1, "offer scientist to 2")


def test_the_turn_ends_when_the_effect_is_done_and_the_deck_goes_to_the_left() -> None:
    """S5.10: the next turn begins within the same step, to the left of the active player, not of the actor."""
    table = Table(5, deck="detective scientist journalist diplomat", first=4).give("detective", 2).do(2, "look at 2")
    assert table.truth[-1] == "0 draws journalist,diplomat"
    assert (table.ask, table.asked, table.state.turn) == ("offer", 0, 2)


# --- S5.11: the bottom of the deck


def test_at_the_reveal_the_returned_card_is_known_to_all() -> None:
    """S5.11: by elimination; before the reveal it is in nobody's sight of the bottom."""
    table = Table(4, deck="diplomat diplomat scientist").do(0, "offer scientist to 2")
    assert [table.sight(viewer).bottom for viewer in viewers(4)] == [kinds("diplomat")] * 5
    table.do(2, "accept")
    assert [table.sight(viewer).bottom for viewer in viewers(4)] == [kinds("diplomat diplomat")] * 5


def test_once_the_first_shuffle_is_used_up_draws_are_predictable() -> None:
    """S5.11: then the whole deck is common knowledge, card by card and in order."""
    table = Table(6, deck="journalist politician")
    table.state = replace(table.state, deck=kinds("scientist assassin assassin detective diplomat"), fresh=1)
    assert table.sight(None).bottom == kinds("assassin assassin detective diplomat")
    table.give("journalist", 1)
    assert table.truth[-1] == "1 draws scientist,assassin"
    for viewer in viewers(6):
        assert table.sight(viewer).fresh == 0
        assert table.sight(viewer).bottom == kinds("assassin detective diplomat politician") == table.state.deck


def test_a_draw_that_reaches_into_the_known_bottom_takes_its_cards_from_there() -> None:
    """S5.1, S5.11: one unseen copy on top and its twins below: the bottom loses what was drawn from it."""
    table = Table(4, deck="journalist scientist")
    table.state = replace(table.state, deck=kinds("diplomat diplomat diplomat detective assassin"), fresh=1)
    table.give("journalist", 1)
    assert table.truth[-1] == "1 draws diplomat,diplomat,diplomat,detective"
    for viewer in viewers(4):
        assert table.sight(viewer).fresh == 0
        assert table.sight(viewer).bottom == kinds("assassin scientist diplomat diplomat") == table.state.deck


def test_the_true_offer_names_its_card() -> None:
    """S5.3: the record keeps what the active player chose."""
    table = Table(4, deck="scientist detective").do(0, "offer detective to 1 as scientist")
    assert only(table.last, Offered) == Offered(Seat(0), Seat(1), Kind.DETECTIVE, Kind.SCIENTIST)
