"""Numbers beside a word that changes with them: `1 seconds` must not be said."""

import re
from collections.abc import Iterator
from typing import Any, Final

from fluent.syntax import ast

from tests.locales.messages import PLURALS
from tests.locales.variables import kinds

WORD: Final = re.compile(r"^[ \u00a0]([^\W\d_]+)")
"""The word right after a count."""
PARTICLES: Final = frozenset(("of", "de", "di", "su", "von", "sur", "s", "true", "wahr"))
"""Words that do not change with the number before them; `s` is the sign for seconds."""
ALWAYS_MORE: Final = {
    "lobby-fill": "the button is there when two seats or more are free",
    "log-esp-began": "a hand has three files at least",
    "terminal-recent": "all questions are shown until there are more than fit",
    "terminal-ours": "the cards of a box, counted by the program",
}
"""Messages whose count is never one, and why."""


def stiff(pattern: Any, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """The words that stand after a count and do not change with it."""
    parts = pattern.elements
    for part, after in zip(parts, (*parts[1:], None), strict=True):
        if not isinstance(part, ast.Placeable):
            continue
        if isinstance(part.expression, ast.SelectExpression):
            now = chosen | _plural(part.expression)
            for variant in part.expression.variants:
                yield from stiff(variant.value, now)
        elif _counts(part.expression, chosen) and isinstance(after, ast.TextElement):
            word = WORD.match(after.value)
            if word and word[1] not in PARTICLES:
                yield word[1]


def _counts(expression: Any, chosen: frozenset[str]) -> bool:
    """Whether a count stands here that nothing has been chosen by."""
    name = expression.id.name
    return kinds().get(name) == "count" and name not in chosen


def _plural(choice: Any) -> frozenset[str]:
    """By what count a message chooses, if it is one or many that it chooses between."""
    keys = {variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)}
    return frozenset([choice.selector.id.name] if keys & PLURALS else [])
