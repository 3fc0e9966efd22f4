"""Bullets: who has how many, and what each can be. They tell nothing about identities, nor identities about them."""

import msgspec
from msgspec import UNSET, UnsetType

from brushpass.core.seats import Seat
from brushpass.games.secrets.open.cards import BULLETS


class Given(msgspec.Struct, frozen=True):
    """A bullet that lies face down in a display."""

    by: Seat
    to: Seat
    value: int | UnsetType = UNSET
    """Known to a viewer who gave it."""


class Bullets:
    """What one viewer knows of the four bullets. Those that the viewer has not drawn may come in any order."""

    __slots__ = ("given", "held", "unknown")

    def __init__(self) -> None:
        self.given: list[Given] = []
        self.unknown = list(BULLETS)
        """Values that this viewer has not drawn."""
        self.held: int | UnsetType = UNSET
        """The bullet in this viewer's hand."""

    def drawn(self, value: int | UnsetType) -> None:
        """The Assassin's player looks at the top bullet."""
        self.held = value
        if value is not UNSET:
            self.unknown.remove(value)

    def shot(self, by: Seat, to: Seat) -> None:
        """The bullet goes to a display."""
        self.given.append(Given(by, to, self.held))
        self.held = UNSET

    def revealed(self, bullets: tuple[tuple[int, ...], ...]) -> None:
        """The end: all are turned up. Each display has its bullets in the order they came (S9.2)."""
        values = [iter(row) for row in bullets]
        self.given = [Given(given.by, given.to, next(values[given.to])) for given in self.given]
        self.unknown = [value for value in BULLETS if all(given.value != value for given in self.given)]

    @property
    def mean(self) -> float:
        """What a bullet that this viewer does not know is worth on average."""
        return sum(self.unknown) / len(self.unknown) if self.unknown else 0.0

    def worth(self, seat: Seat) -> float:
        """What the bullets of a display are worth on average."""
        mean = self.mean
        return sum(mean if given.value is UNSET else given.value for given in self.given if given.to == seat)

    def chances(self, given: Given) -> dict[int, float]:
        """What a bullet can be, with probabilities."""
        if given.value is not UNSET:
            return {given.value: 1.0}
        return dict.fromkeys(self.unknown, 1 / len(self.unknown))
