"""Whether the sentences of a message are whole, and every text that it can become."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

from fluent.syntax import ast, parse

from tests.locales.messages import files
from tests.locales.variables import kinds, selectors


def messages(text: str) -> dict[str, Any]:
    """The messages of a Fluent file by id."""
    return {entry.id.name: entry for entry in parse(text).body if isinstance(entry, ast.Message)}


@cache
def spoken(language: str) -> dict[str, Any]:
    """Every message of a language by id."""
    return {
        name: entry for path in files(language).values() for name, entry in messages(path.read_text("utf-8")).items()
    }


def faults(pattern: Any) -> Iterator[str]:
    """What is wrong with a text: words around a selector, or variables that are used for what they are not."""
    choices = [part.expression for part in pattern.elements if _is_choice(part)]
    if choices and len(pattern.elements) > 1:
        yield "has words around a selector"
    for part in pattern.elements:
        if isinstance(part, ast.Placeable) and not _is_choice(part):
            yield from _placed(part.expression)
    for choice in choices:
        yield from _chosen(choice)
        for variant in choice.variants:
            yield from faults(variant.value)


def _is_choice(part: Any) -> bool:
    return isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression)


def _placed(expression: Any) -> Iterator[str]:
    """Only names, cards, numbers and quotations may stand in a text."""
    if not isinstance(expression, ast.VariableReference):
        yield "holds something else than variables"
    elif expression.id.name in selectors():
        yield f"shows ${expression.id.name}, which only chooses"
    elif expression.id.name not in kinds():
        yield f"shows ${expression.id.name}, which docs/texts.md does not know"


def _chosen(choice: Any) -> Iterator[str]:
    """Only selectors and numbers may choose, between their own values."""
    name = choice.selector.id.name
    keys = {variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)}
    if name in selectors():
        if wrong := keys - selectors()[name]:
            yield f"chooses {sorted(wrong)} by ${name}"
    elif kinds().get(name) not in ("count", "number"):
        yield f"chooses by ${name}"


def texts(pattern: Any, values: Mapping[str, str]) -> list[str]:
    """Every text that a pattern can become with these values, one for each way to choose."""
    parts: list[list[str]] = []
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            parts.append([part.value])
        elif _is_choice(part):
            parts.append([text for variant in part.expression.variants for text in texts(variant.value, values)])
        else:
            parts.append([values[part.expression.id.name]])
    return ["".join(choice) for choice in product(*parts)]
