"""What people may do to each other: hand the host's role over, remove somebody, vote. And what a long absence means.

docs/decisions/0015-the-host-is-a-role.md gives the rules and the reasons. Nobody loses anything by reloading the page:
a person is *absent* only when the table has noted that they have been away for as long as `Pace.grace`.
"""

from brushpass.core.seats import Seat
from brushpass.table import entries as e
from brushpass.table import rematch
from brushpass.table.codes import new_id
from brushpass.table.errors import MayReturn, NoSuchSeat, NotHere, NotHost, TooFewVoters
from brushpass.table.schedule import Action
from brushpass.table.seating import require_stage
from brushpass.table.state import TableState
from brushpass.table.votes import is_majority
from brushpass.wire import inbound as i
from brushpass.wire.tables import Presence, Stage

FEWEST_VOTERS = 2
"""How many people must be able to vote: one person's decision would not be a vote."""


def require_host(state: TableState, seat: Seat) -> None:
    """Refuse anybody but the host."""
    if state.host != seat:
        raise NotHost("only the host can do this")


def hand_over(state: TableState, seat: Seat, message: i.HandOver, key: str) -> list[e.Entry]:
    """The host makes somebody else host, who must be here to notice."""
    require_host(state, seat)
    require_person(state, message.seat)
    if state.seats[message.seat].presence is not Presence.HERE:
        raise NotHere(f"{state.seats[message.seat].name} is not here")
    return [] if message.seat == seat else [e.HostSet(id=key, seat=message.seat)]


def remove(state: TableState, seat: Seat, message: i.Remove, key: str) -> list[e.Entry]:
    """The host frees a seat before the start."""
    require_stage(state, Stage.LOBBY)
    require_host(state, seat)
    if message.seat not in range(len(state.seats)) or state.seats[message.seat].is_free:
        raise NoSuchSeat(f"nobody has seat {message.seat}")
    require_not_reloading(state, message.seat)
    return departure(state, message.seat, key, removed=True)


def vote_out(state: TableState, seat: Seat, message: i.VoteOut, key: str) -> list[e.Entry]:
    """Somebody votes to remove a person from a running game, or takes the vote back. More than half removes them."""
    require_stage(state, Stage.PLAYING)
    require_person(state, message.seat)
    if message.seat == seat:
        raise NoSuchSeat("nobody votes about themselves")
    votes = state.seats[message.seat].votes
    if (seat in votes) == message.out:
        return []
    voted = e.Voted(id=key, seat=seat, against=message.seat, out=message.out)
    if not message.out:
        return [voted]
    voters = state.voters(but=message.seat)
    if len(voters) < FEWEST_VOTERS:
        raise TooFewVoters("a vote needs at least two people besides the one it is about")
    require_not_reloading(state, message.seat)
    is_removed = is_majority({seat, *votes}, voters)
    return [voted, *departure(state, message.seat, new_id(), removed=True)] if is_removed else [voted]


def departure(state: TableState, seat: Seat, key: str, *, removed: bool = False) -> list[e.Entry]:
    """Somebody leaves or is removed. If it is the host, the role passes on."""
    entries: list[e.Entry] = [e.Left(id=key, seat=seat, removed=removed)]
    if state.host == seat and (next_host := heir(state, but=seat)) is not None:
        entries.append(e.HostSet(id=new_id(), seat=next_host))
    return [*entries, *rematch.without(state, seat, told=len(entries))]


def heir(state: TableState, but: Seat) -> Seat | None:
    """The next host: of the people who are here, or of all if nobody is, the one who has sat longest."""
    others = [seat for seat in state.people_seats if seat != but]
    seats = state.seats
    return min(others, key=lambda seat: (seats[seat].presence is not Presence.HERE, seats[seat].seated), default=None)


def require_person(state: TableState, seat: Seat) -> None:
    """Refuse a seat that no person has."""
    if seat not in state.people_seats:
        raise NoSuchSeat(f"nobody plays at seat {seat}")


def require_not_reloading(state: TableState, seat: Seat) -> None:
    """Refuse to remove a person who is away, unless the table has noted them as absent."""
    seat_state = state.seats[seat]
    if seat_state.is_person and seat_state.presence is Presence.AWAY and not seat_state.is_absent:
        raise MayReturn(f"{seat_state.name} may be back in a moment")


def note_absence(state: TableState, seat: Seat) -> list[e.Entry]:
    """A person stays away."""
    return [e.Absent(id=new_id(), seat=seat), *rematch.without(state, seat, told=0)]


def pass_host(state: TableState, seat: Seat) -> list[e.Entry]:
    """The host stays away, and somebody else is here."""
    next_host = heir(state, but=seat)
    return [] if next_host is None else [e.HostSet(id=new_id(), seat=next_host)]


def free(state: TableState, seat: Seat) -> list[e.Entry]:
    """A person took a seat and never came."""
    return [e.Left(id=new_id(), seat=seat)]


ABSENCES = {Action.NOTE_ABSENCE: note_absence, Action.PASS_HOST: pass_host, Action.FREE: free}
"""What follows when somebody stays away."""
