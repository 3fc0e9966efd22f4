"""What docs/texts.md says of the variables: which there are, and between what selectors choose."""

import re
from functools import cache
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "texts.md"
ROW = re.compile(r"^\| (`\$.+?`) \| (.+?) \| .+ \|$", re.MULTILINE)
NAME = re.compile(r"`\$([a-z]+)`")
VALUE = re.compile(r"`([a-z]+)`")


@cache
def kinds() -> dict[str, str]:
    """The kind of each variable that may appear in a text: name, card, count, number or quote."""
    rows = [(names, kind) for names, kind in ROW.findall(PAGE.read_text("utf-8")) if "`" not in kind]
    return {name: kind for names, kind in rows for name in NAME.findall(names)}


@cache
def selectors() -> dict[str, frozenset[str]]:
    """What each selector chooses between."""
    rows = [(name, values) for name, values in ROW.findall(PAGE.read_text("utf-8")) if "`" in values]
    return {NAME.findall(name)[0]: frozenset(VALUE.findall(values)) for name, values in rows}
