"""The page is silent until somebody wants to hear it, and remembers that."""

from functools import partial

from playwright.sync_api import Locator, expect

from tests.web.players import Player, Tables, moved, until
from tests.web.settling import told

HEAR = """window.heard = 0; window.AudioContext = class extends AudioContext {
    createGain() { window.heard += 1; return super.createGain(); } };"""
"""Every sound has gains of its own; the desk itself has one."""


def at_a_table(tables: Tables) -> tuple[Player, str]:
    """Somebody who plays against bots, with an ear in the page."""
    player = tables.player()
    player.page.add_init_script(HEAR)
    player.page.goto(tables.base)
    player.page.locator(".button.big").click()
    expect(player.page.locator("dialog[open]")).to_be_visible()
    player.dismiss()
    return player, player.page.url.rpartition("/")[2]


def heard(player: Player) -> int:
    return int(player.page.evaluate("window.heard"))


def has_heard(player: Player) -> bool:
    return heard(player) > 0


def switch(player: Player) -> Locator:
    """Off and on, in the options that are open now."""
    player.page.locator(".bar button:has(.typed)").click()
    return player.page.locator("dialog[open] fieldset").nth(2).locator(".button")


def answer_once(tables: Tables, code: str, player: Player) -> None:
    match = tables.truth(code)
    until(player.page, lambda: 0 in match.open_prompts)
    number = match.open_prompts[0].number
    player.asked(number)
    player.answer()
    until(player.page, partial(moved, match, 0, number))
    told(tables, code, 0, player)


def test_nothing_sounds_until_it_is_wanted(tables: Tables) -> None:
    player, code = at_a_table(tables)
    for _ in range(2):
        answer_once(tables, code, player)
    assert heard(player) == 0
    choices = switch(player)
    expect(choices.nth(0)).to_have_attribute("aria-pressed", "true")
    choices.nth(1).click()
    until(player.page, partial(has_heard, player))
    player.page.locator("dialog[open] .button.second").click()


def test_the_wish_for_sound_is_remembered_and_so_is_the_wish_for_none(tables: Tables) -> None:
    player, code = at_a_table(tables)
    switch(player).nth(1).click()
    player.page.reload()
    expect(player.page.locator("main.playing .board")).to_be_visible()
    answer_once(tables, code, player)
    until(player.page, partial(has_heard, player))
    switch(player).nth(0).click()
    player.page.reload()
    expect(player.page.locator("main.playing .board")).to_be_visible()
    answer_once(tables, code, player)
    assert heard(player) == 0
