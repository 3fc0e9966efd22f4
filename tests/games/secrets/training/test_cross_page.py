"""The page of cross-play is what its lines say."""

from pathlib import Path

from brushpass.games.secrets.training.cross_page import WEAKEST_FIRST, page
from brushpass.games.secrets.training.match import MINDS

DOCS = Path(__file__).parents[4] / "docs"


def test_the_page_is_written_from_its_lines() -> None:
    lines = (DOCS / "cross-play.jsonl").read_text(encoding="utf-8").splitlines()
    assert (DOCS / "cross-play.md").read_text(encoding="utf-8") == page(lines)


def test_every_mind_of_the_engine_has_a_row_and_what_is_missing_is_said() -> None:
    assert set(WEAKEST_FIRST) == set(MINDS)
    line = '{"players": 7, "mind": "policy", "among": "greedy", "deals": 512, "gain": 1.25, "low": 0.25, "high": 2.25}'
    text = page([line])
    assert "## 7 players, 512 deals" in text
    assert "| `policy` | - | +1.2 ±1.0 | - | - | 0 |" in text
