"""Lines of at most 80 characters."""

import textwrap
from collections.abc import Sequence

WIDTH = 80
GAP = 2


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

    A last cell that goes over the edge is continued below itself.
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    margin = sum(widths[:-1]) + GAP * (len(widths) - 1)
    lines = []
    for row in rows:
        first, *more = textwrap.wrap(row[-1], WIDTH - margin, drop_whitespace=len(row[-1]) > WIDTH - margin) or [""]
        cells = [
            cell.rjust(width) if at in right else cell.ljust(width)
            for at, (cell, width) in enumerate(zip((*row[:-1], first), widths, strict=True))
        ]
        lines.append((" " * GAP).join(cells).rstrip())
        lines += [" " * margin + part for part in more]
    return lines
