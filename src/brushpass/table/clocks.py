"""The clocks that everybody sees: of people who are openly asked, at a table with a deadline.

A question that is asked in secret has no such clock: nothing may show that somebody is asked, or who it is (0012).
"""

from brushpass.core.seats import Seat
from brushpass.table.match import OpenPrompt
from brushpass.table.state import TableState

NONE = b"[]"


def running(state: TableState) -> dict[Seat, OpenPrompt]:
    """The open questions that a person must answer before a deadline, by seat."""
    match, seats = state.match, state.seats
    if not state.settings.deadline or match is None or match.is_over:
        return {}
    return {
        seat: open_prompt
        for seat, open_prompt in sorted(match.open_prompts.items())
        if not seats[seat].is_played and not match.is_secret(open_prompt)
    }


def deadline(open_prompt: OpenPrompt, state: TableState) -> float:
    """When the time for an open question is up, at a table that has a deadline."""
    return open_prompt.since + state.settings.deadline + open_prompt.extra


def encoded(state: TableState) -> bytes:
    """The `clocks` of a frame."""
    if not state.settings.deadline:
        return NONE
    told = (
        b'{"seat":%d,"until":%.3f}' % (seat, state.shown(deadline(open_prompt, state)))
        for seat, open_prompt in running(state).items()
    )
    return b"[%b]" % b",".join(told)
