"""`make shots`: screenshots of every page and phase, on a phone and on a desk, into web/shots."""

import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from tests.web.conftest import QUIET, Thread
from tests.web.players import DESKTOP, PATIENCE, PHONE, Player, Tables

FOLDER = Path(__file__).parents[2] / "web" / "shots"
SIZES = {"phone": PHONE, "desktop": DESKTOP}


def shoot(player: Player, size: str, name: str) -> None:
    """Keep what is on screen."""
    player.page.wait_for_timeout(400)  # fonts and pictures
    player.page.screenshot(path=FOLDER / f"{size}-{name}.png")
    print(f"{size}-{name}.png", flush=True)


def around(tables: Tables, size: str) -> None:
    """Pages without a game."""
    player = tables.player(viewport=SIZES[size])
    for path, name in (("/", "front"), ("/learn", "learn")):
        player.page.goto(tables.base + path)
        expect(player.page.locator("h1").first).to_be_visible(timeout=PATIENCE)
        shoot(player, size, name)
    host, code = tables.host("secrets", 6, viewport=SIZES[size])
    shoot(host, size, "lobby")
    for path, name in ((f"/t/{code}", "join"), (f"/screen/{code}", "screen")):
        player.page.goto(tables.base + path)
        player.page.wait_for_timeout(800)
        shoot(player, size, name)


def through(tables: Tables, size: str, game: str, players: int) -> None:
    """Every phase of a game against bots with all aids, and what comes after it."""
    host, code = tables.host(game, players, viewport=SIZES[size])
    host.page.locator(".choices fieldset").nth(3).locator(".button").last.click()
    host.page.locator(".who fieldset .button").first.click()
    host.page.locator(".who .button.second").click()
    expect(host.page.locator(".lobby .button.big")).to_be_enabled(timeout=PATIENCE)
    host.page.locator(".lobby .button.big").click()
    match = tables.truth_when_started(code)
    expect(host.page.locator("main.playing")).to_be_visible(timeout=PATIENCE)
    host.page.wait_for_timeout(1000)
    if host.page.locator("dialog[open]").count():
        shoot(host, size, f"{game}-briefing")
        host.dismiss()
    seen: set[str] = set()
    for answer in range(60):
        if match.is_over:
            break
        if not host.prompt.count():
            host.page.wait_for_timeout(200)
            continue
        ask = match.asking[0].prompt.ask
        if ask not in seen:
            seen.add(ask)
            shoot(host, size, f"{game}-{ask}")
        if game == "espionaje" and answer > 12 and ask == "turn":
            host.prompt.locator(".deeds > .button:not(.primary)").click()
            host.page.locator("dialog[open] .button.primary").click()
        else:
            host.answer(answer)
        host.page.wait_for_timeout(300)
    if match.is_over:
        expect(host.page.locator("section.end")).to_be_visible(timeout=PATIENCE)
        shoot(host, size, f"{game}-end")
        host.page.goto(f"{tables.base}/t/{code}/review/1#as=0&step=6")
        host.page.locator(".judge .button").click()
        expect(host.page.locator("#sums-title")).to_be_visible(timeout=8 * PATIENCE)
        shoot(host, size, f"{game}-review")


def main() -> None:
    """Take all of them."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        thread = Thread(Path(folder))
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=QUIET)
        tables = Tables(thread.served, browser)
        for size in SIZES:
            around(tables, size)
            through(tables, size, "secrets", 6)
            through(tables, size, "espionaje", 3)
        tables.close()
        browser.close()
        thread.stop()
    print(*tables.complaints, sep="\n")


if __name__ == "__main__":
    main()
