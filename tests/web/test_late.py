"""Slow lines: answers and news come late, in an order that nobody expects, or when they are not wanted any more."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from brushpass.core.seats import Seat
from tests.web.lines import Lag, Line
from tests.web.players import PATIENCE, PHONE, Player, Tables, moved, until
from tests.web.staging import ME, Moment, open_at, sit_at

TURN = Moment("espionaje", "turn", players=3, least=3)
ANSWER = Moment("secrets", "answer", players=5, least=8)


def add_here(page: Page, name: str) -> None:
    page.locator("#add-here").fill(name)
    page.locator("form:has(#add-here) button").click()


def test_who_leaves_waits_for_whom_sits_down_at_the_same_device(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    phone = tables.player(viewport=PHONE)
    phone.join(f"{tables.base}/t/{code}", "Ben")
    page = phone.page
    held: list[Route] = []
    page.route(f"**/api/tables/{code}/seats", lambda route: held.append(route))
    add_here(page, "Cat")
    until(page, lambda: bool(held))
    page.locator(".who > .button.quiet").click()
    expect(host.page.locator(".seats .free")).to_have_count(3, timeout=PATIENCE)
    held[0].continue_()
    expect(page.locator(".seats li", has_text="Cat").locator(".tag")).to_have_text("you", timeout=PATIENCE)


def test_two_who_sit_down_at_once_both_keep_their_seats(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    page = host.page
    held: list[Route] = []
    address = f"**/api/tables/{code}/seats"
    page.route(address, lambda route: held.append(route))
    for name in ("Ben", "Cat"):
        add_here(page, name)
    until(page, lambda: bool(held))
    page.wait_for_timeout(300)
    page.unroute(address)  # sends what is held
    page.locator(".seats .button:not(.icon)").first.click()
    for name in ("Ben", "Cat"):
        expect(page.locator(".seats li", has_text=name).locator(".tag")).to_have_text("ready", timeout=PATIENCE)


def test_who_sits_down_in_a_hurry_sits_once(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    page = tables.player(viewport=PHONE).page
    page.goto(f"{tables.base}/t/{code}")
    page.locator("#name").fill("Ben")
    held: list[Route] = []
    address = f"**/api/tables/{code}/seats"
    page.route(address, lambda route: held.append(route))
    for _ in range(2):
        page.locator("#name").press("Enter")
    until(page, lambda: bool(held))
    page.unroute(address)
    expect(page.locator(".lobby")).to_be_visible(timeout=PATIENCE)
    expect(host.page.locator(".seats .name", has_text="Ben")).to_have_count(1, timeout=PATIENCE)
    expect(host.page.locator(".seats .free")).to_have_count(2)


def test_who_moves_up_while_another_sits_down_keeps_the_seat(tables: Tables) -> None:
    host, code = tables.host("secrets", 6)
    phone, live = tables.player(viewport=PHONE), tables.served.table(code)
    for seat in (2, 4):  # Ben and Cat, with free seats between them
        host.page.locator(".seats .free .button").first.click()
        until(host.page, lambda seat=seat: live.room.chairs[seat - 1].mind != "")  # type: ignore[misc]
        if seat == 2:
            phone.join(f"{tables.base}/t/{code}", "Ben")
        else:
            add_here(phone.page, "Cat")
        until(host.page, lambda seat=seat: live.room.chairs[seat].ready)  # type: ignore[misc]
    for seat in (1, 3):
        host.page.locator(".seats li").nth(seat).locator(".icon").click()
        until(host.page, lambda seat=seat: live.room.chairs[seat].is_free)  # type: ignore[misc]
    lags = [Lag(tables, code, 2), Lag(tables, code, 4)]
    host.page.locator("[data-players='4']").click()
    until(host.page, lambda: len(live.room.chairs) == 4)
    add_here(phone.page, "Dan")
    until(host.page, lambda: live.room.chairs[3].name == "Dan")
    phone.page.wait_for_timeout(500)
    for lag in lags:
        lag.release()
    until(host.page, lambda: [len(live.connections.get(Seat(seat), [])) for seat in range(4)] == [1, 1, 1, 1])
    expect(host.page.locator(".lobby .button.big")).to_be_enabled(timeout=PATIENCE)


def test_two_changes_of_the_settings_add_up(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    page, live = host.page, tables.served.table(code)
    lag = Lag(tables, code, 0)
    page.locator(".choices [data-players='60']").click()
    page.locator(".choices .button", has_text="everything").click()
    until(page, lambda: live.room.settings.deadline == 60)
    lag.release()
    until(page, lambda: live.room.settings.aids == "full")
    assert live.room.settings.deadline == 60


def test_a_change_that_is_refused_takes_no_other_with_it(tables: Tables) -> None:
    host, code = tables.host("secrets", 5)
    page, live = host.page, tables.served.table(code)
    for count in range(1, 5):
        page.locator(".seats .free .button").first.click()
        expect(page.locator(".seats .icon")).to_have_count(count, timeout=PATIENCE)
    lag = Lag(tables, code, 0)
    page.locator("[data-players='4']").click()
    page.locator(".choices [data-players='60']").click()
    page.wait_for_timeout(300)
    lag.release()
    until(page, lambda: live.room.settings.deadline == 60)
    assert live.room.settings.players == 5


def test_nobody_is_removed_from_a_seat_that_may_be_another_by_now(tables: Tables) -> None:
    host, code = tables.host("secrets", 6)
    page, live = host.page, tables.served.table(code)
    for count in range(1, 6):
        page.locator(".seats .free .button").first.click()
        expect(page.locator(".seats .icon")).to_have_count(count, timeout=PATIENCE)
    for seat in (1, 3, 4):
        page.locator(".seats li").nth(seat).locator(".icon").click()
        expect(page.locator(".seats li").nth(seat)).to_have_class(re.compile("free"), timeout=PATIENCE)
    stays, goes = (live.room.chairs[seat].name for seat in (5, 2))
    lag = Lag(tables, code, 0)
    page.locator("[data-players='4']").click()
    until(page, lambda: len(live.room.chairs) == 4)
    remove = page.locator(".seats li", has_text=goes).locator(".icon")
    expect(remove).to_be_disabled()
    lag.release()
    expect(page.locator(".seats li")).to_have_count(4, timeout=PATIENCE)
    remove.click()
    until(page, lambda: [chair.name for chair in live.room.chairs].count("") == 2)
    assert stays in [chair.name for chair in live.room.chairs]


def test_who_starts_is_at_the_table_at_once(tables: Tables) -> None:
    host, code = tables.host("secrets", 5, motion="no-preference")
    for count in range(1, 5):
        host.page.locator(".seats .free .button").first.click()
        expect(host.page.locator(".seats .icon")).to_have_count(count, timeout=PATIENCE)
    host.page.locator(".lobby .button.big").click()
    tables.truth_when_started(code)
    host.page.wait_for_timeout(400)  # the first events are still being shown
    assert host.page.locator(".lobby").count() == 0
    briefing = host.page.locator("dialog[open]")
    expect(briefing).to_be_visible(timeout=PATIENCE)
    told = briefing.inner_text()
    host.page.wait_for_timeout(1500)
    assert briefing.inner_text() == told  # it opens when it is whole


def test_talk_on_its_way_does_not_hold_up_a_choice(tables: Tables) -> None:
    player, code = open_at(tables, ANSWER)
    match = tables.truth(code)
    number = match.asking[ME].number
    lag = Lag(tables, code, 0)
    player.page.locator("aside form .input").fill("hello")
    player.page.keyboard.press("Enter")
    player.page.wait_for_timeout(100)
    assert player.prompt.get_attribute("inert") is None
    player.prompt.locator(".deeds .button").first.click()
    until(player.page, lambda: moved(match, ME, number))
    lag.release()


@pytest.mark.parametrize("path", ["/screen/", "/t/"])
def test_who_comes_back_to_another_game_sees_it(tables: Tables, path: str) -> None:
    player, watcher = tables.player(), tables.player()
    code = sit_at(tables, Moment("secrets", players=4, over=True), player)
    page, line = player.page, Line(watcher.page)
    expect(page.locator("section.end")).to_be_visible(timeout=PATIENCE)
    watcher.page.goto(f"{tables.base}{path}{code}")
    expect(watcher.page.locator(".result")).to_be_visible(timeout=PATIENCE)
    line.cut()
    play_espionaje(player)
    line.mend()
    expect(watcher.page.locator(".secret-file, [data-player]").first).to_be_visible(timeout=PATIENCE)
    expect(watcher.page.locator(".result")).to_have_count(0)
    expect(watcher.page.locator("aside")).to_be_visible()


def play_espionaje(player: Player) -> None:
    """Another game at the same table, against bots."""
    page = player.page
    page.locator("section.end .button.primary").first.click()
    for free in range(1, 4):
        page.locator(".seats .icon").first.click()
        expect(page.locator(".seats .free")).to_have_count(free, timeout=PATIENCE)
    page.locator(".choices .button", has_text="ESPIONAJE").click()
    expect(page.locator(".choices .button[aria-pressed=true]", has_text="ESPIONAJE")).to_be_visible(timeout=PATIENCE)
    for free in range(2, -1, -1):
        page.locator(".seats .free .button").first.click()
        expect(page.locator(".seats .free")).to_have_count(free, timeout=PATIENCE)
    page.locator(".lobby .button.big").click()
    expect(page.locator("main.playing")).to_be_visible(timeout=PATIENCE)


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
    expect(page.locator("article h1")).to_be_visible(timeout=PATIENCE)
    with page.expect_response("**/api/tables"):
        held[0].continue_()
    page.wait_for_timeout(300)
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
    expect(own.prompt).to_be_visible(timeout=PATIENCE)
    until(device.page, lambda: bool(failed))
    expect(device.page.locator("main.cover")).to_be_visible(timeout=PATIENCE)
    device.page.unroute("**/own")
    with device.page.expect_response("**/own"):
        pass
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
    expect(device.page.locator(".problem")).to_be_visible(timeout=PATIENCE)
    tables.complaints.clear()  # the browser says that it got a 404


def test_a_link_pasted_into_a_tab_that_shows_its_table_takes_the_seat(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    guest = tables.player(viewport=PHONE)
    guest.join(f"{tables.base}/t/{code}", "Ben")
    host.page.goto(guest.seat_link())
    expect(guest.page.locator(".denied")).to_be_visible(timeout=PATIENCE)
    expect(host.page).to_have_url(f"{tables.base}/t/{code}")
