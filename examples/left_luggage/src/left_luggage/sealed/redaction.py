"""The one door between the truth of LEFT LUGGAGE and a viewer. Everything is built by naming what goes in."""

from typing import Final, cast, get_args

from msgspec import UNSET
from msgspec.structs import replace

from brushpass.core.messages import Event
from brushpass.core.seats import Viewer
from left_luggage.open import seen
from left_luggage.open.sight import Sight
from left_luggage.sealed import events
from left_luggage.sealed.state import State

COMMON: Final = frozenset(get_args(seen.Common))


def show(event: Event, viewer: Viewer) -> seen.Seen | None:
    """The event as this viewer sees it. An event that nobody has thought of is seen by nobody."""
    if type(event) in COMMON:
        return cast(seen.Common, event)
    match event:
        case events.Began(players=players, rules=rules, deal=deal):
            return seen.Began(players, rules, deal.first)
        case events.Looked(by=by, locker=locker, case=case):
            return seen.Looked(by, locker, case if viewer == by else UNSET)
        case events.Collected(by=by, locker=locker):
            return seen.Collected(by, locker if viewer == by else UNSET)
        case _:
            return None


def view(state: State, viewer: Viewer) -> Sight:
    """All that this viewer may know: what the public knows, their own looks, and the locker they have chosen."""
    looks = [seen.Looked(look.by, look.locker, look.case if viewer == look.by else UNSET) for look in state.looks]
    own = [chosen.locker for chosen in state.collected if chosen.by == viewer]
    return replace(state.public, seat=viewer, looks=tuple(looks), locker=own[0] if own else UNSET)
