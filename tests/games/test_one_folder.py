"""A game is one folder: nothing outside `games/NAME` names a game. A third game needs no edit anywhere else.

A file names a game if one of these holds the game's name, or a word of its title, as a whole word (`SecretsKind`,
`secrets_kit` and `games.secrets` are two words each):

- an identifier: a variable, function, class, parameter, attribute or keyword;
- an import, or the name of a Python file or folder;
- a string, because commands, addresses and texts are strings.

Three things are not meant. The module `secrets` of the standard library, where a file imports it, goes by a game's name
by accident. Docstrings and comments are English, and may say for whose sake something is done. The texts in `locales/`
are not code: they are sorted by language and found by pattern, so nothing names them.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from brushpass.games.kits import own_kits

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "brushpass"
GAMES = {word.lower() for kit in own_kits().values() for word in (kit.name, *kit.title.split())}
STANDARD = "secrets"
"""The module of the standard library that has the name of a game."""

HOUSE = [
    *(file for file in sorted(SOURCE.rglob("*.py")) if file.relative_to(SOURCE).parts[:2] not in
      {("games", name) for name in own_kits()}),
    *(ROOT / name for name in ("start.py", "hatch_build.py", "web/scripts/npm.py")),
]  # fmt: skip


def words(text: str) -> set[str]:
    """The words of an identifier or a text, in small letters."""
    return {word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", text)}


def named(source: str) -> Iterator[str]:
    """Where Python code names a game."""
    tree = ast.parse(source)
    standard = any(isinstance(node, ast.Import) and node.names[0].name == STANDARD for node in ast.walk(tree))
    docstrings = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        for text in () if id(node) in docstrings else _texts(node, standard=standard):
            if GAMES & words(text):
                yield f"line {getattr(node, 'lineno', 0)}: {text[:80]}"


def _texts(node: ast.AST, *, standard: bool) -> Iterator[str]:
    """The identifiers and strings of one node."""
    match node:
        case ast.Name(id=name) | ast.alias(name=name) if standard and name == STANDARD:
            return
        case ast.Constant(value=str() as text):
            yield text
        case ast.alias(name=name, asname=other):
            yield f"{name} {other or ''}"
        case ast.ImportFrom(module=str() as module):
            yield module
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str() as name):
            yield name
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case _:
            pass


def test_the_names_are_known() -> None:
    assert {"secrets", "espionaje", "cartas"} <= GAMES
    assert len(HOUSE) > 120


@pytest.mark.parametrize("file", HOUSE, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_file_outside_its_folder_names_a_game(file: Path) -> None:
    assert not GAMES & words(file.relative_to(ROOT).as_posix())
    assert list(named(file.read_text(encoding="utf-8"))) == []


def strings(value: Any) -> Iterator[str]:
    """Every key and text of a document, but for the modules that a contract forbids: those are others' names."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from () if key == "forbidden_modules" else strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)
    elif isinstance(value, str):
        yield value


def test_the_project_file_names_no_game() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert [text for text in strings(project) if GAMES & words(text)] == []


@pytest.mark.parametrize(
    "source",
    [
        "from brushpass.games.secrets import kit",
        "import brushpass.games.espionaje",
        "from brushpass.games import secrets",
        "SECRETS = 1",
        "def secrets_kit(): pass",
        "class EspionajeFace: pass",
        "def f(secrets): pass",
        "f(espionaje=1)",
        "x.secrets",
        "x = 'secrets'",
        "x = f'brushpass.games.{name} and SECRETS'",
        "x = {'espionaje': 1}",
        "import secrets\nx = 'secrets'",
        "import secrets\ny = settings.secrets",
    ],
)
def test_whatever_names_a_game_is_noticed(source: str) -> None:
    assert list(named(source))


@pytest.mark.parametrize(
    "source",
    [
        '"""A log holds secrets."""',
        'x = 1\n"""How long an answer takes in ESPIONAJE."""',
        "import secrets\nx = secrets.token_hex(4)",
        "secret = 'a secret'  # SECRETS",
    ],
)
def test_the_standard_library_and_plain_english_are_not_meant(source: str) -> None:
    assert list(named(source)) == []
