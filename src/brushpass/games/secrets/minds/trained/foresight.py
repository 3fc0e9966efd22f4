"""A mind that looks ahead only now and then, as people do who get tired or are in a hurry."""

from random import Random
from typing import Any

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.likelihood import Likelihood
from brushpass.games.secrets.minds.trained.search import Search


class Foresight(Search):
    """Searches in some of its decisions, and is content with what `likelihood` thinks in the others."""

    def __init__(self, seat: Seat, rng: Random, foresight: float) -> None:
        """Take a seat. `foresight`: how likely it looks ahead in a decision."""
        super().__init__(seat, rng)
        self._foresight = foresight

    def choose(self, prompt: Prompt) -> Any:
        """The best option, by a search or without one."""
        looks_ahead = Random(f"{self._salt}/{self.dossier.count}/ahead").random() < self._foresight
        return super().choose(prompt) if looks_ahead else Likelihood.choose(self, prompt)
