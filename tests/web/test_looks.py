"""Every page and every phase: read by axe in both themes, and fitting on narrow, low and large-print screens."""

import json
from collections.abc import Sequence
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.lines import Line
from tests.web.looking import LANDSCAPE, NARROW, good
from tests.web.players import DESKTOP, PHONE, Tables
from tests.web.settling import painted
from tests.web.staging import BETWEEN, ENDS, LAID, LAST, PROMPTS, Moment, open_at, plant, sit_at
from tests.web.test_secrecy import with_bots

LOCALES = ("de-DE", "fr-FR", "es-ES", "it-IT", "en-GB")
LONG = LOCALES[0]
"""Has the longest words."""


def in_turn(things: Sequence[object]) -> list[Any]:
    """Each of these with a language, so that all languages are met."""
    pairs = zip(things, cycle(LOCALES))
    return [pytest.param(thing, locale, id=f"{thing}-{locale}") for thing, locale in pairs]


@pytest.mark.parametrize(("moment", "locale"), in_turn([*PROMPTS, *BETWEEN, LAID, *ENDS]))
def test_every_phase_reads_and_fits(tables: Tables, moment: Moment, locale: str) -> None:
    player, _ = open_at(tables, moment, viewport=PHONE, locale=locale)
    if moment.over:
        expect(player.page.locator("section.end")).to_be_visible()
    good(player.page, str(moment))


def test_the_checking_reads_and_fits(tables: Tables) -> None:
    player = tables.player(viewport=PHONE, locale=LONG)
    line = Line(player.page)
    open_at(tables, LAST, player=player)
    line.edit = until_checked
    player.answer(1)
    expect(player.page.locator(".checks .stamp")).to_have_count(2)
    good(player.page, "checking")


def until_checked(frame: str) -> str:
    """The frame without what comes after the second check: the page stays there."""
    message = json.loads(frame)
    if (told := message.get("told")) and any(one.get("event") == "checked" for one in told):
        second = [place for place, one in enumerate(told) if one.get("event") == "checked"][:2][-1]
        message["told"] = told[: second + 1]
        message["n"] -= len(told) - second - 1
        message.pop("table", None)
    return json.dumps(message)


def test_what_opens_over_a_table_reads_and_fits(tables: Tables) -> None:
    page = tables.player(viewport=PHONE, locale=LONG).page
    page.goto(tables.base)
    page.locator("header .button.quiet").click()
    good(page, "options")

    host, _ = with_bots(tables, viewport=PHONE, locale=LONG)
    host.page.locator(".lobby .button.big").click()
    expect(host.page.locator("dialog[open]")).to_be_visible()
    good(host.page, "briefing")

    player, _ = open_at(tables, PROMPTS[0], viewport=PHONE, locale=LONG)
    for opener, where in ((".seat .over", "details"), (".bar .log", "log"), (".bar button:has(.mark)", "seat")):
        player.page.locator(opener).first.click()
        good(player.page, where)
        player.page.set_viewport_size(PHONE)
        player.page.keyboard.press("Escape")
        expect(player.page.locator("dialog[open]")).to_have_count(0)

    asked, _ = open_at(tables, next(one for one in PROMPTS if one.asked == "turn"), viewport=PHONE, locale=LONG)
    asked.prompt.locator("button:has(+ dialog)").click()
    good(asked.page, "accusation")


@pytest.mark.parametrize(("path", "locale"), in_turn(["/", "/learn/secrets", "/learn/espionaje", "/t/NOPE"]))
def test_every_page_without_a_game_reads_and_fits(tables: Tables, path: str, locale: str) -> None:
    page = tables.player(viewport=PHONE, locale=locale).page
    page.goto(tables.base + path)
    expect(page.locator("h1").first).to_be_visible()
    good(page, path)
    tables.complaints.clear() if path == "/t/NOPE" else None


