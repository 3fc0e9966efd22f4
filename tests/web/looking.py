"""What must hold for every page: axe has nothing to say, and everything fits, at every size and with large text."""

from collections.abc import Iterator
from typing import Any, Final, Literal

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.web.players import DESKTOP, PHONE
from tests.web.settling import painted

NARROW: Final = {"width": 360, "height": 740}
LANDSCAPE: Final = {"width": 844, "height": 390}
VIEWS: Final[tuple[tuple[str, Any, int], ...]] = (
    ("narrow", NARROW, 100),
    ("landscape", LANDSCAPE, 100),
    ("desk", DESKTOP, 100),
    ("large text", PHONE, 200),
    ("large text on a desk", DESKTOP, 200),
)
"""How people hold their devices, and how large they set their text, in per cent."""
THEMES: Final[tuple[tuple[Literal["light", "dark"], Any], ...]] = (("light", PHONE), ("dark", DESKTOP))

RULES: Final = {"rules": {"target-size": {"enabled": True}, "label-content-name-mismatch": {"enabled": True}}}
"""axe's own choice, with what it leaves out of WCAG 2.2 AA, and that a control is called what stands on it."""

BADLY_LAID: Final = r"""() => {
  const found = [], scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const words = node => (node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 40);
  const name = node => `${node.localName}.${[...node.classList].join('.')} "${words(node)}"`;
  const told = (node, what) => found.push(`${what}: ${name(node)}`);
  const isSeen = node => node.checkVisibility({visibilityProperty: true}) && !node.closest('.unseen');
  const scrolls = node => node !== null && node !== document.body
    && (['auto', 'scroll'].includes(getComputedStyle(node).overflowX) || scrolls(node.parentElement));
  const hasText = node => !node.closest('[aria-hidden=true], .unseen')
    && [...node.childNodes].some(one => one.nodeType === 3 && one.data.trim());
  const isBroken = node => [...node.childNodes].some(one => {
    if (one.nodeType !== 3 || !one.data.trim() || getComputedStyle(node).hyphens === 'auto') return false;
    const range = document.createRange();
    range.selectNodeContents(one);
    const lines = new Set([...range.getClientRects()].map(line => Math.round(line.top)));
    return lines.size > one.data.trim().split(/[\s\-\u2010-\u2015\/]+/).length;
  });
  const isInline = node => node.localName === 'a' && getComputedStyle(node).display === 'inline';
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  for (const node of document.body.querySelectorAll('*:not(svg *)')) {
    const box = node.getBoundingClientRect(), style = getComputedStyle(node);
    if (!box.width || !box.height || !isSeen(node)) continue;
    const isOutside = box.right > innerWidth + 1 || box.left < -1;
    if (isOutside && !scrolls(node) && !node.closest('[aria-hidden=true]')) told(node, 'sticks out');
    if (hasText(node) && isBroken(node)) told(node, 'breaks words');
    const hides = [style.overflowX, style.overflowY].some(one => ['hidden', 'clip'].includes(one));
    const spills = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
    if (hides && spills) for (const part of [node, ...node.querySelectorAll('*:not(svg *)')]) {
      const at = part.getBoundingClientRect();
      const isOut = at.right > box.right + 1 || at.bottom > box.bottom + 1 || at.left < box.left - 1;
      if (hasText(part) && isSeen(part) && (part === node || isOut)) told(part, 'is cut off');
    }
    if (node.matches('button, a[href], input, select, summary') && !isInline(node) && !node.closest('.skip')) {
      const target = (node.closest('label') ?? node).getBoundingClientRect();
      if (Math.min(target.width, target.height) < 43.5) told(node, `is ${target.width | 0} by ${target.height | 0}`);
    }
  }
  return found;
}"""
"""Everything that is too wide, cut off, squeezed, or too small for a finger."""


def good(page: Page, where: str) -> None:
    """The page reads well in both themes, and fits however it is held."""
    told = [*readable(page, where), *fitting(page, where)]
    assert told == [], "\n".join(told)


def readable(page: Page, where: str) -> Iterator[str]:
    """What axe has to say, by day and by night."""
    for theme, size in THEMES:
        page.emulate_media(color_scheme=theme)
        page.set_viewport_size(size)
        for one in Axe().run(page, options=RULES).response["violations"]:
            for node in one["nodes"]:
                yield f"{where}, {theme}: {one['id']}: {node['html'][:160]}"
    page.emulate_media(color_scheme="light")


def fitting(page: Page, where: str) -> Iterator[str]:
    """What does not fit."""
    reader = page.context.new_cdp_session(page)
    for view, size, text in VIEWS:
        page.set_viewport_size(size)
        reader.send("Page.setFontSizes", {"fontSizes": {"standard": 16 * text // 100, "fixed": 13 * text // 100}})
        painted(page)  # it is laid out and lettered anew
        for line in page.evaluate(BADLY_LAID):
            yield f"{where}, {view}: {line}"
    reader.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})
    reader.detach()
