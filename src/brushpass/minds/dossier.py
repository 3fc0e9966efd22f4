"""The contract of a dossier: one viewer's events in, everything that follows out. Each game brings its own."""

from typing import Any, Protocol

from brushpass.core.seats import Seat


class Dossier(Protocol):
    """What follows from the sight of one viewer. A kit names a class whose only argument is the viewer."""

    def see(self, event: Any) -> None:
        """Learn from one event as the viewer sees it (the game's `Seen`). Called in order, from the first event."""

    def hear(self, by: Seat, claim: Any) -> None:
        """Take in a claim (the game's `phrases`) where it was made. Games without a phrase book have none.

        It may be a lie, so nothing follows from it: it has a place of its own on the page and in explanations.
        """

    def page(self) -> Any:
        """Everything that follows, as a message of the kit's type `snapshot`."""

    def why(self, statement: Any) -> Any:
        """What one statement (`core.talk.Statement`) rests on, as a message of the kit's type `explanation`."""
