"""The texts of all languages are complete and say the same; the page asks for texts that exist, and has no other."""

import re
from pathlib import Path

import pytest

from brushpass.locales import languages
from tests.locales.messages import Found, faults, files, needed, read
from tests.locales.pages import WEB, components, given, is_known, sources, used, written


def whole(language: str) -> Found:
    """All files of a language together."""
    return read("\n".join(path.read_text("utf-8") for path in files(language).values()), language)


@pytest.mark.parametrize("language", languages())
def test_every_file_can_be_read_and_has_the_plurals_of_its_language(language: str) -> None:
    assert [
        f"{name}: {one}" for name, path in files(language).items() for one in read(path.read_text(), language).faults
    ] == []
    assert whole(language).faults == []


@pytest.mark.parametrize("language", languages()[1:])
def test_every_language_says_what_english_says_with_the_same_variables(language: str) -> None:
    assert files(language).keys() == files("en").keys()
    for name, path in files(language).items():
        english = read(files("en")[name].read_text("utf-8"), "en")
        assert faults(english, read(path.read_text("utf-8"), language)) == [], f"{language}/{name}"


@pytest.mark.parametrize("language", languages())
def test_marks_stay_with_their_words_at_the_end_of_a_line(language: str) -> None:
    torn = re.compile(r" […%→×]|[→×] " + (r"| [:;!?»]|« " if language == "fr" else ""))
    lines = [line for path in files(language).values() for line in path.read_text("utf-8").splitlines()]
    assert [line for line in lines if not line.startswith("#") and torn.search(line)] == []


def test_the_page_asks_only_for_texts_that_exist() -> None:
    names = set(whole("en").variables)
    asked = {(path.name, name) for path in sources() for name in used(path.read_text("utf-8"))}
    assert sorted((file, name) for file, name in asked if not is_known(name, names)) == []


def test_the_page_gives_every_text_its_variables() -> None:
    needed_by = whole("en").variables
    calls = {(path.name, *call) for path in sources() for call in given(path.read_text("utf-8"))}
    lacking = {(file, name, *(needed_by.get(name, frozenset()) - names)) for file, name, names in calls}
    assert sorted(call for call in lacking if len(call) > 2) == []


@pytest.mark.parametrize("path", components(), ids=lambda path: path.relative_to(WEB).as_posix())
def test_no_component_holds_text_of_its_own(path: Path) -> None:
    assert written(path.read_text("utf-8")) == []


# --- The checker itself


def test_junk_doubles_attributes_and_wrong_plurals_are_found() -> None:
    found = read("a = A\na = B\nb =\n    .c = C\n!!\nd = { $n ->\n   *[other] x\n    [few] y\n }\n", "en")
    assert found.faults == [
        "a is there twice",
        "b must have a text and no attributes",
        "cannot be read: '!!'",
        "d lacks the plural ['one']",
        "d has the plural ['few'], which en does not know",
    ]


def test_the_plurals_that_counts_need_are_those_of_the_language() -> None:
    assert needed("fr") == needed("de") == needed("pt-BR") == {"one"}
    assert needed("pl") == {"one", "few", "many"}


def test_missing_extra_and_differing_messages_are_found() -> None:
    english, other = read("a = { $x }\nb = B\n", "en"), read("a = { $y }\nc = C\n", "de")
    assert faults(english, other) == ["lacks b", "has c, which English has not", "a uses ['y'], English ['x']"]


def test_ids_are_found_in_calls_templates_and_choices() -> None:
    source = "t('one', {}) + t(`two-${kind}`) + t(a ? 'three' : 'four', x) + set('five') + t(name)"
    assert used(source) == {"one", "two-*", "three", "four"}
    assert is_known("two-*", {"two-kinds"})
    assert not is_known("two-*", {"twofold"})


def test_the_variables_of_a_call_are_found_unless_they_are_computed() -> None:
    source = "t('a') t('b', { x, y: t(`k-${z}`), ...names.by(one) }) t('c', names.by(one)) t('d', v) t('e', { ...v })"
    assert given(source) == [("a", frozenset()), ("b", {"x", "y", "by", "you"}), ("c", {"by", "you"})]


def test_words_in_markup_and_in_spoken_attributes_are_found() -> None:
    component = """<script>const a = 'fine';</script>
    <!-- fine --> <p class="fine" title="Bad one">{t('x')} · {a > 1 ? 'fine' : ''} Bad two</p> <b>3 ×</b>
    <style>p { color: red }</style>"""
    assert written(component) == ["Bad one", "·  Bad two"]
