"""The truth of a game of LEFT LUGGAGE as a frozen value, and how events change it."""

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from brushpass.core.seats import PUBLIC
from left_luggage.open import seen
from left_luggage.open.cards import Case
from left_luggage.open.sight import Sight, begin, fold
from left_luggage.sealed import events
from left_luggage.sealed.events import Event


class State(msgspec.Struct, frozen=True):
    """The whole truth at one moment: what the public knows, and beside it what the public does not."""

    cases: tuple[Case, ...]
    public: Sight
    looks: tuple[events.Looked, ...] = ()
    collected: tuple[events.Collected, ...] = ()


def evolve(state: State | None, event: Event) -> State:
    """The state after an event; from None, the event that lays the table."""
    if isinstance(event, events.Began):
        return State(event.deal.cases, begin(PUBLIC, seen.Began(event.players, event.rules, event.deal.first)))
    assert state is not None, "a game begins by being laid out"
    match event:
        case events.Looked(by=by, locker=locker):
            public = fold(state.public, seen.Looked(by, locker, UNSET))
            return replace(state, public=public, looks=(*state.looks, event))
        case events.Collected(by=by):
            public = fold(state.public, seen.Collected(by, UNSET))
            return replace(state, public=public, collected=(*state.collected, event))
        case _:
            return replace(state, public=fold(state.public, event))
