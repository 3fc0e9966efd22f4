"""A change of what anybody sees shows up here as a readable difference."""

import pytest

from brushpass.core.record import decode, encode
from brushpass.core.record_talk import RecordedClaim, RecordedText
from tests.goldens import spoken, terminal
from tests.goldens.playthrough import PLAIN, text
from tests.goldens.regenerate import FOLDER, SPOKEN, TERMINAL
from tests.laws.playing import Case


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_the_playthrough_is_as_it_was(case: Case) -> None:
    assert text(case) == (FOLDER / f"{case}.txt").read_text(encoding="utf-8"), "if this is meant: make goldens"


@pytest.mark.parametrize("reading", terminal.READINGS, ids=str)
def test_the_terminal_is_as_it_was(reading: terminal.Reading) -> None:
    shown = (TERMINAL / f"{reading}.txt").read_text(encoding="utf-8")
    assert terminal.text(reading) == shown, "if this is meant: make goldens"


@pytest.mark.parametrize("case", spoken.SPOKEN, ids=str)
def test_what_was_said_is_as_it_was_and_stands_where_it_stood(case: Case) -> None:
    assert spoken.text(case) == (SPOKEN / f"{case}.txt").read_text(encoding="utf-8"), "if this is meant: make goldens"


@pytest.mark.parametrize("case", spoken.SPOKEN, ids=str)
def test_a_record_with_talk_is_whole(case: Case) -> None:
    record = spoken.record(case)
    assert decode(encode(record)) == record
    assert {type(line) for line in record.talk} == {RecordedClaim, RecordedText}
    assert case.game.name == "secrets" or any(line.untold for line in record.talk), "something is held back"


def test_there_is_no_playthrough_of_a_game_that_is_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {str(case) for case in PLAIN}
    assert {path.stem for path in SPOKEN.glob("*.txt")} == {str(case) for case in spoken.SPOKEN}
    assert {path.stem for path in TERMINAL.glob("*.txt")} == {str(reading) for reading in terminal.READINGS}
