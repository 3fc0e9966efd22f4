"""No blind waits: a test that sleeps before it says "nothing happened" has not looked, on a slow machine.

`tests/web/settling.py` has what to wait for instead.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
WAITS = ("wait_for_timeout", "sleep")
ALLOWED = {
    "lagging.py: pytest_configure": "makes answers late, for `make lag`",
    "players.py: until": "looks again and again, for what only the server knows",
}


def waits_in(source: str) -> Iterator[str]:
    """The outermost function, or the module, around each wait for nothing but time."""
    for part in ast.parse(source).body:
        for node in ast.walk(part):
            if isinstance(node, ast.Attribute | ast.Name) and _name(node) in WAITS:
                yield part.name if isinstance(part, ast.FunctionDef | ast.ClassDef) else "module"


def _name(node: ast.Attribute | ast.Name) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id


def test_no_test_waits_for_time_to_pass() -> None:
    found = [f"{path.name}: {where}" for path in sorted(FOLDER.glob("*.py")) for where in waits_in(path.read_text())]
    assert found == list(ALLOWED)


@pytest.mark.parametrize("wait", ["page.wait_for_timeout(300)", "time.sleep(1)", "sleep(1)", "await asyncio.sleep(1)"])
def test_a_wait_is_found_wherever_it_hides(wait: str) -> None:
    assert list(waits_in(f"class Hides:\n    async def inside(self):\n        return [{wait}]")) == ["Hides"]
