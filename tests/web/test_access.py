"""Everybody can play: by keyboard alone, and told by a screen reader what happens and what is asked."""

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.web.players import Tables, moved, press_on, steps, until
from tests.web.staging import ME
from tests.web.test_secrecy import with_bots


@pytest.mark.parametrize(("game", "players"), [("secrets", 4), ("espionaje", 3)])
def test_a_whole_game_is_played_by_keyboard_alone(tables: Tables, game: str, players: int) -> None:
    host, code = with_bots(tables, players, game)
    page = host.page
    press_on(page, ".lobby .button.big")
    match = tables.truth_when_started(code)
    if game == "secrets":
        expect(page.locator("dialog[open]")).to_be_visible()
        press_on(page, "dialog[open] .button.primary")
    answers = 0
    while not match.is_over:
        until(page, lambda: 0 in match.open_prompts or match.is_over)
        asking = match.open_prompts.get(0)
        if asking is None:
            continue
        host.asked(asking.number)
        for wanted in steps(page, answers):
            press_on(page, wanted)
        until(page, partial(moved, match, 0, asking.number))
        answers += 1
    assert answers >= 1
    expect(page.locator("section.end")).to_be_visible()


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
    expect(page.locator("main [role=log]")).to_be_attached()
    if game == "secrets":
        expect(page.locator("dialog[open]")).to_be_visible()
        host.dismiss()
    page.evaluate(HEARD)
    said = page.locator("main [role=status][aria-live=assertive]")
    for answer in range(4):
        until(page, lambda: ME in match.open_prompts or match.is_over)
        if match.is_over:
            break
        asking = match.open_prompts[ME]
        host.asked(asking.number)
        expect(said).to_contain_text("Your move")
        told = page.evaluate("window.heard.splice(0)")
        assert answer == 0 or any("Your move" in line for line in told), "each prompt is told anew"
        host.answer(answer)
        until(page, partial(moved, match, ME, asking.number))
        expect(page.locator(f"section.prompt[data-number='{asking.number}']")).to_have_count(0)
        until(page, lambda: bool(page.evaluate("window.heard.length")))
    lines = page.locator(".log li").all_inner_texts()
    assert lines, "the same is in the log that everybody can read"
