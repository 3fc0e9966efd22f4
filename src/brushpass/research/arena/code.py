"""A fingerprint of the code that decides how games go: everything that a game and its minds import, and nothing else.

Comments and docstrings decide nothing, so they are left out.
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
from brushpass.research.arena.contestants import part_of

PACKAGE: Final = "brushpass"
LOOP: Final = f"{PACKAGE}.minds.play"
NOT_DECIDING: Final = frozenset({"registry", "record", "notation", "snapshot", "reasons"})
"""Names of modules that decide nothing: registries, and what writes games and explanations down."""
DIGITS: Final = 16


@cache
def fingerprint(game: str, minds: tuple[str, ...]) -> str:
    """16 digits that change when the code or data that decide how a game of these minds goes change."""
    parts = {mind: part_of(mind, game) for mind in sorted(set(minds))}
    begin = [LOOP, *(part.partition(":")[0] for part in (find_kit(game).game, *parts.values()))]
    return print_of(begin, "\n".join(f"{mind} {part}" for mind, part in parts.items()))


@cache
def judged_fingerprint(game: str, minds: tuple[str, ...]) -> str:
    """16 digits that change also when what judges the choices of these minds changes."""
    return print_of((), "\n".join((fingerprint(game, minds), _judging(game))))


@cache
def _judging(game: str) -> str:
    """The same for the judge of a game alone, and for what notices dominated moves."""
    kit = find_kit(game)
    return print_of(part.partition(":")[0] for part in (kit.judge, kit.dominated) if part is not None)


def print_of(begin: Iterable[str], heading: str = "") -> str:
    """16 digits that change with the code and data of these modules and of all that they import."""
    digest = hashlib.sha256(heading.encode())
    for name, content in sorted(_contents(modules_reached(begin))):
        digest.update(b"\0".join((name.encode(), hashlib.sha256(content).digest())))
    return digest.hexdigest()[:DIGITS]


def modules_reached(begin: Iterable[str]) -> set[str]:
    """These modules, and all that they import from this program or from their own packages, directly or not."""
    return imported(begin, NOT_DECIDING)


def imported(begin: Iterable[str], apart: Set[str] = frozenset()) -> set[str]:
    """The same, without modules whose last name is in `apart`, and without what only those import."""
    modules: set[str] = set()
    queue = list(begin)
    packages = {PACKAGE, *(name.split(".")[0] for name in queue)}
    while queue:
        name = queue.pop()
        if name not in modules and name.split(".")[-1] not in apart and _source(name) is not None:
            modules.add(name)
            queue += [name.rpartition(".")[0], *(other for other in _imports(name) if other.split(".")[0] in packages)]
    return modules


def _imports(name: str) -> Iterator[str]:
    """What a module imports. A name inside a module looks like a module here."""
    source = _source(name)
    assert source is not None
    for node in ast.walk(ast.parse(source.read_bytes())):
        if isinstance(node, ast.ImportFrom):
            module = _absolute(node, name if source.name == "__init__.py" else name.rpartition(".")[0])
            yield from (module, *(f"{module}.{alias.name}" for alias in node.names))
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def _absolute(node: ast.ImportFrom, package: str) -> str:
    """The module that an import in a package names, which may be relative to it."""
    parts = package.split(".")
    above = parts[: len(parts) - node.level + 1] if node.level else []
    return ".".join([*above, *([node.module] if node.module else [])])


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


def _without_docstrings(text: bytes) -> bytes:
    """A module's syntax tree without docstrings, as text."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(body := getattr(node, "body", None), list):
            body[:] = [statement for statement in body if not _is_docstring(statement)]
    return ast.dump(tree).encode()


def _is_docstring(statement: ast.stmt) -> bool:
    match statement:
        case ast.Expr(value=ast.Constant(value=str())):
            return True
        case _:
            return False


def _contents(modules: Iterable[str]) -> Iterator[tuple[str, bytes]]:
    """The modules' code, and the data files beside them that they name."""
    for module in modules:
        source = _source(module)
        assert source is not None
        text = source.read_bytes()
        yield module, _without_docstrings(text)
        package = module if source.name == "__init__.py" else module.rpartition(".")[0]
        for file in resources.files(package).iterdir() if package else ():
            if not file.name.endswith(".py") and file.is_file() and f'"{file.name}"'.encode() in text:
                yield f"{module}/{file.name}", file.read_bytes()
