"""`python -m tests.coverage_floors`: fails if the tests cover less of a package than its floor. Run it after them.

Figures are those of coverage.py, with branches. Functions that Numba compiles cannot be measured and are left out; the
tests compare what they compute with the engine instead (`tests/games/secrets/minds/playouts_check.py`).
"""

import io
import json
import sys
import tempfile
from collections.abc import Mapping
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final, NamedTuple

from coverage import Coverage

SOURCE: Final = Path(__file__).parent.parent / "src" / "brushpass"


class Floor(NamedTuple):
    """How much of some files the tests must cover."""

    percent: float
    files: tuple[str, ...]
    """Patterns, relative to the package. A file belongs to the first floor that has a pattern for it."""


FLOORS: Final = {
    "minds": Floor(95.0, ("minds/*", "games/*/minds/*")),
    "training": Floor(85.0, ("games/*/training/*",)),  # a part of it runs on accelerators alone
    "games": Floor(98.0, ("games/*",)),
    "core": Floor(98.0, ("core/*",)),
    "table": Floor(95.0, ("table/*",)),
    "store": Floor(95.0, ("store/*",)),
    "server": Floor(95.0, ("server/*",)),
}


def floor_of(file: str) -> str | None:
    """The name of the floor that a file belongs to."""
    return next((name for name, floor in FLOORS.items() if any(fnmatch(file, p) for p in floor.files)), None)


def shares(files: Mapping[str, Any]) -> dict[str, float]:
    """The covered share of each floor's files, in percent, from the files of coverage's JSON report."""
    covered, total = dict.fromkeys(FLOORS, 0), dict.fromkeys(FLOORS, 0)
    for path, report in files.items():
        name = floor_of(Path(path).resolve().relative_to(SOURCE).as_posix())
        if name is not None:
            summary = report["summary"]
            covered[name] += summary["covered_lines"] + summary["covered_branches"]
            total[name] += summary["num_statements"] + summary["num_branches"]
    return {name: 100 * covered[name] / total[name] for name in FLOORS if total[name]}


def main() -> int:
    """1 if a package is below its floor; its missing lines are printed then."""
    coverage = Coverage()
    coverage.load()
    coverage.combine()  # what processes wrote that ended after the tests
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "coverage.json"
        coverage.json_report(outfile=str(report))
        measured = shares(json.loads(report.read_text(encoding="utf-8"))["files"])
    low = {name for name in FLOORS if measured.get(name, 0.0) < FLOORS[name].percent}
    for name, floor in FLOORS.items():
        print(f"{name:8} {measured.get(name, 0.0):6.2f} %  (floor {floor.percent:.0f} %){'  too low' * (name in low)}")
    for name in sorted(low):
        lines = io.StringIO()
        coverage.report(file=lines, show_missing=True, include=[f"{SOURCE}/{p}" for p in FLOORS[name].files])
        print(f"\n{name}:\n{lines.getvalue()}")
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
