"""At the terminal the game pauses at offers to others, for people who want to speak about them."""

import pytest

from brushpass.clients.terminal.terminal import Left
from brushpass.games.secrets.open.seen import Drawn, Offered, Refused, Revealed
from brushpass.games.secrets.talk import TakeIt
from tests.clients.talking import ANSWER, BOB, CAT, SHOWN, YOU, Talking


def offered_to_cat(*lines: str) -> Talking:
    """A person who was asked something and typed `pause`, and then sees Bob offer a card to Cat."""
    talking = Talking("secrets", "pause", *lines)
    with pytest.raises(StopIteration):
        talking.terminal.choose(ANSWER)
    talking.see(Refused(YOU), Revealed(SHOWN[0], BOB), Drawn(BOB, SHOWN), Offered(BOB, CAT))
    return talking


STOP = "Press Enter to go on, or type \u201csay\u201d to say something."


def test_a_pause_lets_people_speak_about_an_offer_to_somebody_else() -> None:
    talking = offered_to_cat("go", "say 1", "", "?", "")
    talking.terminal.pause(CAT)
    assert talking.said == [TakeIt()]
    assert talking.page.count(STOP) == 1
    talking.terminal.pause(CAT)
    assert talking.page.count(STOP) == 1, "once for each offer"


@pytest.mark.parametrize("line", ["?", "nonsense", "9"])
def test_at_a_pause_everything_but_enter_is_answered_and_waits_on(line: str) -> None:
    talking = offered_to_cat("go", line, "")
    before = len(talking.page)
    talking.terminal.pause(CAT)
    assert len(talking.page) > before + 3
    assert not talking.said
    assert not any(row.startswith("  b ") for row in talking.page), "there is no choice to begin again"


def test_there_is_no_pause_unless_somebody_else_is_asked_about_an_offer() -> None:
    for lines, asked in ((("go",), YOU), (("pause", "go"), CAT)):
        talking = offered_to_cat(*lines)
        talking.terminal.pause(asked)
        assert STOP not in talking.page
    talking = Talking("secrets")
    talking.terminal.pause(CAT)
    assert STOP not in talking.page, "until people ask for it"


def test_whoever_leaves_at_a_pause_has_left() -> None:
    with pytest.raises(Left):
        offered_to_cat("go", "q").terminal.pause(CAT)


def test_a_game_in_which_the_same_can_be_said_at_any_time_has_no_pause() -> None:
    talking = Talking("espionaje", "?", "pause").asked()
    assert not any(row.startswith("  pause") for row in talking.page)
    assert not any("stops at every offer" in row for row in talking.page)
