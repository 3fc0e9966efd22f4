"""`make stage`: every prompt on every device, in every language, with the longest names and all aids, measured.

Whatever is asked, all that one needs to decide is in view without scrolling: who asks what, the clock, every legal
action with its confirm button, and one's own pieces. Nothing moves when a prompt opens.
"""

import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeAlias

from playwright.sync_api import Page, sync_playwright

from brushpass.locales import languages
from brushpass.wire.tables import Aids
from tests.web.conftest import QUIET, SHELL, Thread
from tests.web.players import Tables
from tests.web.settling import painted
from tests.web.staging import BETWEEN, PROMPTS, Moment, open_at

View: TypeAlias = tuple[tuple[int, int], int]
SIZES: Final = ((390, 844), (360, 640), (844, 390), (768, 1024), (1440, 900), (1280, 720), (1920, 1080))
ZOOMED: Final = ((960, 600), (720, 450), (640, 360))
"""A desk of 1440x900 at 150 and 200 %, and one of 1280x720 at 200 %: what is left to the page."""
VIEWS: Final = (*product(SIZES, (100, 130)), *product(ZOOMED, (100,)))
"""With how large readers set their text, in per cent."""
LONGEST: Final = (
    "Wolfeschlegelsteinhausen",
    "Bartholomew Featherstone",
    "محمد عبد الله",
    "Maximiliane Schwarzwald.",
    "Zoë",
    "Konstantinos Papadimitri",
    "Aloysius Montgomery-Firt",
    "Hildegard von Hohenstein",
)
COUNTS: Final = {"secrets": (4, 5, 6, 7, 8), "espionaje": (2, 3, 4)}
LEAST: Final = {"secrets": 6, "espionaje": 2}
"""How many choices are made before, so that there is something on the table."""

MEASURE: Final = r"""() => {
  const found = [], room = document.querySelector('.room');
  const words = node => (node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 40);
  const told = (node, what) => found.push(`${what}: ${node.localName}.${node.classList[0] ?? ''} "${words(node)}"`);
  const box = node => node.getBoundingClientRect();
  const all = (...names) => names.flatMap(name => [...document.querySelectorAll(name)]);
  for (const node of [document.scrollingElement, room])
    if (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1) told(node, 'scrolls');
  const needed = all('#ask', '[role=timer]', '.prompt button:not(dialog *, .besides *)', '[data-target]', '.mine .slot',
    '.mine .score', '.mine [data-kind]', '.mine [data-file]', '.prompt .claim:not(.besides *)');
  for (const node of needed) {
    const {left, top, right, bottom, width, height} = box(node);
    if (!width || !height) told(node, 'is not shown');
    else if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) told(node, 'is out of view');
    else {
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const over = node.closest('[data-seat]')?.querySelector('button.over'); // a seat is one button
      const isAround = node.matches('[role=timer]') && node.parentElement.contains(hit); // a ring around a mark
      if (!hit || !(node.contains(hit) || hit.contains(node) || hit === over || isAround)) told(node, 'is covered');
    }
  }
  if (document.querySelector('.prompt') && !document.querySelector('.mine')) found.push('there is no own place');
  for (const node of all('.board .fitted')) {
    if (!node.checkVisibility({visibilityProperty: true}) || !box(node).width) continue;
    if (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1) told(node, 'is cut off');
    if (node.matches('.line')) { // a tenth of a pixel too much costs its last letters
      const text = document.createRange();
      text.selectNodeContents(node);
      const {paddingLeft, paddingRight, borderLeftWidth, borderRightWidth} = getComputedStyle(node);
      const room = [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth]
        .reduce((left, edge) => left - parseFloat(edge), box(node).width);
      if (box(text).width > room + 0.02 && !node.matches('.spare.spilt')) told(node, 'loses letters');
    }
    if (parseFloat(getComputedStyle(node).fontSize) < 11.9) told(node, 'is too small');
  }
  const parts = all('.around > li', '.board > :is(.centre, .players, .stage, .asked, .mine)');
  for (const one of parts) for (const other of parts) {
    if (one === other || one.contains(other) || other.contains(one)) continue;
    const a = box(one), b = box(other);
    if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) told(one, `lies on ${other.className}`);
  }
  const places = parts.map(node => [box(node).left, box(node).top, box(node).width, box(node).height].map(Math.round));
  return [[...new Set(found)], JSON.stringify(places)];
}"""
"""What is out of view, covered, cut off or too small; and where every part of the table lies."""


def moments(game: str) -> Iterator[Moment]:
    """Every kind of prompt of a game, and nothing asked, with any number of players, the longest names and all aids."""
    kinds = [one for one in (*PROMPTS, *BETWEEN) if one.game == game]
    for kind, players in product(kinds, COUNTS[game]):
        least = kind.least if kind.most > 100 else LEAST[game]
        yield replace(kind, players=players, least=least, names=LONGEST, aids=Aids.FULL, deadline=6000)


def measured(page: Page, where: str, views: Iterable[View]) -> Iterator[tuple[str, str, str]]:
    """Of each view: how it is called, what is wrong, and where everything lies."""
    reader = page.context.new_cdp_session(page)
    for (width, height), text in views:
        page.set_viewport_size({"width": width, "height": height})
        reader.send("Page.setFontSizes", {"fontSizes": {"standard": 16 * text // 100, "fixed": 13 * text // 100}})
        painted(page)
        page.evaluate("() => document.fonts.ready")
        painted(page)
        wrong, places = page.evaluate(MEASURE)
        view = f"{width}x{height} at {text} %"
        yield view, "\n".join(f"{where}, {view}: {one}" for one in wrong), places
    reader.detach()


def over(tables: Tables, chosen: Iterable[tuple[Moment, str]], views: Iterable[View] = VIEWS) -> Iterator[str]:
    """What is wrong at these moments, each in a language; and whether something moves from one to another."""
    seen: dict[Any, tuple[str, str]] = {}
    for moment, language in chosen:
        where = f"{moment} with {moment.players} in {language}"
        player, _ = open_at(tables, moment, locale=language)
        for view, wrong, places in measured(player.page, where, views):
            if wrong:
                yield wrong
            first, there = seen.setdefault((moment.game, moment.players, view), (where, places))
            if places != there:
                yield f"{where}, {view}: not everything lies where it lies in {first}"
        player.page.close()


def main() -> None:
    """Measure all of them."""
    count = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        thread = Thread(Path(folder))
        browser = playwright.chromium.launch(executable_path=SHELL, args=QUIET)
        tables = Tables(thread.served, browser)
        chosen = [(moment, language) for game in COUNTS for moment in moments(game) for language in languages()]
        for wrong in over(tables, chosen):
            count += len(wrong.splitlines())
            print(wrong, flush=True)
        browser.close()
        thread.stop()
    print(f"{len(chosen)} tables in {len(VIEWS)} views: {count} things wrong")
    raise SystemExit(bool(count))


if __name__ == "__main__":
    main()
