"""What people may do with the table's time: put their briefing away, give somebody more of it, and pause by vote.

docs/decisions has the reasons. None of these shows whether a seat is asked in secret.
"""

from brushpass.core.seats import Seat
from brushpass.table import clocks
from brushpass.table import entries as e
from brushpass.table.codes import new_id
from brushpass.table.errors import NoMoreTime, TooManyPauses, WrongStage
from brushpass.table.people import require_person
from brushpass.table.seating import require_stage
from brushpass.table.state import TableState
from brushpass.table.time_state import MORE_SECONDS
from brushpass.table.votes import is_majority
from brushpass.wire import inbound as i
from brushpass.wire.tables import Presence, Stage

MAX_PAUSES = 12
"""How often one game may be paused."""
MAX_MORE_SECONDS = 4 * MORE_SECONDS
"""How much time others may add to one decision."""


def briefed(state: TableState, seat: Seat, message: i.Briefed, key: str) -> list[e.Entry]:
    """A person has put their briefing away. The last one lets the game begin."""
    if seat not in state.time.readers or message.round != state.round_number:
        return []  # it has begun without them
    entries: list[e.Entry] = [e.Briefed(id=key, seat=seat)]
    return [*entries, begin()] if state.time.waits_for(state.seats) == [seat] else entries


def begin() -> e.Entry:
    """The table no longer waits for anybody: the first prompts are asked."""
    return e.Begun(id=new_id())


def add_time(state: TableState, seat: Seat, message: i.AddTime, key: str) -> list[e.Entry]:
    """A person gives somebody else more time for what they are openly asked."""
    require_stage(state, Stage.PLAYING)
    require_person(state, message.seat)
    if message.seat == seat:
        raise NoMoreTime("only others can give you more time")
    open_prompt = clocks.running(state).get(message.seat)
    if open_prompt is None:
        raise NoMoreTime(f"no clock runs at seat {message.seat}")
    if open_prompt.extra >= MAX_MORE_SECONDS:
        raise NoMoreTime(f"{MAX_MORE_SECONDS:.0f} seconds were added to this decision, and that is all")
    return [e.TimeAdded(id=key, seat=seat, to=message.seat)]


def vote_pause(state: TableState, seat: Seat, message: i.VotePause, key: str, now: float) -> list[e.Entry]:
    """A person votes to pause the game or to go on, or takes the vote back. More than half of those present decide."""
    require_stage(state, Stage.PLAYING)
    time = state.time
    if time.reading_since is not None:
        raise WrongStage("the game has not begun")
    is_change = message.pause != time.is_paused
    if (seat in time.votes) == is_change:
        return []
    voted = e.PauseVoted(id=key, seat=seat, pause=message.pause)
    if not is_change:
        return [voted]
    if message.pause and time.pauses >= MAX_PAUSES:
        raise TooManyPauses(f"this game was paused {MAX_PAUSES} times")
    if not is_majority({seat, *time.votes}, state.voters()):
        return [voted]
    return [voted, resume(state, now) if time.is_paused else e.Paused(id=new_id())]


def resume(state: TableState, now: float) -> e.Entry:
    """The game goes on. The entry says how long it stood still, so that every process moves its clocks by as much."""
    assert state.time.paused_since is not None
    return e.Resumed(id=new_id(), seconds=round(max(0.0, now - state.time.paused_since), 6))


def too_late(state: TableState, seat: Seat) -> e.Entry:
    """A person's time is up. Somebody who is here loses only this decision, unless they miss too many in a row."""
    seat_state = state.seats[seat]
    is_spared = seat_state.presence is Presence.HERE and seat_state.misses + 1 < state.settings.misses
    return e.StoodIn(id=new_id(), seat=seat) if is_spared else e.TakenOver(id=new_id(), seat=seat)
