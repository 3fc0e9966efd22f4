"""Somebody has their own data erased at a table, from the menu of their seat."""

import re

from playwright.sync_api import expect

from brushpass.core.seats import CODE_NAMES
from tests.web.looking import good
from tests.web.players import PHONE, Tables

OWN = re.compile(r"/api/tables/[^/]+/own$")


def test_a_person_sees_what_goes_and_what_stays_and_is_then_erased(tables: Tables) -> None:
    host, code = tables.host("espionaje", 2)
    guest = tables.player(viewport=PHONE)
    guest.join(f"{tables.base}/t/{code}", "Ben")
    host.page.locator(".lobby .button.big:enabled").click()
    expect(guest.page.locator("main.playing .board")).to_be_visible()
    guest.dismiss()

    menu = guest.seat_menu()
    menu.get_by_role("button", name="Erase my data at this table").click()
    look = menu.get_by_role("region", name="Erase my data at this table")
    expect(look).to_contain_text("A code name replaces your name")
    expect(look).to_contain_text("Your moves stay")
    expect(look).to_contain_text("A bot will play on for you")
    good(guest.page, "the second look before erasing")
    menu.get_by_role("button", name="Close").click()
    guest.seat_menu()
    expect(look).to_have_count(0)  # every look is a first look again

    menu.get_by_role("button", name="Erase my data at this table").click()
    guest.page.route(OWN, lambda route: route.abort() if route.request.method == "DELETE" else route.fallback())
    look.get_by_role("button", name="Erase now").click()
    expect(look.get_by_role("alert")).to_contain_text("Nothing was erased.")
    expect(look.get_by_role("alert")).to_contain_text("The server can’t be reached.")
    assert tables.served.table(code).state.seats[1].name == "Ben"
    tables.complaints.clear()  # the browser says that the request failed

    guest.page.unroute(OWN)
    look.get_by_role("button", name="Erase now").click()
    expect(guest.page).to_have_url(f"{tables.base}/")
    expect(guest.page.get_by_text(code)).to_have_count(0)
    host.page.reload()
    expect(host.page.locator("main.playing .board")).to_be_visible()
    host.dismiss()
    expect(host.page.get_by_text(CODE_NAMES[1]).first).to_be_visible()
    expect(host.page.get_by_text("Ben")).to_have_count(0)
