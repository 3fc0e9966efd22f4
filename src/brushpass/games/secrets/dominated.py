"""Moves of SECRETS that are dominated, provably and for everybody to see.

There is one: the Detective looks at a token that its player has seen and that has not moved unseen since, while there
is another that the player cannot know. A look tells the player and nobody else, so that look is worth nothing, whatever
the others do. Everybody has followed who saw which token, and sees where the look goes.
"""

from typing import Any

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.marked import LookedAt
from brushpass.games.secrets.minds.dossier.arrangements import row_of
from brushpass.games.secrets.minds.dossier.dossier import Dossier
from brushpass.games.secrets.open.choices import Ask
from brushpass.games.secrets.open.seen import Began


class Watch:
    """Sees what one seat sees, and forgets nothing."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._dossier = Dossier(seat)

    _looked_at: LookedAt

    def see(self, event: Any) -> None:
        """Follow the game."""
        if isinstance(event, Began):
            self._looked_at = LookedAt(self._seat, event.players)
        self._looked_at.see(event)
        self._dossier.see(event)

    def is_dominated(self, prompt: Prompt, choice: Any) -> bool | None:
        """Whether this choice is; None if no option was."""
        if prompt.ask != Ask.DETECTIVE:
            return None
        known = [option for option in prompt.options if option.slot in self._looked_at]
        chances = self._dossier.marginals().max(axis=1)
        is_open = any(chances[row_of(option.slot, self._dossier.players)] < 1 for option in prompt.options)
        return choice in known if known and is_open else None
