"""Lines that fit the terminal, and are at most 80 characters wide."""

import shutil
import sys
import textwrap
from collections.abc import Sequence

from rich.cells import cell_len

MAX_WIDTH = 80
MIN_WIDTH = 24
"""A terminal that is narrower than this breaks lines by itself."""
GAP = 2
MAX_DIGITS = 9
"""No number that people type has more."""


def width() -> int:
    """How wide lines may be; the maximum if the output is no terminal."""
    if not sys.stdout.isatty():
        return MAX_WIDTH
    return min(MAX_WIDTH, max(MIN_WIDTH, shutil.get_terminal_size().columns))


def wrapped(line: str, hang: int = 4) -> list[str]:
    """The line, wrapped; every line but the first is indented."""
    if cell_len(line) <= width():
        return [line]
    indent = " " * (len(line) - len(line.lstrip()) + hang)
    return textwrap.wrap(line, width(), subsequent_indent=indent, break_on_hyphens=False)


def typed_number(text: str) -> int | None:
    """The number that somebody typed; None for anything else, and for a number that nobody can mean."""
    return int(text) if text.isdecimal() and len(text) <= MAX_DIGITS else None


def ruled(title: str) -> str:
    """A title followed by a rule to the right edge."""
    return f"-- {title} ".ljust(width(), "-")


def columns(rows: Sequence[Sequence[str]], *, right: Sequence[int] = ()) -> list[str]:
    """The rows as lines, with aligned cells two spaces apart; columns in `right` are aligned to the right.

    A last cell that is too wide continues on the next line.
    """
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    margin = sum(widths[:-1]) + GAP * (len(widths) - 1)
    available = max(width() - margin, MIN_WIDTH // 2)
    lines = []
    for row in rows:
        first, *more = textwrap.wrap(row[-1], available, drop_whitespace=len(row[-1]) > available) or [""]
        cells = [
            _filled(cell, wide, right=at in right)
            for at, (cell, wide) in enumerate(zip((*row[:-1], first), widths, strict=True))
        ]
        lines.append((" " * GAP).join(cells).rstrip())
        lines += [" " * margin + part for part in more]
    return lines


def _filled(cell: str, wide: int, *, right: bool) -> str:
    """The cell, padded with spaces; some letters are two columns wide."""
    spaces = " " * (wide - cell_len(cell))
    return spaces + cell if right else cell + spaces
