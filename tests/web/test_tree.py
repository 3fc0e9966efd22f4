"""Whole games through the accessibility tree alone: everything is found by role and name, and pressed by key."""

from functools import partial

import pytest

from tests.web.players import Tables, moved, until
from tests.web.reader import Reader
from tests.web.staging import ME
from tests.web.test_secrecy import with_bots


@pytest.mark.parametrize(("game", "players"), [("secrets", 4), ("espionaje", 3)])
def test_a_whole_game_is_played_through_the_accessibility_tree_alone(tables: Tables, game: str, players: int) -> None:
    host, code = with_bots(tables, players, game)
    reader = Reader(host.page)
    reader.press(reader.wait_for("button", "Start the game"))
    match = tables.truth_when_started(code)
    if game == "secrets":
        reader.wait_for("dialog")
        reader.press(reader.wait_for("button", "Understood"))
    answers = 0
    while not match.is_over:
        until(host.page, lambda: ME in match.open_prompts or match.is_over)
        asking = match.open_prompts.get(ME)
        if asking is None:
            continue
        reader.answer(answers)
        confirm = reader.find("button", "I accuse")
        if confirm is not None:
            reader.press(confirm)
        until(host.page, partial(moved, match, ME, asking.number))
        answers += 1
    assert answers >= 1
    reader.wait_for("button", "Play again")
    assert any(one.role == "heading" and "win" in one.name.lower() for one in reader.nodes())
