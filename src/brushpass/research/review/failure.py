"""Why a game cannot be reviewed."""

from brushpass.core.errors import Refusal
from brushpass.games.kits import NoJudge
from brushpass.research.failure import MissingExtra


class Unfinished(Refusal):
    """Only games that have ended are reviewed."""

    code = "unfinished"


FAMILY: tuple[type[Refusal], ...] = (Unfinished, NoJudge, MissingExtra)
"""Every refusal of a review."""
