"""All that one viewer of LEFT LUGGAGE may know, and how each seen event changes it."""

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from brushpass.core.messages import Sight as BaseSight
from brushpass.core.seats import Seat, Viewer, left
from left_luggage.open.cards import Rules, turns
from left_luggage.open.choices import Ask
from left_luggage.open.scoring import Outcome
from left_luggage.open.seen import Began, Claimed, Collected, Ended, Looked, Seen


class Sight(BaseSight, frozen=True):
    """All is public, except the cases in `looks`, and `locker`."""

    seat: Viewer
    """Whose sight this is; None is the public's."""
    players: int
    rules: Rules
    active: Seat
    """Whose turn it is; after the last turn, whose it was."""
    asks: Ask | None
    """What the table is waiting for; None once the game is over."""
    turn: int = 1
    looks: tuple[Looked, ...] = ()
    """Who has looked into which locker, with the cases that the viewer saw."""
    claims: tuple[Claimed, ...] = ()
    collected: tuple[Seat, ...] = ()
    """Who has chosen a locker to collect from, in order."""
    locker: int | UnsetType = UNSET
    """The locker that the viewer has chosen."""
    outcome: Outcome | None = None


def begin(seat: Viewer, event: Seen) -> Sight:
    """The sight of a table that has just been laid."""
    assert isinstance(event, Began), "the first thing a viewer sees is the table being laid"
    return Sight(seat, event.players, event.rules, event.first, Ask.LOOK)


def fold(sight: Sight, event: Seen) -> Sight:
    """The sight after one more event."""
    match event:
        case Began():
            return begin(sight.seat, event)
        case Looked():
            return replace(sight, asks=Ask.CLAIM, looks=(*sight.looks, event))
        case Claimed():
            return _next_turn(replace(sight, claims=(*sight.claims, event)))
        case Collected(by=by, locker=locker):
            own = sight.locker if locker is UNSET else locker
            return replace(sight, collected=(*sight.collected, by), locker=own)
        case Ended(outcome=outcome):
            return replace(sight, asks=None, outcome=outcome)


def _next_turn(sight: Sight) -> Sight:
    """The next player's turn, or midnight (L4)."""
    if sight.turn == turns(sight.players, sight.rules):
        return replace(sight, asks=Ask.COLLECT)
    return replace(sight, active=left(sight.active, sight.players), turn=sight.turn + 1, asks=Ask.LOOK)
