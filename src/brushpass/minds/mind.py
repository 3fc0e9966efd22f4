"""What a mind is: it is told what its seat sees, and asked what its seat is asked. The same road as for people."""

from typing import Any, Protocol

from brushpass.core.messages import Prompt


class Mind(Protocol):
    """Something that sits at a table."""

    def see(self, event: Any) -> None:
        """Take in one event as this seat sees it (the game's `Seen`), in order, from the first."""

    def choose(self, prompt: Prompt) -> Any:
        """One of the prompt's options."""
