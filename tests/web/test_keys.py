"""Other ways to the same choice: keys that controls name themselves, and cards that are carried to a seat."""

import json
from typing import Any

from playwright.sync_api import expect

from tests.web.players import PHONE, Player, Tables, moved, until
from tests.web.staging import ME, Moment, open_at

OFFER = Moment("secrets", "offer", players=5, least=8)


def choices(player: Player) -> list[Any]:
    """Every choice that a page has sent."""
    sent = [json.loads(frame) for frame in player.sent]
    return [one["choice"] for one in sent if one.get("type") == "choose"]


def test_an_offer_is_made_with_four_keys(tables: Tables) -> None:
    player, code = open_at(tables, OFFER)
    match = tables.truth(code)
    number, shown = match.open_prompts[ME].number, match.state.shown
    for key in ("2", "d", "w"):
        player.page.keyboard.press(key)
    expect(player.prompt.locator(".actions > .primary")).to_be_focused()
    player.page.keyboard.press("Enter")
    until(player.page, lambda: moved(match, ME, number))
    assert choices(player) == [{"choice": "offer", "card": shown[1], "to": 2, "claim": shown[0]}]


def test_an_answer_is_one_key_and_all_keys_are_listed_and_can_be_switched_off(tables: Tables) -> None:
    player, code = open_at(tables, Moment("secrets", "answer", players=5, least=8))
    page, match = player.page, tables.truth(code)
    page.keyboard.press("/")
    page.keyboard.type("r")
    expect(page.locator("aside .input")).to_have_value("r")  # letters are letters where one writes
    page.keyboard.press("Escape")
    page.locator("aside .input").blur()
    page.keyboard.press("?")
    listed = page.locator("dialog[open]")
    expect(listed.locator("details").first).to_be_visible()  # the rules, and the keys below them
    listed.locator(".keys summary").click()
    expect(listed.locator("kbd", has_text="A")).to_be_visible()
    page.keyboard.press("r")
    assert choices(player) == [], "what is open over the table is in front"
    listed.locator(".keys .segments .button").first.click()
    listed.locator(".second").click()
    page.keyboard.press("r")
    assert choices(player) == []
    assert page.locator("[aria-keyshortcuts]").count() == 0
    number = match.open_prompts[ME].number
    player.answer(1)
    until(page, lambda: moved(match, ME, number))


def test_a_card_is_carried_to_a_seat(tables: Tables) -> None:
    player, _ = open_at(tables, OFFER, viewport=PHONE)
    page = player.page
    card, seat = player.prompt.locator(".cards .card").nth(1), page.locator("[data-seat='3']")
    start, end = card.bounding_box(), seat.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 30, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(end["x"] + 20, end["y"] + 20, steps=5)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(seat.locator(".over")).to_have_attribute("aria-pressed", "true")
    expect(player.prompt.locator(".actions > .primary")).to_be_enabled()
