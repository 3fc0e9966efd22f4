"""The legal choices of one prompt, ready to look up."""

from typing import Generic, TypeVar

from brushpass.core.errors import GameOver, Malformed, NotLegal, Refusal, WrongMoment, WrongSeat
from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat

ChoiceT = TypeVar("ChoiceT")
MAX_QUOTED = 200
"""How many characters of the refused value a refusal quotes."""


class Menu(Generic[ChoiceT]):
    """A prompt and its legal choices. Menus are made once and shared, so asking and checking cost almost nothing."""

    __slots__ = ("_canonical", "prompt", "seat")

    def __init__(self, seat: Seat, ask: str, options: tuple[ChoiceT, ...], default: ChoiceT | None = None) -> None:
        self.seat = seat
        self.prompt = Prompt(seat, ask, options, default)
        legal = options if default is None else (*options, default)
        self._canonical = {choice: choice for choice in legal}

    def find(self, choice: ChoiceT) -> ChoiceT | None:
        """The menu's own copy of a choice (so that `True` never passes for seat 1), or None if it is not legal."""
        try:
            return self._canonical.get(choice)
        except TypeError:  # an unhashable field: not the right shape, so not legal either
            return None


def admitted(
    menus: tuple[Menu[ChoiceT], ...], seat: Seat, choice: ChoiceT, known: frozenset[type[ChoiceT]]
) -> tuple[Seat, ChoiceT]:
    """The menu's own seat and copy of a legal choice. Anything else is refused. No menus: the game is over.

    `known` are the kinds of choices that the game has.
    """
    for menu in menus:
        if menu.seat == seat:
            legal = menu.find(choice)
            if legal is not None:
                return menu.seat, legal
    raise _refusal(menus, seat, choice, known)


def _refusal(menus: tuple[Menu[ChoiceT], ...], seat: Seat, choice: ChoiceT, known: frozenset[type[ChoiceT]]) -> Refusal:
    """Why a choice is refused. Checked in order: its shape, the game, the seat, the moment, the choice itself."""
    if type(choice) not in known:
        return Malformed(f"not a choice of this game: {_quoted(choice)}")
    if not menus:
        return GameOver("the game is over")
    asked = [menu.prompt for menu in menus if menu.seat == seat]
    if not asked:
        return WrongSeat(f"seat {_quoted(seat)} is not asked anything now")
    [prompt] = asked
    if type(choice) not in {type(option) for option in prompt.options}:
        return WrongMoment(f"seat {prompt.seat} is asked for {prompt.ask}, got {_quoted(choice)}")
    return NotLegal(f"not among the legal choices for {prompt.ask}: {_quoted(choice)}")


def _quoted(value: object) -> str:
    """A value as a refusal quotes it: always short."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number, or a nested value, that Python cannot write
        return f"<{type(value).__name__} without end>"
    return text if len(text) <= MAX_QUOTED else f"{text[:MAX_QUOTED]}..."
