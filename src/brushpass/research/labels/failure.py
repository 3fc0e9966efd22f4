"""Why claims cannot be labelled."""

from brushpass.core.errors import Refusal
from brushpass.games.kits import Absent
from brushpass.research.failure import MissingExtra


class NoLabels(Absent):
    """Nothing says when the claims of this game are true."""

    code = "no-labels"


FAMILY: tuple[type[Refusal], ...] = (NoLabels, MissingExtra)
"""Every refusal of labels."""
