"""The closed family of refusals. Each has a stable code, and raising one changes nothing.

A refusal is part of what its reader sees. So its text mentions only what the refused seat itself sent and the printed
rules: never whom the game is waiting for, nor what would have been legal for somebody else.
"""

from typing import ClassVar


class Refusal(Exception):
    """The rules do not allow what was asked for."""

    code: ClassVar[str] = "refused"


class Malformed(Refusal):
    """This does not exist in the game: unknown words, wrong shape or wrong types."""

    code = "malformed"


class BadSetup(Refusal):
    """The game can't start like this: wrong number of players, wrong switches, or a deal that the box can't give."""

    code = "bad-setup"


class BadRecord(Refusal):
    """Not a record, or one that breaks the rules. `step` is the first bad step, None for the header."""

    code = "bad-record"

    def __init__(self, text: str, step: int | None = None) -> None:
        super().__init__(text)
        self.step = step


class ChoiceRefused(Refusal):
    """A well-formed choice that can't be made now."""

    code = "choice-refused"


class GameOver(ChoiceRefused):
    """The game has ended."""

    code = "game-over"


class WrongSeat(ChoiceRefused):
    """This seat isn't asked anything now."""

    code = "wrong-seat"


class WrongMoment(ChoiceRefused):
    """This seat is asked something else."""

    code = "wrong-moment"


class NotLegal(ChoiceRefused):
    """The right kind of choice, but not a legal one."""

    code = "not-legal"


FAMILY: tuple[type[Refusal], ...] = (Malformed, BadSetup, BadRecord, GameOver, WrongSeat, WrongMoment, NotLegal)
"""Every refusal that the rules raise."""