def test_lobby_and_joining_read_and_fit(tables: Tables) -> None:
    host, code = tables.host("secrets", 5, viewport=PHONE, locale=LONG)
    host.page.locator(".who .button.second").click()
    expect(host.page.locator(".seats .free")).to_have_count(0)
    host.page.locator(".seats .icon").first.click()
    expect(host.page.locator(".seats .free")).to_have_count(1)
    good(host.page, "lobby")
    guest = tables.player(viewport=PHONE, locale=LONG)
    guest.page.goto(f"{tables.base}/t/{code}")
    expect(guest.page.locator("#name")).to_be_visible()
    good(guest.page, "join")
    guest.join(f"{tables.base}/t/{code}", "Maximiliana von Oberhub")
    good(guest.page, "guest")
    screen = tables.player(locale=LONG)
    screen.page.goto(f"{tables.base}/screen/{code}")
    expect(screen.page.locator("img.qr")).to_be_visible()
    good(screen.page, "screen")


@pytest.mark.parametrize(("moment", "locale"), in_turn([*BETWEEN, *ENDS]))
def test_screen_and_spectators_read_and_fit(tables: Tables, moment: Moment, locale: str) -> None:
    code = plant(tables, moment)
    watcher = tables.player(viewport=PHONE, locale=locale)
    watcher.page.goto(f"{tables.base}/t/{code}")
    expect(watcher.page.locator("main.playing .board, .result").first).to_be_visible()
    good(watcher.page, f"spectator of {moment}")
    watcher.page.goto(f"{tables.base}/screen/{code}")
    expect(watcher.page.locator("main.screen .board, .result").first).to_be_visible()
    good(watcher.page, f"screen of {moment}")
    if moment.over:
        for eyes in ("truth&step=9", "1&step=9", "truth&step=999"):
            watcher.page.goto(f"{tables.base}/t/{code}/review/1#as={eyes}")
            expect(watcher.page.locator(".timeline")).to_be_visible()
            if watcher.page.locator(".seal").count():
                good(watcher.page, f"sealed review of {moment}")
                watcher.page.locator(".seal").click()
            expect(watcher.page.locator("#review-as")).to_have_value(eyes.split("&")[0])
            good(watcher.page, f"review of {moment} as {eyes}")


def test_the_cover_between_players_reads_and_fits(tables: Tables) -> None:
    player = tables.player(viewport=PHONE, locale=LONG)
    sit_at(tables, PROMPTS[0], player, seats=2)
    expect(player.page.locator("main.cover")).to_be_visible()
    good(player.page, "cover")


CROWDED = r"""() => {
  const felt = document.querySelector('.felt').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('.felt > div > *')].map(one => one.getBoundingClientRect())
    .filter(one => one.width).sort((a, b) => a.left - b.left);
  const out = boxes.filter(one => one.left < felt.left - 1 || one.right > felt.right + 1).length;
  const over = boxes.slice(1).filter((one, before) => one.left < boxes[before].right - 1).length;
  return [boxes.length, out, over];
}"""
"""How many things lie in the middle of a table, how many stick out of it, and how many lie over others."""


@pytest.mark.parametrize("players", [4, 8])
def test_watchers_see_the_whole_middle_of_the_table_during_an_offer(tables: Tables, players: int) -> None:
    """Both characters may lie there besides the card on offer."""
    code = plant(tables, Moment("secrets", "answer", players=players, least=20))
    watcher = tables.player(viewport=PHONE)
    watcher.page.goto(f"{tables.base}/t/{code}")
    expect(watcher.page.locator(".felt .moving")).to_be_visible()
    sizes: tuple[Any, ...] = (NARROW, PHONE, LANDSCAPE, {"width": 768, "height": 1024}, DESKTOP)
    for size in sizes:
        watcher.page.set_viewport_size(size)
        painted(watcher.page)
        count, out, over = watcher.page.evaluate(CROWDED)
        assert (count >= 7, out, over) == (True, 0, 0), size
