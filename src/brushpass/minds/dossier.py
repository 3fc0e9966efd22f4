"""What a dossier is: one viewer's events in, everything that follows out. Each game brings its own."""

from typing import Any, Protocol


class Dossier(Protocol):
    """What follows from the sight of one viewer. A kit names a class that is made with the viewer alone."""

    def see(self, event: Any) -> None:
        """Take in one event as the viewer sees it (the game's `Seen`), in order, from the first."""

    def page(self) -> Any:
        """Everything that follows, as a message of the kit's type `snapshot`."""

    def why(self, statement: Any) -> Any:
        """What one statement (`core.talk.Statement`) rests on, as a message of the kit's type `explanation`."""
