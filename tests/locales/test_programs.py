"""What the programs say exists, and is given all that it needs."""

from tests.locales import programs
from tests.locales.pages import is_known
from tests.locales.test_locales import whole

OFFERED = frozenset({"by", "you", "to", "toyou", "slot", "whose"})
"""Who it is about is always given as a whole, and a message takes of it what it needs."""


def test_programs_say_only_texts_that_exist() -> None:
    names = set(whole("en").variables)
    said = {(path.name, name) for path in programs.sources() for name in programs.used(path.read_text("utf-8"))}
    assert len(said) > 100
    assert sorted((file, name) for file, name in said if not is_known(name, names)) == []


def test_programs_give_every_text_its_variables_and_no_other() -> None:
    variables = whole("en").variables
    calls = [(path.name, *call) for path in programs.sources() for call in programs.given(path.read_text("utf-8"))]
    assert len(calls) > 100
    assert [(file, name, variables[name] - names) for file, name, names in calls if variables[name] - names] == []
    assert [(file, name) for file, name, names in calls if names - variables[name] - OFFERED] == []


# --- The checker itself


def test_the_ids_and_variables_that_python_says_are_found() -> None:
    source = (
        "say('a', x=1); names.say(f'b-{c}', **names.by(s), y=2); t.say('d' if e else 'f', **z); say(name); hear('g')"
    )
    assert programs.used(source) == {"a", "b-*", "d", "f"}
    assert programs.given(source) == [("a", frozenset({"x"}))]
    assert programs.given("names.say('h', **names.by(s), y=2)") == [("h", frozenset({"by", "you", "y"}))]
