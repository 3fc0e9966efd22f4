"""Every numbered rule of ESPIONAJE CARTAS is named by a test's docstring. What this cannot see: whether that test would
fail if the rule were broken.
"""

import ast
import re
from pathlib import Path

import pytest

NUMBERED = {"E1": 4, "E2": 5, "E3": 6, "E4": 5}
RULES = [*(f"{section}.{number}" for section, last in NUMBERED.items() for number in range(1, last + 1)), "E5"]
GOLDENS = [f"ET{number}" for number in range(1, 9)]
RULINGS = [f"GE{number}" for number in range(1, 35)]


def named() -> set[str]:
    """The numbers in the docstrings of all tests here."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(re.findall(r"\b(?:E\d(?:\.\d)?|GE\d+|ET\d)\b", ast.get_docstring(node) or ""))
    return found


@pytest.mark.parametrize("rule", [*RULES, *GOLDENS, *RULINGS])
def test_a_rule_is_named_by_a_test(rule: str) -> None:
    assert rule in named()


def test_no_test_names_a_rule_that_is_not_there() -> None:
    assert named() <= {*RULES, *GOLDENS, *RULINGS, *NUMBERED}
