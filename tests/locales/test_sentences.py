"""Sentences are whole: selectors choose between them, and variables are names, numbers and the names of cards."""

import pytest

from brushpass.locales import languages
from tests.locales.messages import files
from tests.locales.sentences import faults, messages, spoken, texts
from tests.locales.variables import kinds, selectors


@pytest.mark.parametrize("language", languages())
def test_every_sentence_is_whole(language: str) -> None:
    assert [f"{name} {fault}" for name, entry in spoken(language).items() for fault in faults(entry.value)] == []


def test_the_page_on_texts_lists_no_variable_that_nothing_uses() -> None:
    shown = "\n".join(path.read_text("utf-8") for path in files("en").values())
    assert [name for name in (*kinds(), *selectors()) if f"${name} " not in shown] == []


@pytest.mark.parametrize("language", languages())
def test_a_selector_chooses_between_the_same_in_every_language(language: str) -> None:
    def ways(language: str) -> dict[str, int]:
        values = dict.fromkeys(kinds(), "")
        return {name: len(texts(entry.value, values)) for name, entry in spoken(language).items()}

    assert ways(language) == ways("en")


# --- The checker itself


def _faults(text: str) -> list[str]:
    (entry,) = messages(text).values()
    return list(faults(entry.value))


def test_words_around_a_selector_are_found() -> None:
    assert _faults("a = A { $you ->\n    [yes] b\n   *[no] c\n }\n") == ["has words around a selector"]
    assert _faults("a =\n    { $you ->\n        [yes] b\n       *[no] c { $by }\n    }\n") == []


def test_variables_that_are_used_for_what_they_are_not_are_found() -> None:
    assert _faults("a = { $you }") == ["shows $you, which only chooses"]
    assert _faults("a = { $place }") == ["shows $place, which docs/texts.md does not know"]
    assert _faults('a = { "b" }') == ["holds something else than variables"]
    assert _faults("a =\n    { $by ->\n       *[other] b\n    }\n") == ["chooses by $by"]
    assert _faults("a =\n    { $slot ->\n        [shelf] b\n       *[seat] c\n    }\n") == [
        "chooses ['shelf'] by $slot"
    ]


def test_all_texts_of_a_message_are_found() -> None:
    text = "a =\n    { $you ->\n        [yes] You, { $count }.\n       *[no] { $by }, { $count }.\n    }\n"
    (entry,) = messages(text).values()
    assert texts(entry.value, {"by": "Ann", "count": "2"}) == ["You, 2.", "Ann, 2."]
