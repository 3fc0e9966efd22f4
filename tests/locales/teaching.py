"""Which rules players need, and which messages teach them: `# Rules: S9.3, S9.4` above an English message."""

import re
from pathlib import Path
from typing import Final

from tests.locales.sentences import spoken

DOCS: Final = Path(__file__).parents[2] / "docs"
TAG: Final = re.compile(r"Rules: ((?:[A-Z]+\d+(?:\.\d+)?(?:, )?)+)")

NEEDED: Final = {
    "secrets": """
        S2.1 S2.2 S3.1 S3.3 S3.4 S4 S4.2 S5.1 S5.2 S5.3 S5.4 S5.5 S5.6 S5.7 S5.8 S5.9 S5.11
        S6.1 S6.2 S6.3 S6.4 S6.5 S6.6 S6.7 S6.8 S7.1 S7.2 S7.4 S7.5 S7.6 S8 S8.1 S8.2 S8.3
        S9.1 S9.2 S9.3 S9.4 S9.5 S9.6 S9.7
    """,
    "espionaje": """
        E1.1 E1.3 E2.2 E2.3 E2.4 E2.5 E3.1 E3.2 E3.3 E3.4 E3.5 E3.6 E4.1 E4.2 E4.3 E4.4 E4.5 E5
        GE1 GE13 GE17 GE20 GE26
    """,
}
"""The rules that somebody must know to play, by game. What only the engine must know is not here."""

TEACHES: Final = {
    "secrets": ("learn-s-", "effect-", "more-", "card-"),
    "espionaje": ("learn-e-",),
}
"""How the ids of messages begin that stand on a game's page of rules; the questions test what was taught before."""


def needed(game: str) -> set[str]:
    """The rules that players of a game need."""
    return set(NEEDED[game].split())


def tagged() -> dict[str, list[str]]:
    """The rules that each English message teaches."""
    found = {}
    for name, entry in spoken("en").items():
        if entry.comment and (tags := TAG.search(entry.comment.content)):
            found[name] = tags[1].split(", ")
    return found


def taught(game: str) -> dict[str, list[str]]:
    """The messages on a game's page of rules that teach each rule."""
    by_rule: dict[str, list[str]] = {}
    for name, rules in tagged().items():
        for rule in rules if name.startswith(TEACHES[game]) else ():
            by_rule.setdefault(rule, []).append(name)
    return by_rule


def is_rule(number: str) -> bool:
    """Whether the rules or the rulings define this number."""
    pages = [*sorted((DOCS / "rules").glob("*.md")), DOCS / "rulings.md"]
    defined = re.compile(rf"^(?:- \*\*|\| |## ){re.escape(number)}(?:\*\*| )", re.MULTILINE)
    return any(defined.search(page.read_text("utf-8")) for page in pages)
