"""`make bench-web`: what the table page weighs, how soon the front page is there, how fast a word crosses the table.

The last line is one JSON object; `ok` says whether all three keep their limits (issue: 120 kB, 1.5 s, 150 ms).
"""

import gzip
import json
import statistics
import sys
import tempfile
from functools import partial
from pathlib import Path

from playwright.sync_api import Response, expect, sync_playwright

from tests.web.conftest import QUIET, Thread
from tests.web.players import PATIENCE, PHONE, Player, Tables, until

MOST_KB, MOST_LCP_S, MOST_PAINT_MS = 120, 1.5, 150
WORDS = 40
APART = ("art-", ".woff2")
LCP = """() => new Promise(done => new PerformanceObserver(list => done(list.getEntries().at(-1).startTime))
    .observe({type: 'largest-contentful-paint', buffered: true}))"""
NOTE = """() => { window.heard = []; new MutationObserver(() => requestAnimationFrame(() => {
    const last = [...document.querySelectorAll('.log .talk')].at(-1)?.textContent ?? '';
    if (last !== window.last) { window.last = last; window.heard.push(performance.timeOrigin + performance.now()); }
    })).observe(document.body, {childList: true, subtree: true}); }"""

SEND = """() => { window.sent = []; addEventListener('submit',
    () => window.sent.push(performance.timeOrigin + performance.now()), true); }"""


def weight(tables: Tables, code: str) -> float:
    """Script and style of the table page in kB, gzipped; fonts and drawings apart."""
    found: list[int] = []

    def got(answer: Response) -> None:
        is_ours = "/assets/" in answer.url and answer.url.endswith((".js", ".css"))
        if is_ours and not any(part in answer.url for part in APART):
            found.append(len(gzip.compress(answer.body(), 9)))

    watcher = tables.player()
    watcher.page.on("response", got)
    watcher.page.goto(f"{tables.base}/t/{code}", wait_until="networkidle")
    expect(watcher.page.locator("main.playing")).to_be_visible(timeout=PATIENCE)
    return sum(found) / 1000


def largest_paint(tables: Tables) -> float:
    """Seconds to the largest contentful paint of the front page: a slow phone on a slow line."""
    phone = tables.player(viewport=PHONE)
    slow = phone.page.context.new_cdp_session(phone.page)
    slow.send("Network.enable")
    slow.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 75, "downloadThroughput": 200_000, "uploadThroughput": 94_000},
    )
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    phone.page.goto(tables.base, wait_until="networkidle")
    return float(phone.page.evaluate(LCP)) / 1000


def has_heard(watcher: Player, number: int) -> bool:
    """Whether more than so many words have been painted."""
    return int(watcher.page.evaluate("window.heard.length")) > number


def crossings(tables: Tables, code: str, host: Player) -> list[float]:
    """Milliseconds from a word sent at one page to its paint at another."""
    watcher = tables.player()
    watcher.page.goto(f"{tables.base}/t/{code}")
    expect(watcher.page.locator(".log")).to_be_visible(timeout=PATIENCE)
    watcher.page.evaluate(NOTE)
    host.page.evaluate(SEND)
    for number in range(WORDS):
        host.page.locator("aside form input").fill(f"word {number}")
        host.page.locator("aside form input").press("Enter")
        until(watcher.page, partial(has_heard, watcher, number))
    sent, heard = host.page.evaluate("window.sent"), watcher.page.evaluate("window.heard")
    return [there - here for here, there in zip(sent, heard, strict=False)]


def main() -> int:
    """Measure, and say whether it is fast enough."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        thread = Thread(Path(folder))
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=QUIET)
        tables = Tables(thread.served, browser)
        host = tables.player()
        host.page.goto(tables.base)
        host.page.locator(".button.big").click()
        expect(host.page.locator("dialog[open]")).to_be_visible(timeout=PATIENCE)
        host.dismiss()
        code = host.page.url.rpartition("/")[2]
        kilobytes, seconds = weight(tables, code), largest_paint(tables)
        p95 = statistics.quantiles(crossings(tables, code, host), n=20)[-1]
        tables.close()
        browser.close()
        thread.stop()
    ok = kilobytes <= MOST_KB and seconds <= MOST_LCP_S and p95 <= MOST_PAINT_MS
    print(f"script and style of the table page: {kilobytes:.1f} kB gzip (limit {MOST_KB})")
    print(f"largest contentful paint, 4x slower CPU, 1.6 Mbit/s: {seconds:.2f} s (limit {MOST_LCP_S})")
    print(f"a word from one page to paint at another, p95 of {WORDS}: {p95:.0f} ms (limit {MOST_PAINT_MS})")
    print(
        json.dumps({"ok": ok, "table_kb": round(kilobytes, 1), "lcp_s": round(seconds, 2), "paint_p95_ms": round(p95)})
    )
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
