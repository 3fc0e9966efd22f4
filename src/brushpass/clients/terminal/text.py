"""Lines as wide as the terminal, and at most 80 characters."""

import shutil
import sys
import textwrap
from collections.abc import Sequence

from rich.cells import cell_len

WIDEST = 80
NARROWEST = 24
"""What is narrower still is left to break lines by itself."""
GAP = 2
LONGEST = 9
"""No number that people type has more digits."""


def width() -> int:
    """How wide lines may be now; the widest where nobody looks on."""
    if not sys.stdout.isatty():
        return WIDEST
    return min(WIDEST, max(NARROWEST, shutil.get_terminal_size().columns))


def wrapped(line: str, hang: int = 4) -> list[str]:
    """The line in as many as it needs; all but the first are set in further."""
    if cell_len(line) <= width():
        return [line]
    indent = " " * (len(line) - len(line.lstrip()) + hang)
    return textwrap.wrap(line, width(), subsequent_indent=indent, break_on_hyphens=False)


def typed_number(text: str) -> int | None:
    """The number that somebody typed; None for all else, and for what nobody can mean."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST else None


def ruled(title: str) -> str:
    """A title with a rule to the edge."""
    return f"-- {title} ".ljust(width(), "-")


def columns(rows: Sequence[Sequence[str]], *, right: Sequence[int] = ()) -> list[str]:
    """The rows with their cells aligned, two spaces apart; the columns named in `right` end together.

    A last cell that goes over the edge is continued below itself.
    """
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    margin = sum(widths[:-1]) + GAP * (len(widths) - 1)
    room = max(width() - margin, NARROWEST // 2)
    lines = []
    for row in rows:
        first, *more = textwrap.wrap(row[-1], room, drop_whitespace=len(row[-1]) > room) or [""]
        cells = [
            _filled(cell, wide, right=at in right)
            for at, (cell, wide) in enumerate(zip((*row[:-1], first), widths, strict=True))
        ]
        lines.append((" " * GAP).join(cells).rstrip())
        lines += [" " * margin + part for part in more]
    return lines


def _filled(cell: str, wide: int, *, right: bool) -> str:
    """The cell with spaces before or after it: some letters are two places wide."""
    spaces = " " * (wide - cell_len(cell))
    return spaces + cell if right else cell + spaces
