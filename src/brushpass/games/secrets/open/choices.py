"""What a seat may answer in SECRETS (d1-d9 of S5), and the menus of legal answers.

The options of an effect are numbered here and nowhere else: an option's number is its place in the effect's menu.
"""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from itertools import combinations
from typing import get_args

from brushpass.core.menu import Menu
from brushpass.core.messages import Choice as BaseChoice
from brushpass.core.seats import Seat, left, others, right
from brushpass.games.secrets.open.cards import CENTRE, Kind, Slot


class Ask(StrEnum):
    """What a prompt of SECRETS asks for."""

    OFFER = "offer"
    UN = "un"
    ANSWER = "answer"
    PSYCHIATRIST = "psychiatrist"
    POLITICIAN = "politician"
    DETECTIVE = "detective"
    DIPLOMAT = "diplomat"
    ASSASSIN = "assassin"


class Side(StrEnum):
    """Which neighbour the Diplomat deals with."""

    LEFT = "left"
    RIGHT = "right"

    def of(self, seat: Seat, players: int) -> Seat:
        """The seat on this side of `seat`."""
        return left(seat, players) if self is Side.LEFT else right(seat, players)


class Offer(BaseChoice, frozen=True):
    """d1 and d2: offer one of the two shown cards, face down, to another player; perhaps say what it is."""

    card: Kind
    to: Seat
    claim: Kind | None = None
    """What the offerer says the card is, one of the two shown; it may be a lie. Absent: the offerer says nothing."""


class Intervene(BaseChoice, frozen=True):
    """d3: the UN player takes the card unseen."""


class StandBy(BaseChoice, frozen=True):
    """d3: the UN player leaves the answer to the target."""


class Accept(BaseChoice, frozen=True):
    """d4: the target takes the card."""


class Refuse(BaseChoice, frozen=True):
    """d4: the card goes back to the player who offered it."""


class Exchange(BaseChoice, frozen=True):
    """d5, Psychiatrist: these two players' tokens change places. `a` < `b`, as the pair has no order."""

    a: Seat
    b: Seat


class Hand(BaseChoice, frozen=True):
    """d6, Politician: give the card to this player and look at the token there."""

    to: Seat


class Look(BaseChoice, frozen=True):
    """d7, Detective: look at the token in this slot."""

    slot: Slot


class Divert(BaseChoice, frozen=True):
    """d8, Diplomat: exchange the centre token with this neighbour's. Nobody else learns the side."""

    side: Side


class Shoot(BaseChoice, frozen=True):
    """d9, Assassin: give the bullet just seen to this player."""

    to: Seat


Choice = Offer | Intervene | StandBy | Accept | Refuse | Exchange | Hand | Look | Divert | Shoot
CHOICES = frozenset(get_args(Choice))


@cache
def un_menu(seat: Seat) -> Menu[Choice]:
    """GS54: a UN player who lets the time pass stands by."""
    return Menu(seat, Ask.UN, (Intervene(), StandBy()), default=StandBy())


@cache
def answer_menu(seat: Seat) -> Menu[Choice]:
    """GS54: a target who lets the time pass refuses."""
    return Menu(seat, Ask.ANSWER, (Accept(), Refuse()), default=Refuse())


@cache
def offer_menu(players: int, seat: Seat, shown: tuple[Kind, Kind]) -> Menu[Choice]:
    """Either shown card to any other player (S5.4, GS27), with a claim that it is one of them, or without a claim."""
    rest = others(seat, players)
    options = tuple(Offer(card, to, claim) for card in shown for to in rest for claim in (None, *shown))
    return Menu(seat, Ask.OFFER, options)


@cache
def effect_menu(players: int, seat: Seat, card: Kind) -> Menu[Choice]:
    """The legal choices for a character's effect; five of the eight leave something to choose."""
    rest = others(seat, players)
    options: tuple[Choice, ...]
    match card:
        case Kind.PSYCHIATRIST:  # S6.1, GS36: two others, never oneself or the centre
            options = tuple(Exchange(a, b) for a, b in combinations(sorted(rest), 2))
        case Kind.POLITICIAN:  # S6.3, GS5
            options = tuple(Hand(to) for to in rest)
        case Kind.DETECTIVE:  # S6.6, GS29: any of the n+1 slots, one's own too
            options = (Look(seat), *(Look(slot) for slot in rest), Look(CENTRE))
        case Kind.DIPLOMAT:  # S6.5, GS33
            options = (Divert(Side.LEFT), Divert(Side.RIGHT))
        case Kind.ASSASSIN:  # S6.8, GS21
            options = tuple(Shoot(to) for to in rest)
        case Kind.DOUBLE_AGENT | Kind.JOURNALIST | Kind.SCIENTIST:
            raise ValueError(f"{card} leaves nothing to choose")
    return Menu(seat, Ask(card), options)


@cache
def effect_numbers(players: int, seat: Seat, card: Kind) -> Mapping[Choice, int]:
    """The number of each option of a character's effect, by which minds count them."""
    return {option: number for number, option in enumerate(effect_menu(players, seat, card).prompt.options)}
