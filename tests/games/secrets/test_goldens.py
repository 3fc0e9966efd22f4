"""T1 to T13: the golden tests of SECRETS, as they stand in the rules (S11)."""

import pytest

from brushpass.core.seats import Seat
from brushpass.games.secrets.open.cards import Face, Kind
from brushpass.games.secrets.open.scoring import Reason
from brushpass.games.secrets.open.sight import Sighting
from tests.games.secrets.builders import Table, encoded, faces, kinds, lay, viewers
from tests.games.secrets.test_scoring import scored


def test_t1_a_surplus_scientist_and_the_returned_one_lie_at_the_bottom() -> None:
    """T1: Scientist, Scientist, Journalist; the Journalist is offered."""
    table = Table(5, deck="scientist scientist journalist")
    assert table.state.deck[-1] is Kind.SCIENTIST
    assert table.state.shown == kinds("scientist journalist")
    table.do(0, "offer journalist to 1")
    assert table.state.deck[-2:] == kinds("scientist scientist")
    assert len(table.state.deck) == 28


def test_t2_the_second_scientist_turns_down_the_politician_too_and_spares_the_bullet() -> None:
    """T2: n = 5, four cards, no end; the score is the bullet."""
    table = lay(5, {2: "scientist politician -2"}, deck="scientist detective").give("scientist", 2)
    assert table.display(2) == "~scientist ~politician ~scientist -2"
    assert table.state.outcome is None
    display = table.state.displays[2]
    assert (display.up, sum(display.bullets)) == ((), -2)


def test_t3_scientists_are_counted_face_up_up_to_the_fourth() -> None:
    """T3: n = 5, two face-down Scientists; a third, a Diplomat, a fourth."""
    table = lay(5, {2: "~scientist ~scientist"}, deck="scientist detective diplomat journalist scientist assassin")
    table.give("scientist", 2)
    assert table.display(2) == "scientist ~scientist ~scientist"
    table.give("diplomat", 2).do(2, "divert left")
    assert table.display(2) == "scientist diplomat ~scientist ~scientist"
    table.give("scientist", 2)
    assert table.display(2) == "~scientist ~scientist ~scientist ~diplomat ~scientist"
    assert table.outcome.scores[2] == 0


def test_t4_a_third_journalist_stays_up() -> None:
    """T4: beside a face-down pair it is worth +3."""
    table = lay(4, {2: "~journalist ~journalist diplomat detective"}, deck="journalist assassin").give("journalist", 2)
    assert table.display(2) == "diplomat detective journalist ~journalist ~journalist"
    assert table.outcome.scores[2] == 1 - 2 + 3


def test_t5_a_full_player_passes_the_politician_on() -> None:
    """T5: n = 5, the actor has four cards and stays at four; the game ends if the recipient had four."""
    four = "diplomat detective psychiatrist journalist"
    table = lay(5, {2: four, 3: "~scientist ~scientist ~detective -1"}, deck="politician assassin").give(
        "politician", 2
    )
    assert (table.asked, table.menu) == (2, [f"hand to {seat}" for seat in (3, 4, 0, 1)])
    on = Table(5)
    on.state = table.state
    assert on.do(2, "hand to 1").state.outcome is None
    assert on.display(2) == four
    table.do(2, "hand to 3")
    assert table.outcome.scores[3] == 3 - 1
    assert table.display(2) == four


def test_t6_the_un_player_who_takes_a_politician_keeps_the_token() -> None:
    """T6: the count is unchanged."""
    table = lay(5, dict.fromkeys((1, 2, 3), "diplomat") | {4: "detective"}, deck="politician assassin", active=1)
    table.do(1, "offer politician to 2").do(0, "intervene").do(0, "hand to 2")
    assert (table.state.un, table.display(0)) == (0, "")


def test_t7_assassin_and_bullet_may_both_be_the_last_card() -> None:
    """T7: the game ends, and both count."""
    table = lay(
        4,
        {1: "diplomat detective psychiatrist journalist", 2: "scientist diplomat detective -1"},
        deck="assassin politician",
        bullets="-3",
    )
    table.give("assassin", 1).do(1, "shoot 2")
    assert table.outcome.scores[1:3] == (1 - 2 - 1 + 3 + 0, 5 + 1 - 2 - 1 - 3)


def test_t8_the_last_card_can_spoil_itself() -> None:
    """T8: a Journalist pair made by the last card is worth nothing."""
    table = lay(5, {2: "journalist diplomat detective scientist"}, deck="journalist assassin").give("journalist", 2)
    assert table.display(2) == "diplomat detective scientist ~journalist ~journalist"
    assert table.outcome.scores[2] == 1 - 2 + 5


