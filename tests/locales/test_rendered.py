"""Every message can be read in every language: the pages of `make texts` are current, and nothing in them is unsaid."""

import re

import pytest
from fluent.syntax import ast, parse

from brushpass.locales import languages, texts
from tests.locales.regenerate import FOLDER
from tests.locales.rendering import page, renderings


@pytest.mark.parametrize("language", languages())
def test_the_page_of_a_language_is_current(language: str) -> None:
    assert page(language) == (FOLDER / f"{language}.md").read_text(encoding="utf-8"), "if this is meant: make texts"


def test_there_is_no_page_of_a_language_that_is_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.md")} == set(languages())


@pytest.mark.parametrize("language", languages())
def test_every_variable_and_message_is_said(language: str) -> None:
    assert re.findall(r"^.*(?:\{[^}]*\}|\?\?\?).*$", page(language), re.MULTILINE) == []


def rendered(source: str) -> list[str]:
    [message] = [entry for entry in parse(source).body if isinstance(entry, ast.Message)]
    return [said.text for said in renderings(message, "common.ftl", texts("en"))]


def test_every_case_is_rendered_once_and_then_with_other_names() -> None:
    assert rendered("log-accepted = { $you ->\n    [yes] x\n   *[no] { $by }\n }\n") == [
        "You accept.",
        "Ann accepts.",
        "Maximiliane-Charlotte accepts.",
        "\u2068שרה\u2069 accepts.",
    ]


def test_counts_are_rendered_from_none_to_many() -> None:
    source = "lobby-not-ready = { $count ->\n    [one] x\n   *[other] y\n }\n"
    assert [text[:3] for text in rendered(source)] == ["0 p", "One", "2 p", "5 p"]


def test_a_variable_that_nobody_has_thought_of_is_named() -> None:
    with pytest.raises(AssertionError, match=r"close has \$unheard"):
        rendered("close = { $unheard }")
