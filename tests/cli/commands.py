"""Running the command line: in this process, or as a real program."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from brushpass.cli import main


class Ran(NamedTuple):
    """What a command gave back."""

    status: int
    out: str
    err: str


def program(*arguments: str, stdin: str = "", cwd: Path | None = None) -> Ran:
    """Run `python -m brushpass` as its user would."""
    command = [sys.executable, "-m", "brushpass", *arguments]
    done = subprocess.run(command, input=stdin, capture_output=True, text=True, cwd=cwd, timeout=60)
    return Ran(done.returncode, done.stdout, done.stderr)


def call(capsys: pytest.CaptureFixture[str], arguments: Sequence[str]) -> Ran:
    """Run a command within this process."""
    status = main(arguments)
    out, err = capsys.readouterr()
    return Ran(status, out, err)
