"""The events of SECRETS in the reader's words."""

from msgspec import UNSET

from brushpass.clients.terminal.names import Names
from brushpass.core.seats import Seat, left, right
from brushpass.games.secrets.open.cards import CENTRE
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
from brushpass.games.secrets.terminal.words import at, cards, side, title
from brushpass.locales.speech import signed


def sentence(event: Seen, before: Sight | None, names: Names) -> str | None:
    """The event as a sentence; None for looks at the start, of which everybody knows."""
    match event:
        case Began(players=players):
            return names.say("log-began", players=players)
        case Drawn(by=by, cards=drawn):
            turn = 1 if before is None else before.turn + 1
            return names.say("log-drawn", **names.by(by), turn=turn, cards=cards(drawn, names))
        case Offered():
            return offered(event, names)
        case Intervened(by=by):
            return names.say("log-intervened", **names.by(by))
        case StoodBy(by=by):
            return names.say("log-stood-by", **names.by(by))
        case Accepted(by=by):
            return names.say("log-accepted", **names.by(by))
        case Refused(by=by):
            return names.say("log-refused", **names.by(by))
        case Revealed(card=card, to=to):
            return names.say("log-revealed", **names.by(to), card=title(card, names))
        case Handed(by=by, to=to):
            return names.say("log-handed", **names.by(by), **names.to(to))
        case Shot(by=by, to=to):
            return names.say("log-shot", **names.by(by), **names.to(to))
        case BulletDrawn(by=by, value=value):
            if value is UNSET:
                return names.say("log-bullet-drawn", **names.by(by))
            return names.say("log-bullet-seen", **names.by(by), value=signed(value))
        case Flipped(seat=seat, cards=flipped, why=why):
            message = "log-flipped-pair" if why is Why.PAIR else "log-flipped-scientists"
            return names.say(message, **names.by(seat), cards=cards(flipped, names))
        case UnMoved(to=to):
            return names.say("log-un-centre") if to is None else names.say("log-un-moved", **names.by(to))
        case Ended():
            return names.say("log-ended")
        case Looked() | Exposed() | CentreShown() | Swapped() | Diverted():
            return _token_event(event, before, names)


def offered(event: Offered, names: Names) -> str:
    """An offer, with what is said about the card, and the card if the reader knows it."""
    who = {**names.by(event.by), **names.to(event.to)}
    claim = None if event.claim is None else title(event.claim, names)
    if event.card is UNSET:
        return names.say("log-offered", **who) if claim is None else names.say("log-offered-claim", **who, claim=claim)
    card = title(event.card, names)
    if claim is None:
        return names.say("log-offered-card", **who, card=card)
    return names.say("log-offered-card-claim", **who, card=card, claim=claim)


def _token_event(
    event: Looked | Exposed | CentreShown | Swapped | Diverted, before: Sight | None, names: Names
) -> str | None:
    match event:
        case Looked(by=by, slot=slot, face=face):
            if face is UNSET:
                is_start = before is None or before.turn == 0
                return None if is_start else names.say("log-looked", **names.by(by), **at(slot, by, names))
            return names.say("log-looked-face", **names.by(by), **at(slot, by, names), face=side(face, names))
        case Exposed(seat=seat, face=face):
            if face is UNSET:
                return names.say("log-exposed", **names.by(seat))
            return names.say("log-exposed-face", **names.by(seat), face=side(face, names))
        case CentreShown(face=face):
            return names.say("log-centre-shown", face=side(face, names))
        case Swapped(by=by, a=one, b=other):
            if one == CENTRE or other == CENTRE:
                return names.say("log-swapped-centre", **names.by(by))
            return names.say("log-swapped", **names.by(by), **_pair(one, other, names))
        case Diverted(by=by, side=chosen):
            assert before is not None
            if chosen is not UNSET:
                return names.say("log-diverted-own", **names.by(by), **names.to(chosen.of(by, before.players)))
            neighbours = _pair(left(by, before.players), right(by, before.players), names)
            return names.say("log-diverted", **names.by(by), **neighbours)


def _pair(one: Seat, other: Seat, names: Names) -> dict[str, str]:
    """Two players: if the reader is one of them, `$toyou` is yes and `$b` the other one."""
    if other == names.you:
        one, other = other, one
    return {"a": names.labels[one], "b": names.labels[other], "toyou": names.yes(one)}
