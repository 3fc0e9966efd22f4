"""S6: the effects of cards that look, show, count or shoot, and what each viewer learns from them."""

import pytest

from brushpass.core.errors import NotLegal
from brushpass.core.seats import Seat
from brushpass.games.secrets.open.cards import PLAYERS, Face
from brushpass.games.secrets.open.sight import Aimed, Sighting
from tests.games.secrets.builders import TOKENS, Table, after, encoded, faces, lay, viewers

ALL = list(PLAYERS)


# --- S6.3 Politician


@pytest.mark.parametrize("players", ALL)
def test_the_politician_goes_to_any_other_player(players: int) -> None:
    """S6.3, GS5: the active player, the UN player, anyone but the actor."""
    table = Table(players, deck="politician scientist").give("politician", 2)
    assert sorted(table.menu) == sorted(f"hand to {seat}" for seat in range(players) if seat != 2)
    with pytest.raises(NotLegal):
        table.do(2, "hand to 2")


def test_the_politician_is_placed_then_the_actor_looks_in_secret() -> None:
    """S6.3, D20: recipient and card are public, the face is the actor's alone; the recipient learns nothing."""
    table = after("politician", 2, "hand to 4")
    for viewer in viewers(5):
        look = "2 looks at 4: cia" if viewer == 2 else "2 looks at 4"
        assert table.told(viewer) == ["2 hands the politician to 4", look, "1 draws journalist,diplomat"], viewer
    assert [table.display(seat) for seat in range(5)] == ["", "", "", "", "politician"]


def test_the_recipient_of_a_politician_applies_nothing() -> None:
    """S6.3, GS4: the turn is over, the next offer begins."""
    table = after("politician", 2, "hand to 4")
    assert (table.ask, table.asked) == ("offer", 1)


def test_points_pairs_and_counts_of_a_politician_are_the_recipients() -> None:
    """S6.3, GS6, GS7: its +3, its place towards L, and the pair it makes."""
    table = lay(5, {4: "politician diplomat"}, deck="politician scientist").give("politician", 2).do(2, "hand to 4")
    assert table.display(4) == "diplomat ~politician ~politician"
    assert table.display(2) == ""
    assert "4 turns down politician,politician for pair" in table.truth


# --- S6.4 Journalist


@pytest.mark.parametrize("players", ALL)
def test_the_journalists_token_is_shown_to_all_others_and_not_to_its_owner(players: int) -> None:
    """S6.4, GS31, GS35, D21: every other seat sees the face, the owner and the public do not."""
    table = after("journalist", 2, players=players, tokens="cia kgb hippie")
    for viewer in viewers(players):
        shown = "2 is exposed" if viewer in (2, None) else "2 is exposed: hippie"
        assert table.told(viewer)[:3] == ["2 accepts", "journalist goes to 2", shown], viewer


def test_the_journalists_face_is_kept_by_those_who_saw_it() -> None:
    """S6.4, GS35: it is in the sight of all other seats; the token lies face down again where it was."""
    table = after("journalist", 2)
    seen = Sighting(1, Seat(2), Face.HIPPIE, (Seat(2),))
    for viewer in viewers(5):
        assert (seen in table.sight(viewer).sightings) is (viewer not in (2, None)), viewer
    assert table.state.tokens == faces(TOKENS)


# --- S6.6 Detective


@pytest.mark.parametrize("players", ALL)
def test_the_detective_may_look_at_any_slot(players: int) -> None:
    """S6.6, GS29, D24: n+1 slots, the actor's own and the centre too."""
    table = Table(players, deck="detective scientist").give("detective", 2)
    assert sorted(table.menu) == sorted(f"look at {slot}" for slot in [*range(players), "centre"])
    with pytest.raises(NotLegal):
        table.do(2, f"look at {players}")


@pytest.mark.parametrize(("slot", "face"), [("2", "hippie"), ("4", "cia"), ("centre", "hippie")])
def test_everybody_sees_where_the_detective_looks_and_only_they_see_what(slot: str, face: str) -> None:
    """S6.6, GS30: the slot is public, the face the actor's alone, hidden from the token's owner too."""
    table = after("detective", 2, f"look at {slot}")
    for viewer in viewers(5):
        look = f"2 looks at {slot}" + (f": {face}" if viewer == 2 else "")
        assert table.told(viewer) == [look, "1 draws journalist,diplomat"], viewer
    assert table.state.tokens == faces(TOKENS)
    assert table.sight(2).sightings[-1].face == face
    assert table.sight(2).sightings[-1].turn == 1


# --- S6.7 Scientist


def test_the_first_scientist_does_nothing() -> None:
    """S6.7: it lies face up and the turn ends."""
    table = after("scientist", 2)
    assert table.truth == ["2 accepts", "scientist goes to 2", "1 draws journalist,diplomat"]
    assert table.display(2) == "scientist"


