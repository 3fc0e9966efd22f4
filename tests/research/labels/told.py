"""A record read as text, for the enumerators: its events, its claims, and what had been told when each was made.

Nothing here, nor in the enumerators, uses `minds`, `labels` or a game's rules. Records are plain JSON and lines of
notation, and the enumerators list every world there is.
"""

import json
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

EVEN = Fraction(1, 2)


@dataclass(frozen=True)
class Heard:
    """A claim at its place."""

    told: int
    speaker: int
    claim: dict[str, Any]


@dataclass(frozen=True)
class Told:
    """A record as text."""

    game: str
    players: int
    deal: dict[str, Any]
    events: list[str]
    claims: list[Heard]


def read(text: bytes) -> Told:
    """A record with all its claims, those in offers too."""
    plain = json.loads(text)
    events: list[str] = []
    claims: list[Heard] = []
    for number, lines in enumerate([plain["setup"], *(step["events"] for step in plain["steps"])]):
        for line in lines:
            events.append(line)
            words = line.split()
            if words[1] == "offers" and "as" in words:
                claims.append(Heard(len(events), int(words[0]), {"claim": "offer-is", "card": words[-1]}))
        lines_of_talk = [said for said in plain.get("talk", []) if (said["talk"], said["after"]) == ("claim", number)]
        claims += [Heard(len(events) - said.get("untold", 0), said["seat"], said["claim"]) for said in lines_of_talk]
    return Told(plain["game"], plain["players"], plain["deal"], events, claims)


def kind(chance: Fraction | None, *, truth: bool | None, still: bool | None) -> str:
    """The kind of a claim, from docs/labels.md."""
    if truth is None or chance is None:
        return "no-statement"
    if chance == 1:
        return "truth" if still else "stale-truth"
    if chance == 0:
        return "lie"
    if chance >= EVEN:
        return "guess" if truth else "honest-mistake"
    return "lucky-bluff" if truth else "bluff"
