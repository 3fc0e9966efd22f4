"""The texts of all languages are complete and say the same; what is asked for exists, and all that exists is used."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

<<<<<<< HEAD
from brushpass.core.errors import FAMILY as CORE_REFUSALS
from brushpass.games.espionaje.open.cards import Element
from brushpass.games.espionaje.open.choices import Ask as EspionajeAsk
from brushpass.games.espionaje.open.scoring import Reason as EspionajeReason
from brushpass.games.kits import own_kits
from brushpass.games.secrets.open.cards import Face, Kind
from brushpass.games.secrets.open.choices import Ask as SecretsAsk
from brushpass.games.secrets.open.scoring import Reason as SecretsReason
from brushpass.locales import languages
from brushpass.minds.registry import mind_names
from brushpass.research.review.failure import FAMILY as REVIEW_REFUSALS
from brushpass.table.errors import FAMILY as TABLE_REFUSALS
from tests.locales import programs
from tests.locales.messages import Found, faults, files, needed, read
from tests.locales.pages import WEB, components, fits, given, is_known, quoted, sources, used, written
=======
from tests.locales.messages import LANGUAGES, Found, faults, files, needed, read
from tests.locales.pages import WEB, components, given, is_known, sources, used, written
>>>>>>> 47d6b6d (wip tests)


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


def test_french_keeps_its_marks_with_their_words() -> None:
    lines = [line for path in files("fr").values() for line in path.read_text("utf-8").splitlines()]
    assert [line for line in lines if not line.startswith("#") and re.search(r" [:;!?»]|« ", line)] == []


def test_the_page_asks_only_for_texts_that_exist() -> None:
    names = set(whole("en").variables)
    asked = {(path.name, name) for path in sources() for name in used(path.read_text("utf-8"))}
    assert sorted((file, name) for file, name in asked if not is_known(name, names)) == []


def test_programs_say_only_texts_that_exist() -> None:
    names = set(whole("en").variables)
    said = {(path.name, name) for path in programs.sources() for name in programs.used(path.read_text("utf-8"))}
    assert len(said) > 100
    assert sorted((file, name) for file, name in said if not is_known(name, names)) == []


def lacking(calls: Iterable[tuple[str, str, frozenset[str]]]) -> list[tuple[str, ...]]:
    """The calls that do not give all variables of their message, with those that are missing."""
    needed_by = whole("en").variables
    found = {(file, name, *sorted(needed_by.get(name, frozenset()) - names)) for file, name, names in calls}
    return sorted(call for call in found if len(call) > 2)


def test_the_page_gives_every_text_its_variables() -> None:
    calls = [(path.name, *call) for path in sources() for call in given(path.read_text("utf-8"))]
    assert lacking(calls) == []


def test_programs_give_every_text_its_variables_and_no_other() -> None:
    calls = [(path.name, *call) for path in programs.sources() for call in programs.given(path.read_text("utf-8"))]
    variables = whole("en").variables
    assert len(calls) > 100
    assert lacking(calls) == []
    assert [call for call in calls if call[2] - variables[call[1]] - OFFERED] == []


def test_every_text_is_used_by_the_page_or_a_program() -> None:
    page = [path.read_text("utf-8") for path in sources()]
    program = [path.read_text("utf-8") for path in programs.sources()]
    asked = {*(name for source in page for name in used(source))}
    asked |= {name for source in program for name in programs.used(source)}
    words = {*(word for source in page for word in quoted(source))}
    words |= {word for source in program for word in programs.named(source)}
    names = whole("en").variables.keys() - words - WANTED
    assert sorted(name for name in names if not any(fits(one, name, words) for one in asked)) == []


@pytest.mark.parametrize("path", components(), ids=lambda path: path.relative_to(WEB).as_posix())
def test_no_component_holds_text_of_its_own(path: Path) -> None:
    assert written(path.read_text("utf-8")) == []


<<<<<<< HEAD
OFFERED = frozenset({"by", "you", "to", "toyou", "slot", "whose"})
"""Who it is about is always given as a whole, and a message takes of it what it needs."""

WANTED = {
    *(f"kind-{kind}" for kind in Kind),
    *(f"effect-{kind}" for kind in Kind),
    *(f"face-{face}" for face in Face),
    *(f"ask-{ask}" for ask in SecretsAsk),
    *(f"ask-{ask}" for ask in EspionajeAsk),
    *(f"guide-{ask}" for ask in SecretsAsk),
    *(f"guide-{ask}" for ask in EspionajeAsk),
    *(f"element-{element}" for element in Element),
    *(f"reason-{reason}" for reason in SecretsReason),
    *(f"reason-{reason}" for reason in EspionajeReason),
    *(f"claim-{phrase.__struct_config__.tag}" for kit in own_kits().values() for phrase in get_args(kit.phrases)),
    *(f"error-{refusal.code}" for refusal in (*CORE_REFUSALS, *TABLE_REFUSALS, *REVIEW_REFUSALS)),
    *(f"mind-{mind}" for mind in mind_names()),
    *(f"rule-{switch.replace('_', '-')}" for kit in own_kits().values() for switch in kit.rules.__struct_fields__),
}
"""Texts whose ids are made from the names of things in the games."""


def test_everything_that_the_games_and_tables_name_has_a_text() -> None:
    assert sorted(WANTED - whole("en").variables.keys()) == []


=======
>>>>>>> 47d6b6d (wip tests)
# --- The checker itself


def test_the_ids_and_variables_that_python_says_are_found() -> None:
    source = (
        "say('a', x=1); names.say(f'b-{c}', **names.by(s), y=2); t.say('d' if e else 'f', **z); say(name); hear('g')"
    )
    assert programs.used(source) == {"a", "b-*", "d", "f"}
    assert programs.given(source) == [("a", frozenset({"x"}))]
    assert programs.given("names.say('h', **names.by(s), y=2)") == [("h", frozenset({"by", "you", "y"}))]
    assert {"a", "g"} <= programs.named(source)


def test_a_case_that_english_does_not_know_is_found() -> None:
    english = read("a = { $x ->\n    [p] P\n   *[q] Q\n }\n", "en")
    assert faults(english, read("a = { $x ->\n   *[q] Q\n }\n", "de")) == []
    found = faults(english, read("a = { $x ->\n    [r] R\n   *[q] Q\n }\n", "de"))
    assert found == ["a knows the case r of $x, which English does not"]


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
    assert needed("fr") == needed("de") == {"one"}
    assert needed("pl") == {"one", "few", "many"}


def test_missing_extra_and_differing_messages_are_found() -> None:
    english, other = read("a = { $x }\nb = B\n", "en"), read("a = { $y }\nc = C\n", "de")
    assert faults(english, other) == ["lacks b", "has c, which English has not", "a uses ['y'], English ['x']"]


def test_ids_are_found_in_calls_templates_and_choices() -> None:
    source = "t('one', {}) + t(`two-${kind}`) + t(a ? 'three' : 'four', x) + set('five') + t(name)"
    assert used(source) == {"one", "two-*", "three", "four"}
    assert is_known("two-*", {"two-kinds"})
    assert not is_known("two-*", {"twofold"})


def test_a_computed_id_fits_only_with_a_word_that_occurs() -> None:
    words = quoted("const a = 'agent', b = \"double-agent\"; /* 'planner' */")
    assert fits("mind-*", "mind-agent", words)
    assert fits("*-*-x", "agent-double-agent-x", words)
    assert not fits("mind-*", "mind-planner", words)
    assert not fits("mind-*", "kind-agent", words)


def test_the_variables_of_a_call_are_found_unless_they_are_computed() -> None:
    source = "t('a') t('b', { x, y: t(`k-${z}`), ...names.by(one) }) t('c', names.by(one)) t('d', v) t('e', { ...v })"
    assert given(source) == [("a", frozenset()), ("b", {"x", "y", "by", "you"}), ("c", {"by", "you"})]


def test_words_in_markup_and_in_spoken_attributes_are_found() -> None:
    component = """<script>const a = 'fine';</script>
    <!-- fine --> <p class="fine" title="Bad one">{t('x')} · {a > 1 ? 'fine' : ''} Bad two</p> <b>3 ×</b>
    <style>p { color: red }</style>"""
    assert written(component) == ["Bad one", "·  Bad two"]
