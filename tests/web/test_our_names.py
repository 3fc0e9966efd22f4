"""Our own eight of the fifteen names in ESPIONAJE (E1.4) are marked: in the rules, in the notebook and on the sheet."""

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from brushpass.games.espionaje.open.cards import ELEMENTS, OURS
from brushpass.locales import languages, texts
from tests.web.players import Tables
from tests.web.staging import PROMPTS, open_at

TURN: Final = next(moment for moment in PROMPTS if str(moment) == "espionaje-turn")


def names(language: str, mark: str) -> list[str]:
    """All fifteen names in printed order, with the mark behind those that are ours."""
    named = [(texts(language).say(f"element-{element}"), element in OURS) for element in ELEMENTS]
    assert sum(is_ours for _, is_ours in named) == 8
    return [f"{name}{mark}" if is_ours else name for name, is_ours in named]


def words(found: Locator) -> list[str]:
    """What each of these says, on one line."""
    return [" ".join(text.split()) for text in found.all_inner_texts()]


@pytest.mark.parametrize("language", languages())
def test_our_names_are_marked_in_the_rules(tables: Tables, language: str) -> None:
    page = tables.player(locale=language).page
    page.goto(f"{tables.base}/learn/espionaje")
    files, say = page.locator("section[aria-labelledby=learn-files]"), texts(language).say
    expect(files.locator("li")).to_have_count(len(ELEMENTS))
    typed = [" ".join(one.locator("svg text").all_text_contents()) for one in files.locator("li").all()]
    assert typed == names(language, "*")
    marks = [one.locator("small").all_inner_texts() for one in files.locator("li").all()]
    assert marks == [[say("files-ours")] if element in OURS else [] for element in ELEMENTS]
    expect(files).to_contain_text(say("files-ours-note"))


@pytest.mark.parametrize("language", languages())
def test_our_names_are_marked_in_the_notebook_and_on_the_sheet(tables: Tables, language: str) -> None:
    page, say = open_at(tables, TURN, locale=language)[0].page, texts(language).say
    rows = page.locator("tbody th.element .name")
    expect(rows).to_have_count(len(ELEMENTS))
    assert words(rows) == names(language, "*")
    expect(page.locator(".hint", has_text=say("notebook-ours"))).to_be_visible()
    page.locator(".bar .help").click()
    sheet = page.locator("dialog[open]")
    sheet.locator("summary", has_text=say("reference-title")).click()
    listed = sheet.locator("details[open] li")
    expect(listed).to_have_count(len(ELEMENTS))
    assert words(listed) == names(language, f" {say('files-ours')}")
    expect(sheet).to_contain_text(say("files-ours-note"))
