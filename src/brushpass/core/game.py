"""The contract of a game: one value that holds its rules, the only way from the truth to a viewer, and notation."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from brushpass.core.messages import Prompt
from brushpass.core.messages import Rules as BaseRules
from brushpass.core.notation import Notation
from brushpass.core.outcome import Outcome
from brushpass.core.seats import Seat, Viewer


class Deal(Protocol):
    """All luck of a game."""

    @classmethod
    def from_seed(cls, seed: bytes, players: int) -> Any:
        """The deal that follows from 32 bytes."""

    def check(self, players: int) -> None:
        """Refuse a deal that the box cannot give."""


DealT = TypeVar("DealT", bound=Deal)
RulesT = TypeVar("RulesT", bound=BaseRules)
StateT = TypeVar("StateT")
ChoiceT = TypeVar("ChoiceT")
EventT = TypeVar("EventT")
SeenT = TypeVar("SeenT")
SightT = TypeVar("SightT")


@dataclass(frozen=True, eq=False)  # a game equals only itself, so it can be the key of a cache
class Game(Generic[DealT, RulesT, StateT, ChoiceT, EventT, SeenT, SightT]):
    """The rules of one box. All functions are pure. A refusal is raised and changes nothing."""

    name: str
    version: int
    """Rises when the same deal and choices would give different events; not for speed or clean-ups."""
    players: range
    """How many can play."""
    deal: type[DealT]
    rules: type[RulesT]
    choice: Any
    """The union of all choices, for decoding."""
    event: Any
    """The union of all true events."""
    seen: Any
    """The union of all events as a viewer may see them."""
    sight: type[SightT]

    setup: Callable[[int, DealT, RulesT], tuple[tuple[EventT, ...], StateT]]
    """The first events, and the state after them."""
    prompts: Callable[[StateT], dict[Seat, Prompt]]
    """Who is asked now, and for what. Only the table sees them all: a seat gets its own prompt and no other."""
    play: Callable[[StateT, Seat, ChoiceT], tuple[tuple[EventT, ...], StateT]]
    """The events that follow from a seat's choice, and the state after them."""
    evolve: Callable[[StateT | None, EventT], StateT]
    """The state after an event; from None, the state after the first event."""
    show: Callable[[EventT, Viewer], SeenT | None]
    """An event as a viewer sees it, or None. An event that the public sees unchanged, every seat sees unchanged."""
    view: Callable[[StateT, Viewer], SightT]
    """All that a viewer may know of a state."""
    begin: Callable[[Viewer, SeenT], SightT]
    """A viewer's sight from the first event it sees."""
    fold: Callable[[SightT, SeenT], SightT]
    """A viewer's sight after one more event."""
    outcome: Callable[[StateT], Outcome | None]
    """How the game ended, if it has."""

    delayed: frozenset[type]
    """Kinds of events that always take the same time: whether they waited for a choice is secret (GE31)."""
    asked_during_delay: frozenset[str]
    """What may be asked while delayed events are held back."""

    choice_notation: Notation[ChoiceT]
    event_notation: Notation[EventT]
    seen_notation: Notation[SeenT]

    def seen_by(self, viewer: Viewer, events: Iterable[EventT]) -> Iterator[SeenT]:
        """What a viewer sees of these events, in order. Events that it cannot see are left out."""
        for event in events:
            seen = self.show(event, viewer)
            if seen is not None:
                yield seen


AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]
"""Any game, for code that only passes its values on: records, tables, laws, simulations."""
