"""The events of ESPIONAJE CARTAS in plain words."""

from msgspec import UNSET

from brushpass.clients.terminal.names import Names
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


def sentence(event: Seen, before: Sight | None, names: Names) -> str | None:
    """The event as a sentence; None for the start of a turn, because the next sentence says whose it is."""
    match event:
        case Began(players=players, first=first, hand=hand):
            your_hand = "" if hand is UNSET else f" Your hand: {titles(hand)}."
            begins = names.does(first, "begin")
            return f"Three cards are hidden and the others dealt to {players}. {begins}.{your_hand}"
        case TurnBegan():
            return None
        case Asked(by=by, a=a, b=b):
            turn = 0 if before is None else before.turn
            return f"Turn {turn}: {names.does(by, 'suspect')} {title(a)} and {title(b)}."
        case Passed(by=by):
            return f"{names.does(by, 'pass')}: neither card."
        case Showed(by=by, to=to, card=card):
            what = "a card" if card is UNSET else title(card)
            return f"{names.does(by, 'show')} {names.who(to)} {what}."
        case Accused(by=by):
            return f"{names.does(by, 'make')} an accusation!"
        case Committed(by=by, cards=cards):
            return f"{names.does(by, 'lay')} down {'three cards' if cards is UNSET else titles(cards)}."
        case Checked(by=by, cards=cards, right=right):
            verdict = "right" if right else "wrong"
            return f"{names.does(by, 'turn over')} {titles(cards)}: {verdict}."
        case Ended():
            return "The game is over."
