"""What SECRETS asks its players, step by step."""

from collections.abc import Callable, Sequence
from typing import Any

from brushpass.clients.terminal.names import Names
from brushpass.clients.terminal.questions import Question, by, one_of
from brushpass.core.seats import Seat
from brushpass.games.secrets.open.cards import CENTRE, Kind, Slot
from brushpass.games.secrets.open.choices import Accept, Ask, Choice, Intervene, Side, StandBy
from brushpass.games.secrets.open.sight import Sight
from brushpass.games.secrets.terminal.words import title


def questions(ask: str, sight: Sight, names: Names) -> Sequence[Question]:
    """The questions that lead to a choice of this kind."""
    kind, player = Ask(ask), _player(names)
    first = names.say(f"ask-{kind}")
    match kind:
        case Ask.OFFER:
            return (
                Question(first, by(lambda offer: offer.card, lambda card: title(card, names))),
                Question(names.say("offer-to"), by(lambda offer: offer.to, player)),
                Question(names.say("offer-say"), by(lambda offer: offer.claim, _claim(names))),
            )
        case Ask.UN | Ask.ANSWER:
            return (Question(first, by(type, _deed(names))),)
        case Ask.PSYCHIATRIST:
            pair = one_of(_pair, player)
            return Question(first, pair), Question(names.say("terminal-second-player"), pair)
        case Ask.POLITICIAN | Ask.ASSASSIN:
            return (Question(first, by(lambda choice: choice.to, player)),)
        case Ask.DETECTIVE:
            return (Question(first, by(lambda look: look.slot, _slot(names))),)
        case Ask.DIPLOMAT:
            return (Question(first, by(lambda divert: divert.side, _side(sight, names))),)


def _player(names: Names) -> Callable[[Seat], str]:
    """A name with the number that a typed choice would say."""
    return lambda seat: names.say("terminal-player", name=names.labels[seat], number=seat)


def _claim(names: Names) -> Callable[[Kind | None], str]:
    def label(claim: Kind | None) -> str:
        if claim is None:
            return names.say("offer-say-nothing")
        return names.say("offer-say-card", card=title(claim, names))

    return label


def _deed(names: Names) -> Callable[[type[Choice]], str]:
    def label(kind: type[Choice]) -> str:
        if kind is Intervene:
            return names.say("choose-intervene")
        if kind is StandBy:
            return names.say("choose-stand-by")
        return names.say("choose-accept") if kind is Accept else names.say("choose-refuse")

    return label


def _slot(names: Names) -> Callable[[Slot], str]:
    def label(slot: Slot) -> str:
        if slot == CENTRE:
            return names.say("place-centre")
        return names.say("point-own") if slot == names.you else _player(names)(slot)

    return label


def _side(sight: Sight, names: Names) -> Callable[[Side], str]:
    assert sight.seat is not None
    seat, players = sight.seat, sight.players
    return lambda side: names.say("terminal-neighbour", name=names.labels[side.of(seat, players)], side=side)


def _pair(choice: Any) -> tuple[Seat, Seat]:
    return choice.a, choice.b
