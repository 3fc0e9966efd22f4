"""In every phase of both games: a reload, a nap and a cut cost nobody anything, and answers are made by keyboard."""

from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from tests.web.lines import Line
from tests.web.players import PHONE, Player, Tables, moved, press_on, steps, until
from tests.web.staging import BETWEEN, ENDS, ME, PROMPTS, Moment, open_at

LIVE, LOST = ".link.live", ".lost.typed"
SHOWN = """state => { Object.defineProperty(document, 'visibilityState', {value: state, configurable: true});
    document.dispatchEvent(new Event('visibilitychange')); }"""
"""Headless pages are never hidden: they are told so."""


def asks(player: Player, moment: Moment, heading: str) -> None:
    """The page shows the same prompt as before, if there was one."""
    if moment.asked:
        expect(player.prompt.locator("#ask")).to_have_text(heading)
    else:
        expect(player.page.locator(".board, .result").first).to_be_visible()
        expect(player.prompt).to_have_count(0)


@pytest.mark.parametrize("moment", PROMPTS + BETWEEN + ENDS, ids=str)
def test_a_reload_a_cut_and_a_nap_leave_everything_as_it_was(tables: Tables, moment: Moment) -> None:
    player = tables.player(viewport=PHONE)
    line = Line(player.page)
    _, code = open_at(tables, moment, player=player)
    page = player.page
    heading = player.prompt.locator("#ask").inner_text() if moment.asked else ""

    page.reload()
    asks(player, moment, heading)
    expect(page.locator("dialog[open]")).to_have_count(0)  # the briefing is read once

    picked = begin_to_choose(player)
    line.cut()
    expect(page.locator(LOST)).to_be_visible()
    asks(player, moment, heading)
    line.mend()
    expect(page.locator(LIVE)).to_be_visible()
    expect(page.locator(LOST)).to_have_count(0)
    asks(player, moment, heading)
    expect(pickable(player, pressed=True)).to_have_count(picked)

    nap(player, line)
    expect(page.locator(LIVE)).to_be_visible()
    asks(player, moment, heading)
    expect(pickable(player, pressed=True)).to_have_count(picked)

    if moment.asked:
        match = tables.truth(code)
        number = match.open_prompts[ME].number
        line.cut()
        expect(page.locator(LOST)).to_be_visible()
        for wanted in steps(page, 4):  # it is kept, and sent when the line is back
            press_on(page, wanted)
        assert not moved(match, ME, number)
        line.mend()
        until(page, partial(moved, match, ME, number))
        expect(page.locator(f"section.prompt[data-number='{number}']")).to_have_count(0)
        expect(page.locator(".refusal")).to_have_count(0)
        until(page, lambda: bool(page.evaluate("document.activeElement.closest('main') !== null")))  # not lost


def begin_to_choose(player: Player) -> int:
    """Press one thing of those that an answer is put together from; how many are pressed then."""
    pressed = pickable(player, pressed=True)
    first = pickable(player, pressed=False).first
    if first.count():
        before = pressed.count()
        first.click()
        expect(pressed).to_have_count(before + 1)
    return pressed.count()


def pickable(player: Player, *, pressed: bool) -> Locator:
    """What an answer is put together from: in the prompt, or at the seats."""
    state = f"[aria-pressed={str(pressed).lower()}]"
    return player.page.locator(f"section.prompt {state}, button[data-target]{state}")


def nap(player: Player, line: Line) -> None:
    """The page is put away, its connection is lost meanwhile, and it is taken out again."""
    player.page.evaluate(SHOWN, "hidden")
    line.cut()
    expect(player.page.locator(LOST)).to_be_visible()
    line.mend()
    player.page.evaluate(SHOWN, "visible")
