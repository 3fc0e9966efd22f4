"""`make bench-film`: how smoothly a swap runs on a phone whose CPU is four times slower.

Frames a second from the first to the last frame in which something moves, and the longest task that kept the page busy:
while it prepares the film, and while something moves. The task that draws what comes next, a prompt perhaps, is also
printed, without a limit: nothing moves by then. Nobody asks the page anything meanwhile. The last line is one JSON
object; `ok` says whether all limits are kept.
"""

import json
import os
import sys
import tempfile
from dataclasses import asdict, astuple, dataclass
from math import inf
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import expect, sync_playwright

from benchmarks.web import go_first
from tests.web.conftest import CHROMIUM, QUIET, Thread
from tests.web.filming import Scene, action, sit_before
from tests.web.players import PHONE, Tables
from tests.web.settling import painted

LEAST_FPS, MOST_TASK_MS, TIMES = 58, 50, 5
AFTER_MS = 1000
"""How long the page is watched after the film: it rests for 0.3 s, and then it shows what comes next."""
SWAP: Final = Scene("swap", "secrets", "swapped", players=8)

WATCH: Final = """() => {
    window.film = { frames: [], tasks: [] };
    new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) film.tasks.push([startTime, duration]);
    }).observe({ type: 'longtask' });
    const count = (now, done) => {
        const flies = document.querySelector('.flight[data-token]');
        // Asking for animations costs the page time: once it moves, it moves to the end.
        if (flies && (film.frames.length || flies.getAnimations().some((one) => !one.pending))) film.frames.push(now);
        if (now - film.frames.at(-1) > AFTER) done(film);
        else requestAnimationFrame((next) => count(next, done));
    };
    window.filmed = new Promise((done) => requestAnimationFrame((now) => count(now, done)));
}""".replace("AFTER", str(AFTER_MS))


STILL: Final = """() => new Promise((done) => {
    const times = [];
    const count = (now) => {
        times.push(now);
        if (now - times[0] < 1400) requestAnimationFrame(count);
        else done(1000 * (times.length - 1) / (now - times[0]));
    };
    requestAnimationFrame(count);
})"""
"""Frames a second when nothing moves: the most that the browser draws on this machine."""


@dataclass(frozen=True)
class Swap:
    """What was measured of one swap."""

    fps: float
    still_fps: float
    """Frames a second just before it, when nothing moves."""
    preparing_ms: float
    """The longest task before anything moves,"""
    moving_ms: float
    """while it moves,"""
    after_ms: float
    """and once it has landed."""


def filmed(tables: Tables) -> Swap:
    """Watch one swap."""
    player = tables.player(motion="no-preference", viewport=PHONE)
    page = player.page
    code = sit_before(tables, SWAP, player)
    expect(page.locator("main.playing .board")).to_be_visible()
    painted(page)
    go_first()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    still = float(page.evaluate(STILL))
    page.evaluate(f"({WATCH})(), 0")
    action(tables, SWAP, code)
    found: dict[str, Any] = page.evaluate("filmed")
    page.context.close()
    first, last = found["frames"][0], found["frames"][-1]

    def longest(since: float, until: float) -> float:
        return max((length for start, length in found["tasks"] if since <= start < until), default=0.0)

    fps = 1000 * (len(found["frames"]) - 1) / (last - first)
    return Swap(fps, still, longest(0, first), longest(first, last), longest(last, inf))


def main() -> int:
    """Watch some swaps, and say whether they run smoothly."""
    load = os.getloadavg()[0] / (os.cpu_count() or 1)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        thread = Thread(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        tables = Tables(thread.served, browser)
        found = [astuple(filmed(tables)) for _ in range(TIMES)]
        browser.close()
        thread.stop()
    swap = Swap(*(median(figures) for figures in zip(*found, strict=True)))
    print(f"a swap of 1.4 s at 8 seats on a phone, 4x slower CPU, median of {TIMES}:", end=" ")
    print(f"{swap.fps:.0f} frames a second (limit {LEAST_FPS}; where nothing moves: {swap.still_fps:.0f})")
    print(f"longest task (limit {MOST_TASK_MS} ms; 0: none took 50 ms):", end=" ")
    print(f"{swap.preparing_ms:.0f} ms before it, {swap.moving_ms:.0f} ms during it", end="; ")
    print(f"{swap.after_ms:.0f} ms for what comes next")
    if load > 1:
        print(f"this machine was busy before: {load:.1f} programs wanted each core; frames may be missing")
    ok = swap.fps >= LEAST_FPS and max(swap.preparing_ms, swap.moving_ms) <= MOST_TASK_MS
    print(json.dumps({"ok": ok} | {f"swap_{name}": round(figure, 1) for name, figure in asdict(swap).items()}))
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
