"""S8: pairs, UN token, end check, next player - in this order."""

import pytest

from brushpass.games.secrets.open.cards import Rules
from tests.games.secrets.builders import Table, lay, viewers


def test_the_end_of_a_turn_keeps_its_strict_order() -> None:
    """S8, GS10, D12: effect, pair, UN token, then the next turn."""
    table = lay(
        4, {0: "detective", 1: "", 2: "diplomat", 3: ""}, deck="assassin detective journalist diplomat scientist"
    )
    table.give("assassin", 1).do(1, "shoot 2")
    assert table.truth == ["1 shoots 2", "un token moves to 3", "1 draws journalist,diplomat"]

    table = lay(4, {0: "detective", 1: "diplomat", 2: ""}, deck="detective psychiatrist scientist diplomat", active=3)
    table.give("detective", 0).do(0, "look at centre")
    assert [line.split(":")[0] for line in table.truth] == [
        "0 looks at centre",
        "0 turns down detective,detective for pair",
        "0 draws scientist,diplomat",
    ]


def test_the_last_turn_ends_with_pair_un_token_and_end() -> None:
    """S8, S8.1, GS10: all that can happen at the end of one turn."""
    table = lay(4, {0: "assassin ~detective diplomat -1", 2: "scientist"}, deck="assassin journalist")
    table.give("assassin", 0).do(0, "shoot 1")
    assert [line.split(" winners")[0] for line in table.truth] == [
        "0 shoots 1",
        "0 turns down assassin,assassin for pair",
        "un token moves to 3",
        "ended",
    ]


def test_an_identical_face_up_pair_turns_down() -> None:
    """S8, S8.1: automatic, seen by everyone, worth nothing from now on."""
    table = lay(5, {2: "journalist detective"}, deck="journalist scientist").give("journalist", 2)
    for viewer in viewers(5):
        assert "2 turns down journalist,journalist for pair" in table.told(viewer)
        assert table.sight(viewer).displays[2].down == table.state.displays[2].down
    assert table.display(2) == "detective ~journalist ~journalist"


def test_pairs_are_turned_at_the_end_of_the_turn_not_before_the_effect() -> None:
    """S8, S8.1: the second Detective lies up while its player still chooses where to look."""
    table = lay(5, {2: "detective"}, deck="detective scientist").give("detective", 2)
    assert table.display(2) == "detective detective"
    table.do(2, "look at centre")
    assert table.display(2) == "~detective ~detective"


def test_a_pair_turns_down_in_the_last_turn_before_scoring() -> None:
    """S8.1, GS9: the turn's own end is still due."""
    table = lay(5, {2: "journalist diplomat detective psychiatrist"}, deck="journalist scientist").give("journalist", 2)
    assert table.display(2).endswith("~journalist ~journalist")
    assert table.outcome.scores[2] == 1 - 2 - 1


STAY = Rules(last_pairs_stay=True)


def test_with_the_switch_a_pair_of_the_last_turn_stays_up_and_counts() -> None:
    """V4: in the last turn only; the Scientists' effect is no pair and comes first (S6.7)."""
    display = {2: "journalist diplomat detective psychiatrist"}
    table = lay(5, display, deck="journalist scientist", rules=STAY).give("journalist", 2)
    assert table.display(2) == "journalist diplomat detective psychiatrist journalist"
    assert table.outcome.scores[2] == 3 + 1 - 2 - 1 + 3
    before = lay(5, {2: "journalist diplomat detective"}, deck="journalist scientist", rules=STAY).give("journalist", 2)
    assert before.display(2) == "diplomat detective ~journalist ~journalist"
    flipped = lay(5, {2: "scientist diplomat detective -1"}, deck="scientist journalist", rules=STAY)
    flipped.give("scientist", 2)
    assert flipped.display(2) == "~scientist ~diplomat ~detective ~scientist -1"
    assert flipped.outcome.scores[2] == -1


@pytest.mark.parametrize(("rules", "score"), [(Rules(), 5 + 1 - 2), (STAY, 5 + 1 - 2 + 3 + 3)])
def test_a_politician_that_ends_the_game_makes_a_pair_like_any_other_card(rules: Rules, score: int) -> None:
    """GS6, GS9, V4: the recipient's pair turns down in the last turn, or stays."""
    table = lay(5, {3: "politician diplomat detective scientist"}, deck="politician journalist", rules=rules)
    table.give("politician", 2).do(2, "hand to 3")
    assert table.outcome.scores[3] == score


def test_only_face_up_cards_make_a_pair_and_a_third_copy_stays_up() -> None:
    """S8.2, GS2, GS3, D13: one beside a face-down pair, or beside a single face-down copy."""
    table = lay(
        5, {2: "~diplomat ~diplomat", 3: "~journalist ~scientist"}, deck="diplomat journalist journalist detective"
    )
    table.give("diplomat", 2).do(2, "divert left").give("journalist", 3)
    assert table.display(2) == "diplomat ~diplomat ~diplomat"
    assert table.display(3) == "journalist ~journalist ~scientist"


def test_bullets_are_no_pair_and_different_characters_are_none() -> None:
    """S8.2, GS17: only two equal characters."""
    table = lay(5, {2: "scientist politician -1 -2"}, deck="journalist detective", active=1)
    table.give("detective", 0).do(0, "look at 0")
    assert table.display(2) == "scientist politician -1 -2"
    assert not [line for line in table.truth if "turns down" in line]


def test_face_down_characters_stay_down_count_and_do_nothing() -> None:
    """S8.3, D26, GS52: for the UN token and the end check they are cards like others, and everybody knows them."""
    table = lay(
        4, {0: "~scientist ~scientist ~journalist ~journalist", 1: "diplomat"}, deck="scientist detective"
    ).give("scientist", 0)
    assert table.state.outcome is not None
    assert table.display(0) == "scientist ~scientist ~scientist ~journalist ~journalist"
    assert table.outcome.scores[0] == 5
    assert table.sight(None).displays[0].down == table.state.displays[0].down


def test_the_deck_goes_round_to_the_left() -> None:
    """S8: left of the active player, whoever the actor was; after the last seat comes the first."""
    table = Table(
        4, deck="scientist detective journalist psychiatrist scientist diplomat journalist assassin scientist"
    )
    order = [table.asked]
    for card, actor in (("scientist", 2), ("journalist", 1), ("scientist", 3), ("journalist", 0)):
        table.give(card, actor)
        order.append(table.state.active)
    assert order == [0, 1, 2, 3, 0]
    assert table.state.turn == 5
