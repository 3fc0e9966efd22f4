"""Tokens are actors: everybody sees which two change places, and nobody sees more than they know."""

from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.web.players import Tables, until
from tests.web.settling import painted
from tests.web.staging import Moment, open_at

WATCH = """() => {
    window.seen = { flown: [], sure: 0, unsure: 0, shaken: [], ghosts: 0 };
    new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes) {
            if (target.matches?.('.slot.shakes')) seen.shaken.push(target.dataset.slot);
            for (const node of addedNodes) {
                if (node.matches?.('.flight[data-token]')) seen.flown.push(node.dataset.token);
                if (node.matches?.('.flight.ghost')) seen.ghosts += 1;
                if (node.matches?.('path.dots')) seen[node.matches('.sure') ? 'sure' : 'unsure'] += 1;
            }
        }
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['class'] });
}"""
"""Notes what flies, what shakes, and which traces are drawn."""


def seen(page: Page) -> dict[str, Any]:
    """What was noted so far."""
    found: dict[str, Any] = page.evaluate("window.seen")
    return found


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_two_tokens_cross_and_leave_a_trace(tables: Tables, motion: Literal["no-preference", "reduce"]) -> None:
    player = tables.player(motion=motion)
    page = player.page
    page.add_init_script("localStorage['brushpass-speed'] = 'normal'")  # without motion the pauses stay
    open_at(tables, Moment("secrets", "psychiatrist", players=6, least=8), player=player)
    page.evaluate(WATCH)
    targets = page.locator("button[data-target]")
    seats = [targets.nth(place).evaluate("node => node.closest('[data-seat]').dataset.seat") for place in (0, 2)]
    slots = [page.locator(f"[data-slot='{seat}']") for seat in seats]
    tokens = [str(slot.get_attribute("data-token")) for slot in slots]
    for place in (0, 2):
        targets.nth(place).click()
    player.prompt.locator(".actions > .primary").click()
    for slot, token in zip(slots, reversed(tokens), strict=True):
        expect(slot).to_have_attribute("data-token", token)
    until(page, lambda: seen(page)["sure"] == 1)
    assert sorted(seen(page)["flown"]) == (sorted(tokens) if motion == "no-preference" else [])
    expect(page.locator(".flight")).to_have_count(0)  # both have landed
    for slot in slots:
        expect(slot).to_be_visible()


def test_an_unseen_swap_shows_that_it_was_one_of_two(tables: Tables) -> None:
    player, code = open_at(tables, Moment("secrets", "diplomat", players=5, least=8), motion="no-preference")
    watcher = tables.player(motion="no-preference")
    watcher.page.goto(f"{tables.base}/t/{code}")
    expect(watcher.page.locator(".board")).to_be_visible()
    painted(watcher.page)
    for page in (player.page, watcher.page):
        page.evaluate(WATCH)
    player.page.locator("button[data-target]").first.click()
    player.prompt.locator(".actions > .primary").click()
    until(watcher.page, lambda: seen(watcher.page)["unsure"] == 2)
    until(player.page, lambda: seen(player.page)["sure"] == 1)
    assert {*seen(watcher.page)["shaken"]} == {"1", "4"}, "both neighbours, whichever it was"
    assert seen(watcher.page)["flown"] == []
    assert seen(watcher.page)["ghosts"] == 4, "there and back, on both ways"
    assert seen(watcher.page)["sure"] == 0
    assert len(seen(player.page)["flown"]) == 2, "whoever did it knows"
