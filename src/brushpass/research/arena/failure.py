"""Why the arena cannot go on, apart from what the rules refuse."""

from typing import ClassVar


class ArenaFailure(Exception):
    """The arena cannot do what it is asked to."""

    code: ClassVar[str] = "arena"


class MissingExtra(ArenaFailure):
    """A package that is not installed with the program itself."""

    code = "missing-extra"

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is not installed; it comes with: pip install 'brushpass[{extra}]'")


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
