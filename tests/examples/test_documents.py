"""The pages that teach how to add a game and a mind: their code is that of the examples, and their commands run."""

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from brushpass.research.laws.suite import LAWS
from tests.examples.installing import EXAMPLES, ROOT

ADD_A_GAME = ROOT / "docs" / "add-a-game.md"
MINDS = ROOT / "docs" / "minds-of-your-own.md"
PAGES = {ADD_A_GAME: EXAMPLES / "left_luggage", MINDS: EXAMPLES / "stubborn"}
LINK = re.compile(r"\]\((\.\./examples/[^)]+)\)")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SETUP = "python3 start.py setup"
"""What this very test run has done before."""


def blocks(page: Path, *kinds: str) -> Iterator[tuple[str, str]]:
    """The blocks of these kinds, each with the text before it."""
    text = page.read_text(encoding="utf-8")
    for found in BLOCK.finditer(text):
        if found[1] in kinds:
            yield text[: found.start()], found[2]


def test_every_block_of_the_walk_stands_in_the_file_that_is_named_above_it() -> None:
    shown = [
        ((ADD_A_GAME.parent / LINK.findall(before)[-1]), code) for before, code in blocks(ADD_A_GAME, "python", "toml")
    ]
    assert len(shown) > 15
    for file, code in shown:
        assert code in file.read_text(encoding="utf-8"), f"{file.name} does not hold:\n{code}"


def test_the_walk_comes_by_every_file_of_the_package() -> None:
    linked = {(ADD_A_GAME.parent / link).resolve() for link in LINK.findall(ADD_A_GAME.read_text(encoding="utf-8"))}
    files = {file for file in (EXAMPLES / "left_luggage" / "src").rglob("*.py") if file.name != "__init__.py"}
    assert files <= linked


def test_the_mind_on_its_page_is_the_example_s() -> None:
    [(_, python)] = blocks(MINDS, "python")
    [(_, toml)] = blocks(MINDS, "toml")
    assert python in (EXAMPLES / "stubborn" / "src" / "stubborn.py").read_text(encoding="utf-8")
    assert toml in (EXAMPLES / "stubborn" / "pyproject.toml").read_text(encoding="utf-8")
    lines = [line for line in python.splitlines() if line.strip() and '"""' not in line]
    assert len(lines) <= 10


def commands(page: Path) -> list[str]:
    [(_, text)] = blocks(page, "console")
    return [line.removeprefix("$ ") for line in text.splitlines()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_commands_run_as_they_stand(
    page: Path, left_luggage: dict[str, str], stubborn: dict[str, str], tmp_path: Path
) -> None:
    setup, install, *others = commands(page)
    assert setup == SETUP
    project = PAGES[page].relative_to(ROOT)
    assert install == f"python3 -m pip --python .venv/bin/python install ./{project}", "what the fixtures do here"
    assert len(others) == 3
    for line in others:
        program, *arguments = shlex.split(line)
        assert program == ".venv/bin/brushpass"
        done = subprocess.run(
            [sys.executable, "-m", "brushpass", *arguments],
            input="1\n" * 500,
            env=stubborn,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            timeout=300,
        )
        assert done.returncode == 0, done.stderr
        assert "Traceback" not in done.stderr


def test_the_table_of_laws_is_complete() -> None:
    text = ADD_A_GAME.read_text(encoding="utf-8").partition("\n## The laws\n")[2]
    assert re.findall(r"^\| `([a-z-]+)` \|", text.partition("\n## ")[0], re.MULTILINE) == list(LAWS)


@pytest.mark.parametrize("folder", PAGES.values(), ids=lambda folder: folder.name)
def test_the_readme_of_an_example_links_to_what_exists_and_installs_itself(folder: Path) -> None:
    text = (folder / "README.md").read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)]+)\)", text):
        assert (folder / target).exists(), target
    assert f"pip install ./examples/{folder.name}\n" in text


def test_every_rule_of_the_example_has_a_test_that_names_it() -> None:
    rules = re.findall(
        r"^\*\*(L\d) ", (EXAMPLES / "left_luggage" / "README.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    tests = (EXAMPLES / "left_luggage" / "tests" / "test_rules.py").read_text(encoding="utf-8")
    assert rules == [f"L{number}" for number in range(1, 7)]
    assert all(f"def test_{rule.lower()}_" in tests for rule in rules)
