"""How a law says that it does not hold."""

from types import TracebackType
from typing import Any, Final

LONGEST: Final = 300
"""How much of a bad value a text repeats at most."""


class Broken(AssertionError):
    """A game breaks a law. `step` is how many choices had been made by then; None if that is irrelevant."""

    def __init__(self, text: str, step: int | None = None) -> None:
        super().__init__(text if len(text) <= LONGEST else f"{text[:LONGEST]}...")
        self.step = step


class Absent(Exception):
    """A game lacks what a law is about, and need not have it; the text says so."""


def hold(condition: object, text: str, step: int | None = None) -> None:
    """Raise `Broken` unless a condition holds. Not an assertion: those can be switched off."""
    if not condition:
        raise Broken(text, step)


class At:
    """`with At(step):` whatever a game raises in here is a broken law at this step."""

    def __init__(self, step: int | None, doing: str = "") -> None:
        self._step, self._doing = step, doing

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: Any, error: BaseException | None, trace: TracebackType | None) -> None:
        if isinstance(error, Exception) and not isinstance(error, Broken | Absent):
            where = f"{self._doing}: " if self._doing else ""
            raise Broken(f"{where}{type(error).__name__}: {error}", self._step) from error
