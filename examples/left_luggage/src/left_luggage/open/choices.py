"""What a seat may answer in LEFT LUGGAGE (L3, L5), and the menus of legal answers."""

from enum import StrEnum
from functools import cache
from typing import Final, get_args

from brushpass.core.menu import Menu
from brushpass.core.messages import Choice as BaseChoice
from brushpass.core.seats import Seat
from left_luggage.open.cards import Case, box


class Ask(StrEnum):
    """What a prompt of LEFT LUGGAGE asks for."""

    LOOK = "look"
    """Which locker to look into (L3.1)."""
    CLAIM = "claim"
    """What to claim (L3.2)."""
    COLLECT = "collect"
    """Which locker to collect from (L5)."""


class Look(BaseChoice, frozen=True):
    """Look into this locker."""

    locker: int


class Claim(BaseChoice, frozen=True):
    """Claim that this locker holds this case. It may be a lie."""

    locker: int
    case: Case


class Collect(BaseChoice, frozen=True):
    """Collect from this locker."""

    locker: int


Choice = Look | Claim | Collect
CHOICES: Final = frozenset(get_args(Choice))


@cache
def menu(seat: Seat, ask: Ask, players: int) -> Menu[Choice]:
    """What a seat may answer: any locker (L3.1, L5), or any case in any locker (L3.2)."""
    lockers = range(len(box(players)))
    match ask:
        case Ask.LOOK:
            return Menu(seat, ask, tuple(map(Look, lockers)))
        case Ask.CLAIM:
            return Menu(seat, ask, tuple(Claim(locker, case) for locker in lockers for case in Case))
        case Ask.COLLECT:
            return Menu(seat, ask, tuple(map(Collect, lockers)))
