"""The events of one choice while it is carried out. Each is applied as soon as it happens."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")


class Progress(Generic[StateT, EventT]):
    """A state that changes, and the events that changed it. It lives within one call; its results are frozen."""

    __slots__ = ("_after", "events", "state")

    def __init__(self, state: StateT, after: Mapping[type[EventT], Callable[[StateT, Any], StateT]]) -> None:
        self.state = state
        self.events: list[EventT] = []
        self._after = after

    def tell(self, event: EventT) -> None:
        """Add an event, and apply it."""
        self.events.append(event)
        self.state = self._after[type(event)](self.state, event)

    def done(self) -> tuple[tuple[EventT, ...], StateT]:
        """The events, and the state after them."""
        return tuple(self.events), self.state
