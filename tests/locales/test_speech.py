"""Texts in Python: which language is chosen, and how numbers, rows of words and names are said."""

import pytest

from brushpass.locales import LANGUAGE_NAME, languages, nearest, texts, wanted
from brushpass.locales.speech import isolated, signed


def test_every_language_says_its_own_name() -> None:
    names = {code: texts(code).say(LANGUAGE_NAME) for code in languages()}
    assert languages()[0] == "en"
    assert (names["en"], names["de"]) == ("English", "Deutsch")
    assert len(set(names.values())) == len(names)


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("de", "de"),
        ("de_AT.UTF-8", "de"),
        ("de-CH", "de"),
        ("DE", "de"),
        ("fr_FR@euro", "fr"),
        ("pt-BR", "pt-BR"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt", "pt-BR"),
        ("pt-PT", "pt-BR"),
        ("C", None),
        ("e", None),
    ],
)
def test_a_tag_means_the_nearest_language(tag: str, language: str | None) -> None:
    assert nearest(tag) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "it_IT", "LC_MESSAGES": "es_ES", "LANG": "de_DE"}, "it"),
        ({"LC_MESSAGES": "es_ES", "LANG": "de_DE"}, "es"),
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_first_variable_that_is_set_decides(environment: dict[str, str], language: str) -> None:
    assert wanted(environment) == language


def test_a_message_is_said_in_its_language_and_a_missing_one_is_its_id() -> None:
    assert texts("de").say("log-accepted", by="Ann", you="no") == "Ann nimmt an."
    assert texts("de").say("log-accepted", by="Ann", you="yes") == "Du nimmst an."
    assert texts("de").say("no-such-message", by="Ann") == "no-such-message"


@pytest.mark.parametrize(
    ("language", "both", "either"),
    [
        ("en", "Ann, Bob and Ida", "Ann, Bob or Ida"),
        ("de", "Ann, Bob und Ida", "Ann, Bob oder Ida"),
        ("fr", "Ann, Bob et Ida", "Ann, Bob ou Ida"),
        ("es", "Ann, Bob e Ida", "Ann, Bob o Ida"),
        ("pt-BR", "Ann, Bob e Ida", "Ann, Bob ou Ida"),
    ],
)
def test_rows_of_words_are_joined_by_the_language(language: str, both: str, either: str) -> None:
    words = ("Ann", "Bob", "Ida")
    assert texts(language).listed(words) == both
    assert texts(language).listed(words, "or") == either
    assert texts(language).listed(words[:1]) == "Ann"
    assert texts(language).listed(()) == ""


@pytest.mark.parametrize(
    ("last", "both", "either"), [("Hugo", "y", "o"), ("Hilda", "e", "o"), ("Hiena", "y", "o"), ("Omar", "y", "u")]
)
def test_spanish_keeps_equal_sounds_apart(last: str, both: str, either: str) -> None:
    assert texts("es").listed(("Ann", last)) == f"Ann {both} {last}"
    assert texts("es").listed(("Ann", last), "or") == f"Ann {either} {last}"


def test_numbers_have_a_true_minus_and_names_keep_their_direction() -> None:
    assert [signed(number) for number in (5, 0, -2)] == ["+5", "0", "\N{MINUS SIGN}2"]
    assert isolated("Ann") == "Ann"
    assert isolated("שרה") == "\u2068שרה\u2069"
