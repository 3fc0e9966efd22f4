"""Every number of a rule has one meaning and a test.

What this cannot see: whether that test would fail if the rule were broken. `make mutants` asks that.
"""

import re
from collections import Counter, defaultdict
from pathlib import Path

import pytest

from brushpass.games.registry import GAMES
from tests.docs.numbers import NUMBER, PAGES, ROOT, cited, definitions, named, rules

OURS = sorted(kit.parent.name for kit in (ROOT / "src" / "brushpass" / "games").glob("*/kit.py"))
"""The games of this repository; those of other packages have their own documents."""
DEFINED = [definition.number for definition in definitions()]
NAMED = named()
CITING = [
    *(ROOT / "src").rglob("*.py"),
    *(ROOT / "tests").rglob("*.py"),
    *(file for kind in ("ts", "svelte", "css") for file in (ROOT / "web" / "src").rglob(f"*.{kind}")),
    *ROOT.glob("*.md"),
    *ROOT.glob("tests/*.md"),
    *ROOT.glob("web/*.md"),
    *(ROOT / "docs").rglob("*.md"),
]


def test_every_number_is_defined_once() -> None:
    assert [number for number, count in Counter(DEFINED).items() if count > 1] == []


def test_numbers_begin_at_1_and_leave_none_out() -> None:
    series: dict[str, list[int]] = defaultdict(list)
    for number in DEFINED:
        head = number.rstrip("0123456789")
        series[head].append(int(number.removeprefix(head)))
    assert {head for head, found in series.items() if sorted(found) != [*range(1, len(found) + 1)]} == set()
    assert {"S", "S5.", "GS", "T", "D", "V", "d", "E", "E3.", "GE", "ET"} <= {*series}


@pytest.mark.parametrize("rule", rules())
def test_a_rule_is_named_by_a_test(rule: str) -> None:
    assert rule in NAMED


def test_every_number_that_is_cited_is_defined() -> None:
    unknown = {str(file.relative_to(ROOT)): numbers for file in CITING if (numbers := cited(file) - {*DEFINED})}
    assert unknown == {}


def test_citations_are_found_in_source_and_in_the_page(tmp_path: Path) -> None:
    python, svelte = tmp_path / "a.py", tmp_path / "a.svelte"
    python.write_text('"""S5.1."""\nx = "S5.2"  # GS3, d8\n"""E3.6-E4"""\n', encoding="utf-8")
    svelte.write_text('<!-- GE31 --><path d="M0 0 V8" />\n<script>const T = 1 // T4\n/* GS51\nV8 */', encoding="utf-8")
    assert cited(python) == {"S5.1", "GS3", "d8", "E3.6", "E4"}
    assert cited(svelte) == {"GE31", "T4", "GS51", "V8"}


def test_every_switch_has_a_row_in_the_rulings() -> None:
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    for game in OURS:
        for switch in GAMES[game].rules.__struct_fields__:
            [row] = re.findall(rf"^\| .*\| `{switch}` \|", text, re.MULTILINE)
            assert {*NUMBER.findall(row)} & {*DEFINED}


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_a_page_of_rules(game: str) -> None:
    assert ROOT / "docs" / "rules" / f"{game}.md" in PAGES
