"""The reader at the terminal: their language, their seat, and what the seats are called."""

from collections.abc import Iterable, Sequence
from typing import Literal

from brushpass.core.seats import CODE_NAMES, Seat, Viewer
from brushpass.locales import Texts
from brushpass.locales.speech import Value, isolated


class Names:
    """The labels of all seats, which one is the reader's, and the language in which the reader is told."""

    def __init__(self, labels: Sequence[str], you: Viewer, texts: Texts) -> None:
        self.given = tuple(labels)
        """The names as they were given, for records."""
        self.labels = tuple(map(isolated, labels))
        """The names as they stand in sentences."""
        self.you = you
        self.texts = texts

    def say(self, message: str, /, **values: Value) -> str:
        """A message in the reader's language."""
        return self.texts.say(message, **values)

    def by(self, seat: Seat) -> dict[str, str]:
        """The variables of a sentence about a player: `$by` and `$you`."""
        return {"by": self.labels[seat], "you": self.yes(seat)}

    def to(self, seat: Seat) -> dict[str, str]:
        """The variables of the player something is done to: `$to` and `$toyou`."""
        return {"to": self.labels[seat], "toyou": self.yes(seat)}

    def yes(self, seat: Seat) -> str:
        """Whether a seat is the reader's, as sentences are told."""
        return "yes" if seat == self.you else "no"

    def listed(self, words: Iterable[str], last: Literal["and", "or"] = "and") -> str:
        """A list of words as people say it."""
        return self.texts.listed(tuple(words), last)

    def row(self, seat: Seat) -> str:
        """A player where a name stands alone: the reader's own is marked."""
        label = self.labels[seat]
        return self.say("you-name", name=label) if seat == self.you else label


def around(seat: Seat, players: int, texts: Texts, name: str | None = None) -> Names:
    """The names at a table where one person plays at `seat` and all others have code names."""
    own = texts.say("front-anonymous") if name is None else name
    others = (other for other in CODE_NAMES if other.casefold() != own.casefold())
    return Names([own if place == seat else next(others) for place in range(players)], seat, texts)
