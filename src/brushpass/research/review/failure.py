"""Why a game cannot be reviewed."""

from brushpass.core.errors import Refusal


class Unfinished(Refusal):
    """Only games that have ended are reviewed."""

    code = "unfinished"


class NoJudge(Refusal):
    """What judges this game is not installed."""

    code = "missing-extra"

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is not installed; it comes with: pip install 'brushpass[{extra}]'")


FAMILY: tuple[type[Refusal], ...] = (Unfinished, NoJudge)
"""Every refusal of a review."""
