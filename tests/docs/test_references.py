"""Nothing that a document points to has gone: paths, names, options, log fields, figures, helpers of tests."""

import argparse
import json
import logging
import re
import sys
from pathlib import Path

import pytest

from brushpass.cli import serve
from brushpass.server.logs import FIELDS, JsonFormatter
from tests.docs.references import ROOT, SOURCE, is_path, is_symbol, paths, symbols

GENERATED = ("protocol.md", "strength.md", "balance.md")
PAGES = [
    *(ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "tests/README.md")),
    *(page for page in sorted((ROOT / "docs").rglob("*.md")) if page.name not in GENERATED),
]
OPERATE = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


@every_page
def test_every_path_exists(page: Path) -> None:
    assert [path for path in paths(page) if not is_path(path, page)] == []


@every_page
def test_every_dotted_name_is_defined(page: Path) -> None:
    assert [name for name in symbols(page) if not is_symbol(name)] == []


def test_what_has_gone_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "`core/game.py` `core/gone.py` `gone.py` `docs/rules/NAME.md` `Game.play` `Game.gone` `rules.setup` `a.b`"
    )
    assert [path for path in paths(page) if not is_path(path, page)] == ["core/gone.py", "gone.py"]
    assert [name for name in symbols(page) if not is_symbol(name)] == ["Game.gone", "a.b"]


def _section(heading: str) -> str:
    """One section of the page for operators."""
    return re.split(r"^## ", OPERATE.partition(f"\n## {heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


def test_every_option_of_serve_is_on_the_page_for_operators() -> None:
    parser = argparse.ArgumentParser(add_help=False)
    serve.add_arguments(parser)
    options = set(re.findall(r"--[a-z][a-z-]+", parser.format_usage()))
    assert len(options) > 5
    rows = re.findall(r"^\| (`--.*?) \|", _section("Serve"), re.MULTILINE)
    assert set(re.findall(r"--[a-z][a-z-]+", " ".join(rows))) == options


def test_the_fields_of_the_log_are_those_on_the_page_for_operators() -> None:
    try:
        raise ValueError
    except ValueError:
        record = logging.LogRecord("name", logging.ERROR, "path", 1, "message", (), sys.exc_info())
    vars(record).update(dict.fromkeys(FIELDS, "x"))
    cells = re.findall(r"^\| (`.*?) \|", _section("Logs"), re.MULTILINE)
    assert set(re.findall(r"`(\w+)`", " ".join(cells))) == set(json.loads(JsonFormatter().format(record)))


def test_every_environment_variable_that_is_read_is_on_the_page_for_operators() -> None:
    read = {
        name
        for file in SOURCE.rglob("*.py")
        for name in re.findall(r"environ(?:\.get\(|\[)\"([A-Z_]+)\"", file.read_text(encoding="utf-8"))
    }
    assert "DATABASE_URL" in read
    assert {name for name in read if f"`{name}`" not in OPERATE} == set()


def test_every_figure_is_on_the_page_for_operators() -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in (SOURCE / "server").glob("*.py"))
    counters = {f"brushpass_{name}_total" for name in re.findall(r"\.count\(\"(\w+)\"", source)}
    gauges = set(re.findall(r"# TYPE (brushpass_\w+) gauge", source))
    assert counters
    assert gauges
    assert counters | gauges == set(re.findall(r"^\| `(brushpass_\w+)", OPERATE, re.MULTILINE))


def test_every_helper_of_the_tests_is_in_their_tour() -> None:
    tests = ROOT / "tests"
    tour = (tests / "README.md").read_text(encoding="utf-8")
    helpers = [file for file in tests.rglob("*.py") if not file.name.startswith(("test_", "__"))]
    assert [name for file in helpers if f"`{(name := str(file.relative_to(tests)))}`" not in tour] == []
