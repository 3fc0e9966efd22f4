"""A change of what anybody sees shows up here as a readable difference."""

import re

import pytest

from brushpass.core.record import decode, encode
from brushpass.core.record_talk import RecordedClaim, RecordedText
from brushpass.core.switches import Value, seat_of, switches
from brushpass.games.kits import own_kits
from brushpass.games.registry import GAMES
from tests.goldens import spoken, switched, terminal
from tests.goldens.playthrough import PLAIN, text
from tests.goldens.regenerate import FOLDER, SPOKEN, SWITCHED, TERMINAL
from tests.goldens.switched import Switched
from tests.laws.playing import Case


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_the_playthrough_is_as_it_was(case: Case) -> None:
    assert text(case) == (FOLDER / f"{case}.txt").read_text(encoding="utf-8"), "if this is meant: make goldens"


@pytest.mark.parametrize("game", switched.SWITCHED, ids=str)
def test_the_playthrough_with_switches_is_as_it_was(game: Switched) -> None:
    assert switched.text(game) == (SWITCHED / f"{game}.txt").read_text(encoding="utf-8"), (
        "if this is meant: make goldens"
    )


@pytest.mark.parametrize("game", switched.SWITCHED, ids=str)
def test_every_switch_that_is_set_changes_what_happens(game: Switched) -> None:
    changed = {one.switch for one in switched.differences(game) if one.here and one.there}
    assert changed == game.rules.keys()
    assert re.fullmatch("[a-z0-9-]+", game.name), "a name that every file system and shell takes as it is"


@pytest.mark.parametrize("name", own_kits())
def test_every_value_of_every_switch_has_a_playthrough_and_one_game_has_several_set(name: str) -> None:
    """Of the words that name a seat, one stands for all."""
    offered = {(switch.name, _word(value)) for switch in switches(GAMES[name].rules) for value in switch.values[1:]}
    games = [game.rules for game in switched.SWITCHED if game.game is GAMES[name]]
    assert {(switch, _word(value)) for rules in games for switch, value in rules.items()} == offered
    assert any(len(rules) > 1 for rules in games)


def _word(value: Value) -> Value:
    return value if seat_of(value) is None else "seat"


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
    assert {path.stem for path in SWITCHED.glob("*.txt")} == {str(game) for game in switched.SWITCHED}
    assert {path.stem for path in TERMINAL.glob("*.txt")} == {str(reading) for reading in terminal.READINGS}
