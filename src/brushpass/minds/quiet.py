"""A mind that must say nothing: a bot at a table whose host wants silent ones, or one that plays for a person."""

from typing import Any

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.kits import find_kit
from brushpass.minds.mind import Mind
from brushpass.minds.talker import Talker


class Quiet:
    """Lets a mind play and listen, and leaves out whatever it would say, the words that come with a choice too."""

    def __init__(self, mind: Mind, game: str) -> None:
        self._mind = mind
        self._wordless = find_kit(game).wordless

    def see(self, event: Any) -> None:
        """Let the mind follow the game."""
        self._mind.see(event)

    def choose(self, prompt: Prompt) -> Any:
        """What the mind chooses, without a word."""
        choice = self._mind.choose(prompt)
        return choice if self._wordless is None else self._wordless(choice)

    def hear(self, by: Seat, claim: Any) -> None:
        """Let the mind hear what is claimed, if it listens."""
        if isinstance(self._mind, Talker):
            self._mind.hear(by, claim)

    def speak(self) -> None:
        """Nothing."""
