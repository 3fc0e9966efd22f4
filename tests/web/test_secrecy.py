"""What a page may not hold: asserted on frames, document and storage, not on pixels."""

import json
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.players import Player, Tables, play_on, until
from tests.web.settling import told

HIDDEN = {"looked": "face", "exposed": "face", "offered": "card", "diverted": "side", "bullet-drawn": "value"}
"""The field of each event that the public never gets."""

COUNT_COVERS = """() => {
    window.covers = 0;
    new MutationObserver(() => (window.covers += document.querySelectorAll('main.cover').length))
        .observe(document.body, { childList: true, subtree: true });
}"""
"""Counts how often something changes on a page that is covered."""
STORED = "JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie])"


def events_of(player: Player) -> list[dict[str, Any]]:
    """Every event that came to a page."""
    frames = [json.loads(frame) for frame in player.frames]
    return [one for frame in frames for one in frame.get("told", ()) if "event" in one]


def ask_of(match: Any, seat: int) -> str:
    """What a seat is asked; nothing: empty."""
    asking = match.open_prompts.get(seat)
    return "" if asking is None else str(asking.prompt.ask)


def with_bots(tables: Tables, players: int = 4, game: str = "secrets", **options: Any) -> tuple[Player, str]:
    """Somebody at a table of bots that has not started."""
    host, code = tables.host(game, players, **options)
    host.page.locator(".who fieldset .button").first.click()  # the bots that think least
    host.page.locator(".who .button.second").click()
    expect(host.page.locator(".lobby .button.big")).to_be_enabled()
    return host, code


def test_screen_and_spectators_hold_no_secret(tables: Tables) -> None:
    host, code = with_bots(tables)
    screen, watcher = tables.player(), tables.player()
    screen.page.goto(f"{tables.base}/screen/{code}")
    expect(screen.page.locator("img.qr")).to_be_visible()
    host.page.locator(".lobby .button.big").click()
    expect(host.page.locator("main.playing")).to_be_visible()
    watcher.page.goto(f"{tables.base}/t/{code}")
    expect(watcher.page.locator("main.playing")).to_be_visible()

    def nothing_shown(_: int) -> None:
        if tables.truth(code).is_over:
            return
        for page in (screen.page, watcher.page):
            assert page.locator("section.prompt, dialog[open]").count() == 0
            assert page.locator(".slot .eye, .memo").count() == 0 or "centre-shown" in str(events_of(screen))

    play_on(tables, code, {0: host}, after=nothing_shown)
    for player in (screen, watcher):
        expect(player.page.locator(".result")).to_be_visible()
        events = events_of(player)
        assert events[-1]["event"] == "ended"
        for event in events:
            assert HIDDEN.get(event["event"], "-") not in event, event
        assert not any("asked" in json.loads(frame) for frame in player.frames)
        kept = player.page.evaluate(STORED)
        assert not any(word in kept for word in ("cia", "kgb", "hippie", "token"))


def test_a_covered_page_holds_nothing_of_any_player(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    page = host.page
    for name in ("Ben", "Cat"):
        host.add_here(name)
        expect(page.locator(".seats .name", has_text=name)).to_be_visible()
    page.locator(".seats .button:not(.icon)").click()
    start = page.locator(".lobby .button.big")
    expect(start).to_be_enabled()
    start.click()
    expect(page.locator("main.cover")).to_be_visible()
    match, opened = tables.truth(code), 0
    wanted = page.locator("main.cover .button.big, dialog[open], section.prompt, .memo .button")
    while not match.is_over:
        until(page, lambda: match.is_over or wanted.count() > 0)
        cover = page.locator("main.cover .button.big")
        if cover.count():
            body = page.locator("body").inner_html()
            assert "[data-seat" not in body
            assert page.locator("[data-seat], .slot, .token, section.prompt, .memo, .log").count() == 0
            cover.click()
            opened += 1
            expect(page.locator("main.playing")).to_be_visible()
        host.dismiss()
        if host.prompt.count():
            number = host.prompt.get_attribute("data-number")
            host.answer(opened)
            expect(page.locator(f"section.prompt[data-number='{number}']")).to_have_count(0)
        memo = page.locator(".memo .button")  # until it is put away, nobody takes the device
        if memo.count():
            memo.click()
    assert opened >= 6
    expect(page.locator("section.end")).to_be_visible()


def test_nobody_is_called_to_the_device_to_choose_in_secret(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """GE31: "pass it to Ben" would tell that Ben holds both cards. The lot decides which one is shown."""
    autoplay = tables.served.services.tables.autoplay
    monkeypatch.setattr(autoplay, "pace", replace(autoplay.pace, answer=1.5))
    host, code = tables.host("espionaje", 2)
    page = host.page
    host.add_here("Ben")
    start = page.locator(".lobby .button.big")
    expect(start).to_be_enabled()
    start.click()
    match = tables.truth_when_started(code)
    until(page, lambda: len(match.open_prompts) == 1)  # both have seen their cards
    [asker] = match.open_prompts
    page.locator("main.cover .button.big").click()
    expect(host.prompt).to_be_visible()
    page.evaluate(COUNT_COVERS)
    for card in match.deal.hands[1 - asker][:2]:
        page.locator(f"section.prompt [data-element={card}]").click()
    host.prompt.locator(".button.primary:not(:disabled)").first.click()
    until(page, lambda: ask_of(match, 1 - asker) == "turn")
    for seat in (0, 1):
        told(tables, code, seat, host)
    assert any('"ask":"show"' in frame for frame in host.frames), "the page knows who was asked"
    assert page.evaluate("covers") == 0
    page.locator(".memo .button").click()
    expect(page.locator("main.cover")).to_be_visible()


def test_a_seat_keeps_no_secret_in_storage(tables: Tables) -> None:
    host, code = with_bots(tables)
    host.page.locator(".lobby .button.big").click()
    expect(host.page.locator("dialog[open]")).to_be_visible()
    play_on(tables, code, {0: host})
    kept = host.page.evaluate(STORED)
    assert not any(word in kept for word in ("cia", "kgb", "hippie"))
    assert "seats" not in host.page.evaluate("document.cookie"), "the seat's token is not for scripts"
