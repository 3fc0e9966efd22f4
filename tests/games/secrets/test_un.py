"""S7: the UN token."""

import pytest

from brushpass.core.errors import ChoiceRefused
from tests.games.secrets.builders import Table, encoded, lay, viewers


def test_all_cards_of_a_display_count_face_up_face_down_and_bullets() -> None:
    """S7.1, GS17, D15: three displays of two cards each, made of different things, against one of one."""
    table = lay(
        4,
        {0: "diplomat", 1: "~journalist ~journalist", 2: "psychiatrist -1", 3: "diplomat"},
        deck="detective scientist",
    )
    table.give("detective", 0).do(0, "look at 0")
    assert table.state.un == 3


@pytest.mark.parametrize(
    ("displays", "holder"),
    [
        ({0: "", 1: "diplomat", 2: "", 3: "diplomat"}, 2),
        ({0: "", 1: "diplomat", 2: "-1", 3: "~journalist ~journalist"}, None),
        ({0: "", 1: "diplomat diplomat", 2: "-1 -2", 3: ""}, 3),
        ({0: "detective", 1: "diplomat", 2: "~journalist ~journalist", 3: "-1 -2 -3"}, 1),
    ],
)
def test_the_token_goes_to_the_strict_minimum_or_lies_in_the_centre(
    displays: dict[int, str], holder: int | None
) -> None:
    """S7.2, D14, D16: at the end of a turn that changed no count but the first seat's, and so who is lowest."""
    table = lay(4, displays, deck="scientist psychiatrist")
    assert table.state.un != holder
    table.give("scientist", 0)
    assert table.state.un == holder
    for viewer in viewers(4):
        assert table.sight(viewer).un == holder


def test_everybody_sees_the_token_move() -> None:
    """S7.2: to its new holder, and back to the middle when the count is no longer the only lowest."""
    table = lay(4, {1: "diplomat", 2: "diplomat"}, deck="scientist journalist scientist detective")
    assert table.state.un is None
    table.give("scientist", 3)
    for viewer in viewers(4):
        assert "un token moves to 0" in table.told(viewer)
    table.give("scientist", 0)
    for viewer in viewers(4):
        assert "un token moves" in table.told(viewer)
    assert table.state.un is None


def test_a_token_that_stays_is_not_announced() -> None:
    """S7.2, S7.5: the same holder, or again nobody."""
    table = lay(4, {1: "diplomat", 2: "diplomat", 3: "diplomat"}, deck="scientist journalist", active=1).give(
        "scientist", 2
    )
    assert table.state.un == 0
    assert not [line for line in table.truth if "un token" in line]
    assert not [line for line in Table(4, deck="scientist diplomat").give("scientist", 1).truth if "un token" in line]


def test_nobody_holds_the_token_at_the_start() -> None:
    """S7.3: all counts are 0, so the first offer has no window."""
    table = Table(6, deck="scientist journalist").do(0, "offer scientist to 3")
    assert table.state.un is None
    assert table.ask == "answer"


def test_the_un_player_takes_the_card_unseen_and_applies_its_effect() -> None:
    """S7.4, GS16, D18: the target is not asked; the effect is the UN player's."""
    table = lay(5, {1: "diplomat", 2: "diplomat", 3: "diplomat", 4: "detective"}, deck="assassin journalist", active=1)
    table.do(1, "offer assassin to 2")
    assert table.sight(0).offer is not None
    assert "assassin" not in str(encoded(table.sight(0).offer)), "the UN player decides blind"
    table.do(0, "intervene")
    for viewer in viewers(5):
        assert table.told(viewer)[:2] == ["0 intervenes", "assassin goes to 0"]
    assert (table.asked, table.ask, table.display(0)) == (0, "assassin", "assassin")
    with pytest.raises(ChoiceRefused):
        table.do(2, "accept")


@pytest.mark.parametrize("card", ["scientist", "journalist"])
def test_the_un_player_decides_before_knowing_the_card(card: str) -> None:
    """S7.4, GS16: sight and prompt are the same whichever card is offered."""
    told = []
    for offered in (card, "scientist"):
        table = lay(4, {1: "diplomat", 2: "diplomat", 3: "diplomat"}, deck="scientist journalist", active=1)
        table.do(1, f"offer {offered} to 2 as journalist")
        told.append(encoded(*table.shown(0), table.sight(0), table.prompt))
    assert told[0] == told[1]


def test_the_un_player_may_intervene_in_every_offer_while_holding_the_token() -> None:
    """S7.4, S7.5, GS13: using it does not spend it."""
    table = lay(
        4,
        {1: "diplomat psychiatrist", 2: "diplomat detective", 3: "diplomat detective"},
        deck="scientist journalist politician assassin",
        active=1,
    )
    table.do(1, "offer scientist to 2").do(0, "intervene")
    assert table.state.un == 0, "1 against 2, 2, 2"
    table.do(2, "offer politician to 3").do(0, "intervene").do(0, "hand to 3")
    assert table.state.un == 0


def test_the_token_goes_back_when_taking_the_card_makes_a_tie() -> None:
    """S7.5, GS14, D16: no longer the only lowest."""
    table = lay(4, {1: "diplomat", 2: "diplomat", 3: "diplomat"}, deck="scientist journalist", active=1)
    table.do(1, "offer scientist to 2").do(0, "intervene")
    assert table.state.un is None
    assert "un token moves" in table.truth


def test_intervening_with_a_politician_keeps_the_token() -> None:
    """S7.5: the UN player's count does not rise."""
    table = lay(4, {1: "diplomat", 2: "diplomat", 3: "diplomat"}, deck="politician journalist", active=1)
    table.do(1, "offer politician to 2").do(0, "intervene").do(0, "hand to 1")
    assert table.state.un == 0


def test_a_un_player_who_is_the_target_just_answers() -> None:
    """S7.6, GS11: accepting has the same result as taking the card."""
    table = lay(4, {1: "diplomat", 2: "diplomat", 3: "diplomat"}, deck="scientist journalist", active=1)
    table.do(1, "offer scientist to 0")
    assert (table.ask, table.asked) == ("answer", 0)
    with pytest.raises(ChoiceRefused):
        table.do(0, "intervene")
    assert table.do(0, "accept").display(0) == "scientist"


def test_the_active_player_cannot_intervene_and_keeps_the_token() -> None:
    """S7.6, GS12: in the holder's own turn the token does nothing."""
    table = lay(4, {1: "diplomat", 2: "diplomat", 3: "diplomat"}, deck="scientist journalist", active=0)
    table.do(0, "offer scientist to 1")
    assert (table.ask, table.asked) == ("answer", 1)
    table.do(1, "accept")
    assert table.state.un == 0
