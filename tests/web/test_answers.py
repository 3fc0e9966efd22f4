"""Answers that come too late, and a clock that is wrong: nobody is misled."""

import json

from playwright.sync_api import Route, expect

from tests.web.lines import Line
from tests.web.players import Tables, until
from tests.web.settling import settled
from tests.web.staging import SECRETS, open_at

HOUR = 3600


def test_who_has_left_before_the_table_answers_does_not_sit_there(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    page = host.page
    held: list[Route] = []
    page.goto(tables.base)
    until(page, lambda: not tables.served.table(code).connections)
    page.route(f"**/api/tables/{code}**", lambda route: held.append(route))
    page.locator(f"a[href='/t/{code}']").first.click()
    until(page, lambda: len(held) == 2)  # the table, and which seats are here
    before = len(host.sockets)
    page.go_back()
    expect(page.locator("#front-title")).to_be_visible()
    for route in held:
        with page.expect_event("requestfinished", lambda request, route=route: request == route.request):
            route.continue_()
    settled(page)
    assert page.url == f"{tables.base}/", "nobody is led back"
    assert len(host.sockets) == before


def test_nothing_is_claimed_of_an_offer_that_is_gone(tables: Tables) -> None:
    player, _ = open_at(tables, SECRETS[2])  # an offer is to be answered
    page = player.page
    page.get_by_role("button", name="The card is …").click()
    page.get_by_role("group", name="What", exact=True).locator(".button").first.click()
    say = page.get_by_role("button", name="Say “")
    expect(say).to_be_visible()
    player.answer()
    expect(say).to_have_count(0)


def test_a_deadline_is_counted_by_the_servers_clock(tables: Tables) -> None:
    player = tables.player()
    line = Line(player.page)
    player.page.clock.install()
    now = float(player.page.evaluate("Date.now() / 1000"))

    def limited(frame: str) -> str:
        told = json.loads(frame)
        if told.get("asked"):
            told["asked"]["until"] = now + 40
        return json.dumps(told)

    line.edit = limited
    player.page.clock.set_system_time((now - HOUR) * 1000)
    open_at(tables, SECRETS[0], player=player)
    left = int(player.prompt.locator("[role=timer]").inner_text().split()[0])
    assert 0 < left <= 42
