"""The closed family of refusals. Each has a stable code; raising one changes nothing.

A refusal is part of what its reader sees, so its text speaks only of what the refused seat itself sent and of the
rules in print: never of whom the game waits for, nor of what would have been legal for somebody else.
"""

from typing import ClassVar


class Refusal(Exception):
    """Something was asked for that the rules do not allow."""

    code: ClassVar[str] = "refused"


class Malformed(Refusal):
    """Not a thing of this game at all: unknown words, wrong shape, wrong types."""

    code = "malformed"


class BadSetup(Refusal):
    """The game cannot be started like this: number of players, switches, or a deal that is not one of this box."""

    code = "bad-setup"


class BadRecord(Refusal):
    """A record that is not one, or does not follow the rules. `step` is the first bad step, None for the header."""

    code = "bad-record"

    def __init__(self, text: str, step: int | None = None) -> None:
        super().__init__(text)
        self.step = step


class ChoiceRefused(Refusal):
    """A well-formed choice that cannot be taken now."""

    code = "choice-refused"


class GameOver(ChoiceRefused):
    """The game has ended."""

    code = "game-over"


class WrongSeat(ChoiceRefused):
    """This seat is not being asked anything now."""

    code = "wrong-seat"


class WrongMoment(ChoiceRefused):
    """This seat is being asked something else."""

    code = "wrong-moment"


class NotLegal(ChoiceRefused):
    """The right kind of choice, but not one of the legal ones."""

    code = "not-legal"


FAMILY: tuple[type[Refusal], ...] = (Malformed, BadSetup, BadRecord, GameOver, WrongSeat, WrongMoment, NotLegal)
"""Every refusal that is ever raised."""
