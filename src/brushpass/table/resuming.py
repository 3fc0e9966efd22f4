"""Continues a log that was just read: converts the wall-clock times of its writers to the clock of this process."""

from math import inf

from msgspec.structs import replace

from brushpass.table.clock import Clock
from brushpass.table.schedule import Pace
from brushpass.table.start import LIMIT_SECONDS
from brushpass.table.state import TableState
from brushpass.table.time_state import BRIEFING_SECONDS, PAUSE_SECONDS


def resume(state: TableState, pace: Pace, clock: Clock) -> None:
    """Let a table wait by the clock of this process from now on.

    Whatever is overdue, or began before this process did, gets its full time again: nobody knows how long the table
    stood still, and somebody may have set a clock meanwhile. Nothing ever happens sooner than it should.
    """
    state.clock, now = clock, clock()

    def here(written: float, wait: float) -> float:
        """When something that takes this many seconds began."""
        began = clock.moment(written)
        return now if began is None or now >= began + wait else began

    for seat_state in state.seats:
        seat_state.since = here(seat_state.since, pace.grace)
        seat_state.played_since = min(seat_state.played_since - clock.ahead, now)
        seat_state.link_made = min(seat_state.link_made - clock.ahead, now)
    if state.start is not None:
        state.start.since = here(state.start.since, LIMIT_SECONDS)
    match, time = state.match, state.time
    if match is None:
        return
    if time.reading_since is not None:
        time.reading_since = here(time.reading_since, BRIEFING_SECONDS)
    if time.paused_since is not None:  # whatever was waiting stopped waiting when the pause began
        began = here(time.paused_since, PAUSE_SECONDS)
        match.shift(began - time.paused_since, began)
        time.paused_since = began
        return
    if match.held_since is not None:
        match.held_since = here(match.held_since, state.answer_pace)
    for seat, open_prompt in match.open_prompts.items():
        since = here(open_prompt.since, state.settings.deadline + open_prompt.extra if state.settings.deadline else inf)
        match.open_prompts[seat] = replace(open_prompt, since=since)
