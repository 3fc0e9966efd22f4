"""Numbers of rules (S5.11, E3.6, GS29, T4, ...): where the documents define them, and where anything cites them."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGES = [*sorted((ROOT / "docs" / "rules").glob("*.md")), ROOT / "docs" / "rulings.md"]
"""The documents that define numbers. In all others a number is a citation."""

NUMBER = re.compile(r"\b(?:[SE]\d+(?:\.\d+)?|(?:GS|GE|ET|[TDVd])\d+)\b")
NOTE = "*(note)*"
DEFINITION = re.compile(rf"^(?:## |- \*\*|\| )({NUMBER.pattern})(?:\*\*)?( {re.escape(NOTE)})?(?= )", re.MULTILINE)
"""A number is defined by a heading (`## S5 A turn`), an item (`- **S5.1** ...`) or a row (`| GS1 | ...`)."""
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|//[^\n]*", re.DOTALL)
"""In the page's source only comments cite: a picture's path is full of things like V8."""


@dataclass(frozen=True)
class Definition:
    """A number in the place that says what it means."""

    number: str
    page: Path
    is_note: bool
    """Whether it is marked as a statement that no test could prove wrong."""
    is_heading: bool


def definitions() -> Iterator[Definition]:
    """Every definition, in the order of the pages."""
    for page in PAGES:
        for found in DEFINITION.finditer(page.read_text(encoding="utf-8")):
            yield Definition(found[1], page, is_note=found[2] is not None, is_heading=found[0].startswith("#"))


def rules() -> list[str]:
    """Every number that a test must name: no note, variant or decision, and no heading that has rules below it."""
    everything = [*definitions()]
    below = [*(not definition.is_heading for definition in everything[1:]), False]
    return [
        this.number
        for this, has_rules in zip(everything, below, strict=True)
        if not (this.is_note or (this.is_heading and has_rules) or this.number[0] in "Vd")
    ]


def cited(file: Path) -> set[str]:
    """The numbers that a file cites: in prose anywhere, in source in comments and docstrings."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        text = "\n".join(_said(text))
    elif file.suffix != ".md":
        text = "\n".join(COMMENT.findall(text))
    return set(NUMBER.findall(text))


def _said(source: str) -> Iterator[str]:
    """The comments of a Python file, and its strings that stand alone: docstrings of modules, functions and fields."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


def named() -> set[str]:
    """The numbers at the head of a test's docstring, which is what stands before its first colon."""
    found: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                found.update(NUMBER.findall((ast.get_docstring(node) or "").split(":")[0]))
    return found
