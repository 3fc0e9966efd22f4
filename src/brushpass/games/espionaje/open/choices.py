"""What a seat may answer in ESPIONAJE CARTAS (E3, E4), and the menus of legal answers."""

from enum import StrEnum
from functools import cache
from itertools import combinations, product
from typing import Final, get_args

from brushpass.core.menu import Menu
from brushpass.core.messages import Choice as BaseChoice
from brushpass.core.seats import Seat
from brushpass.games.espionaje.open.cards import AGENTS, CITIES, DEVICES, ELEMENTS, Element


class Ask(StrEnum):
    """What a prompt of ESPIONAJE CARTAS asks for."""

    TURN = "turn"
    """A suspicion or the accusation (E3.1)."""
    ACCUSE = "accuse"
    """The accusation, when no suspicion is left (GE26)."""
    AFTER = "after"
    """The accusation or the end of the turn, once your own question is answered (V10)."""
    SHOW = "show"
    """Which of two held cards (E3.3)."""
    COMMIT = "commit"
    """The three cards believed to be hidden (E4.2)."""


ASKED_IN_SECRET: Final = frozenset({Ask.SHOW.value})
"""What is asked while nobody else may learn that it is asked (GE31)."""


class Suspect(BaseChoice, frozen=True):
    """Name two different elements (E3.2). `a` stands before `b` in printed order, the pair has no order."""

    a: Element
    b: Element


class Accuse(BaseChoice, frozen=True):
    """Announce the accusation instead of a suspicion (E4.1), or after it (V10)."""


class EndTurn(BaseChoice, frozen=True):
    """End your turn without an accusation, after your own question (V10)."""


class Show(BaseChoice, frozen=True):
    """Show the asker this one of the two named cards; the seat holds both (E3.3)."""

    card: Element


class Commit(BaseChoice, frozen=True):
    """Lay down the three cards that the seat believes to be the solution (E4.2), one of each kind (GE17)."""

    city: Element
    device: Element
    agent: Element


class Abstain(BaseChoice, frozen=True):
    """Lay down nothing, because the deadline has passed. It counts as wrong (GE19)."""


Choice = Suspect | Accuse | EndTurn | Show | Commit | Abstain
CHOICES: Final = frozenset(get_args(Choice))

SUSPICIONS: Final = tuple(Suspect(a, b) for a, b in combinations(ELEMENTS, 2))
"""All 105. One's own cards and repetitions are allowed (GE3, GE28)."""
COMMITMENTS: Final = tuple(Commit(*cards) for cards in product(CITIES, DEVICES, AGENTS))
"""All 125, even those that the seat knows to be wrong (GE18)."""


@cache
def turn_menu(seat: Seat, *, may_accuse: bool = True) -> Menu[Choice]:
    """A suspicion, or the accusation, which is open from the first turn on (GE15) unless a switch says no (V11)."""
    return Menu(seat, Ask.TURN, (*SUSPICIONS, Accuse()) if may_accuse else SUSPICIONS)


@cache
def after_menu(seat: Seat) -> Menu[Choice]:
    """The accusation, now that the answers are in, or the end of the turn, which is also the mildest answer (V10)."""
    return Menu(seat, Ask.AFTER, (Accuse(), EndTurn()), default=EndTurn())


@cache
def accuse_menu(seat: Seat) -> Menu[Choice]:
    """The accusation alone, when the suspicions are used up (GE26)."""
    return Menu(seat, Ask.ACCUSE, (Accuse(),))


@cache
def show_menu(seat: Seat, a: Element, b: Element) -> Menu[Choice]:
    """Either of the two held cards, shown before or not (GE6, GE7); never none (GE8)."""
    return Menu(seat, Ask.SHOW, (Show(a), Show(b)))


@cache
def commit_menu(seat: Seat) -> Menu[Choice]:
    """What this seat believes. A seat that lets the time pass lays down nothing (GE19)."""
    return Menu(seat, Ask.COMMIT, COMMITMENTS, default=Abstain())
