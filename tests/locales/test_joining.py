"""The page joins nothing and punctuates nothing: that is for the texts, which differ between languages."""

from pathlib import Path

import pytest

from tests.locales.joining import is_machine, joined, punctuated, spliced
from tests.locales.pages import WEB, components, sources

every_source = pytest.mark.parametrize(
    "path", [path for path in sources() if not is_machine(path)], ids=lambda path: path.relative_to(WEB).as_posix()
)


@every_source
def test_no_source_joins_texts(path: Path) -> None:
    assert joined(path.read_text("utf-8")) == []


@every_source
def test_no_message_is_put_into_another_unless_it_is_a_name(path: Path) -> None:
    assert spliced(path.read_text("utf-8")) == []


@pytest.mark.parametrize("path", components(), ids=lambda path: path.relative_to(WEB).as_posix())
def test_no_component_punctuates(path: Path) -> None:
    assert punctuated(path.read_text("utf-8")) == []


# --- The checker itself


def test_what_is_joined_by_hand_is_found() -> None:
    assert joined("names.join(', ')") == [".join(', ')"]
    assert joined("`${t('a')}: ${b}`") == ["`${t('a')}: ${b}`"]
    assert joined("parts.join('') + cards.join() + `${a}-${b}`") == []


def test_punctuation_in_markup_is_found() -> None:
    assert punctuated("<script>let a = 'b.c';</script><p class='x.y'>{t('a')}: <b>{b}</b> × 2</p>") == [":"]


def test_messages_inside_messages_are_found_unless_they_are_names() -> None:
    assert spliced("t('a', { b: t('place-centre'), c: t(`kind-${d}`) })") == ["place-centre"]
    assert spliced("t(`a-${b}`, { c: x(t('spot')) }) + t('free')") == ["spot"]
