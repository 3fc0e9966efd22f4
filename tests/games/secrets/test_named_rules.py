"""Every numbered rule of SECRETS that concerns the engine is named by a test's docstring. What this cannot see: whether
that test would fail if the rule were broken.
"""

import ast
import re
from pathlib import Path

import pytest

from brushpass.games.secrets.open.cards import Rules

NUMBERED = {"S2": 4, "S3": 6, "S4": 3, "S5": 11, "S6": 8, "S7": 6, "S8": 3, "S9": 7, "S10": 10, "S12": 6}
"""The last number of each section; S10.11 and S10.12 are measurements and advice, not rules."""
TABLE_ONLY = {51, 55}
"""GS51 and GS55 belong to the table: which aids its host allows, and who takes over a seat."""
RULES = [f"{section}.{number}" for section, last in NUMBERED.items() for number in range(1, last + 1)]
GOLDENS = [f"T{number}" for number in range(1, 14)]
RULINGS = [f"GS{number}" for number in range(1, 57) if number not in TABLE_ONLY]


def named() -> set[str]:
    """The numbers at the head of the docstrings of all tests here."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                head = (ast.get_docstring(node) or "").split(":")[0]
                found.update(re.findall(r"\b(?:S\d+(?:\.\d+)?|GS\d+|T\d+)\b", head))
    return found


NAMED = named()
PAGE = (Path(__file__).parents[3] / "docs" / "rulings.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("rule", [*RULES, *GOLDENS, *RULINGS])
def test_a_rule_is_named_by_a_test(rule: str) -> None:
    assert rule in NAMED


def test_no_test_names_a_rule_that_is_not_there() -> None:
    known = {*RULES, *GOLDENS, *RULINGS, *(f"GS{number}" for number in TABLE_ONLY), *NUMBERED}
    assert known >= NAMED


@pytest.mark.parametrize("ruling", [f"GS{number}" for number in range(1, 57) if number not in TABLE_ONLY])
def test_a_ruling_has_one_row_in_the_docs(ruling: str) -> None:
    assert PAGE.count(f"\n| {ruling} |") == 1


@pytest.mark.parametrize("switch", Rules.__struct_fields__)
def test_a_switch_is_in_the_docs(switch: str) -> None:
    assert f"| `{switch}`" in PAGE


@pytest.mark.parametrize("variant", [f"V{number}" for number in range(1, 10)])
def test_every_variant_is_a_switch_or_said_to_be_none(variant: str) -> None:
    assert PAGE.count(f"\n| {variant} ") + PAGE.count(f"({variant}) |") == 1
