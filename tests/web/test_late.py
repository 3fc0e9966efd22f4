"""Slow lines in the lobby: answers and news come late, in an order that nobody expects."""

import re

from playwright.sync_api import Route, expect

from brushpass.core.seats import Seat
from tests.web.lines import Lag
from tests.web.players import PHONE, Tables, until
from tests.web.settling import settled, told
from tests.web.test_secrecy import with_bots


def test_who_leaves_waits_for_whom_sits_down_at_the_same_device(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    phone = tables.player(viewport=PHONE)
    phone.join(f"{tables.base}/t/{code}", "Ben")
    page = phone.page
    held: list[Route] = []
    page.route(f"**/api/tables/{code}/seats", lambda route: held.append(route))
    phone.add_here("Cat")
    until(page, lambda: bool(held))
    page.locator(".who > .button.quiet").click()
    expect(host.page.locator(".seats .free")).to_have_count(3)
    held[0].continue_()
    expect(page.locator(".seats li", has_text="Cat").locator(".tag")).to_have_text("you")


def test_two_who_sit_down_at_once_both_keep_their_seats(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    page = host.page
    held: list[Route] = []
    address = f"**/api/tables/{code}/seats"
    page.route(address, lambda route: held.append(route))
    for name in ("Ben", "Cat"):
        host.add_here(name)
    until(page, lambda: bool(held))
    settled(page)
    page.unroute(address)  # sends what is held
    page.locator(".seats .button:not(.icon)").first.click()
    for name in ("Ben", "Cat"):
        expect(page.locator(".seats li", has_text=name).locator(".tag")).to_have_text("ready")


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
    expect(page.locator(".lobby")).to_be_visible()
    expect(host.page.locator(".seats .name", has_text="Ben")).to_have_count(1)
    expect(host.page.locator(".seats .free")).to_have_count(2)


def test_who_moves_up_while_another_sits_down_keeps_the_seat(tables: Tables) -> None:
    host, code = tables.host("secrets", 6)
    phone, session = tables.player(viewport=PHONE), tables.served.table(code)
    for seat in (2, 4):  # Ben and Cat, with free seats between them
        host.page.locator(".seats .free .button").first.click()
        expect(host.page.locator(".seats .icon")).to_have_count(seat - 1)
        if seat == 2:
            phone.join(f"{tables.base}/t/{code}", "Ben")
        else:
            phone.add_here("Cat")
        expect(host.page.locator(".seats").get_by_text("ready", exact=True)).to_have_count(seat // 2)
    for seat in (1, 3):
        host.page.locator(".seats li").nth(seat).locator(".icon").click()
        expect(host.page.locator(".seats li").nth(seat)).to_have_class(re.compile("free"))
    lags = [Lag(tables, code, 2), Lag(tables, code, 4)]
    host.page.locator("[data-players='4']").click()
    until(host.page, lambda: len(session.state.seats) == 4)
    phone.add_here("Dan")
    told(tables, code, 3, phone)  # Dan sits; the phone believes that Ben and Cat still have their old seats
    for lag in lags:
        lag.release()
    until(host.page, lambda: [len(session.connections.get(Seat(seat), [])) for seat in range(4)] == [1, 1, 1, 1])
    expect(host.page.locator(".lobby .button.big")).to_be_enabled()


def test_two_changes_of_the_settings_add_up(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    page, session = host.page, tables.served.table(code)
    lag = Lag(tables, code, 0)
    page.locator("[data-deadline='60']").click()
    page.locator("[data-aids=full]").click()
    until(page, lambda: session.state.settings.deadline == 60)
    lag.release()
    until(page, lambda: session.state.settings.aids == "full")
    assert session.state.settings.deadline == 60


def test_a_change_that_is_refused_takes_no_other_with_it(tables: Tables) -> None:
    host, code = with_bots(tables, 5)
    page, session = host.page, tables.served.table(code)
    lag = Lag(tables, code, 0)
    page.locator("[data-players='4']").click()
    page.locator("[data-deadline='60']").click()
    lag.holds(page)
    lag.release()
    until(page, lambda: session.state.settings.deadline == 60)
    assert session.state.settings.players == 5


def test_nobody_is_removed_from_a_seat_that_may_be_another_by_now(tables: Tables) -> None:
    host, code = with_bots(tables, 6)
    page, session = host.page, tables.served.table(code)
    for seat in (1, 3, 4):
        page.locator(".seats li").nth(seat).locator(".icon").click()
        expect(page.locator(".seats li").nth(seat)).to_have_class(re.compile("free"))
    stays, goes = (session.state.seats[seat].name for seat in (5, 2))
    lag = Lag(tables, code, 0)
    page.locator("[data-players='4']").click()
    until(page, lambda: len(session.state.seats) == 4)
    remove = page.locator(".seats li", has_text=goes).locator(".icon")
    expect(remove).to_be_disabled()
    lag.release()
    expect(page.locator(".seats li")).to_have_count(4)
    remove.click()
    until(page, lambda: [seat_state.name for seat_state in session.state.seats].count("") == 2)
    assert stays in [seat_state.name for seat_state in session.state.seats]
