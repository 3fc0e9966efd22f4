"""Whose turn it is: rings at the seats for everybody, and a page that calls its reader. Not for secret questions."""

import re
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import expect

from brushpass.table import entries as e
from brushpass.table.codes import new_id
from brushpass.table.decision import Decided
from brushpass.wire.tables import Aids
from tests.web.players import Player, Tables
from tests.web.settling import settled, told
from tests.web.staging import BETWEEN, ME, PROMPTS, Moment, open_at

LISTEN = """
window.calls = [];
navigator.vibrate = (pattern) => (window.calls.push(`vibrate ${pattern}`), true);
window.Notification = class { constructor(text) { window.calls.push(text); } static permission = 'granted';
    static requestPermission() { return Promise.resolve('granted'); } };
"""
DEADLINE = 600
CALLED = re.compile(r"^● Your turn · \d+ s$")
SHOW = next(moment for moment in PROMPTS if moment.asked == "show")
TURN = next(moment for moment in PROMPTS if moment.asked == "turn")


def calls(player: Player) -> dict[str, Any]:
    """All by which somebody who is not looking could notice that this page's reader is asked."""
    found: dict[str, Any] = player.page.evaluate(
        "() => ({ title: document.title, icon: document.querySelector('link[rel=icon]').getAttribute('href'), calls })"
    )
    return found


def at(tables: Tables, moment: Moment) -> tuple[Player, str]:
    player = tables.player()
    player.page.add_init_script(LISTEN)
    return open_at(tables, replace(moment, deadline=DEADLINE), player=player)


def test_an_open_question_calls_its_reader_and_shows_everybody_a_ring(tables: Tables) -> None:
    player, code = at(tables, TURN)
    expect(player.page).to_have_title(CALLED)
    assert calls(player)["icon"] == "/icon-called.svg"
    screen = tables.player()
    screen.page.goto(f"{tables.base}/screen/{code}")
    for page in (player.page, screen.page):
        expect(page.locator("[data-clock]")).to_have_count(1)
        expect(page.locator(f"[data-player='{ME}'] [data-clock]")).to_be_visible()
    player.answer()
    expect(player.page).not_to_have_title(CALLED)
    assert calls(player)["icon"] == "/icon.svg"


def test_a_secret_question_calls_nobody_and_has_no_ring(tables: Tables) -> None:
    player, code = at(tables, SHOW)
    waiting, other = at(tables, next(moment for moment in BETWEEN if moment.game == "espionaje"))
    settled(player.page)
    settled(waiting.page)
    [asked, not_asked] = [calls(player), calls(waiting)]
    assert asked["title"].replace(code, "") == not_asked["title"].replace(other, "")
    assert asked["icon"] == not_asked["icon"] == "/icon.svg"
    assert asked["calls"] == []
    expect(player.page.locator("[data-clock]")).to_have_count(0)


@pytest.mark.parametrize("aids", [Aids.OWN, Aids.OFF])
def test_a_pause_is_seen_everywhere_and_a_replay_only_where_one_may_look_again(tables: Tables, aids: Aids) -> None:
    moment = next(moment for moment in PROMPTS if moment.asked == "answer")
    player, code = open_at(tables, replace(moment, aids=aids, deadline=DEADLINE))
    screen = tables.player()
    screen.page.goto(f"{tables.base}/screen/{code}")
    expect(screen.page.locator("[data-clock]")).to_be_visible()
    session, loop = tables.served.table(code), tables.served.task.get_loop()
    expect(player.page.locator("aside .button", has_text="⟲")).to_have_count(1 if aids is Aids.OWN else 0)
    loop.call_soon_threadsafe(lambda: loop.create_task(session.act(lambda _: Decided([e.Paused(id=new_id())]))))
    for page in (player.page, screen.page):
        expect(page.locator("[data-standing=pause]")).to_be_visible()
    told(tables, code, 0, player)
    expect(player.page.locator("section.prompt")).to_be_visible()
