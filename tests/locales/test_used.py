"""Every message is used, and everything that has a name in the games and at tables has a message."""

import re

from tests.locales import programs
from tests.locales.families import members
from tests.locales.pages import quoted, sources
from tests.locales.test_locales import whole

QUESTION = re.compile(r"(quiz-[es]-[a-z]+)-(?:a|b|c|why)")
"""What belongs to a question whose id is listed."""


def named() -> set[str]:
    """The ids that the page and the programs name as they are."""
    page = {word for path in sources() for word in quoted(path.read_text("utf-8"))}
    return page | {word for path in programs.sources() for word in programs.named(path.read_text("utf-8"))}


def test_nothing_is_there_that_nothing_uses() -> None:
    known = named() | members()
    unused = whole("en").variables.keys() - known
    assert sorted(name for name in unused if not ((part := QUESTION.fullmatch(name)) and part[1] in known)) == []


def test_everything_that_the_games_and_tables_name_has_a_text() -> None:
    assert sorted(members() - whole("en").variables.keys()) == []


# --- The checker itself


def test_ids_are_found_wherever_they_are_quoted() -> None:
    source = "t('one') /* 'two' */ says={['learn-a', \"learn-b\"]} t(`kind-${x}`)"
    assert quoted(source) >= {"one", "learn-a", "learn-b"}
    assert "two" not in quoted(source)
