"""Writes measured results into docs/reliability.md: each measurement has a block of its own, between two marks."""

from pathlib import Path


def write_block(page: Path, name: str, text: str) -> None:
    """Replace the block of one measurement."""
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    before, found, rest = page.read_text(encoding="utf-8").partition(begin)
    _, closed, after = rest.partition(end)
    assert found, f"{page} has no block {name}"
    assert closed, f"the block {name} of {page} has no end"
    page.write_text(f"{before}{begin}{text}\n{end}{after}", encoding="utf-8")
