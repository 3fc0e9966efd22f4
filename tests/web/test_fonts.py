"""Letters arrive after the page, and nothing moves under a finger when they do."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.web.players import Tables, until

PLACES = """() => [...document.querySelectorAll('a, button, input, h1, h2')]
  .filter((one) => one.getBoundingClientRect().width > 0)
  .map((one) => ({ name: one.innerText || one.id, top: one.getBoundingClientRect().top + scrollY }))"""
"""Where everything is that can be pressed, and every heading."""
HAS_LETTERS = "() => [...document.fonts].some((face) => face.family === 'Archivo' && face.status === 'loaded')"
MOVES = 3
"""How many pixels are not noticed."""


def places(page: Page) -> list[dict[str, Any]]:
    """Where things are now."""
    found: list[dict[str, Any]] = page.evaluate(PLACES)
    return found


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=["phone", "desktop"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_letters_that_arrive_move_nothing(tables: Tables, size: tuple[int, int], language: str) -> None:
    """Before its letters are there, the front page stands as it will stay."""
    width, height = size
    page = tables.player(viewport={"width": width, "height": height}, locale=language).page
    held: list[Route] = []
    page.route("**/*.woff2", lambda route: held.append(route))
    page.goto(tables.base)
    page.locator("[data-host]").first.wait_for()
    until(page, lambda: bool(held))
    before = places(page)
    assert not page.evaluate(HAS_LETTERS)
    page.unroute_all()  # lets through what was held
    until(page, lambda: page.evaluate(HAS_LETTERS))
    page.evaluate("() => document.fonts.ready")
    after = places(page)
    assert [one["name"] for one in before] == [one["name"] for one in after]
    moved = {now["name"]: now["top"] - then["top"] for then, now in zip(before, after, strict=True)}
    assert {name: by for name, by in moved.items() if abs(by) > MOVES} == {}
