"""The progress bar of long commands, on stderr while it is a terminal."""

import sys
from types import TracebackType
from typing import Any, Self


class ProgressBar:
    """Shows how far some work has come, for the duration of a block. Without a terminal it shows nothing."""

    def __init__(self, label: str, total: int | None = None, done: int = 0) -> None:
        self._bar: Any = None
        if sys.stderr.isatty():
            from rich import progress  # slow to load, and needed only here
            from rich.console import Console

            columns = progress.BarColumn(), progress.MofNCompleteColumn(), progress.TimeRemainingColumn()
            console = Console(stderr=True)
            self._bar = progress.Progress(progress.TextColumn(label), *columns, console=console, transient=True)
            self._task = self._bar.add_task(label, total=total, completed=done)

    def expect(self, total: int) -> None:
        """Say how much there is to do."""
        if self._bar is not None:
            self._bar.update(self._task, total=total)

    def advance(self, steps: int = 1) -> None:
        """Say that more is done."""
        if self._bar is not None:
            self._bar.advance(self._task, steps)

    def __enter__(self) -> Self:
        if self._bar is not None:
            self._bar.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._bar is not None:
            self._bar.stop()
