"""What a text looks like: texts with the same skeleton are easily mistaken for each other (UTS #39, section 4).

The table of letters comes from Unicode's `confusables.txt`. To rebuild it from another version of that file: `python -m
brushpass.table.confusables path/to/confusables.txt > src/brushpass/table/confusables.data`
"""

import sys
from functools import cache
from pathlib import Path
from typing import Final
from unicodedata import normalize

DATA: Final = Path(__file__).with_suffix(".data")


def skeleton(text: str) -> str:
    """The text with every letter replaced by the one that stands for all its lookalikes."""
    prototypes = _prototypes()
    mapped = "".join(prototypes.get(letter, letter) for letter in normalize("NFD", text))
    return normalize("NFD", mapped)


@cache
def _prototypes() -> dict[str, str]:
    """What each letter looks like. A row of the data is a prototype, a colon, and the letters that look like it."""
    prototypes: dict[str, str] = {}
    for row in DATA.read_text("ascii").splitlines():
        if not row.startswith("#"):
            prototype, letters = map(_decoded, row.split(":"))
            prototypes |= dict.fromkeys(letters, prototype)
    return prototypes


def _decoded(points: str) -> str:
    return "".join(chr(int(point, 16)) for point in points.split())


def _encoded(letters: str) -> str:
    return " ".join(f"{ord(letter):04X}" for letter in letters)


def rows_of(source: str) -> list[str]:
    """The rows of the data, from Unicode's file. Letters that NFKC replaces are left out: names are in that form."""
    alike: dict[str, str] = {}
    for line in source.lstrip("\ufeff").splitlines():
        letter, semicolon, rest = line.partition("#")[0].partition(";")
        if semicolon and normalize("NFKC", decoded := _decoded(letter)) == decoded:
            prototype = _decoded(rest.partition(";")[0])
            alike[prototype] = alike.get(prototype, "") + decoded
    return [f"{_encoded(prototype)}: {_encoded(letters)}" for prototype, letters in sorted(alike.items())]


def main() -> None:
    """Print the data again. Its header, with the licence, is kept."""
    head = [row for row in DATA.read_text("ascii").splitlines() if row.startswith("#")]
    print(*head, *rows_of(Path(sys.argv[1]).read_text("utf-8")), sep="\n")


if __name__ == "__main__":
    main()
