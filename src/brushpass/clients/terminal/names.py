"""The names of the seats, and sentences about them. The reader is always "you"."""

from collections.abc import Sequence

from brushpass.core.seats import CODE_NAMES, Seat, Viewer


class Names:
    """The names of all seats, and which seat is the reader's."""

    def __init__(self, labels: Sequence[str], you: Viewer) -> None:
        self.labels = tuple(labels)
        self.you = you

    def who(self, seat: Seat) -> str:
        """A player inside a sentence: `you`, `Wren`."""
        return "you" if seat == self.you else self.labels[seat]

    def whose(self, seat: Seat) -> str:
        """The possessive of a player: `your`, `Wren's`."""
        return "your" if seat == self.you else f"{self.labels[seat]}'s"

    def does(self, seat: Seat, action: str) -> str:
        """A player at the beginning of a sentence, with the verb: `You draw`, `Wren draws`."""
        return f"{'You' if seat == self.you else self.labels[seat]} {self.verb(seat, action)}"

    def verb(self, seat: Seat, action: str) -> str:
        """The verb in the form that a player needs: `draw`, `draws`."""
        first, *rest = action.split(" ", 1)
        return action if seat == self.you else " ".join((_third_person(first), *rest))


def _third_person(verb: str) -> str:
    if verb == "have":
        return "has"
    return f"{verb}es" if verb.endswith(("s", "sh", "ch")) else f"{verb}s"


def around(seat: Seat, players: int, name: str = "You") -> Names:
    """The names at a table where one person plays at `seat` and all others have code names."""
    others = (other for other in CODE_NAMES if other.casefold() != name.casefold())
    return Names([name if number == seat else next(others) for number in range(players)], seat)


def joined(words: Sequence[str], last: str = "and") -> str:
    """Words as a spoken list: `a, b and c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"
