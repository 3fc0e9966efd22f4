"""Choices and events of SECRETS as lines of text. Events of the truth have the same form, with nothing left out."""

from typing import Final

from brushpass.core.notation import Notation
from brushpass.games.secrets.open.choices import Choice
from brushpass.games.secrets.open.seen import Seen

CHOICE_PATTERNS: Final = {
    "offer": "offer {card} to {to}[ as {claim}]",
    "intervene": "intervene",
    "stand-by": "stand by",
    "accept": "accept",
    "refuse": "refuse",
    "exchange": "exchange {a} and {b}",
    "hand": "hand to {to}",
    "look": "look at {slot}",
    "divert": "divert {side}",
    "shoot": "shoot {to}",
}

EVENT_PATTERNS: Final = {
    "began": "table for {players}[ first {first}] rules {rules}[ deal {deal}]",
    "drawn": "{by} draws {cards}",
    "offered": "{by} offers[ {card}] to {to}[ as {claim}]",
    "intervened": "{by} intervenes",
    "stood-by": "{by} stands by",
    "accepted": "{by} accepts",
    "refused": "{by} refuses",
    "revealed": "{card} goes to {to}",
    "swapped": "{by} swaps {a} and {b}",
    "looked": "{by} looks at {slot}[: {face}]",
    "handed": "{by} hands the politician to {to}",
    "exposed": "{seat} is exposed[ to {to}][: {face}]",
    "centre-shown": "centre is shown: {face}",
    "diverted": "{by} diverts the centre[ {side}]",
    "bullet-drawn": "{by} draws a bullet[: {value}]",
    "shot": "{by} shoots {to}",
    "flipped": "{seat} turns down {cards} for {why}",
    "un-moved": "un token moves[ to {to}]",
    "ended": "ended {outcome}",
}

CHOICES: Final = Notation[Choice](Choice, CHOICE_PATTERNS)
SEEN: Final = Notation[Seen](Seen, EVENT_PATTERNS)
