"""What a table does without being asked, and when. Pure: the same state gives the same schedule in every process."""

from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import NamedTuple

from brushpass.core.seats import Seat
from brushpass.table.state import TableState
from brushpass.wire.tables import Presence, Stage

SECRET_SHARE = 0.8
"""A bot that chooses in secret has chosen by this share of the time that the answer takes."""


@dataclass(frozen=True)
class Pace:
    """How long things take, in seconds. All zero in tests."""

    fastest: float = 0.9
    """A bot thinks for at least this long."""
    slowest: float = 2.4
    """A bot thinks for at most this long. How long never depends on what it knows."""
    answer: float = 5.0
    """Between people, every question of ESPIONAJE takes exactly this long to answer (GE31)."""
    grace: float = 45.0
    """How long the table waits for a person who is asked while away."""


class Action(StrEnum):
    """What a table does by itself."""

    THINK = "think"
    """A bot answers for its seat."""
    TAKE_OVER = "take-over"
    """A person did not answer in time: a bot takes over."""
    CHOOSE = "choose"
    """A person did not answer in secret in time: the table draws an answer, and nobody can tell."""
    RELEASE = "release"
    """The events that were held back are told."""
    VOID = "void"
    """Somebody's part of the deal did not come in time: the start is void."""


class Due(NamedTuple):
    """An action and its time."""

    at: float
    action: Action
    seat: Seat | None = None


def next_due(state: TableState, pace: Pace) -> Due | None:
    """The next thing this table does by itself, if there is one."""
    if state.start is not None:
        return Due(state.start.until, Action.VOID)
    match = state.match
    if match is None or state.stage is not Stage.PLAYING:
        return None
    due = []
    if match.held_since is not None and match.is_resolved:
        due.append(Due(match.held_since + state.answer_pace, Action.RELEASE))
    for seat, open_prompt in match.open_prompts.items():
        seat_state = state.seats[seat]
        if seat_state.mind or seat_state.bot_controlled:
            share = Random(f"{match.luck}/{seat}/{open_prompt.number}").random()
            due.append(Due(open_prompt.since + _thinking_time(state, share, pace), Action.THINK, seat))
        elif match.held_since is not None and state.answer_limit:
            due.append(Due(match.held_since + state.answer_limit, Action.CHOOSE, seat))
        else:
            if state.settings.deadline:
                due.append(Due(open_prompt.since + state.settings.deadline, Action.TAKE_OVER, seat))
            if seat_state.presence is not Presence.HERE:
                due.append(Due(max(open_prompt.since, seat_state.since) + pace.grace, Action.TAKE_OVER, seat))
    return min(due) if due else None


def _thinking_time(state: TableState, share: float, pace: Pace) -> float:
    """How many seconds a bot thinks. Every process computes the same, from luck that nobody outside knows.

    A bot that chooses in secret does so at some moment while the answer is held back (GE31). A stall of 1 ms can be
    measured, so *when* it chooses must not depend on the question.
    """
    if state.match is not None and state.match.is_held:
        return share * SECRET_SHARE * state.answer_pace
    return pace.fastest + share * (pace.slowest - pace.fastest)
