"""The events of ESPIONAJE CARTAS in the reader's words."""

from msgspec import UNSET

from brushpass.clients.terminal.names import Names
from brushpass.games.espionaje.open.cards import HAND
from brushpass.games.espionaje.open.seen import (
    Accused,
    Asked,
    Began,
    Checked,
    Committed,
    Ended,
    Passed,
    Seen,
    Showed,
    TurnBegan,
)
from brushpass.games.espionaje.open.sight import Sight
from brushpass.games.espionaje.terminal.words import title, titles


def sentence(event: Seen, before: Sight | None, names: Names) -> str:
    """The event as a sentence."""
    match event:
        case Began(players=players):
            return names.say("log-esp-began", players=players, count=HAND[players])
        case TurnBegan(by=by):
            return names.say("log-esp-turn-began", **names.by(by))
        case Asked(by=by, a=a, b=b):
            return names.say("log-esp-asked", **names.by(by), a=title(a, names), b=title(b, names))
        case Passed(by=by):
            return names.say("log-esp-passed", **names.by(by))
        case Showed(by=by, to=to, card=card):
            if card is UNSET:
                return names.say("log-esp-showed", **names.by(by), **names.to(to))
            return names.say("log-esp-showed-card", **names.by(by), **names.to(to), card=title(card, names))
        case Accused(by=by):
            return names.say("log-esp-accused", **names.by(by))
        case Committed(by=by):
            return names.say("log-esp-committed", **names.by(by))
        case Checked(by=by, cards=()):
            return names.say("log-esp-checked-nothing", **names.by(by))
        case Checked(by=by, cards=cards, right=right):
            message = "log-esp-checked-right" if right else "log-esp-checked-wrong"
            return names.say(message, **names.by(by), cards=titles(cards, names))
        case Ended(outcome=outcome):
            return names.say("log-esp-ended", cards=titles(outcome.solution, names))
