"""What the programs ask of the texts: the ids that Python names when it says something."""

import ast
from pathlib import Path

import brushpass

SOURCE = Path(brushpass.__file__).parent
SAYING = {"say", "_say"}
BRINGS = {
    "by": frozenset({"by", "you"}),
    "to": frozenset({"to", "toyou"}),
    "at": frozenset({"slot", "whose"}),
    "_pair": frozenset({"a", "b", "toyou"}),
}
"""Functions whose values a call spreads with `**`, and the variables that they bring."""


def sources() -> list[Path]:
    """Every file that may say something."""
    return sorted(SOURCE.rglob("*.py"))


def _calls(source: str) -> list[ast.Call]:
    return [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and _name(node.func) in SAYING]


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def used(source: str) -> set[str]:
    """The ids that are said; a computed part becomes `*`."""
    return {name for call in _calls(source) if call.args for name in _ids(call.args[0])}


def _ids(argument: ast.expr) -> set[str]:
    match argument:
        case ast.Constant(value=str(name)):
            return {name}
        case ast.JoinedStr(values=parts):
            return {"".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in parts)}
        case ast.IfExp(body=one, orelse=other):
            return _ids(one) | _ids(other)
        case _:
            return set()


def named(source: str) -> set[str]:
    """Every text in the source that could be an id."""
    nodes = ast.walk(ast.parse(source))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def given(source: str) -> list[tuple[str, frozenset[str]]]:
    """Each call with a plain id, and the variables that it gives; calls that give computed ones are left out."""
    found = []
    for call in _calls(source):
        brought = [_brought(keyword) for keyword in call.keywords]
        if call.args and isinstance(call.args[0], ast.Constant) and None not in brought:
            found.append((str(call.args[0].value), frozenset().union(*filter(None, brought))))
    return found


def _brought(keyword: ast.keyword) -> frozenset[str] | None:
    if keyword.arg is not None:
        return frozenset({keyword.arg})
    return BRINGS.get(_name(keyword.value.func)) if isinstance(keyword.value, ast.Call) else None
