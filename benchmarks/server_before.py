"""`make bench-server-before REV=...`: choices per CPU-second of the server, beside those at a git revision (HEAD).

Each version serves from its own source, and its own clients play at it, with the same Python and the same packages:
flat out, with SQLite at its safest, as in `make bench-server`. The versions take turns in short windows, so that other
programs on the machine disturb both alike. The figure for a number of tables is the median, over all rounds, of choices
per CPU-second now divided by choices per CPU-second before.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.before import ROOT, check_out

TABLES = (100, 300)
ROUNDS = 7
WINDOW_SECONDS = 4.0
NEEDED_RATIO = 0.9
"""Less than this is a loss of speed, not noise."""

DRIVER = """
import asyncio, gc, json, random, sys
from pathlib import Path
import uvloop
from benchmarks import server
from benchmarks.server_load import servers

async def main(folder, most):
    contestant = server._ours(Path(folder))
    try:
        await contestant.flock.open(most, contestant.make)
        print("open", flush=True)
        while line := await asyncio.to_thread(sys.stdin.readline):
            tables, seconds = json.loads(line)
            window = await contestant.window(tables, seconds)
            print(json.dumps(window._asdict()), flush=True)
    finally:
        contestant.flock.hang_up()
        contestant.server.stop()

random.seed(1)
gc.disable()
servers.raise_limits()
servers.pin(servers.LOAD_CORE)
uvloop.run(main(sys.argv[1], int(sys.argv[2])))
"""


class Version:
    """One version of the server, and a process with clients that play at it."""

    def __init__(self, tree: Path, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", DRIVER, str(folder), str(TABLES[-1])],
            cwd=tree,
            env=os.environ | {"PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._answer()

    def window(self, tables: int) -> dict[str, Any]:
        """What was measured in one window of time."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([tables, WINDOW_SECONDS]) + "\n")
        self._process.stdin.flush()
        window: dict[str, Any] = json.loads(self._answer())
        return window

    def _answer(self) -> str:
        assert self._process.stdout is not None
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit("this version of the server could not be played at; its error is above")
        return answer

    def stop(self) -> None:
        """End the server and its clients."""
        self._process.communicate()


Pairs = dict[int, list[tuple[dict[str, Any], dict[str, Any]]]]
"""For each number of tables the windows of both versions, round by round."""


def measure(before: Version, now: Version, rounds: int) -> Pairs:
    """Windows in turn; the version that goes first alternates."""
    pairs: Pairs = {tables: [] for tables in TABLES}
    for number in range(rounds):
        for tables in TABLES:
            order = (before, now) if number % 2 else (now, before)
            windows = {version: version.window(tables) for version in order}
            pairs[tables].append((windows[before], windows[now]))
            print(f"round {number + 1} of {rounds}, {tables} tables", file=sys.stderr, flush=True)
    return pairs


def main() -> int:
    """Print the table, then one JSON object; 1 if the server has become slower."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", nargs="?", default="HEAD", help="what to compare with (default: HEAD)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"default: {ROUNDS}")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="brushpass-before-") as folder:
        tree = check_out(options.revision, Path(folder), "src", "benchmarks")
        before = Version(tree, Path(folder) / "log-before")
        try:
            now = Version(ROOT, Path(folder) / "log-now")
            try:
                pairs = measure(before, now, options.rounds)
            finally:
                now.stop()
        finally:
            before.stop()

    def middle(tables: int, version: int, figure: str) -> float:
        return float(median(pair[version][figure] for pair in pairs[tables]))

    ratios = {
        tables: [after["per_cpu_second"] / earlier["per_cpu_second"] for earlier, after in windows]
        for tables, windows in pairs.items()
    }
    print(f"{'choices per CPU-second':24}{options.revision[:12]:>14}{'now':>10}{'now/before':>12}   of single rounds")
    for tables, values in ratios.items():
        earlier, after = (middle(tables, version, "per_cpu_second") for version in (0, 1))
        spread = f"{min(values):.2f} to {max(values):.2f}"
        print(f"{tables} tables".ljust(24) + f"{earlier:>14,.0f}{after:>10,.0f}{median(values):>12.3f}   {spread}")
    ok = all(median(values) >= NEEDED_RATIO for values in ratios.values())
    result = {
        "revision": options.revision,
        "ratio": {str(tables): round(median(values), 3) for tables, values in ratios.items()},
        "p99_ms": {str(tables): round(middle(tables, 1, "p99"), 1) for tables in TABLES},
        "waited_share": {str(tables): round(middle(tables, 1, "waited"), 2) for tables in TABLES},
        "required": {"ratio": NEEDED_RATIO},
        "ok": ok,
    }
    print(json.dumps(result))
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
