"""Writes measured results into a page: each measurement has a block of its own, between two marks."""

from collections.abc import Iterable, Sequence
from pathlib import Path


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table as Markdown, with a comma in thousands."""
    cells = [[f"{cell:,}" if isinstance(cell, int) else str(cell) for cell in row] for row in rows]
    first, *rest = [f"| {' | '.join(row)} |" for row in [head, *cells]]
    return "\n".join([first, "|---" * len(head) + "|", *rest])


def write_block(page: Path, name: str, text: str) -> None:
    """Replace the block of one measurement."""
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    before, found, rest = page.read_text(encoding="utf-8").partition(begin)
    _, closed, after = rest.partition(end)
    assert found, f"{page} has no block {name}"
    assert closed, f"the block {name} of {page} has no end"
    page.write_text(f"{before}{begin}{text}\n{end}{after}", encoding="utf-8")
