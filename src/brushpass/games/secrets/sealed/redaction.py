"""The one way from the truth to a viewer of SECRETS. Everything is built by naming what goes in."""

from typing import Final, cast, get_args

from msgspec import UNSET

from brushpass.core.messages import Event
from brushpass.core.seats import Viewer
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.sight import Aimed, Display, Sight, Sighting, TokenEvent, note
from brushpass.games.secrets.sealed import events
from brushpass.games.secrets.sealed.state import State

COMMON: Final = frozenset(get_args(seen.Common))


def show(event: Event, viewer: Viewer) -> seen.Seen | None:
    """The event as this viewer sees it. An event that nobody has thought of is seen by nobody."""
    if type(event) in COMMON:
        return cast(seen.Common, event)
    match event:
        case events.Began(players=players, rules=rules, deal=deal):
            return seen.Began(players, rules, rules.first(deal.first))
        case events.Offered():
            return _offered(event, viewer)
        case events.Looked() | events.Exposed() | events.Diverted():
            return _token_event(event, viewer)
        case events.BulletDrawn(by=by, value=value):
            return seen.BulletDrawn(by, value if viewer == by else UNSET)
        case _:
            return None


def _offered(event: events.Offered, viewer: Viewer) -> seen.Offered:
    return seen.Offered(event.by, event.to, event.claim, event.card if viewer == event.by else UNSET)


def _token_event(event: events.TokenEvent, viewer: Viewer) -> TokenEvent:
    match event:
        case events.Looked(by=by, slot=slot, face=face):
            return seen.Looked(by, slot, face if viewer == by else UNSET)
        case events.Exposed(seat=seat, to=to, face=face):  # GS31, GS35
            return seen.Exposed(seat, face if viewer in to else UNSET)
        case events.Diverted(by=by, side=side):
            return seen.Diverted(by, side if viewer == by else UNSET)
        case seen.CentreShown() | seen.Swapped():
            return event


def view(state: State, viewer: Viewer) -> Sight:
    """All that this viewer may know of the state."""
    offer, taken = state.offer, state.taken
    sightings: tuple[Sighting, ...] = ()
    for turn, event in state.trace:
        sightings = note(sightings, turn, state.players, _token_event(event, viewer))
    return Sight(
        seat=viewer,
        players=state.players,
        rules=state.rules,
        active=state.active,
        turn=state.turn,
        phase=state.phase,
        displays=tuple(Display(d.up, d.down, len(d.bullets)) for d in state.displays),
        un=state.un,
        fresh=state.fresh,
        bottom=state.deck[state.fresh : None if offer is None else -1],
        bullets_left=len(state.bullets),
        shown=state.shown,
        offer=None if offer is None else _offered(offer, viewer),
        taken=taken,
        bullet=state.bullet if taken is not None and viewer == taken.to and state.bullet is not None else UNSET,
        sightings=sightings,
        aimed=tuple(Aimed(shot.to, shot.value) for shot in state.shots if shot.by == viewer),
        outcome=state.outcome,
    )
