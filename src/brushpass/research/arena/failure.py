"""Why the arena cannot go on, apart from refusals of the rules."""

from typing import ClassVar


class ArenaFailure(Exception):
    """The arena cannot do what it was asked to do."""

    code: ClassVar[str] = "arena"


class OtherPlan(ArenaFailure):
    """The folder holds the games of another plan, or something else."""

    code = "other-plan"


class OtherCode(ArenaFailure):
    """The games were played by another version of the program."""

    code = "other-code"


class NothingStored(ArenaFailure):
    """The folder has none of the games that were asked for."""

    code = "not-kept"


class NoCluster(ArenaFailure):
    """No Ray cluster answers at the address."""

    code = "no-cluster"
