"""Where a noun changes with a number, the message chooses by that number."""

import pytest

from brushpass.locales import languages
from tests.locales.plurals import ALWAYS_MORE, stiff
from tests.locales.sentences import messages, spoken


@pytest.mark.parametrize("language", languages())
def test_a_noun_changes_with_its_number(language: str) -> None:
    found = {name: list(stiff(entry.value)) for name, entry in spoken(language).items()}
    assert {name: words for name, words in found.items() if words and name not in ALWAYS_MORE} == {}


def test_no_message_is_excused_that_needs_no_excuse() -> None:
    needed = {name for language in languages() for name, entry in spoken(language).items() if [*stiff(entry.value)]}
    assert needed >= ALWAYS_MORE.keys()


# --- The checker itself


def _stiff(text: str) -> list[str]:
    (entry,) = messages(text).values()
    return list(stiff(entry.value))


def test_a_word_that_stays_the_same_is_found() -> None:
    assert _stiff("a = { $seconds } seconds left") == ["seconds"]
    assert _stiff("a =\n    { $you ->\n        [yes] { $count }\u00a0cartes\n       *[no] b\n    }\n") == ["cartes"]
    assert _stiff("a =\n    { $count ->\n        [one] One card\n       *[other] { $count } cards\n    }\n") == []
    assert _stiff("a =\n    { $count ->\n        [0] No card\n       *[other] { $count } cards\n    }\n") == ["cards"]


def test_numbers_that_say_which_and_signs_are_no_nouns() -> None:
    assert _stiff("a = Turn { $turn }: { $percent } %, { $seconds } s, { $count } of { $limit } cards") == []
    assert _stiff("a = { $name } sits down") == []
