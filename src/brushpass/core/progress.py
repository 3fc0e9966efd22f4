"""Events piling up while a choice is carried out, each applied at once (the state never waits for the log)."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")


class Progress(Generic[StateT, EventT]):
    """A state on its way, and the events that brought it there. Lives within one call; what comes out is frozen."""

    __slots__ = ("_after", "events", "state")

    def __init__(self, state: StateT, after: Mapping[type[EventT], Callable[[StateT, Any], StateT]]) -> None:
        self.state = state
        self.events: list[EventT] = []
        self._after = after

    def tell(self, event: EventT) -> None:
        """Let one event happen."""
        self.events.append(event)
        self.state = self._after[type(event)](self.state, event)

    def done(self) -> tuple[tuple[EventT, ...], StateT]:
        """What happened, and the state after it."""
        return tuple(self.events), self.state
