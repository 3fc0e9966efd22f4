"""Lines that fit the terminal, and are at most 80 characters wide."""

import os
import shutil
import sys
import textwrap
from collections.abc import Sequence
from itertools import zip_longest

from rich.cells import cell_len

MAX_WIDTH = 80
MIN_WIDTH = 24
"""A terminal that is narrower than this breaks lines by itself."""
GAP = 2
LONG_WORD = 16
"""Longer words may be broken first."""
MIN_COLUMN = 4
MAX_DIGITS = 9
"""No number that people type has more."""


def width() -> int:
    """How wide lines may be; if the output is no terminal, COLUMNS or the maximum."""
    if not sys.stdout.isatty() and "COLUMNS" not in os.environ:
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


def numbered(labels: Sequence[str]) -> list[str]:
    """The labels with their numbers, in columns if there are many."""
    lines = [f"{number:3}  {label}" for number, label in enumerate(labels, start=1)]
    if len(lines) <= 8:
        return lines
    wide = max(map(len, lines)) + 2
    beside = min(3, max(1, width() // wide))
    rows = -(-len(lines) // beside)
    return ["".join(line.ljust(wide) for line in lines[row::rows]).rstrip() for row in range(rows)]


def columns(rows: Sequence[Sequence[str]], *, right: Sequence[int] = ()) -> list[str]:
    """The rows as lines, with aligned cells two spaces apart; columns in `right` are aligned to the right.

    If the rows are too wide, the widest columns are narrowed, and their cells continue on the next line.
    """
    return [line for lines in blocks(rows, right=right) for line in lines]


def blocks(rows: Sequence[Sequence[str]], *, right: Sequence[int] = ()) -> list[list[str]]:
    """The same, with the lines of each row apart."""
    widths = _fitted([_widths(column) for column in zip(*rows, strict=True)])
    return [_block(row, widths, right) for row in rows]


def _block(row: Sequence[str], widths: Sequence[int], right: Sequence[int]) -> list[str]:
    cells = [
        textwrap.wrap(cell, wide, drop_whitespace=cell_len(cell) > wide) for cell, wide in zip(row, widths, strict=True)
    ]
    return [
        (" " * GAP)
        .join(_filled(part, wide, right=at in right) for at, (part, wide) in enumerate(zip(parts, widths, strict=True)))
        .rstrip()
        for parts in zip_longest(*cells, fillvalue="")
    ]


def _lines(cell: str, wide: int) -> list[str]:
    """The cell, wrapped; one that is indented stays indented."""
    if cell_len(cell) <= wide:
        return [cell]
    indent = " " * (len(cell) - len(cell.lstrip()) and GAP + 1)
    return textwrap.wrap(cell, wide, subsequent_indent=indent, break_on_hyphens=False)


def _widths(cells: Sequence[str]) -> tuple[int, int]:
    """How wide a column would be, and how wide it must be so that no word is broken."""
    words = [word for cell in cells for word in cell.split(" ")]
    return max(map(cell_len, cells)), min(LONG_WORD, max(map(cell_len, words), default=0))


def _fitted(wishes: Sequence[tuple[int, int]]) -> list[int]:
    """The widths of columns that fit the screen: the widest are narrowed; words are broken only if they must."""
    widths = [max(wide, 1) for wide, _ in wishes]
    excess = sum(widths) + GAP * (len(widths) - 1) - width()
    for least in ([word for _, word in wishes], [MIN_COLUMN for _ in wishes]):
        while excess > 0 and any(wide > low for wide, low in zip(widths, least, strict=True)):
            spare = [wide if wide > low else 0 for wide, low in zip(widths, least, strict=True)]
            widths[spare.index(max(spare))] -= 1
            excess -= 1
    return widths


def _filled(cell: str, wide: int, *, right: bool) -> str:
    """The cell, padded with spaces; some letters are two columns wide."""
    spaces = " " * (wide - cell_len(cell))
    return spaces + cell if right else cell + spaces
