"""What the page asks for before its own code is there: the right things, and each of them once."""

import json
import re

from playwright.sync_api import Page, Route, WebSocket, expect

from brushpass.table.codes import new_token
from tests.web.players import Tables, until
from tests.web.staging import SECRETS, plant


class Watched:
    """A page of which one file does not come before it is let through, and everything else that it asks for."""

    def __init__(self, page: Page, held: str = "base") -> None:
        self._page = page
        self._held: list[Route] = []
        self.paths: list[str] = []
        self.hellos: list[dict[str, object]] = []
        page.on("request", lambda request: self.paths.append(request.url.partition("//")[2].partition("/")[2]))
        page.on("websocket", self._opened)
        page.route(re.compile(rf"/assets/{held}-[^/]*\.js$"), lambda route: self._held.append(route))

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda sent: self._sent(json.loads(sent)))

    def _sent(self, message: dict[str, object]) -> None:
        if message["type"] == "hello":
            self.hellos.append(message)

    def count(self, pattern: str) -> int:
        """How often something was asked for."""
        return sum(re.fullmatch(pattern, path) is not None for path in self.paths)

    def let_through(self) -> None:
        """Let the file come."""
        until(self._page, lambda: bool(self._held))
        self._page.unroute_all()  # lets through what was held


def test_a_table_is_asked_for_before_the_code_of_the_page_is_there(tables: Tables) -> None:
    page = tables.player(locale="de-AT").page
    watched, token = Watched(page), new_token()
    code = plant(tables, SECRETS[0], [token])
    page.context.add_cookies([{"name": f"seat-{code}", "value": token, "url": tables.base}])
    page.goto(f"{tables.base}/t/{code}", wait_until="commit")
    until(page, lambda: len(watched.hellos) == 1)
    assert watched.hellos[0] == {"type": "hello", "code": code, "after": 0, "seat": 0}
    parts = ("table", "texts", "play-secrets", "art-secrets")
    until(page, lambda: all(watched.count(rf"assets/{part}-[^/]*\.js") for part in parts))
    watched.let_through()
    expect(page.locator("main.playing .board")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert len(watched.hellos) == 1
    assert watched.count(rf"api/tables/{code}") == watched.count(rf"api/tables/{code}/own") == 1
    assert watched.count(r"assets/texts-[^/]*\.js") == 1
    tables.complaints.clear()  # a browser complains of what was loaded ahead and not used for seconds


def test_nothing_of_a_table_is_seen_before_the_seat_that_a_link_brings_is_there(tables: Tables) -> None:
    page = tables.player().page
    watched = Watched(page)
    code = plant(tables, SECRETS[0])
    page.goto(f"{tables.base}/t/{code}#seat=0&link=none", wait_until="commit")
    until(page, lambda: watched.count(r"assets/texts-[^/]*\.js") == 1)
    assert not watched.hellos
    assert watched.count(r"api/.*") == 0
    watched.let_through()
    expect(page.locator("[role=alert]")).to_be_visible()
    assert watched.paths[[*map(is_api, watched.paths)].index(True)] == f"api/tables/{code}/move"
    tables.complaints.clear()  # a browser complains of every refusal


def test_a_script_that_comes_late_asks_for_nothing(tables: Tables) -> None:
    _, code = tables.host("secrets", 4)
    page = tables.player().page
    watched = Watched(page, held="ahead")
    page.goto(f"{tables.base}/t/{code}", wait_until="commit")
    page.locator("#name").fill("Ben")
    with page.expect_event("requestfinished", lambda request: "/assets/ahead-" in request.url):
        watched.let_through()
    page.locator("form button[type=submit]").click()
    expect(page.locator(".lobby")).to_be_visible()  # by an answer from before, it would still hold no seat
    assert len(watched.hellos) == 1


def is_api(path: str) -> bool:
    """Whether the server itself answers this."""
    return path.startswith("api/")