@pytest.mark.parametrize(
    ("displays", "winners"),
    [
        (("-2", "detective", "scientist", "journalist", ""), False),
        (("-3", "scientist", "scientist", "journalist", "-1 detective"), False),
        (("-3", "scientist", "scientist", "journalist", "-2"), True),
    ],
    ids=["tied with the CIA", "two hippies tied", "one hippie below the other"],
)
def test_t9_a_hippie_must_be_lowest_alone(displays: tuple[str, ...], winners: bool) -> None:  # noqa: FBT001
    """T9: Hippie -2 and CIA -2; Hippie -3 and Hippie -3; Hippie -3 and Hippie -2."""
    outcome = scored("hippie cia kgb cia hippie kgb", *displays)
    assert (outcome.winners == (0,)) is winners
    assert (outcome.reason is Reason.HIPPIE_LOWEST) is winners


def test_t10_the_double_agent_changes_sides_before_the_count() -> None:
    """T10: as the last card."""
    table = lay(
        4, {2: "scientist diplomat detective journalist"}, deck="double-agent assassin", tokens="cia kgb cia hippie kgb"
    )
    table.give("double-agent", 2)
    assert table.outcome.tokens == faces("cia kgb kgb hippie cia")
    assert (table.outcome.cia, table.outcome.kgb) == (0, 9)
    assert table.outcome.winners == (1, 2)


def test_t11_a_double_agent_who_did_not_know_their_token_does_not_know_the_centre() -> None:
    """T11: seat 2's token was changed by a Psychiatrist; then seat 2 is a Double Agent."""
    table = Table(4, deck="psychiatrist scientist double-agent journalist", tokens="cia kgb hippie kgb cia")
    table.give("psychiatrist", 0).do(0, "exchange 1 and 2").give("double-agent", 2)
    assert table.state.tokens == faces("cia hippie cia kgb kgb")
    assert table.sight(2).sightings == (
        Sighting(0, Seat(2), Face.HIPPIE, (Seat(1),)),
        Sighting(2, Seat(2), Face.CIA, (Seat(2),)),
    )
    assert not any("centre" in sighting.now for sighting in table.sight(2).sightings)


@pytest.mark.parametrize("side", ["left", "right"])
def test_t12_with_four_players_the_diplomats_opposite_is_never_touched(side: str) -> None:
    """T12, GS32: seat 0's neighbours are seats 1 and 3."""
    table = Table(4, deck="diplomat scientist", tokens="cia kgb hippie kgb cia").give("diplomat", 0)
    assert table.menu == ["divert left", "divert right"]
    table.do(0, f"divert {side}")
    moved = {"left": "cia cia hippie kgb kgb", "right": "cia kgb hippie cia kgb"}[side]
    assert table.state.tokens == faces(moved)


def test_t13_after_a_journalist_the_actor_gets_nothing_about_their_faction() -> None:
    """T13: to a player whose token was changed, all faces it may now have look the same."""
    told = set()
    for middle in ("hippie", "kgb"):
        rest = {"hippie": "cia hippie kgb kgb cia", "kgb": "cia kgb hippie kgb cia"}[middle]
        table = Table(4, deck="psychiatrist scientist journalist diplomat", tokens=rest)
        table.give("psychiatrist", 3).do(3, "exchange 0 and 1").give("journalist", 0)
        assert table.state.tokens[0] == middle
        told.add(encoded(*table.shown(0), table.sight(0)))
    assert len(told) == 1


def test_t13_both_sides_of_a_diplomat_look_the_same_to_all_others() -> None:
    """T13: byte-identical events and sights for all but the actor."""
    tables = [
        Table(5, deck="diplomat scientist").give("diplomat", 2).do(2, f"divert {side}") for side in ("left", "right")
    ]
    for viewer in viewers(5):
        told = [encoded(*table.shown(viewer), table.sight(viewer)) for table in tables]
        assert (told[0] == told[1]) is (viewer != 2), viewer


def test_t13_the_target_cannot_tell_which_card_is_offered() -> None:
    """T13: sight, events and prompt before the response are the same for both."""
    told = set()
    for card in ("scientist", "detective"):
        table = Table(5, deck="scientist detective").do(0, f"offer {card} to 2")
        told.add(encoded(*table.shown(2), table.sight(2), table.prompt))
    assert len(told) == 1
