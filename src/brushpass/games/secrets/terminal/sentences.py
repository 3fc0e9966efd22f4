"""The events of SECRETS in plain words."""

from collections import Counter
from typing import Final

from msgspec import UNSET

from brushpass.clients.terminal.names import Names, joined
from brushpass.core.seats import left, right
from brushpass.games.secrets.open.cards import CENTRE, CENTRE_REVEAL_FROM, NEIGHBOUR_PEEK_FROM, Kind
from brushpass.games.secrets.open.seen import (
    Accepted,
    Began,
    BulletDrawn,
    CentreShown,
    Diverted,
    Drawn,
    Ended,
    Exposed,
    Flipped,
    Handed,
    Intervened,
    Looked,
    Offered,
    Refused,
    Revealed,
    Seen,
    Shot,
    StoodBy,
    Swapped,
    UnMoved,
    Why,
)
from brushpass.games.secrets.open.sight import Sight
from brushpass.games.secrets.terminal.words import FACES, a, place, signed, title, token

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six")


def sentence(event: Seen, before: Sight | None, names: Names) -> str | None:
    """The event as a sentence; None for what the first sentence of the game has said already."""
    match event:
        case Began():
            return _began(event, names)
        case Drawn(by=by, cards=cards):
            return f"Turn {1 if before is None else before.turn + 1}: {names.does(by, 'turn up')} {_cards(cards)}."
        case Offered():
            return _offered(event, names)
        case Intervened(by=by):
            return f"{names.does(by, 'intervene')} for the UN and {names.verb(by, 'take')} the card."
        case StoodBy(by=by):
            return f"{names.does(by, 'hold')} the UN token and {names.verb(by, 'stand by')}."
        case Accepted(by=by):
            return f"{names.does(by, 'accept')}."
        case Refused(by=by):
            return f"{names.does(by, 'refuse')}."
        case Revealed(card=card, to=to):
            passed = ", to be handed on" if card is Kind.POLITICIAN else ""
            return f"It is {a(card)}: it goes to {names.who(to)}{passed}."
        case Handed(by=by, to=to):
            return f"{names.does(by, 'hand')} the Politician to {names.who(to)}."
        case Shot(by=by, to=to):
            return f"{names.does(by, 'give')} the bullet to {names.who(to)}."
        case BulletDrawn(by=by, value=value):
            return f"{names.does(by, 'draw')} a bullet{'' if value is UNSET else f': {signed(value)}'}."
        case Flipped(seat=seat, cards=cards, why=why):
            reason = "A pair" if why is Why.PAIR else "Two Scientists"
            return f"{reason}: {names.whose(seat)} {_cards(cards)} turn face down."
        case UnMoved(to=to):
            return f"The UN token goes {'back to the middle' if to is None else f'to {names.who(to)}'}."
        case Ended():
            return "The game is over. All tokens and bullets are turned up."
        case Looked() | Exposed() | CentreShown() | Swapped() | Diverted():
            return _token_event(event, before, names)


def _began(event: Began, names: Names) -> str:
    looks = "their own token"
    if event.players >= NEIGHBOUR_PEEK_FROM:
        looks += " and at that of the player on the right"
    shown = " All see the centre token." if event.players >= CENTRE_REVEAL_FROM else ""
    return f"The table is laid for {event.players}. All look at {looks}.{shown}"


def _offered(event: Offered, names: Names) -> str:
    card = "a card face down" if event.card is UNSET else f"the {title(event.card)} face down"
    claim = "without a word" if event.claim is None else f"saying it is {a(event.claim)}"
    return f"{names.does(event.by, 'offer')} {names.who(event.to)} {card}, {claim}."


def _token_event(
    event: Looked | Exposed | CentreShown | Swapped | Diverted, before: Sight | None, names: Names
) -> str | None:
    match event:
        case Looked(by=by, slot=slot, face=face):
            if face is UNSET and (before is None or before.turn == 0):
                return None
            what = "their own token" if by == slot != names.you else token(slot, names)
            return f"{names.does(by, 'look')} at {what}{'' if face is UNSET else f': {FACES[face]}'}."
        case Exposed(seat=seat, face=face):
            if seat == names.you:
                return "All others look at your token; you do not."
            shown = "" if face is UNSET else f": {FACES[face]}"
            return f"{token(seat, names)} is shown to all others{shown}."
        case CentreShown(face=face):
            return f"The centre token is shown to everybody: {FACES[face]}."
        case Swapped(by=by, a=first, b=second):
            if by == first and second == CENTRE:
                whose = "your" if by == names.you else "their"
                return f"{names.does(by, 'exchange')} {whose} own token with the centre token."
            return f"{names.does(by, 'exchange')} the tokens of {place(first, names)} and {place(second, names)}."
        case Diverted(by=by, side=side):
            assert before is not None
            if side is not UNSET:
                neighbour = side.of(by, before.players)
                return f"{names.does(by, 'exchange')} the centre token with {token(neighbour, names)}, unseen."
            sides = [names.who(left(by, before.players)), names.who(right(by, before.players))]
            return f"{names.does(by, 'exchange')} the centre token, unseen, with that of {joined(sides, 'or')}."


def _cards(cards: tuple[Kind, ...]) -> str:
    """`Politician and two Scientists`."""
    counts = Counter(cards)
    return joined([f"{NUMBERS[count]} {title(card)}s" if count > 1 else title(card) for card, count in counts.items()])
