"""Every message as its reader sees it: with every case of its selectors, with counts, and with odd names."""

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from brushpass.locales import Texts, texts
from brushpass.locales.speech import Value
from tests.locales.messages import PLURALS, files
from tests.locales.samples import LONG, NAMES, RIGHT_TO_LEFT, sample

COUNTS = (0, 1, 2, 5)

HEAD = """\
<!-- Written by `make texts`: every message with every case of its variables. Read it as a player would. -->
"""


class Said(NamedTuple):
    """One rendering, and the values that made it."""

    text: str
    values: dict[str, Value]


class _Cases(Visitor):
    """The variables of a message, and what its selectors choose between."""

    def __init__(self) -> None:
        self.variables: dict[str, None] = {}
        self.cases: dict[str, dict[Value, None]] = {}
        self.usual: dict[str, Value] = {}
        """What each selector falls back on."""

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 # named after the node
        self.variables[node.id.name] = None

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 # named after the node
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            words = [key.name for key in keys if isinstance(key, ast.Identifier)]
            is_count = bool(PLURALS & {*words}) or any(isinstance(key, ast.NumberLiteral) for key in keys)
            name = node.selector.id.name
            self.cases.setdefault(name, {}).update(dict.fromkeys(COUNTS if is_count else words))
            [default] = [variant.key for variant in node.variants if variant.default]
            self.usual.setdefault(name, COUNTS[-1] if is_count else default.name)
        self.generic_visit(node)


def page(language: str) -> str:
    """All messages of a language as a page to read."""
    lines = [HEAD, f"# {texts(language).say('language-name')}", ""]
    for name, path in files(language).items():
        entries = parse(path.read_text("utf-8")).body
        said = [line for entry in entries for line in _lines(entry, name, texts(language))]
        lines += [f"## {name}", *said, ""]
    return "\n".join(lines)


def _lines(entry: ast.EntryType, file: str, said: Texts) -> Iterator[str]:
    """A heading, or a message: on one line, or with a line for every rendering."""
    if isinstance(entry, ast.GroupComment):
        yield from ("", f"### {entry.content}")
    if not isinstance(entry, ast.Message):
        return
    first, *more = renderings(entry, file, said)
    if not more:
        yield f"- `{entry.id.name}` {first.text}"
        return
    yield f"- `{entry.id.name}`"
    for text, values in (first, *more):
        told = " ".join(f"{name}={value}" for name, value in values.items())
        yield f"  - {text}" + (f" `{told}`" if told else "")


def renderings(message: ast.Message, file: str, said: Texts) -> list[Said]:
    """The message with every combination of what it chooses between, then with other names; equal ones once."""
    cases = _Cases()
    cases.visit(message)
    name, variables, found = message.id.name, cases.variables, dict[str, dict[str, Value]]()
    for values in product(*cases.cases.values()):
        chosen = dict(zip(cases.cases, values, strict=True))
        plain = {one: sample(said, file, name, one) for one in variables if one not in chosen}
        found.setdefault(said.say(name, **plain, **chosen), chosen)
    for other in (LONG, RIGHT_TO_LEFT):
        names = dict.fromkeys(NAMES, other)
        plain = {one: sample(said, file, name, one, names) for one in variables if one not in cases.usual}
        found.setdefault(said.say(name, **plain, **cases.usual), {})
    return [Said(text, values) for text, values in found.items()]
