"""The played lessons, whole: a newcomer taps where the light is, or presses what has the focus."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.looking import good
from tests.web.players import PHONE, Tables
from tests.web.test_secrecy import with_bots

STEPS = 90
"""More taps than any lesson takes."""
LIT = """() => {
    const { left, top, width, height } = document.querySelector('.cover .light').getBoundingClientRect();
    const piece = document.elementFromPoint(left + width / 2, top + height / 2).closest('button');
    piece.focus();
}"""


def says(page: Page) -> str:
    """What the coach says, once it says anything, or that the lesson is over."""
    expect(page.locator(".cover .note, #lesson-over").first).to_be_visible()
    return page.locator("#coach").inner_text() if page.locator("#coach").count() else ""


def follow(page: Page, *, keys: bool) -> list[str]:
    """Do what the lesson says, to its end; all that it said."""
    told: list[str] = []
    for step in range(STEPS):
        said = says(page)
        if not said:
            return told
        told.append(said)
        if step in (1, 6):
            good(page, f"lesson-{step}")
        if page.locator(".cover .button").count():
            page.keyboard.press("Enter") if keys else page.locator(".cover .note").click()
        elif keys:
            page.evaluate(LIT)
            page.keyboard.press("Enter")
        else:
            box = page.locator(".cover .light").bounding_box()
            assert box is not None
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if page.locator("dialog[open]").count():
            page.locator("dialog[open] .button.primary").click()
        expect(page.locator("#coach").filter(has_text=said)).to_have_count(0)
    raise AssertionError(f"the lesson does not end: {told[-3:]}")


@pytest.mark.parametrize(("game", "language"), [("secrets", "de-DE"), ("espionaje", "en-GB")])
def test_a_lesson_is_played_to_its_end(tables: Tables, game: str, language: str) -> None:
    page = tables.player(viewport=PHONE, locale=language).page
    page.goto(tables.base)
    page.locator(f".offer [data-lesson={game}]").click()
    told = follow(page, keys=game == "espionaje")
    assert len(told) > 20
    assert not any(said.startswith("lesson-") for said in told)
    expect(page.locator("#lesson-over")).to_be_visible()
    page.goto(tables.base)
    expect(page.locator(".button.big")).to_be_visible()
    expect(page.locator(".offer")).to_have_count(0)


def test_a_lesson_can_be_left_and_resumed_and_takes_no_other_answer(tables: Tables) -> None:
    page = tables.player().page
    page.goto(f"{tables.base}/learn/secrets/play")
    for _ in range(4):
        said = says(page)
        page.locator(".cover .button").click()
        expect(page.locator("#coach").filter(has_text=said)).to_have_count(0)
    lit = says(page)
    page.locator("section.prompt .deeds .second").click()
    expect(page.locator(".cover [role=alert]")).to_be_visible()
    page.reload()
    assert says(page) == lit
    expect(page.locator("section.prompt .deeds .primary")).to_be_visible()


def test_the_rules_lie_over_the_table_with_what_is_in_play_first(tables: Tables) -> None:
    host, _ = with_bots(tables, 4, "secrets")
    page = host.page
    page.locator(".lobby .button.big").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    host.dismiss()
    expect(host.prompt).to_be_visible()
    page.locator(".bar .help").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator("h3 + ul h4")).not_to_have_count(0)
    played = sheet.locator("h3 + ul h4").all_inner_texts()
    assert played
    assert all(name in page.locator(".asked").inner_text() for name in played)
    sheet.locator("summary").first.click()
    expect(sheet.locator("details[open] li").first).to_be_visible()
    good(page, "rules in brief")
    sheet.locator(".button.second").click()
    expect(sheet).to_have_count(0)
    expect(page.locator("main.playing .board.hinted")).to_be_visible()