def test_the_second_face_up_scientist_turns_down_all_characters_of_the_display() -> None:
    """S6.7, GS17, D25: bullets and other displays are left alone, and everybody sees which cards turn."""
    table = lay(
        5, {2: "scientist detective -1", 3: "journalist scientist"}, deck="scientist diplomat journalist assassin"
    )
    table.give("scientist", 2)
    for viewer in viewers(5):
        assert table.told(viewer)[2] == "2 turns down scientist,detective,scientist for scientists"
    assert table.display(2) == "~scientist ~detective ~scientist -1"
    assert table.display(3) == "journalist scientist"
    assert [line for line in table.truth if "turns down" in line] == [table.truth[2]]


@pytest.mark.parametrize("players", ALL)
def test_scientists_are_counted_face_up(players: int) -> None:
    """S6.7, GS1: the third alone stays up; with a fourth all characters go down again."""
    deck = "scientist diplomat scientist journalist"
    table = lay(players, {2: "~scientist ~scientist"}, deck=deck).give("scientist", 2)
    assert table.display(2) == "scientist ~scientist ~scientist"
    table.give("scientist", 2)
    assert table.display(2) == "~scientist ~scientist ~scientist ~scientist"


def test_a_second_scientist_elsewhere_does_not_count() -> None:
    """S6.7: only the actor's own display matters."""
    table = lay(5, {3: "scientist"}, deck="scientist diplomat").give("scientist", 2)
    assert table.display(2) == table.display(3) == "scientist"


# --- S6.8 Assassin


def test_the_assassin_looks_at_the_bullet_before_choosing_its_target() -> None:
    """S6.8, GS23: the actor alone sees the value; all see that a bullet was drawn and how many are left."""
    table = Table(5, deck="assassin scientist", bullets="-2 0").give("assassin", 2)
    for viewer in viewers(5):
        drawn = "2 draws a bullet: -2" if viewer == 2 else "2 draws a bullet"
        assert table.told(viewer) == ["2 accepts", "assassin goes to 2", drawn]
        assert table.sight(viewer).bullets_left == 3
    assert table.sight(2).bullet == -2
    assert table.asked == 2


@pytest.mark.parametrize("players", ALL)
def test_the_bullet_goes_to_any_other_player(players: int) -> None:
    """S6.8, GS21: never to the actor."""
    table = Table(players, deck="assassin scientist").give("assassin", 2)
    assert sorted(table.menu) == sorted(f"shoot {seat}" for seat in range(players) if seat != 2)
    with pytest.raises(NotLegal):
        table.do(2, "shoot 2")


def test_only_the_assassin_knows_the_bullet_that_lies_in_the_targets_display() -> None:
    """S6.8, D27, D28: the target learns that there is one bullet more, and nothing else, until the end."""
    table = after("assassin", 2, "shoot 4", bullets="-3 0")
    for viewer in viewers(5):
        assert table.told(viewer) == ["2 shoots 4", "1 draws journalist,diplomat"]
        sight = table.sight(viewer)
        assert [display.bullets for display in sight.displays] == [0, 0, 0, 0, 1]
        assert sight.aimed == ((Aimed(Seat(4), -3),) if viewer == 2 else ())
        assert "bullet" not in str(encoded(sight)).replace("bullets", "")
    assert table.display(2) == "assassin"
    assert table.display(4) == "-3"


@pytest.mark.parametrize("value", ["0", "-1", "-2", "-3"])
def test_a_bullets_value_reaches_nobody_but_the_assassin(value: str) -> None:
    """S6.8, S12.3: for all others every bullet looks the same, to the byte."""
    drawn = [Table(5, deck="assassin scientist", bullets=first).give("assassin", 2) for first in (value, "0", "-1")]
    shot = [after("assassin", 2, "shoot 4", bullets=first) for first in (value, "0", "-1")]
    for tables in (drawn, shot):
        for viewer in (0, 1, 3, 4, None):
            assert len({encoded(*table.shown(viewer), table.sight(viewer)) for table in tables}) == 1


def test_several_bullets_may_hit_one_player() -> None:
    """S6.8, GS22: in the order in which they came."""
    table = Table(5, deck="assassin scientist assassin diplomat", bullets="-1 -3")
    table.give("assassin", 2).do(2, "shoot 4").give("assassin", 3).do(3, "shoot 4")
    assert table.display(4) == "-1 -3"
    assert table.sight(0).displays[4].bullets == 2
    assert table.sight(2).aimed == (Aimed(Seat(4), -1),)
    assert table.sight(3).aimed == (Aimed(Seat(4), -3),)
