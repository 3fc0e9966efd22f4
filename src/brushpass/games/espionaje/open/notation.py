"""Choices and events of ESPIONAJE CARTAS as lines of text. Those of the truth have the same form, complete."""

from typing import Final

from brushpass.core.notation import Notation
from brushpass.games.espionaje.open.choices import Choice
from brushpass.games.espionaje.open.seen import Seen

CHOICE_PATTERNS: Final = {
    "suspect": "suspect {a} and {b}",
    "accuse": "accuse",
    "end-turn": "end turn",
    "show": "show {card}",
    "commit": "commit {city} {device} {agent}",
    "abstain": "abstain",
}

EVENT_PATTERNS: Final = {
    "began": "table for {players}[ first {first}][ hand {hand}] rules {rules}[ deal {deal}]",
    "turn-began": "turn of {by}",
    "asked": "{by} suspects {a} and {b}",
    "passed": "{by} passes",
    "showed": "{by} shows[ {card}] to {to}",
    "accused": "{by} accuses",
    "committed": "{by} commits[ {cards}]",
    "checked": "{by} turns over {cards} right={right}[ solution={solution}]",
    "ended": "ended {outcome}",
}

CHOICES: Final = Notation[Choice](Choice, CHOICE_PATTERNS)
SEEN: Final = Notation[Seen](Seen, EVENT_PATTERNS)
