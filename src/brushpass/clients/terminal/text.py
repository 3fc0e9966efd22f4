"""Lines of at most 80 characters."""

import textwrap
from collections.abc import Sequence

WIDTH = 80


def wrapped(line: str, hang: int = 4) -> list[str]:
    """The line in as many as it needs; all but the first are set in further."""
    if len(line) <= WIDTH:
        return [line]
    indent = " " * (len(line) - len(line.lstrip()) + hang)
    return textwrap.wrap(line, WIDTH, subsequent_indent=indent, break_on_hyphens=False)


def ruled(title: str) -> str:
    """A title with a rule to the edge."""
    return f"-- {title} ".ljust(WIDTH, "-")


def columns(rows: Sequence[Sequence[str]], *, right: Sequence[int] = ()) -> list[str]:
    """The rows with their cells aligned, two spaces apart; the columns named in `right` end together.

    The last column is wrapped into its own width.
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [cell.rjust(width) if at in right else cell.ljust(width) for at, (cell, width) in _cells(row, widths)]
        head = "  ".join(cells[:-1]) + "  " if len(cells) > 1 else ""
        first, *more = textwrap.wrap(row[-1], max(20, WIDTH - len(head))) or [""]
        tail = cells[-1] if not more and len(head) + len(cells[-1]) <= WIDTH else first
        lines.append((head + tail).rstrip())
        lines.extend(" " * len(head) + part for part in more)
    return lines


def _cells(row: Sequence[str], widths: Sequence[int]) -> list[tuple[int, tuple[str, int]]]:
    return list(enumerate(zip(row, widths, strict=True)))
