"""The tables of docs/terms.md: what the editions call things, and words that must not be used."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).parents[2] / "docs" / "terms.md"


class Forbidden(NamedTuple):
    """A word that no text of a language may use."""

    language: str
    word: str

    def found(self, text: str) -> bool:
        """Whether a text uses it, as a word of its own and in any case."""
        if self.word.startswith("/"):
            return bool(re.search(self.word.strip("/"), text))
        return bool(re.search(rf"(?<!\w){re.escape(self.word)}(?!\w)", text, re.IGNORECASE))


def tables(page: str) -> Iterator[list[dict[str, str]]]:
    """Every table of a page: its rows by the first word of each column's head."""
    for block in re.findall(r"(?:^\|.*\|\n)+", page, re.MULTILINE):
        heads, _, *rows = ([cell.strip() for cell in line.strip("|\n").split("|")] for line in block.splitlines())
        names = [head.split()[0] for head in heads]
        yield [dict(zip(names, (cell.replace("&#124;", "|") for cell in row), strict=True)) for row in rows]


def required(page: str) -> dict[str, list[str]]:
    """By language: the terms that its texts must use. Those in brackets are not asked for."""
    found: dict[str, list[str]] = {}
    for table in tables(page):
        for row in table if "word" not in table[0] else ():
            for language, term in row.items():
                found.setdefault(language, []).extend([] if term.startswith("(") else [term])
    return found


def forbidden(page: str) -> list[Forbidden]:
    """Every word that must not be used."""
    return [Forbidden(row["language"], row["word"]) for table in tables(page) for row in table if "word" in row]
