"""What SECRETS asks its players, step by step."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from brushpass.clients.terminal.names import Names
from brushpass.clients.terminal.questions import Question, by, one_of
from brushpass.core.seats import Seat
from brushpass.games.secrets.open.cards import Kind
from brushpass.games.secrets.open.choices import Accept, Ask, Choice, Intervene, Refuse, Side, StandBy
from brushpass.games.secrets.open.sight import Sight
from brushpass.games.secrets.terminal.words import a, title, token

ANSWERS: Final[dict[type[Choice], str]] = {
    Intervene: "Intervene: take the card yourself, unseen",
    StandBy: "Stand by: let the target answer",
    Accept: "Accept: the card is yours, with its effect",
    Refuse: "Refuse: the card goes back to the player who offered it",
}


def questions(ask: str, sight: Sight, names: Names) -> Sequence[Question]:
    """The questions that lead to a choice of this kind."""
    match Ask(ask):
        case Ask.OFFER:
            return (
                Question("Which card do you offer?", by(lambda offer: offer.card, title)),
                Question("To whom?", by(lambda offer: offer.to, _player(names))),
                Question("What do you say it is? It may be a lie.", by(lambda offer: offer.claim, _claim)),
            )
        case Ask.UN:
            return (Question("You hold the UN token. Do you intervene?", by(type, ANSWERS.__getitem__)),)
        case Ask.ANSWER:
            return (Question("Do you take the card?", by(type, ANSWERS.__getitem__)),)
        case Ask.PSYCHIATRIST:
            pair = one_of(_pair, _player(names))
            return (
                Question("Psychiatrist: whose token is exchanged?", pair),
                Question("And with whose?", pair),
            )
        case Ask.POLITICIAN:
            return (
                Question(
                    "Politician: who gets the card? You look at their token.",
                    by(lambda hand: hand.to, _player(names)),
                ),
            )
        case Ask.DETECTIVE:
            return (
                Question(
                    "Detective: which token do you look at?", by(lambda look: look.slot, lambda at: token(at, names))
                ),
            )
        case Ask.DIPLOMAT:
            side = by(lambda divert: divert.side, lambda side: _neighbour(side, sight, names))
            return (Question("Diplomat: whose token changes places with the centre's?", side),)
        case Ask.ASSASSIN:
            return (Question("Assassin: who gets the bullet?", by(lambda shot: shot.to, _player(names))),)


def _player(names: Names) -> Callable[[Seat], str]:
    return lambda seat: f"{names.labels[seat]} (seat {seat})"


def _claim(kind: Kind | None) -> str:
    return "Nothing" if kind is None else f"It is {a(kind)}"


def _pair(exchange: Any) -> tuple[Seat, Seat]:
    return exchange.a, exchange.b


def _neighbour(side: Side, sight: Sight, names: Names) -> str:
    assert sight.seat is not None
    return f"{names.whose(side.of(sight.seat, sight.players))} token, on your {side}"
