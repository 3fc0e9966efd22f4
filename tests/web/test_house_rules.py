"""Where a table departs from the printed rules, everybody reads it before the game, and whoever looks back at it."""

import asyncio
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from brushpass.locales import languages, texts
from brushpass.table import entries as e
from brushpass.table.codes import new_code
from brushpass.table.state import TableState
from tests.web.looking import LANDSCAPE
from tests.web.players import DESKTOP, PHONE, Player, Tables, until
from tests.web.stage import LONGEST
from tests.web.staging import Moment, open_at, opening, plant

SIZES: tuple[Any, ...] = (PHONE, LANDSCAPE, DESKTOP, {"width": 1920, "height": 1080})
SWITCHED: dict[str, dict[str, bool | str]] = {
    "secrets": {"tied_hippies_win": "among-hippies", "last_pairs_stay": True, "begins": "seat-1"},
    "espionaje": {"clue_accusation": True, "accuse_after_asking": True, "no_early_accusation": True},
}
SCROLLS = "(node) => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1"


def named(page: Page, game: str, language: str = "en") -> None:
    """The page names every switch that is set."""
    rules = page.locator(".house:visible")
    expect(rules.locator("p")).to_have_text(texts(language).say("house-rules"))
    expect(rules.locator("li")).to_have_count(len(SWITCHED[game]))


@pytest.mark.parametrize("language", languages())
def test_the_briefing_names_them_and_fits_every_screen(tables: Tables, language: str) -> None:
    player = tables.player(locale=language)
    moment = Moment("secrets", players=8, least=1, rules=SWITCHED["secrets"], names=LONGEST)
    open_at(tables, moment, player=player)
    page, briefing = player.page, player.page.locator("dialog[open]")
    page.locator("[data-seat='0'] .over").click()
    briefing.get_by_text(texts(language).say("briefing-read-again")).click()
    expect(briefing.locator("#briefing-title")).to_be_visible()
    told = []
    for size in SIZES:
        page.set_viewport_size(size)
        named(page, "secrets", language)
        if briefing.evaluate(SCROLLS):
            told.append(f"{size} {briefing.evaluate('(node) => [node.scrollHeight, node.clientHeight]')}")
    assert told == []


@pytest.mark.parametrize("language", languages())
def test_espionaje_names_them_before_anybody_is_asked_and_that_fits_every_screen(tables: Tables, language: str) -> None:
    host, code = espionaje(tables, len(SWITCHED["espionaje"]), locale=language)
    page, briefing = host.page, host.page.locator("dialog[open]")
    expect(briefing.locator("#briefing-title")).to_have_text(texts(language).say("esp-briefing-title"))
    match = tables.truth(code)
    told = []
    for size in SIZES:
        page.set_viewport_size(size)
        named(page, "espionaje", language)
        if briefing.evaluate(SCROLLS):
            told.append(f"{size} {briefing.evaluate('(node) => [node.scrollHeight, node.clientHeight]')}")
    assert told == []
    assert not match.open_prompts, "it covers nothing that is asked"
    briefing.locator(".button.primary").click()
    expect(briefing).to_have_count(0)
    until(page, lambda: bool(match.open_prompts))


def test_espionaje_names_them_once_and_not_after_a_reload(tables: Tables) -> None:
    host, code = espionaje(tables, 1)
    page, briefing = host.page, host.page.locator("dialog[open]")
    expect(briefing.locator(".house li")).to_have_text(texts("en").say("rule-clue-accusation"))
    page.reload()
    expect(briefing.locator(".house li")).to_have_count(1)  # it was not put away
    page.keyboard.press("Escape")
    until(page, lambda: bool(tables.truth(code).open_prompts))
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    until(page, lambda: 0 in tables.truth(code).open_prompts)
    expect(host.prompt).to_be_visible()
    expect(briefing).to_have_count(0)


def test_espionaje_as_printed_begins_at_once(tables: Tables) -> None:
    host, code = espionaje(tables, 0)
    until(host.page, lambda: 0 in tables.truth(code).open_prompts)
    expect(host.prompt).to_be_visible()
    expect(host.page.locator("dialog[open]")).to_have_count(0)


def espionaje(tables: Tables, switches: int, **options: Any) -> tuple[Player, str]:
    """A game with a bot that has just begun, with the first few switches set; and its code."""
    host, code = tables.host("espionaje", 2, **options)
    said, state = texts(options.get("locale", "en")), tables.served.table(code).state
    for name in list(SWITCHED["espionaje"])[:switches]:
        host.page.get_by_label(said.say(f"rule-{name.replace('_', '-')}")).check()
        until(host.page, partial(is_set, state, name))
    host.page.locator(".seats .free .button").click()
    expect(host.page.locator(".lobby .button.big")).to_be_enabled()
    host.page.locator(".lobby .button.big").click()
    tables.truth_when_started(code)
    return host, code


def is_set(state: TableState, name: str) -> bool:
    """Whether the lobby has this switch on."""
    return state.settings.rules.get(name) is True


@pytest.mark.parametrize("game", SWITCHED)
@pytest.mark.parametrize("language", languages())
def test_the_shared_screen_names_them_beside_the_lobby(tables: Tables, language: str, game: str) -> None:
    page = tables.player(locale=language).page
    page.goto(f"{tables.base}/screen/{lobby(tables, Moment(game, players=4, rules=SWITCHED[game], names=LONGEST))}")
    for size in SIZES[2:]:
        page.set_viewport_size(size)
        named(page, game, language)
        expect(page.locator(".teaching")).to_be_visible()
        assert not page.evaluate(f"() => ({SCROLLS})(document.scrollingElement)"), f"{language} {size}"


def test_a_table_that_plays_as_printed_says_nothing(tables: Tables) -> None:
    page = tables.player().page
    page.goto(f"{tables.base}/screen/{lobby(tables, Moment('espionaje'))}")
    expect(page.locator(".teaching")).to_be_visible()
    expect(page.locator(".house")).to_have_count(0)


@pytest.mark.parametrize("game", SWITCHED)
def test_the_review_names_them(tables: Tables, game: str) -> None:
    page, code = tables.player().page, plant(tables, Moment(game, over=True, rules=SWITCHED[game], most=400))
    page.goto(f"{tables.base}/t/{code}/review/1")
    named(page, game)


def lobby(tables: Tables, moment: Moment) -> str:
    """A table that has not begun: its code."""
    code = new_code()
    *entries, _ = opening(moment, code, "5e" * 32, ())
    writing = tables.served.services.tables.store.append(code, 0, [e.encode(entry) for entry in entries])
    asyncio.run_coroutine_threadsafe(writing, tables.served.task.get_loop()).result(timeout=30)
    return code
