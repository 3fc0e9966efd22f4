"""Why the arena cannot go on, apart from what the rules refuse."""

from typing import ClassVar


class ArenaFailure(Exception):
    """The arena cannot do what it is asked to."""

    code: ClassVar[str] = "arena"


class OtherPlan(ArenaFailure):
    """A folder that holds the games of something else."""

    code = "other-plan"


class OtherCode(ArenaFailure):
    """Games that were played by another version of the program."""

    code = "other-code"


class NotKept(ArenaFailure):
    """A folder that has nothing of what is asked for."""

    code = "not-kept"


class NoCluster(ArenaFailure):
    """An address where no Ray cluster answers."""

    code = "no-cluster"
