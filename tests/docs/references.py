"""What documents point to in back-ticks: files and folders of the repository, and dotted names of Python."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "brushpass"
BASES = [ROOT, SOURCE, ROOT / "tests", ROOT / "web", ROOT / "docs"]
"""Where a path may start, besides the document's own folder."""

FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
SUFFIXES = ("css", "ftl", "html", "json", "lock", "md", "py", "svelte", "toml", "ts", "txt")
PATH = re.compile(rf"[\w*.-]+(?:/[\w*.-]+)+/?|[\w-]+/|[\w*-]+\.(?:gen\.|svelte\.)?(?:{'|'.join(SUFFIXES)})")
DOTTED = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+")
STAND_IN = re.compile(r"<\w+>|\b[A-Z]{4,}\b")
"""A word such as NAME or <name> stands for any file."""

IGNORED = {
    "brushpass/1",  # the format of records
    "brushpass/2",
    "brushpass/1/fair/",  # labels of the deal
    "brushpass/2/seed/",
    "brushpass/2/share/",
    "brushpass/1/<game>/<players>/",
    "brushpass/1/secrets/6/",
    "brushpass.db",  # files of a running server
    "play.example",
}


def code(page: Path) -> Iterator[str]:
    """Every piece of a page that stands in back-ticks; blocks of code are examples, not references."""
    yield from CODE.findall(FENCE.sub("", page.read_text(encoding="utf-8")))


def paths(page: Path) -> Iterator[str]:
    """The pieces that look like files or folders of the repository."""
    for piece in code(page):
        pattern = STAND_IN.sub("*", piece)
        if PATH.fullmatch(pattern) and piece not in IGNORED:
            yield pattern


def symbols(page: Path) -> Iterator[str]:
    """The pieces that look like dotted names of Python."""
    for piece in code(page):
        if DOTTED.fullmatch(piece) and not PATH.fullmatch(piece) and piece not in IGNORED:
            yield piece


def is_path(pattern: str, page: Path) -> bool:
    """Whether something in the repository has this path; a bare file name may stand in any folder."""
    wanted = pattern.rstrip("/")
    if any(next(base.glob(wanted), None) for base in (*BASES, page.parent)):
        return True
    return "/" not in pattern and any(next(base.rglob(wanted), None) for base in (SOURCE, ROOT / "web" / "src"))


def is_symbol(name: str) -> bool:
    """Whether Python code defines this: here, in a module, class or package that its beginning names, or elsewhere."""
    return name in _defined() or _is_foreign(name)


def _is_foreign(name: str) -> bool:
    """Whether another package has it."""
    module, _, attribute = name.rpartition(".")
    if module.split(".")[0] in ("brushpass", "tests"):
        return False
    try:
        return hasattr(import_module(module), attribute)
    except ImportError:
        return False


@cache
def _defined() -> frozenset[str]:
    """Every module, and everything that is defined in one, under each of the names that a document may use."""
    found: set[str] = set()
    for file in (*SOURCE.rglob("*.py"), *(ROOT / "tests").rglob("*.py")):
        base = SOURCE.parent if SOURCE in file.parents else ROOT
        module = [part for part in file.relative_to(base).with_suffix("").parts if part != "__init__"]
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for start in range(len(module)):
            found.add(".".join(module[start:]))
            for end in range(start + 1, len(module) + 1):  # a package stands for all its modules
                found.update(".".join((*module[start:end], name)) for name in _names(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found.update(f"{node.name}.{name}" for name in _names(node))
    return frozenset(found)


def _names(tree: ast.AST) -> Iterator[str]:
    """All classes, functions, methods, fields and constants."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                yield name
            case _:
                pass
