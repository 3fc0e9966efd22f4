"""The contract of a mind: it receives what its seat sees and answers its seat's prompts, just like a person."""

from typing import Any, Protocol

from brushpass.core.messages import Prompt


class Mind(Protocol):
    """Something that plays a seat."""

    def see(self, event: Any) -> None:
        """Learn from one event as this seat sees it (the game's `Seen`). Called in order, from the first event."""

    def choose(self, prompt: Prompt) -> Any:
        """One of the prompt's options."""
