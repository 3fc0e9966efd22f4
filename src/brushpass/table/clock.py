"""What a table does by itself when its time comes: minds answer, deadlines pass, answers are aired."""

from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import NamedTuple

from brushpass.core.seats import Seat
from brushpass.table.state import TableState
from brushpass.wire.tables import Presence, Stage

SECRETLY = 0.8
"""By this part of the time for an answer every mind has chosen that must."""


@dataclass(frozen=True)
class Pace:
    """How long things take, in seconds. All zero for tests."""

    fastest: float = 0.9
    """A mind answers after at least this long,"""
    slowest: float = 2.4
    """and at most this long; how long never depends on what it knows."""
    answer: float = 5.0
    """Between people, every question of ESPIONAJE is answered after exactly this long (GE31)."""
    grace: float = 45.0
    """How long the table waits for a person who is away and asked."""


class Deed(StrEnum):
    """What is to be done."""

    THINK = "think"
    """A mind answers for its seat."""
    TAKE_OVER = "take-over"
    """A person let the time pass: a mind steps in."""
    CHOOSE = "choose"
    """A person let the time for a paced answer pass: it is given by lot, and nobody can tell."""
    RELEASE = "release"
    """Tell what was held back."""


class Due(NamedTuple):
    """A deed and its time."""

    at: float
    deed: Deed
    seat: Seat | None = None


def next_due(state: TableState, pace: Pace) -> Due | None:
    """The next thing this table does by itself, if anything."""
    match = state.match
    if match is None or state.stage is not Stage.PLAYING:
        return None
    due = []
    if match.held_since is not None and match.is_resolved:
        due.append(Due(match.held_since + state.answer_pace, Deed.RELEASE))
    for seat, asking in match.asking.items():
        seat_state = state.seats[seat]
        if seat_state.mind or seat_state.bot_controlled:
            share = Random(f"{match.luck}/{seat}/{asking.number}").random()
            due.append(Due(asking.since + _thinking(state, share, pace), Deed.THINK, seat))
        elif match.held_since is not None and state.answer_limit:
            due.append(Due(match.held_since + state.answer_limit, Deed.CHOOSE, seat))
        else:
            if state.settings.deadline:
                due.append(Due(asking.since + state.settings.deadline, Deed.TAKE_OVER, seat))
            if seat_state.presence is not Presence.HERE:
                due.append(Due(max(asking.since, seat_state.since) + pace.grace, Deed.TAKE_OVER, seat))
    return min(due) if due else None


def _thinking(state: TableState, share: float, pace: Pace) -> float:
    """How long a mind thinks; any process works it out alike, from luck that nobody outside knows.

    Who chooses in secret does it some time while the answer is held back (GE31): even a server that stands still for a
    thousandth of a second tells something, to who knows when to look.
    """
    if state.match is not None and state.match.is_held:
        return share * SECRETLY * state.answer_pace
    return pace.fastest + share * (pace.slowest - pace.fastest)
