"""Documents that cannot rot: the example runs, links lead somewhere, and lists in code stand in the pages."""

import re
import subprocess
import sys
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from brushpass.core import errors
from brushpass.core.record import Recorder
from brushpass.games.espionaje.open import cards as espionaje_cards
from brushpass.games.espionaje.open import notation as espionaje_notation
from brushpass.games.espionaje.open import scoring as espionaje_scoring
from brushpass.games.registry import GAMES
from brushpass.games.secrets.open import cards as secrets_cards
from brushpass.games.secrets.open import notation as secrets_notation
from brushpass.games.secrets.open import scoring as secrets_scoring
from brushpass.minds.play import run
from brushpass.server.errors import FAMILY as NOT_STARTED
from brushpass.server.errors import StartError
from brushpass.store.contract import BadAddress, NoSuchStore, StoreDamaged, StoreError, StoreNewer, StoreUnavailable

ROOT = Path(__file__).parent.parent.parent
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]


EXAMPLES = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)


def test_the_game_in_the_readme_is_played() -> None:
    done = subprocess.run([sys.executable, "-c", EXAMPLES[0]], capture_output=True, text=True, check=True)
    assert "winners: (" in done.stdout


def test_the_mind_in_the_readme_plays_and_does_what_it_says() -> None:
    module: dict[str, Any] = {}
    exec(EXAMPLES[1], module)
    game = GAMES["secrets"]

    recorder = Recorder(game, 4, game.rules(), deal := game.deal.from_seed(bytes(32), 4))
    run(game, 4, game.rules(), deal, [module["Stubborn"](seat, Random(seat)) for seat in range(4)], recorder)
    choices = {step.choice for step in recorder.record().steps}
    assert "refuse" in choices
    assert "accept" not in choices


@pytest.mark.parametrize("heading", ["Play", "Test"])
def test_the_readmes_two_commands_stand_first_under_their_headings(heading: str) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {heading}\n\n```\n(.*?)\n", text, re.MULTILINE)
    assert found is not None
    assert found[1] == {"Play": "python3 start.py", "Test": "python3 start.py test"}[heading]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    prose = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target, anchor in re.findall(r"\]\(([^)#]*)(?:#([^)]*))?\)", prose):
        if "://" not in target:
            other = page.parent / target if target else page
            assert other.exists(), target
            assert not anchor or anchor in _anchors(other), f"{target}#{anchor}"


def _anchors(page: Path) -> set[str]:
    """What a link into a page can name: its headings, as Markdown readers write them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_every_pattern_and_word_of_the_notation_is_in_its_page() -> None:
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`([^`]+)`", text))
    for notation in (secrets_notation, espionaje_notation):
        assert {*notation.CHOICE_PATTERNS.values(), *notation.EVENT_PATTERNS.values()} <= told
    for module in (secrets_cards, secrets_scoring, espionaje_cards, espionaje_scoring):
        assert {*_words(module)} - {*espionaje_cards.Kind} <= told


def test_the_pool_of_tokens_is_in_the_page_of_the_deal() -> None:
    text = (ROOT / "docs" / "deal.md").read_text(encoding="utf-8")
    for players, pool in secrets_cards.POOL.items():
        assert f"| {players} | {' | '.join(str(pool.count(face)) for face in secrets_cards.Face)} |" in text


def _words(module: ModuleType) -> Iterator[str]:
    """Every word of a module's enumerations."""
    for kind in vars(module).values():
        if isinstance(kind, type) and issubclass(kind, StrEnum):
            yield from kind


def test_every_page_of_decisions_is_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = (folder / "README.md").read_text(encoding="utf-8")
    for page in folder.glob("0*.md"):
        assert f"({page.name})" in listed


def test_every_refusal_of_the_rules_has_its_own_code() -> None:
    codes = [refusal.code for refusal in errors.FAMILY]
    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize("error", [*NOT_STARTED, BadAddress, NoSuchStore, StoreDamaged, StoreNewer, StoreUnavailable])
def test_every_reason_not_to_start_is_on_the_page_for_operators(error: type[StartError | StoreError]) -> None:
    text = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
    assert f"| `{error.code}` |" in text
