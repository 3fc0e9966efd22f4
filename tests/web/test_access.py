"""Everybody can play: by keyboard alone, and told by a screen reader what happens and what is asked."""

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.web.players import PATIENCE, Tables, moved, until
from tests.web.staging import ME, PROMPTS, Moment, open_at
from tests.web.test_secrecy import with_bots


@pytest.mark.parametrize(("game", "players"), [("secrets", 4), ("espionaje", 3)])
def test_a_whole_game_is_played_by_keyboard_alone(tables: Tables, game: str, players: int) -> None:
    host, code = with_bots(tables, players, game)
    page = host.page
    press_on(page, ".lobby .button.big")
    match = tables.truth_when_started(code)
    if game == "secrets":
        expect(page.locator("dialog[open]")).to_be_visible(timeout=PATIENCE)
        press_on(page, "dialog[open] .button.primary")
    answers = 0
    while not match.is_over:
        until(page, lambda: 0 in match.asking or match.is_over)
        asking = match.asking.get(0)
        if asking is None:
            continue
        host.asked(asking.number)
        for wanted in steps(page, answers):
            press_on(page, wanted)
        until(page, partial(moved, match, 0, asking.number))
        answers += 1
    assert answers >= 2
    expect(page.locator("section.end")).to_be_visible(timeout=PATIENCE)


def steps(page: Page, answers: int) -> Iterator[str]:
    """What is pressed to answer a prompt."""
    prompt = "section.prompt"
    if page.locator(f"{prompt} .both").count():
        yield f"{prompt} .both button:nth-child({answers % 2 + 1})"
    elif page.locator(f"{prompt} button:has(+ dialog)").count() and answers >= 4:
        yield f"{prompt} button:has(+ dialog)"
        yield "dialog[open] .button.primary"
    elif kinds := page.locator(f"{prompt} .row").count():
        for kind in range(1, kinds + 1):
            yield f"{prompt} fieldset:nth-of-type({kind}) .row button:nth-child({answers % 5 + 1})"
        yield f"{prompt} .button.primary:not(dialog *)"
    elif page.locator(f"{prompt} .deeds").count():
        yield f"{prompt} .deeds .button:nth-child({answers % 2 + 1})"
    else:
        if page.locator(f"{prompt} .cards").count():
            yield f"{prompt} .cards > :nth-child({answers % 2 + 1}) .card"
        confirm = f"{prompt} > .button.primary"
        for place in (1, 2):
            if page.locator(confirm).is_disabled():
                yield f"{prompt} .segments .button:nth-child({place})"
        yield confirm


def press_on(page: Page, wanted: str) -> None:
    """Walk with the Tab key until the wanted control has the focus, and press it."""
    target = page.locator(wanted).first
    expect(target).to_be_visible(timeout=PATIENCE)
    for _ in range(120):
        if target.evaluate("node => node === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never comes to {wanted}")


HEARD = """() => { window.heard = []; new MutationObserver(changes => changes.forEach(change =>
    change.addedNodes.forEach(node => window.heard.push(node.textContent.trim()))))
    .observe(document.querySelector('main [role=log]').parentElement, {childList: true, subtree: true}); }"""
"""Notes what a screen reader is given to read aloud."""


@pytest.mark.parametrize(("game", "players"), [("secrets", 4), ("espionaje", 3)])
def test_a_screen_reader_is_told_what_happens_and_what_is_asked(tables: Tables, game: str, players: int) -> None:
    host, code = with_bots(tables, players, game)
    host.page.locator(".lobby .button.big").click()
    match = tables.truth_when_started(code)
    page = host.page
    expect(page.locator("main [role=log]")).to_be_attached(timeout=PATIENCE)
    if game == "secrets":
        expect(page.locator("dialog[open]")).to_be_visible(timeout=PATIENCE)
        host.dismiss()
    page.evaluate(HEARD)
    said = page.locator("main [role=status][aria-live=assertive]")
    for answer in range(4):
        until(page, lambda: ME in match.asking or match.is_over)
        if match.is_over:
            break
        asking = match.asking[ME]
        host.asked(asking.number)
        expect(said).to_contain_text("It is up to you", timeout=PATIENCE)
        told = page.evaluate("window.heard.splice(0)")
        assert answer == 0 or any("It is up to you" in line for line in told), "each prompt is told anew"
        host.answer(answer)
        until(page, partial(moved, match, ME, asking.number))
        expect(page.locator(f"section.prompt[data-number='{asking.number}']")).to_have_count(0, timeout=PATIENCE)
        until(page, lambda: bool(page.evaluate("window.heard.length")))
    lines = page.locator(".log li").all_inner_texts()
    assert lines, "the same is in the log that everybody can read"


@pytest.mark.parametrize("moment", PROMPTS, ids=str)
def test_the_focus_is_kept_when_a_prompt_is_answered(tables: Tables, moment: Moment) -> None:
    player, code = open_at(tables, moment)
    match = tables.truth(code)
    number = match.asking[ME].number
    for wanted in steps(player.page, 4):
        press_on(player.page, wanted)
    until(player.page, partial(moved, match, ME, number))
    expect(player.page.locator(f"section.prompt[data-number='{number}']")).to_have_count(0, timeout=PATIENCE)
    until(player.page, lambda: bool(player.page.evaluate("document.activeElement.closest('main') !== null")))
