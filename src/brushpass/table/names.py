"""What people may be called, and which names are too similar for one table."""

from collections.abc import Iterable
from typing import Final
from unicodedata import category, normalize

from brushpass.core.seats import CODE_NAMES, Seat
from brushpass.table.confusables import skeleton
from brushpass.table.errors import BadName, NameTaken
from brushpass.table.state import TableState

MAX_NAME_LENGTH: Final = 24
MAX_MARKS: Final = 3
"""How many marks a letter may carry, one on top of another. More than that would hide the line above (UTS #39, 5.4)."""

_INVISIBLE_RANGES: Final = (
    # Default_Ignorable_Code_Point of Unicode: nothing is drawn for these.
    "AD 34F 61C 115F-1160 17B4-17B5 180B-180F 200B-200F 202A-202E 2060-206F 3164 FE00-FE0F FEFF FFA0 FFF0-FFF8 "
    "1BCA0-1BCA3 1D173-1D17A E0000-E0FFF "
    # Letters and signs whose shape is a blank.
    "2800 13441-13442 16FE4 1D159"
)


def _invisible() -> frozenset[str]:
    bounds = [[int(bound, 16) for bound in one.split("-")] for one in _INVISIBLE_RANGES.split()]
    return frozenset(chr(point) for bound in bounds for point in range(bound[0], bound[-1] + 1))


INVISIBLE: Final = _invisible()


def tidy_text(text: str) -> str:
    """The words of a text, one space apart, without control characters."""
    words = ("".join(letter for letter in word if letter.isprintable()) for word in text.split())
    return " ".join(word for word in words if word)


def tidy_name(name: str) -> str:
    """A name on one line, cut to its first 24 letters; refuses one that is empty, or that no screen shows as a name."""
    visible = "".join(letter for letter in name if letter not in INVISIBLE)
    tidy = normalize("NFC", tidy_text(visible))[:MAX_NAME_LENGTH].strip()
    if not tidy or _is_mark(tidy[0]):
        raise BadName("a name begins with a letter that can be seen")
    marks = 0
    for letter in normalize("NFD", tidy):
        marks = marks + 1 if _is_mark(letter) else 0
        if marks > MAX_MARKS:
            raise BadName(f"a letter of a name carries at most {MAX_MARKS} marks")
    return tidy


def free_name(state: TableState, name: str, seat: Seat | None = None) -> str:
    """A tidy name that nobody else at the table can be confused with; `seat` is who asks, if they are seated."""
    tidy = tidy_name(name)
    if any(are_alike(tidy, other) for other in _names(state, but=seat)):
        raise NameTaken("somebody at this table has a name that looks like this one")
    return tidy


def bot_name(state: TableState, seat: Seat) -> str:
    """The code name of a bot that takes this seat: the seat's own, unless somebody has a name like it."""
    names = list(_names(state, but=seat))
    in_order = (*CODE_NAMES[seat:], *CODE_NAMES[:seat])
    return next((name for name in in_order if not any(are_alike(name, other) for other in names)), CODE_NAMES[seat])


def are_alike(one: str, other: str) -> bool:
    """Whether two names look or read the same, whatever alphabet they are written in."""
    return not _looks(one).isdisjoint(_looks(other))


def _looks(name: str) -> set[str]:
    """What a name looks like, in either case: `I` reads like `i` and looks like `l`."""
    plain = normalize("NFKC", "".join(name.split()))
    return {skeleton(plain).casefold(), skeleton(normalize("NFKC", plain.casefold())).casefold()}


def _names(state: TableState, *, but: Seat | None) -> Iterable[str]:
    """What everybody else at the table is called, or was when the game began."""
    for number, seat_state in enumerate(state.seats):
        if number != but and not seat_state.is_free:
            yield from {seat_state.name, seat_state.formerly or seat_state.name}


def _is_mark(letter: str) -> bool:
    return category(letter).startswith("M")
