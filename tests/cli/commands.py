"""Running the command line: in this process, or as a real program."""

import os
import signal
import subprocess
import sys
import time
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


def interrupt(*arguments: str, written: Path) -> Ran:
    """Run `python -m brushpass`, and press Ctrl-C once what it writes, this file or one in this folder, isn't empty.

    A machine may stand still for a while, so we press again if nothing happens, as people do. Nothing runs on
    after this, whatever comes of it: a program that is left behind would take time from all later tests.

    Coverage is not measured in it: its tracer runs Python code wherever the program creates or ends a generator, and
    an interrupt that comes just then is lost, or leaves a lock behind for which the program then waits at its end.
    """
    command = [sys.executable, "-m", "brushpass", *arguments]
    clean = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=clean) as running:
        try:
            until = time.monotonic() + 60
            while not any(file.stat().st_size for file in _files(written)):
                assert running.poll() is None, running.communicate()
                assert time.monotonic() < until, f"nothing was written to {written.name}"
                time.sleep(0.05)
            for _ in range(3):
                running.send_signal(signal.SIGINT)
                try:
                    out, err = running.communicate(timeout=20)
                except subprocess.TimeoutExpired:
                    continue
                return Ran(running.returncode, out, err)
            raise AssertionError(f"Ctrl-C does not end {arguments}")
        finally:
            running.kill()


def _files(written: Path) -> list[Path]:
    """The files of a folder, or this one file, as far as they exist."""
    return list(written.iterdir()) if written.is_dir() else [file for file in (written,) if file.exists()]


def call(capsys: pytest.CaptureFixture[str], arguments: Sequence[str]) -> Ran:
    """Run a command within this process."""
    status = main(arguments)
    out, err = capsys.readouterr()
    return Ran(status, out, err)
