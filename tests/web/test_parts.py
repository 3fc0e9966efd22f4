"""Parts of the page that cannot be loaded: they are asked for again, and nobody is left before nothing.

Some browsers ask again for a script that failed (Chromium 156 does so where `modulepreload` failed), others never do in
the same page. No browser asks again for a style sheet.
"""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.players import Tables, until
from tests.web.settling import settled
from tests.web.staging import SECRETS, plant

SHOWN = ".board, article, #front-title"
SCRIPTS = [
    ("/t/{}", "play-secrets", "js"),
    ("/t/{}", "table", "js"),
    ("/learn", "Learn", "js"),
    ("/screen/{}", "Screen", "js"),
]
STYLES = [("/t/{}", "play-secrets", "css"), ("/t/{}", "table", "css"), ("/learn", "Learn", "css")]
TEXTS = ("/", "texts", "js")


class Missing:
    """A file of the page that cannot be loaded, the first time or until it is given back."""

    def __init__(self, page: Page, part: str, kind: str, *, times: int = 10**9) -> None:
        self.failed = 0
        self._page, self._kind, self._times = page, kind, times
        self._name = re.compile(rf"/assets/{part}-[^/]*\.{kind}$")
        page.route(self._name, self._answer)

    def _answer(self, route: Route) -> None:
        if self.failed < self._times:
            self.failed += 1
            route.abort()
        else:
            route.continue_()

    def give_back(self) -> None:
        self._times = 0

    def is_styled(self) -> bool:
        """Whether the page follows the style sheet, if it is one."""
        sheets = self._page.evaluate("[...document.styleSheets].map((one) => [one.href ?? '', one.cssRules.length])")
        return self._kind != "css" or any(self._name.search(name) and rules for name, rules in sheets)


@pytest.mark.parametrize(("path", "part", "kind"), SCRIPTS)
def test_a_part_that_fails_once_is_shown_in_the_end(tables: Tables, path: str, part: str, kind: str) -> None:
    """Browsers that ask again for a script that failed show it at once; in the others the reader asks for it."""
    page = tables.player().page
    missing = Missing(page, part, kind, times=1)
    page.goto(tables.base + path.format(plant(tables, SECRETS[0])))
    again, shown = page.locator("[role=alert] [data-again]"), page.locator(SHOWN).first
    expect(again.or_(shown)).to_be_visible()
    if again.is_visible():
        again.click()
    expect(shown).to_be_visible()
    expect(again).to_have_count(0)
    assert missing.failed == 1
    tables.complaints.clear()  # a browser complains of every file that does not come


@pytest.mark.parametrize(("path", "part", "kind"), [*SCRIPTS, *STYLES, TEXTS])
def test_a_part_that_never_comes_is_asked_for_by_the_reader(tables: Tables, path: str, part: str, kind: str) -> None:
    page = tables.player().page
    missing = Missing(page, part, kind)
    page.goto(tables.base + path.format(plant(tables, SECRETS[0])))
    again, shown = page.locator("[role=alert] [data-again]"), page.locator(SHOWN).first
    expect(again).to_be_visible()
    expect(shown).to_have_count(0)
    before = missing.failed
    with page.expect_event("load"):
        again.click()
    until(page, lambda: missing.failed > before)  # asked for in vain
    expect(again).to_be_visible()
    expect(shown).to_have_count(0)
    missing.give_back()
    again.click()
    expect(shown).to_be_visible()
    expect(again).to_have_count(0)
    assert missing.is_styled()
    tables.complaints.clear()  # a browser complains of every file that does not come


@pytest.mark.parametrize("kind", ["js", "css"])
@pytest.mark.parametrize("way", ["by links", "back and forth"])
def test_who_goes_elsewhere_and_comes_again_asks_again(tables: Tables, way: str, kind: str) -> None:
    page = tables.player().page
    missing = Missing(page, "Learn", kind)
    page.goto(tables.base)
    learn, front = page.locator(".doors a[href='/learn']"), page.locator("#front-title")
    learn.click()
    expect(page.locator("[role=alert] [data-again]")).to_be_visible()
    missing.give_back()
    page.locator("a.name").click() if way == "by links" else page.go_back()
    expect(front).to_be_visible()
    learn.click() if way == "by links" else page.go_forward()
    expect(page.locator("article")).to_be_visible()
    assert missing.is_styled()
    tables.complaints.clear()  # a browser complains of every file that does not come


def test_a_picture_that_does_not_come_is_no_failure(tables: Tables) -> None:
    page = tables.player().page
    missing = Missing(page, "Poster", "js")
    page.goto(tables.base)
    expect(page.locator("#front-title")).to_be_visible()
    until(page, lambda: missing.failed > 0)
    settled(page)
    assert [line for line in tables.complaints if "Failed to load resource" not in line] == []
    expect(page.locator("[role=alert]")).to_have_count(0)
    tables.complaints.clear()  # a browser complains of every file that does not come
