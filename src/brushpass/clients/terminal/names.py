"""What the seats are called, and sentences about them: the reader is always "you"."""

from collections.abc import Sequence

from brushpass.core.seats import Seat, Viewer

CODE_NAMES = ("Falcon", "Heron", "Kestrel", "Lynx", "Otter", "Raven", "Swift", "Wren")
"""For everybody but the reader, and one to spare; none is longer than seven letters."""


class Names:
    """The labels of all seats, and which one is the reader's."""

    def __init__(self, labels: Sequence[str], you: Viewer) -> None:
        self.labels = tuple(labels)
        self.you = you

    def who(self, seat: Seat) -> str:
        """A player inside a sentence: `you`, `Lynx`."""
        return "you" if seat == self.you else self.labels[seat]

    def whose(self, seat: Seat) -> str:
        """What is a player's: `your`, `Lynx's`."""
        return "your" if seat == self.you else f"{self.labels[seat]}'s"

    def does(self, seat: Seat, deed: str) -> str:
        """A player at the head of a sentence, with the verb that follows: `You draw`, `Lynx draws`."""
        return f"{'You' if seat == self.you else self.labels[seat]} {self.verb(seat, deed)}"

    def verb(self, seat: Seat, deed: str) -> str:
        """The verb in the form that goes with a player: `draw`, `draws`."""
        first, *rest = deed.split(" ", 1)
        return deed if seat == self.you else " ".join((_third_person(first), *rest))


def _third_person(verb: str) -> str:
    if verb == "have":
        return "has"
    return f"{verb}es" if verb.endswith(("s", "sh", "ch")) else f"{verb}s"


def around(seat: Seat, players: int, name: str = "You") -> Names:
    """Names for a table where one person plays at `seat`."""
    others = (other for other in CODE_NAMES if other.casefold() != name.casefold())
    return Names([name if place == seat else next(others) for place in range(players)], seat)


def joined(words: Sequence[str], last: str = "and") -> str:
    """A row of words as people say it: `a, b and c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"
