"""What a viewer of ESPIONAJE CARTAS has learnt, event by event (E5). Every fact is about one holder's cards alone."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

import msgspec
from msgspec import UNSET

from brushpass.core.seats import Seat, Viewer
from brushpass.games.espionaje.open.cards import Cards, Element, Rules
from brushpass.games.espionaje.open.seen import Asked, Began, Checked, Ended, Passed, Seen, Showed

Holder = Seat | None
"""Where a card lies: in the hand of a seat, or in the solution."""

SOLUTION: Final = None


class Says(StrEnum):
    """What a fact says of its holder's cards."""

    NONE_OF = "none-of"
    """The holder passed (E3.4)."""
    ONE_OF = "one-of"
    """The holder showed one of these; if it is a single card, the holder has it (E3.3)."""
    NOT_EXACTLY = "not-exactly"
    """Somebody was wrong with these three (E4.3)."""
    EXACTLY = "exactly"
    """The viewer saw it: the solution when comparing (E4.3), or everything at the end."""


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that follows from one event alone."""

    event: int
    """The number of the event among all that the viewer has seen, from 0."""
    holder: Holder
    says: Says
    cards: Cards
    instead_of: Element | None = None
    """The other card of the question. If the shower held both, they chose to show this one (E3.3)."""


class Showing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card was shown to the asker (E3.3)."""

    by: Seat
    to: Seat
    a: Element
    b: Element
    card: Element | None = None
    """The card, if the viewer saw it; only the asker and the shower do."""


class Evidence:
    """The facts that one viewer has, in order, and those that everybody has."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.players = 0
        self.rules = Rules()
        self.hand: Cards = ()
        """The viewer's own cards; none for the public."""
        self.facts: list[Fact] = []
        self.public: list[Fact] = []
        """What a spectator knows too, and so what every seat knows that every other seat knows."""
        self.showings: list[Showing] = []
        self.question: Asked | None = None
        """The last question."""
        self.events = 0
        """How many events were seen."""
        self.informed: dict[Seat, int] = {}
        """Each seat that has seen the solution (E4.3; in the end all have), with how many events there were by then."""

    def see(self, event: Seen) -> tuple[Fact, ...]:
        """Note an event, and return the new facts that it gives."""
        facts = tuple(self._read(event))
        self.facts += facts
        self.public += self._shared(event)
        self.events += 1
        return facts

    def _read(self, event: Seen) -> Iterator[Fact]:
        match event:
            case Began(players=players, rules=rules, hand=hand):
                self.players, self.rules = players, rules
                self.hand = () if hand is UNSET else hand
            case Asked():
                self.question = event
            case Passed(by=by):
                yield self._fact(by, Says.NONE_OF, *self._pair())
            case Showed(by=by, to=to, card=card):
                a, b = self._pair()
                self.showings.append(Showing(by, to, a, b, None if card is UNSET else card))
                if card is UNSET:
                    yield self._fact(by, Says.ONE_OF, a, b)
                elif to == self.viewer:
                    yield Fact(self.events, by, Says.ONE_OF, (card,), instead_of=b if card == a else a)
            case Checked(by=by, cards=cards, right=right, solution=solution):
                self.informed[by] = self.events + 1
                if right:
                    yield self._fact(SOLUTION, Says.EXACTLY, *cards)
                elif cards:
                    yield self._fact(SOLUTION, Says.NOT_EXACTLY, *cards)
                if solution is not UNSET:
                    yield self._fact(SOLUTION, Says.EXACTLY, *solution)
            case Ended(outcome=outcome):
                self.informed = {Seat(seat): self.events + 1 for seat in range(self.players)} | self.informed
                yield self._fact(SOLUTION, Says.EXACTLY, *outcome.solution)
                for seat, hand in enumerate(outcome.hands):
                    yield self._fact(Seat(seat), Says.EXACTLY, *hand)
            case _:
                pass

    def _shared(self, event: Seen) -> Iterator[Fact]:
        match event:
            case Passed(by=by):
                yield self._fact(by, Says.NONE_OF, *self._pair())
            case Showed(by=by):
                yield self._fact(by, Says.ONE_OF, *self._pair())
            case Checked(cards=cards, right=False) if cards:
                yield self._fact(SOLUTION, Says.NOT_EXACTLY, *cards)
            case _:
                pass

    def _pair(self) -> tuple[Element, Element]:
        assert self.question is not None, "an answer follows a question"
        return self.question.a, self.question.b

    def _fact(self, holder: Holder, says: Says, *cards: Element) -> Fact:
        return Fact(self.events, holder, says, cards)
