"""Slow lines at tables: what comes late holds up nothing else, and what is not wanted any more changes nothing."""

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.lines import Lag, Line
from tests.web.players import PHONE, Player, Tables, moved, until
from tests.web.settling import painted, settled
from tests.web.staging import ME, Moment, open_at, sit_at
from tests.web.test_secrecy import with_bots

TURN = Moment("espionaje", "turn", players=3, least=3)
WATCH = """() => {
    const until = (done) => new Promise((wake) => {
        const look = () => (done() ? wake(performance.now()) : requestAnimationFrame(look));
        look();
    });
    const gone = until(() => !document.querySelector('.lobby'));
    const briefed = until(() => document.querySelector('dialog[open]'));
    window.between = Promise.all([gone, briefed]).then(([begun, told]) => told - begun);
    window.briefing = briefed.then(() => document.querySelector('dialog[open]').innerText);
}"""
"""Measure the time from the lobby's end to the briefing, and note what it says when it opens."""
ANSWER = Moment("secrets", "answer", players=5, least=8)


def test_who_starts_is_at_the_table_at_once(tables: Tables) -> None:
    host, _ = with_bots(tables, 5, motion="no-preference")
    host.page.evaluate(WATCH)
    host.page.locator(".lobby .button.big").click()
    assert host.page.evaluate("between") > 500, "the first events are shown at the table, one by one"
    expect(host.page.locator(".log li", has_text="Turn 1:")).to_be_visible()
    assert host.page.locator("dialog[open]").inner_text() == host.page.evaluate("briefing"), "it opens when it is whole"


def test_talk_on_its_way_does_not_hold_up_a_choice(tables: Tables) -> None:
    player, code = open_at(tables, ANSWER)
    match = tables.truth(code)
    number = match.open_prompts[ME].number
    lag = Lag(tables, code, 0)
    player.page.locator("aside form .input").fill("hello")
    player.page.keyboard.press("Enter")
    lag.holds(player.page)
    painted(player.page)
    assert player.prompt.get_attribute("inert") is None
    player.prompt.locator(".deeds .button").first.click()
    until(player.page, lambda: moved(match, ME, number))
    lag.release()


@pytest.mark.parametrize("path", ["/screen/", "/t/"])
def test_who_comes_back_to_another_game_sees_it(tables: Tables, path: str) -> None:
    player, watcher = tables.player(), tables.player()
    code = sit_at(tables, Moment("secrets", players=4, over=True), player, others_absent=True)
    page, line = player.page, Line(watcher.page)
    expect(page.locator("section.end")).to_be_visible()
    watcher.page.goto(f"{tables.base}{path}{code}")
    expect(watcher.page.locator(".result")).to_be_visible()
    line.cut()
    play_espionaje(player)
    line.mend()
    if path == "/t/":  # nobody is pulled away from an end, except a television
        watcher.page.get_by_role("button", name="Go to the next game").click()
    expect(watcher.page.locator(".secret-file, [data-player]").first).to_be_visible()
    expect(watcher.page.locator(".result")).to_have_count(0)
    expect(watcher.page.locator(".board")).to_be_visible()


def play_espionaje(player: Player) -> None:
    """Another game at the same table, against bots."""
    page = player.page
    page.locator("section.end .button.primary").first.click()
    for free in range(1, 4):
        page.locator(".seats .icon").first.click()
        page.get_by_role("button", name=re.compile("^Remove ")).click()
        expect(page.locator(".seats .free")).to_have_count(free)
    page.locator(".choices .button", has_text="ESPIONAJE").click()
    expect(page.locator(".choices .button[aria-pressed=true]", has_text="ESPIONAJE")).to_be_visible()
    for free in range(2, -1, -1):
        page.locator(".seats .free .button").first.click()
        expect(page.locator(".seats .free")).to_have_count(free)
    page.locator(".lobby .button.big").click()
    expect(page.locator("main.playing")).to_be_visible()


def test_who_has_gone_elsewhere_is_not_called_to_a_table_that_opens_late(tables: Tables) -> None:
    page = tables.player().page
    page.goto(tables.base)
    held: list[Route] = []
    page.route(
        "**/api/tables", lambda route: held.append(route) if route.request.method == "POST" else route.continue_()
    )
    page.locator("[data-host=secrets]").click()
    until(page, lambda: bool(held))
    page.locator("a.button[href='/learn']").click()
    expect(page.locator("article h1")).to_be_visible()
    with page.expect_event("requestfinished", lambda request: request == held[0].request):
        held[0].continue_()
    settled(page)
    assert page.url == f"{tables.base}/learn"


def test_a_look_that_fails_is_taken_again_and_covers_no_table(tables: Tables) -> None:
    device, own = tables.player(viewport=PHONE), tables.player()
    sit_at(tables, TURN, device, seats=3)
    device.page.locator("main.cover .button.big").click()
    link = device.seat_link()
    failed: list[Route] = []

    def fail(route: Route) -> None:
        failed.append(route)
        route.fulfill(status=503, body="")

    device.page.route("**/own", fail)
    own.page.goto(link)
    expect(own.prompt).to_be_visible()
    until(device.page, lambda: bool(failed))
    expect(device.page.locator("main.cover")).to_be_visible()
    with device.page.expect_response(lambda answer: answer.url.endswith("/own") and answer.ok):
        device.page.unroute("**/own")
    tables.complaints.clear()  # the browser says that it got a 503
    expect(device.page.locator("main.cover")).to_be_visible()


def test_a_table_that_is_gone_is_not_asked_for_without_end(tables: Tables) -> None:
    device, own = tables.player(viewport=PHONE), tables.player()
    code = sit_at(tables, TURN, device, seats=3)
    device.page.locator("main.cover .button.big").click()
    link = device.seat_link()
    gone = json.dumps({"code": "no-such-table", "text": ""})
    device.page.route(f"**/api/tables/{code}", lambda route: route.fulfill(status=404, body=gone))
    own.page.goto(link)
    expect(device.page.locator(".problem")).to_be_visible()
    tables.complaints.clear()  # the browser says that it got a 404


def test_a_link_pasted_into_a_tab_that_shows_its_table_takes_the_seat(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    guest = tables.player(viewport=PHONE)
    guest.join(f"{tables.base}/t/{code}", "Ben")
    host.page.goto(guest.seat_link())
    expect(guest.page.locator(".denied")).to_be_visible()
    expect(host.page).to_have_url(f"{tables.base}/t/{code}")
