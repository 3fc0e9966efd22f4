"""Lines for the choices and events of LEFT LUGGAGE. The truth has the same lines, with nothing left out."""

from typing import Final

from brushpass.core.notation import Notation
from left_luggage.open.choices import Choice
from left_luggage.open.seen import Seen

EVENT_PATTERNS: Final = {
    "began": "table for {players}[ first {first}] rules {rules}[ deal {deal}]",
    "looked": "{by} looks into {locker}[ sees {case}]",
    "claimed": "{by} claims {case} in {locker}",
    "collected": "{by} collects[ {locker}]",
    "ended": "ended {outcome}",
}

CHOICE_PATTERNS: Final = {
    "look": "look into {locker}",
    "claim": "claim {case} in {locker}",
    "collect": "collect {locker}",
}

CHOICES: Final = Notation[Choice](Choice, CHOICE_PATTERNS)
SEEN: Final = Notation[Seen](Seen, EVENT_PATTERNS)
