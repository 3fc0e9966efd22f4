"""A mind that takes any legal choice, each equally likely. It shows what luck alone achieves."""

from random import Random
from typing import Any

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat


class RandomMind:
    """Chooses at random. Its choices follow from its random generator alone."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self._rng = rng

    def see(self, event: Any) -> None:
        """Ignore it: nothing that happens changes how this mind chooses."""

    def choose(self, prompt: Prompt) -> Any:
        """Any of the prompt's options."""
        return self._rng.choice(prompt.options)
