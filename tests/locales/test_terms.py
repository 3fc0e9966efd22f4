"""The texts keep to docs/terms.md: the terms of the editions occur, and no forbidden word does."""

from functools import cache

import pytest
from fluent.syntax import ast, parse

from brushpass.locales import languages, texts
from tests.locales.messages import files
from tests.locales.rendering import renderings
from tests.locales.terms import PAGE, Forbidden, forbidden, required

REQUIRED = required(PAGE.read_text("utf-8"))
FORBIDDEN = forbidden(PAGE.read_text("utf-8"))


@cache
def said(language: str) -> dict[str, str]:
    """Everything that a language says, by message."""
    found = {}
    for name, path in files(language).items():
        for entry in parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                lines = renderings(entry, name, texts(language))
                found[entry.id.name] = "\n".join(line.text for line in lines)
    return found


def test_every_term_and_word_is_of_a_language_that_there_is() -> None:
    assert REQUIRED.keys() <= set(languages())
    assert {word.language for word in FORBIDDEN} <= set(languages())


@pytest.mark.parametrize("language", REQUIRED)
def test_the_terms_of_the_editions_are_used(language: str) -> None:
    everything = "\n".join(said(language).values()).casefold()
    assert [term for term in REQUIRED[language] if term.casefold() not in everything] == []


@pytest.mark.parametrize("language", languages())
def test_no_forbidden_word_is_used(language: str) -> None:
    words = [word for word in FORBIDDEN if word.language == language]
    assert [(word.word, name) for word in words for name, text in said(language).items() if word.found(text)] == []


# --- The reader itself


def test_tables_are_read_with_their_brackets_and_expressions() -> None:
    terms = "| en | fr (ours) |\n|---|---|\n| a b | (c) |\n"
    page = f"{terms}\n| language | word | why |\n|---|---|---|\n| fr | /x&#124;y/ | z |\n"
    assert required(page) == {"en": ["a b"], "fr": []}
    assert forbidden(page) == [Forbidden("fr", "/x|y/")]


def test_a_forbidden_word_is_found_as_a_word_and_not_within_another() -> None:
    assert Forbidden("it", "Ospite").found("L’ospite avvia")
    assert not Forbidden("it", "ospite").found("inospitale")
    assert Forbidden("it", r"/\bfinché (?!non)/").found("finché ci sono")
    assert not Forbidden("it", r"/\bfinché (?!non)/").found("finché non ci sono")
