"""Minds at a table: each gets what its seat sees, in order, and nothing else."""

from random import Random
from typing import Any

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.minds import registry
from brushpass.minds.mind import Mind
from brushpass.table.match import Match

STAND_IN = "handler"
"""The level that plays for an absent person."""


def stand_in(game: str) -> str:
    """The level that plays for an absent person; the strongest there is where a game has fewer levels."""
    levels = registry.levels_of(game)
    return STAND_IN if STAND_IN in levels else list(levels)[-1]


class Thinker:
    """A mind in one seat of one match, and how far it has followed the game."""

    def __init__(self, match: Match, seat: Seat, name: str) -> None:
        # Its luck is drawn apart from the deal: nothing that a mind does may tell of what its seat cannot know.
        stream = Random(f"{match.luck}/{seat}/{name}")
        self._mind: Mind = registry.find(name)(match.game.name, seat, stream)
        self._match = match
        self._seat = seat
        self._followed = 0

    def choose(self, prompt: Prompt) -> Any:
        """What the mind answers, having seen all that its seat has seen."""
        new = self._match.events[self._followed :]
        self._followed += len(new)  # while a slow mind looks at these, more may come
        for seen in self._match.game.seen_by(self._seat, new):
            self._mind.see(seen)
        return self._mind.choose(prompt)
