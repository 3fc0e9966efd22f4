"""Which code decides how games go: all that a game and the minds at its tables import, and nothing else.

Comments and descriptions decide nothing.
"""

import ast
import hashlib
from collections.abc import Iterable, Iterator, Set
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from brushpass.games.kits import find_kit
from brushpass.minds.registry import minds_of

PACKAGE: Final = "brushpass"
LOOP: Final = f"{PACKAGE}.minds.play"
APART: Final = frozenset({"registry", "record", "notation", "snapshot", "reasons"})
"""Modules that decide nothing: lists of all there is, and what writes games and thoughts down."""
DIGITS: Final = 16


@cache
def fingerprint(game: str, minds: tuple[str, ...]) -> str:
    """16 digits that change when code or numbers change that decide how a game of these minds goes."""
    seated = {mind: minds_of(game)[mind] for mind in sorted(set(minds))}
    begin = [LOOP, *(part.partition(":")[0] for part in (find_kit(game).game, *seated.values()))]
    digest = hashlib.sha256("\n".join(f"{mind} {where}" for mind, where in seated.items()).encode())
    for name, content in sorted(_contents(reached(begin))):
        digest.update(b"\0".join((name.encode(), hashlib.sha256(content).digest())))
    return digest.hexdigest()[:DIGITS]


def reached(begin: Iterable[str]) -> set[str]:
    """The modules that these import, wherever they do, themselves included: of this program, and of their packages."""
    return imported(begin, APART)


def imported(begin: Iterable[str], apart: Set[str] = frozenset()) -> set[str]:
    """The same, without modules of these last names and what only those import."""
    found: set[str] = set()
    ahead = list(begin)
    packages = {PACKAGE, *(name.split(".")[0] for name in ahead)}
    while ahead:
        name = ahead.pop()
        if name not in found and name.split(".")[-1] not in apart and _source(name) is not None:
            found.add(name)
            ahead += [name.rpartition(".")[0], *(own for own in _imports(name) if own.split(".")[0] in packages)]
    return found


def _imports(name: str) -> Iterator[str]:
    """What a module names in its imports; a name in a module looks like a module."""
    source = _source(name)
    assert source is not None
    for node in ast.walk(ast.parse(source.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.level == 0:
            yield from (node.module, *(f"{node.module}.{alias.name}" for alias in node.names))
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


@cache
def _source(name: str) -> Traversable | None:
    """The file of a module; None if there is no such module."""
    package, *parts = name.split(".")
    spec = find_spec(package) if package else None
    if spec is None or spec.origin is None:
        return None
    if spec.submodule_search_locations is None:  # a package of one file
        return None if parts else Path(spec.origin)
    root = resources.files(package)
    for file in (root.joinpath(*parts, "__init__.py"), root.joinpath(*parts[:-1], f"{(parts or [''])[-1]}.py")):
        if file.is_file():
            return file
    return None


def _deciding(text: bytes) -> bytes:
    """A module without its words, as this Python reads it."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(body := getattr(node, "body", None), list):
            body[:] = [line for line in body if not _is_description(line)]
    return ast.dump(tree).encode()


def _is_description(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and isinstance(line.value.value, str)


def _contents(modules: Iterable[str]) -> Iterator[tuple[str, bytes]]:
    """The modules' own text, and the files beside them that they read by name."""
    for module in modules:
        source = _source(module)
        assert source is not None
        text = source.read_bytes()
        yield module, _deciding(text)
        package = module if source.name == "__init__.py" else module.rpartition(".")[0]
        for file in resources.files(package).iterdir() if package else ():
            if not file.name.endswith(".py") and file.is_file() and f'"{file.name}"'.encode() in text:
                yield f"{module}/{file.name}", file.read_bytes()
