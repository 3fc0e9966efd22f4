"""`make strips`: a film strip of each signature move, on a phone and on a desk, into web/shots.

Time stands still for each frame: what moves is stopped and put where it is at that moment.
"""

import base64
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.web.conftest import QUIET, SHELL, Thread
from tests.web.filming import Scene, action, sit_before
from tests.web.players import DESKTOP, PHONE, Tables, until
from tests.web.settling import painted

FOLDER: Final = Path(__file__).parents[2] / "web" / "shots"
SIZES: Final[dict[str, ViewportSize]] = {"phone": PHONE, "desktop": DESKTOP}
FRAMES: Final = (60, 250, 450, 650, 850, 1050, 1300)
"""Milliseconds after the beginning of a gesture."""


def _is_full(event: Any, state: Any) -> bool:
    return any(len(one.up) + len(one.down) + len(one.bullets) >= 5 for one in state.displays)


SCENES: Final = (
    Scene("swap", "secrets", "swapped"),
    Scene("unseen-swap", "secrets", "diverted"),
    Scene("own-diversion", "secrets", "diverted", own=True),
    Scene("look", "secrets", "looked"),
    Scene("own-look", "secrets", "looked", own=True),
    Scene("reveal", "secrets", "exposed"),
    Scene("centre", "secrets", "centre-shown"),
    Scene("pair", "secrets", "flipped"),
    Scene("bullet", "secrets", "shot"),
    Scene("un", "secrets", "un-moved"),
    Scene("last", "secrets", "revealed", _is_full),
    Scene("showing", "espionaje", "showed", lambda event, _: event.to != 0, players=4),
    Scene("shown-to-me", "espionaje", "showed", lambda event, _: event.to == 0, players=4),
    Scene("accusing", "espionaje", "accused", players=4),
    Scene("checking", "espionaje", "checked", players=4),
)

HOLD: Final = """
window.held = []; window.film = null;
const later = window.setTimeout.bind(window);
window.setTimeout = (call, wait, ...more) =>
    later(() => (window.film?.frozen ? held.push(() => call(...more)) : call(...more)), wait);
window.freezeAt = (event) => new MutationObserver((_, watch) => {
    if (document.querySelector('main [data-last]')?.dataset.last !== event) return;
    watch.disconnect();
    requestAnimationFrame(() => {
        const all = document.getAnimations();
        for (const one of all) one.pause();
        window.film = { frozen: true, all, began: all.map((one) => Number(one.currentTime ?? 0)) };
    });
}).observe(document.body, { subtree: true, childList: true, attributes: true });
window.showAt = (time) => film.all.forEach((one, place) => (one.currentTime = film.began[place] + time));
window.goOn = () => {
    film.frozen = false;
    for (const one of film.all) one.finish();
    held.splice(0).forEach((call) => call());
};
"""
"""Stops everything that moves at the frame in which an event is drawn."""


def strip(page: Page, tables: Tables, scene: Scene, code: str) -> list[bytes]:
    """The frames of a scene, and the table after it."""
    page.evaluate("event => freezeAt(event)", scene.event)
    action(tables, scene, code)
    until(page, lambda: bool(page.evaluate("window.film !== null")))
    found = []
    for time in FRAMES:
        page.evaluate("time => showAt(time)", time)
        found.append(page.screenshot())
    page.evaluate("goOn()")
    painted(page)
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")  # the trace appears
    found.append(page.screenshot())
    return found


def paste(browser: Browser, frames: Sequence[bytes], size: ViewportSize, to: Path) -> None:
    """All frames as one picture."""
    across = len(frames) if size["height"] > size["width"] else 4
    width = 360 if across > 4 else 720
    page = browser.new_page(viewport={"width": across * (width + 6), "height": 100})
    pictures = "".join(
        f'<img width="{width}" src="data:image/png;base64,{base64.b64encode(one).decode()}">' for one in frames
    )
    page.set_content(f'<body style="margin:0;display:flex;flex-wrap:wrap;gap:6px;background:#000">{pictures}')
    page.screenshot(path=to, full_page=True)
    page.close()


def main(asked: Sequence[str]) -> None:
    """Film all scenes, or those that are named."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        thread = Thread(Path(folder))
        browser = playwright.chromium.launch(executable_path=SHELL, args=QUIET)
        tables = Tables(thread.served, browser)
        for scene in SCENES:
            for size, viewport in SIZES.items():
                if asked and scene.name not in asked:
                    continue
                player = tables.player(motion="no-preference", viewport=viewport)
                player.page.add_init_script(HOLD)
                code = sit_before(tables, scene, player)
                expect(player.page.locator("main.playing .board")).to_be_visible()
                painted(player.page)
                file = FOLDER / f"strip-{scene.name}-{size}.png"
                paste(browser, strip(player.page, tables, scene, code), viewport, file)
                print(file.name, flush=True)
                player.page.close()
        tables.close()
        browser.close()
        thread.stop()
    print(*tables.complaints, sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
