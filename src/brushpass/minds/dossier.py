"""The contract of a dossier: one viewer's events in, everything that follows out. Each game brings its own."""

from typing import Any, Protocol


class Dossier(Protocol):
    """What follows from the sight of one viewer. A kit names a class whose only argument is the viewer."""

    def see(self, event: Any) -> None:
        """Learn from one event as the viewer sees it (the game's `Seen`). Called in order, from the first event."""

    def page(self) -> Any:
        """Everything that follows, as a message of the kit's type `snapshot`."""

    def why(self, statement: Any) -> Any:
        """What one statement (`core.talk.Statement`) rests on, as a message of the kit's type `explanation`."""
