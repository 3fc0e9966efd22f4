"""A Ray cluster gives what one process gives. The cluster is of this machine, with two cores; it starts in seconds."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from brushpass.research.arena.folder import GAMES

pytest.importorskip("ray")

LINE = [
    "arena",
    "secrets",
    "--players",
    "4",
    "--candidate",
    "greedy",
    "--table",
    "random",
    "--deals",
    "12",
    "--seed",
    "7",
]


def folder(path: Path, *how: str) -> dict[str, bytes]:
    command = [sys.executable, "-m", "brushpass", *LINE, "--out", str(path), *how]
    quiet = os.environ | {"RAY_USAGE_STATS_ENABLED": "0"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, env=quiet)
    assert done.returncode == 0, done.stderr
    return {str(file.relative_to(path)): file.read_bytes() for file in path.rglob("*") if file.is_file()}


def test_a_ray_cluster_gives_the_same_bytes(tmp_path: Path) -> None:
    one = folder(tmp_path / "one", "--processes", "1")
    assert folder(tmp_path / "ray", "--ray", "local", "--processes", "2") == one
    assert {GAMES, "games.parquet", "results.json", "report.md", "report.html", "plots/difference.svg"} <= set(one)
