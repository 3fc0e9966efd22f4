"""A mind that takes any legal choice, each equally likely. The measure of what luck alone achieves."""

from random import Random as Stream
from typing import Any

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat


class Random:
    """Chooses blindly; all it does follows from its stream."""

    def __init__(self, seat: Seat, stream: Stream) -> None:
        self._stream = stream

    def see(self, event: Any) -> None:
        """Take no notice."""

    def choose(self, prompt: Prompt) -> Any:
        """Any of the prompt's options."""
        return self._stream.choice(prompt.options)
