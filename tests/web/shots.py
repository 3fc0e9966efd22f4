"""`make shots`: screenshots of every page and phase, on a phone and on a desk, into web/shots.

English by day and by night, what is on screen. `make shots LANGUAGES="de fr"`: those languages by day, whole pages.
"""

import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import ViewportSize, expect, sync_playwright

from tests.web.conftest import QUIET, SHELL, Thread
from tests.web.players import DESKTOP, PATIENCE, PHONE, Player, Tables
from tests.web.settling import painted
from tests.web.staging import BETWEEN, ENDS, LAID, PROMPTS, open_at, sit_at
from tests.web.test_secrecy import with_bots

FOLDER = Path(__file__).parents[2] / "web" / "shots"
SIZES: Final[dict[str, ViewportSize]] = {"phone": PHONE, "desktop": DESKTOP}
COMPLETE: Final = """() => Promise.all([
    document.fonts.ready,
    ...[...document.images].map((image) => image.decode()),
    ...document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity)
        .map((one) => one.finished),
])"""
"""Fonts and pictures are there, and nothing moves any more."""
Theme = Literal["light", "dark"]


@dataclass(frozen=True)
class Camera:
    """How pictures are taken."""

    tables: Tables
    language: str = ""
    """Empty: English, and files that do not say so."""

    @property
    def locale(self) -> str:
        """What the browser asks for."""
        return self.language or "en-GB"

    @property
    def themes(self) -> tuple[Theme, ...]:
        """By day, and in English by night too."""
        return ("light",) if self.language else ("light", "dark")

    def shoot(self, player: Player, name: str) -> None:
        """Keep a page as it looks on a phone and on a desk."""
        page = player.page
        for (size, viewport), theme in product(SIZES.items(), self.themes):
            page.set_viewport_size(viewport)
            page.emulate_media(color_scheme=theme)
            page.evaluate(COMPLETE)
            painted(page)
            words = (self.language, size, name, "dark" if theme == "dark" else "")
            file = f"{'-'.join(filter(None, words))}.png"
            page.screenshot(path=FOLDER / file, full_page=bool(self.language))
            print(file, flush=True)
        page.emulate_media(color_scheme="light")


def around(camera: Camera) -> None:
    """Pages without a game."""
    tables = camera.tables
    player = tables.player(locale=camera.locale)
    for path, name in (("/", "front"), ("/learn/secrets", "learn-secrets"), ("/learn/espionaje", "learn-espionaje")):
        player.page.goto(tables.base + path)
        expect(player.page.locator("h1").first).to_be_visible()
        camera.shoot(player, name)
    host, code = tables.host("secrets", 6, locale=camera.locale)
    camera.shoot(host, "lobby")
    for path, name, there in ((f"/t/{code}", "join", "#name"), (f"/screen/{code}", "screen", "img.qr")):
        player.page.goto(tables.base + path)
        expect(player.page.locator(there)).to_be_visible()
        camera.shoot(player, name)


def phases(camera: Camera) -> None:
    """Every kind of prompt, the time between, and the end."""
    tables = camera.tables
    briefed, _ = with_bots(tables, 6, locale=camera.locale)
    briefed.page.locator(".lobby .button.big").click()
    expect(briefed.page.locator("dialog[open]")).to_be_visible()
    camera.shoot(briefed, "secrets-briefing")
    covered = tables.player(locale=camera.locale)
    sit_at(tables, PROMPTS[0], covered, seats=2)
    expect(covered.page.locator("main.cover")).to_be_visible()
    camera.shoot(covered, "cover")
    for moment in (*PROMPTS, *BETWEEN, LAID, *ENDS):
        player, code = open_at(tables, moment, locale=camera.locale)
        if moment.over:
            expect(player.page.locator("section.end")).to_be_visible()
        camera.shoot(player, str(moment))
        if not moment.asked:
            player.page.goto(f"{tables.base}/screen/{code}")
            expect(player.page.locator("main.screen .board, .result").first).to_be_visible()
            camera.shoot(player, f"screen-{moment}")
        if moment.over:
            player.page.goto(f"{tables.base}/t/{code}/review/1#as=0&step=6")
            player.page.locator(".seal").click()
            player.page.locator(".judge .button").click()
            expect(player.page.locator("#sums-title")).to_be_visible(timeout=8 * PATIENCE)
            camera.shoot(player, f"{moment.game}-review")
        player.page.close()


def main(asked: Sequence[str]) -> None:
    """Take all of them, in the languages that were asked for."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        thread = Thread(Path(folder))
        browser = playwright.chromium.launch(executable_path=SHELL, args=QUIET)
        tables = Tables(thread.served, browser)
        for language in asked or [""]:
            camera = Camera(tables, language)
            around(camera)
            phases(camera)
        tables.close()
        browser.close()
        thread.stop()
    print(*tables.complaints, sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
