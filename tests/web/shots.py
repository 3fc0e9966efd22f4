"""`make shots`: screenshots of every page and phase, on a phone and on a desk, light and dark, into web/shots."""

import tempfile
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import expect, sync_playwright

from tests.web.conftest import QUIET, Thread
from tests.web.players import DESKTOP, PATIENCE, PHONE, Player, Tables
from tests.web.settling import painted
from tests.web.staging import BETWEEN, ENDS, LAID, PROMPTS, open_at, sit_at

FOLDER = Path(__file__).parents[2] / "web" / "shots"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
COMPLETE: Final = """() => Promise.all([
    document.fonts.ready,
    ...[...document.images].map((image) => image.decode()),
    ...document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity)
        .map((one) => one.finished),
])"""
"""Fonts and pictures are there, and nothing moves any more."""
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


def shoot(player: Player, size: str, name: str) -> None:
    """Keep what is on screen, by day and by night."""
    for theme in THEMES:
        player.page.emulate_media(color_scheme=theme)
        player.page.evaluate(COMPLETE)
        painted(player.page)
        file = f"{size}-{name}{'-dark' * (theme == 'dark')}.png"
        player.page.screenshot(path=FOLDER / file)
        print(file, flush=True)
    player.page.emulate_media(color_scheme="light")


def around(tables: Tables, size: str) -> None:
    """Pages without a game."""
    player = tables.player(viewport=SIZES[size])
    for path, name in (("/", "front"), ("/learn/secrets", "learn-secrets"), ("/learn/espionaje", "learn-espionaje")):
        player.page.goto(tables.base + path)
        expect(player.page.locator("h1").first).to_be_visible()
        shoot(player, size, name)
    host, code = tables.host("secrets", 6, viewport=SIZES[size])
    shoot(host, size, "lobby")
    for path, name, there in ((f"/t/{code}", "join", "#name"), (f"/screen/{code}", "screen", "img.qr")):
        player.page.goto(tables.base + path)
        expect(player.page.locator(there)).to_be_visible()
        shoot(player, size, name)


def phases(tables: Tables, size: str) -> None:
    """Every kind of prompt, the time between, and the end."""
    briefed, covered = tables.player(viewport=SIZES[size]), tables.player(viewport=SIZES[size])
    sit_at(tables, PROMPTS[0], briefed)
    expect(briefed.page.locator("dialog[open]")).to_be_visible()
    shoot(briefed, size, "secrets-briefing")
    sit_at(tables, PROMPTS[0], covered, seats=2)
    expect(covered.page.locator("main.cover")).to_be_visible()
    shoot(covered, size, "cover")
    for moment in (*PROMPTS, *BETWEEN, LAID, *ENDS):
        player, code = open_at(tables, moment, viewport=SIZES[size])
        if moment.over:
            expect(player.page.locator("section.end")).to_be_visible()
        shoot(player, size, str(moment))
        if not moment.asked:
            player.page.goto(f"{tables.base}/screen/{code}")
            expect(player.page.locator("main.screen .board, .result").first).to_be_visible()
            shoot(player, size, f"screen-{moment}")
        if moment.over:
            player.page.goto(f"{tables.base}/t/{code}/review/1#as=0&step=6")
            player.page.locator(".judge .button").click()
            expect(player.page.locator("#sums-title")).to_be_visible(timeout=8 * PATIENCE)
            shoot(player, size, f"{moment.game}-review")
        player.page.close()


def main() -> None:
    """Take all of them."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        thread = Thread(Path(folder))
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=QUIET)
        tables = Tables(thread.served, browser)
        for size in SIZES:
            around(tables, size)
            phases(tables, size)
        tables.close()
        browser.close()
        thread.stop()
    print(*tables.complaints, sep="\n")


if __name__ == "__main__":
    main()
