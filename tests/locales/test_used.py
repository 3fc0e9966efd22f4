"""Every message is used, and everything that has a name in the games and at tables has a message."""

import re
from pathlib import Path

import brushpass
from tests.locales.families import members
from tests.locales.pages import NOTE, sources
from tests.locales.test_locales import whole

QUOTED = re.compile(r"""(['"`])([a-z][a-z0-9-]*)\1""")
QUESTION = re.compile(r"(quiz-[es]-[a-z]+)-(?:a|b|c|why)")
"""What belongs to a question whose id is listed."""


def quoted(source: str) -> set[str]:
    """Everything in quotation marks that may be the id of a message."""
    return {name for _, name in QUOTED.findall(NOTE.sub("", source))}


def named() -> set[str]:
    """The ids that the page and the terminal name as they are."""
    programs = sorted(Path(brushpass.__file__).parent.rglob("*.py"))
    return {name for path in (*sources(), *programs) for name in quoted(path.read_text("utf-8"))}


def test_nothing_is_there_that_nothing_uses() -> None:
    known = named() | members()
    unused = whole("en").variables.keys() - known
    assert sorted(name for name in unused if not ((part := QUESTION.fullmatch(name)) and part[1] in known)) == []


def test_everything_that_the_games_and_tables_name_has_a_text() -> None:
    assert sorted(members() - whole("en").variables.keys()) == []


# --- The checker itself


def test_ids_are_found_wherever_they_are_quoted() -> None:
    source = "t('one') /* 'two' */ says={['learn-a', \"learn-b\"]} t(`kind-${x}`) t(`three`) 'No id'"
    assert quoted(source) == {"one", "learn-a", "learn-b", "three"}
