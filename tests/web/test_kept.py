"""What a device keeps for its reader while the page is away: how far they had followed, and their own notes."""

from playwright.sync_api import expect

from tests.web.filming import Scene, action, sit_before
from tests.web.players import Tables
from tests.web.settling import settled

SWAP = Scene("swap", "secrets", "swapped")


def test_after_a_reload_the_page_says_what_was_missed(tables: Tables) -> None:
    player = tables.player()
    page = player.page
    code = sit_before(tables, SWAP, player)
    expect(page.locator("main.playing .board")).to_be_visible()
    address = page.url
    page.goto(f"{tables.base}/learn")
    expect(page.locator("h1").first).to_be_visible()
    action(tables, SWAP, code)
    page.goto(address)
    missed = page.locator("[data-pace=missed]")
    expect(missed).to_be_visible()
    page.reload()
    expect(page.locator("main.playing .board")).to_be_visible()
    settled(page)
    expect(missed).to_have_count(0)  # all of it was on screen


def test_own_notes_stay_on_the_device(tables: Tables) -> None:
    player = tables.player()
    page = player.page
    sit_before(tables, SWAP, player)
    page.locator("[data-seat='2'] .over").click()
    page.locator("dialog[open] textarea").fill("Zoé lies about Hippies")
    page.reload()
    page.locator("[data-seat='1'] .over").click()
    expect(page.locator("dialog[open] textarea")).to_have_value("Zoé lies about Hippies")
    settled(page)
    assert not any("Hippies" in frame for frame in player.sent)
