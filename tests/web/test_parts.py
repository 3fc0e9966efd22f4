"""Parts of the page that come late or not at all, and answers that come too late: nobody is left before nothing."""

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.lines import Line
from tests.web.players import PATIENCE, Tables, until
from tests.web.staging import SECRETS, open_at, plant

HOUR = 3600


@pytest.mark.parametrize(("path", "part"), [("/t/{}", "play-secrets"), ("/learn", "Learn"), ("/screen/{}", "Screen")])
def test_a_part_that_did_not_come_is_asked_for_again(tables: Tables, path: str, part: str) -> None:
    page = tables.player().page
    failed: list[str] = []

    def fail_once(route: Route) -> None:
        if failed:
            route.continue_()
        else:
            failed.append(route.request.url)
            route.abort()

    page.route(re.compile(rf"/assets/{part}-.*\.js$"), fail_once)
    page.goto(tables.base + path.format(plant(tables, SECRETS[0])))
    again = page.locator("[role=alert] [data-again]")
    expect(again).to_be_visible(timeout=PATIENCE)
    again.click()
    expect(page.locator(".board, article").first).to_be_visible(timeout=PATIENCE)
    assert failed
    expect(again).to_have_count(0)
    tables.complaints.clear()  # a browser complains of every file that does not come


def test_who_has_left_before_the_table_answers_does_not_sit_there(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    page = host.page
    held: list[Route] = []
    page.goto(tables.base)
    page.wait_for_timeout(300)
    page.route(f"**/api/tables/{code}**", lambda route: held.append(route))
    page.locator(f"a[href='/t/{code}']").first.click()
    until(page, lambda: bool(held))
    page.go_back()
    expect(page.locator("#front-title")).to_be_visible(timeout=PATIENCE)
    for route in held:
        route.continue_()
    page.wait_for_timeout(500)
    assert page.url == f"{tables.base}/", "nobody is led back"
    assert not tables.served.table(code).connections


def test_nothing_is_claimed_of_an_offer_that_is_gone(tables: Tables) -> None:
    player, _ = open_at(tables, SECRETS[2])  # an offer is to be answered
    page = player.page
    page.get_by_role("button", name="The card is …").click()
    page.get_by_role("group", name="What", exact=True).locator(".button").first.click()
    say = page.get_by_role("button", name="Say: ")
    expect(say).to_be_visible()
    player.answer()
    expect(say).to_have_count(0, timeout=PATIENCE)


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
