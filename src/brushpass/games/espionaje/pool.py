"""Players who try to win more than `race` does in a table of `race`: each departs from it in one habit.

`brushpass arena exploit espionaje` prints what each of them gains.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.bots.detective import Detective
from brushpass.games.espionaje.minds.bots.duel import Temper
from brushpass.games.espionaje.minds.bots.entropy import Entropy
from brushpass.games.espionaje.minds.bots.open_race import OpenRace
from brushpass.games.espionaje.minds.bots.question_habits import QuestionHabits
from brushpass.games.espionaje.minds.bots.race import COVER, HASTE, Race
from brushpass.games.espionaje.open.cards import ELEMENTS, KIND, Element, Kind
from brushpass.games.espionaje.open.choices import Accuse, Choice, Commit, Suspect
from brushpass.games.espionaje.open.seen import Asked, Began, Seen


class Child(Detective):
    """A rule to keep in the head: a card that the rival names and I lack is hidden. Accuses when each kind has one."""

    def __init__(self, seat: Seat, rng: Random, *, own: bool) -> None:
        """`own`: whether it asks for an unknown card with one of its own, and not for two unknown ones."""
        super().__init__(seat, rng)
        self._own = own
        self._named: dict[Kind, Element] = {}

    def see(self, event: Seen) -> None:
        """Note what others name."""
        super().see(event)
        if isinstance(event, Asked) and event.by != self.seat:
            for card in (event.a, event.b):
                if card in self._unknown():
                    self._named.setdefault(KIND[card], card)

    def turn(self) -> Choice:
        """The accusation, once it has a card of each kind."""
        return Accuse() if self.is_certain() or len(self._named) == len(Kind) else self.question()

    def question(self) -> Suspect:
        """An unknown card, with one of its own or with another."""
        first, *rest = self.rng.sample(unknown := self._unknown(), len(unknown))
        return self.ask(first, self.rng.choice(self.dossier.evidence.hand) if self._own or not rest else rest[0])

    def guess(self) -> Commit:
        """What was named, where anything was."""
        if self.is_certain():
            return super().guess()
        likeliest = dict(zip(Kind, self.dossier.solutions()[0].cards, strict=True))
        return Commit(*(self._named.get(kind, likeliest[kind]) for kind in Kind))

    def _unknown(self) -> list[Element]:
        """The cards that it neither holds nor was shown."""
        evidence = self.dossier.evidence
        shown = {showing.card for showing in evidence.showings if showing.to == self.seat}
        return [card for card in ELEMENTS if card not in shown and card not in evidence.hand]


class Deviant(Race):
    """`Race` with some of its numbers changed, in a game of two by `temper`."""

    def __init__(self, seat: Seat, rng: Random, *, haste: float = HASTE, cover: float = COVER, **temper: Any) -> None:
        super().__init__(seat, rng)
        self._haste, self._cover, self._changes = haste, cover, temper

    def see(self, event: Seen) -> None:
        """Change the numbers at the beginning."""
        super().see(event)
        if isinstance(event, Began):
            self._temper: Temper = self._temper._replace(**self._changes)


class Bold(Race):
    """Accuses as soon as it is so sure."""

    def __init__(self, seat: Seat, rng: Random, *, threshold: float) -> None:
        super().__init__(seat, rng)
        self._threshold = threshold

    def turn(self) -> Choice:
        """The accusation from this sureness on, never before."""
        self._listen()
        return Accuse() if float(self.worlds.weigh_solutions().max()) >= self._threshold else self.question()


class Poisoner(Race):
    """Names two cards of its own at first, to mislead."""

    def __init__(self, seat: Seat, rng: Random, *, questions: int) -> None:
        super().__init__(seat, rng)
        self._left = questions

    def turn(self) -> Choice:
        """Poison, then as `Race`."""
        if not self._left:
            return super().turn()
        self._left -= 1
        return self.ask(*self.rng.sample(self.dossier.evidence.hand, 2))


class Reader(Race):
    """Takes it that everybody names own cards so much less often than others, and learns nothing of its rivals."""

    def __init__(self, seat: Seat, rng: Random, *, candour: float) -> None:
        super().__init__(seat, rng)
        self._fixed = QuestionHabits(candour)

    def see(self, event: Seen) -> None:
        """Read the others' questions."""
        if isinstance(event, Asked) and event.by != self.seat:
            self._fixed.see(event)
        super().see(event)

    def _listen(self) -> None:
        self._fixed.weigh(self.worlds)


Maker = Callable[[Seat, Random], Any]


def _with(kind: Callable[..., Any], **changes: Any) -> Maker:
    return lambda seat, rng: kind(seat, rng, **changes)


POOL: Final[Mapping[str, Maker]] = {
    "child": _with(Child, own=True),
    "child without own cards": _with(Child, own=False),
    "accuses from 0.2": _with(Bold, threshold=0.2),
    "accuses from 0.34": _with(Bold, threshold=0.34),
    "accuses from 0.5": _with(Bold, threshold=0.5),
    "accuses when certain": _with(Bold, threshold=1 - 1e-9),
    "1 poison question": _with(Poisoner, questions=1),
    "2 poison questions": _with(Poisoner, questions=2),
    "3 poison questions": _with(Poisoner, questions=3),
    "reads with 0.02": _with(Reader, candour=0.02),
    "reads with 0.1": _with(Reader, candour=0.1),
    "reads nothing": _with(Reader, candour=1.0),
    "never names own cards": _with(Deviant, own_share=(0.0, 0.0), cover=0.0),
    "names own cards, by half": _with(Deviant, own_share=(0.5, 0.5), cover=0.1),
    "nearly always names own cards": _with(Deviant, own_share=(0.9, 0.9), cover=1.0),
    "more patient": _with(Deviant, haste=0.0, hope=0.9),
    "hastier": _with(Deviant, haste=0.2, hope=0.7),
    "open-race": OpenRace,
    "entropy": Entropy,
}
