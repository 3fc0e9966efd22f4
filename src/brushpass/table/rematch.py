"""Another game at the same table: people vote for it, and the table is cleared when more than half of them want it.

People who are absent or have left don't count, and the table doesn't wait for them.
"""

from collections.abc import Sequence

from brushpass.core.seats import Seat
from brushpass.table import entries as e
from brushpass.table import quota
from brushpass.table.codes import new_id, new_secret
from brushpass.table.errors import LogFull
from brushpass.table.seating import require_stage
from brushpass.table.state import TableState
from brushpass.table.votes import is_majority
from brushpass.wire import inbound as i
from brushpass.wire.tables import Stage


def vote(state: TableState, seat: Seat, message: i.Again, key: str) -> list[e.Entry]:
    """Somebody wants another game, or no longer does. A vote that comes a moment too late already has what it wants."""
    if message.again and state.round_number > 1 and state.stage in (Stage.LOBBY, Stage.DEALING):
        return []
    require_stage(state, Stage.OVER)
    if state.seats[seat].again == message.again:
        return []
    if message.again and state.number >= quota.MAX_LOG_ENTRIES:
        raise LogFull("too much has happened at this table; open another table for the next game")
    return [e.AgainSet(id=key, seat=seat, again=message.again)]


def clear_if_enough(state: TableState, votes: Sequence[e.Entry]) -> list[e.Entry]:
    """What follows from votes that came together: all of them count, though fewer might have been enough."""
    cast = {vote.seat: vote.again for vote in votes if type(vote) is e.AgainSet}
    in_favour = {seat for seat in state.people_seats if cast.get(seat, state.seats[seat].again)}
    return [_clear(state)] if any(cast.values()) and is_majority(in_favour, state.voters()) else []


def without(state: TableState, seat: Seat, *, told: int) -> list[e.Entry]:
    """What follows for the vote when somebody leaves or stays away, after `told` notices to everybody."""
    if state.stage is not Stage.OVER or not is_majority(_in_favour(state), state.voters(but=seat)):
        return []
    return [_clear(state, told=told)]


def _in_favour(state: TableState) -> set[Seat]:
    return {seat for seat in state.people_seats if state.seats[seat].again}


def _clear(state: TableState, *, told: int = 0) -> e.Cleared:
    """The entry that makes the table a lobby again, after `told` notices that are decided with it."""
    assert state.match is not None
    before, asked = state.counts()
    numbers = tuple(number + told for number in before)
    return e.Cleared(id=new_id(), secret=new_secret(), told=numbers, asked=asked, winners=state.match.winners)
