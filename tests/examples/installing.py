"""Installs the packages of `examples/` for one test, without touching the environment that the tests run in.

`pip install --editable` leaves behind a folder `NAME-VERSION.dist-info`, with the entry points that `pyproject.toml`
declares, and a path to the sources. Both are made here, and put on the path of this process and, through PYTHONPATH, of
its children. So `importlib.metadata` finds games and minds as it does for a user, and `kits()` and `foreign()` run
unchanged.

Patching `entry_points` would prove less: child processes would see nothing, and nobody would notice a wrong group or
name in `pyproject.toml`. Running pip would prove more, but it needs a network to fetch the build backend, and it would
change the environment that other tests share.
"""

import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path

import pytest

from brushpass.games.kits import kits, load, own_kits
from brushpass.minds.registry import foreign
from brushpass.research.arena.gates import gates

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples"


@contextmanager
def installed(folder: Path, *projects: Path) -> Iterator[dict[str, str]]:
    """The environment of a process in which these projects are installed, as this one is meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        sources = [str(project / "src") for project in projects]
        for project in projects:
            _write_dist_info(folder, project)
        for path in (*sources, str(folder)):
            patch.syspath_prepend(path)
        paths = [str(folder), *sources, os.environ.get("PYTHONPATH", "")]
        patch.setenv("PYTHONPATH", os.pathsep.join(path for path in paths if path))
        _forget()
        try:
            yield dict(os.environ)
        finally:
            patch.undo()
            _forget()


def _write_dist_info(folder: Path, project: Path) -> None:
    """What an installer writes down about a package."""
    about = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    made = folder / f"{about['name'].replace('-', '_')}-{about['version']}.dist-info"
    made.mkdir()
    (made / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n")
    lines = [
        line
        for group, points in about.get("entry-points", {}).items()
        for line in (f"[{group}]", *(f"{name} = {value}" for name, value in points.items()))
    ]
    (made / "entry_points.txt").write_text("\n".join(lines))


def _forget() -> None:
    """Forget what is installed: the next who asks looks again."""
    invalidate_caches()
    for cached in (kits, own_kits, load, foreign, gates):
        cached.cache_clear()
