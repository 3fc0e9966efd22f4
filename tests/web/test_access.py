"""Everybody can play: by keyboard alone, and with nothing that axe would report, by day and by night."""

from collections.abc import Iterator
from functools import partial
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.web.players import DESKTOP, PATIENCE, PHONE, Tables, moved, until
from tests.web.test_secrecy import with_bots

Scheme = Literal["light", "dark"]


def clean(page: Page, where: str) -> None:
    """Axe has nothing to say about this page."""
    found = Axe().run(page).response["violations"]
    told = [f"{where}: {one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]
    assert told == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_axe_finds_nothing_on_any_page_or_phase(tables: Tables, scheme: Scheme, size: str) -> None:
    options: dict[str, Any] = {"viewport": PHONE if size == "phone" else DESKTOP, "color_scheme": scheme}
    player = tables.player(**options)
    page = player.page
    for path in ("/", "/learn"):
        page.goto(tables.base + path)
        expect(page.locator("h1").first).to_be_visible(timeout=PATIENCE)
        clean(page, path)
    page.goto(tables.base)
    page.locator(".button.big").click()
    expect(page.locator("dialog[open]")).to_be_visible(timeout=PATIENCE)
    clean(page, "briefing")
    player.dismiss()
    code = page.url.rpartition("/")[2]
    match = tables.truth(code)
    seen = set()
    for answer in range(100):
        until(page, lambda: 0 in match.asking or match.is_over)
        if match.is_over:
            break
        asking = match.asking[0]
        player.asked(asking.number)
        if asking.prompt.ask not in seen:
            seen.add(asking.prompt.ask)
            clean(page, asking.prompt.ask)
        player.answer(answer)
        until(page, partial(moved, match, 0, asking.number))
    expect(page.locator("section.end")).to_be_visible(timeout=PATIENCE)
    clean(page, "end")
    page.goto(f"{tables.base}/t/{code}/review/1")
    expect(page.locator(".timeline")).to_be_visible(timeout=PATIENCE)
    clean(page, "review")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_lobby_or_on_the_screen(tables: Tables, scheme: Scheme) -> None:
    host, code = tables.host("secrets", 5, color_scheme=scheme)
    clean(host.page, "lobby")
    guest = tables.player(color_scheme=scheme, viewport=PHONE)
    guest.page.goto(f"{tables.base}/t/{code}")
    expect(guest.page.locator("#name")).to_be_visible(timeout=PATIENCE)
    clean(guest.page, "join")
    screen = tables.player(color_scheme=scheme)
    screen.page.goto(f"{tables.base}/screen/{code}")
    expect(screen.page.locator("img.qr")).to_be_visible(timeout=PATIENCE)
    clean(screen.page, "screen")


def test_a_whole_game_is_played_by_keyboard_alone(tables: Tables) -> None:
    host, code = with_bots(tables)
    page = host.page
    press_on(page, ".lobby .button.big")
    match = tables.truth_when_started(code)
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
    if page.locator(f"{prompt} .deeds").count():
        yield f"{prompt} .deeds .button:nth-child({answers % 2 + 1})"
        return
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
