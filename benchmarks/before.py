"""`make bench-before REV=...`: how fast the engine is now, compared with a git revision (default: HEAD).

Both versions play random games in separate processes, with the same Python and the same packages. They take turns in
short slices, and each slice is timed in processor time, so that other programs on the machine disturb both alike. The
figure for a game is the median, over all rounds, of decisions per second now divided by decisions per second before.
"""

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
TABLES = {"secrets": 6, "espionaje": 3}
"""The games that are played, and for how many players."""
ROUNDS = 15
SLICE_SECONDS = 0.5
NEEDED_RATIO = 0.9
"""Less than this is a loss of speed, not noise."""

PLAYER = """
import json, random, sys, time
from brushpass.games.registry import GAMES

def play(game, players, rules, rng):
    decisions = 0
    _, state = game.setup(players, game.deal.from_seed(rng.randbytes(32), players), rules)
    while prompts := game.prompts(state):
        seat, prompt = next(iter(prompts.items()))
        options = prompt.options
        _, state = game.play(state, seat, options[int(rng.random() * len(options))])
        decisions += 1
    return decisions

for line in sys.stdin:
    name, players, seconds, seed = json.loads(line)
    game, rng = GAMES[name], random.Random(seed)
    rules = game.rules()
    decisions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play(game, players, rules, rng)
    print(decisions / spent, flush=True)
"""


class Version:
    """One version of the engine, running in its own process."""

    def __init__(self, source: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", PLAYER],
            env=os.environ | {"PYTHONPATH": str(source)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def rate(self, game: str, players: int, seed: int) -> float:
        """Decisions per second of processor time, in one slice."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([game, players, SLICE_SECONDS, seed]) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit("this version of the engine could not play; its error is above")
        return float(answer)

    def stop(self) -> None:
        """End the process."""
        self._process.communicate()


def check_out(revision: str, folder: Path, *paths: str) -> Path:
    """A folder with these paths of a revision."""
    archive = subprocess.run(["git", "archive", revision, *paths], cwd=ROOT, capture_output=True)
    if archive.returncode:
        raise SystemExit(archive.stderr.decode().strip())
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
        files.extractall(folder, filter="data")
    return folder


def measure(before: Version, now: Version, rounds: int) -> dict[str, list[tuple[float, float]]]:
    """For each game the rates of both versions, round by round; the version that goes first alternates."""
    rates: dict[str, list[tuple[float, float]]] = {game: [] for game in TABLES}
    for number in range(rounds):
        for game, players in TABLES.items():
            order = (before, now) if number % 2 else (now, before)
            slices = {version: version.rate(game, players, number) for version in order}
            rates[game].append((slices[before], slices[now]))
        if sys.stderr.isatty():
            print(f"\rround {number + 1} of {rounds}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    return rates


def main() -> int:
    """Print the table, then one JSON object; 1 if a game has become slower."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", nargs="?", default="HEAD", help="what to compare with (default: HEAD)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"default: {ROUNDS}")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="brushpass-before-") as folder:
        before, now = Version(check_out(options.revision, Path(folder), "src") / "src"), Version(ROOT / "src")
        try:
            rates = measure(before, now, options.rounds)
        finally:
            before.stop()
            now.stop()
    ratios = {game: median(after / earlier for earlier, after in pairs) for game, pairs in rates.items()}
    print(f"{'decisions per second':24}{options.revision[:12]:>14}{'now':>12}{'now/before':>13}")
    for game, pairs in rates.items():
        earlier, after = (median(column) for column in zip(*pairs, strict=True))
        print(f"{game}, {TABLES[game]} players".ljust(24) + f"{earlier:>14,.0f}{after:>12,.0f}{ratios[game]:>13.3f}")
    ok = min(ratios.values()) >= NEEDED_RATIO
    result = {
        "revision": options.revision,
        "ratio": {game: round(ratio, 3) for game, ratio in ratios.items()},
        "required": {"ratio": NEEDED_RATIO},
        "ok": ok,
    }
    print(json.dumps(result))
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
