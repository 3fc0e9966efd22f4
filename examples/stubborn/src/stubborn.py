"""A mind for SECRETS that refuses every offer."""

from random import Random
from typing import Any

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.secrets.open.choices import Refuse


class Stubborn:
    """Refuses every offer; otherwise does anything."""

    games = ("secrets",)

    def __init__(self, seat: Seat, luck: Random) -> None:
        self._luck = luck

    def see(self, event: Any) -> None:
        """Forget what happens."""

    def choose(self, prompt: Prompt) -> Any:
        """To refuse, if that is one of the options."""
        return Refuse() if Refuse() in prompt.options else self._luck.choice(prompt.options)
