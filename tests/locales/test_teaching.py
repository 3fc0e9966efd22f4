"""The pages of rules teach every rule that players need, and name no rule that does not exist."""

import re

import pytest

from tests.locales.messages import files
from tests.locales.pages import WEB
from tests.locales.sentences import messages
from tests.locales.teaching import NEEDED, is_rule, needed, tagged, taught

GAMES = sorted(NEEDED)
QUIZ = {"secrets": "quiz-s-", "espionaje": "quiz-e-"}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_players_need_is_taught(game: str) -> None:
    assert sorted(needed(game) - taught(game).keys()) == []


def test_every_rule_that_a_text_names_exists() -> None:
    named = {rule for rules in tagged().values() for rule in rules} | set().union(*map(needed, GAMES))
    assert sorted(rule for rule in named if not is_rule(rule)) == []
    assert not is_rule("S9.99")


@pytest.mark.parametrize("game", GAMES)
def test_every_statement_says_which_rule_it_teaches(game: str) -> None:
    found = messages(files("en")[f"learn-{game}.ftl"].read_text("utf-8"))
    untold = {name for name in found if not name.startswith("quiz-") and not name.endswith("-title")} - tagged().keys()
    assert untold <= {"learn-s-pair-before", "learn-e-watch-asks"}, "what an example starts from is no rule"


@pytest.mark.parametrize("game", GAMES)
def test_five_questions_ask_for_what_was_taught(game: str) -> None:
    listed = (WEB / "games" / game / "learn" / "questions.ts").read_text("utf-8")
    questions = re.findall(r"id: '(quiz-[a-z-]+)', right: '([abc])'", listed)
    assert len(questions) == 5
    assert len({right for _, right in questions}) > 1, "the right answer is not always the same letter"
    for question, _ in questions:
        assert question.startswith(QUIZ[game])
        assert set(tagged()[question]) <= taught(game).keys(), question


@pytest.mark.parametrize("game", GAMES)
def test_every_statement_is_on_the_page(game: str) -> None:
    folder = WEB / "games" / game / "learn"
    shown = "\n".join(path.read_text("utf-8") for path in folder.iterdir() if path.is_file())
    found = messages(files("en")[f"learn-{game}.ftl"].read_text("utf-8"))
    statements = [name for name in found if name.startswith("learn-")]
    assert [name for name in statements if not re.search(rf"""['"]{name}['"]""", shown)] == []
