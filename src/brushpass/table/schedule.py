"""What a table does without being asked, and when. Pure: it follows from the state, and from which bots are ready."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from math import ceil, inf
from random import Random
from typing import NamedTuple

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.minds.play import FLOOR
from brushpass.table import clocks
from brushpass.table.match import OpenPrompt
from brushpass.table.state import TableState
from brushpass.table.time_state import PAUSE_SECONDS
from brushpass.wire.tables import Presence, Stage

SECRET_SHARE = 0.5
"""A bot that chooses in secret begins to think within this share of the time that the answer takes."""

MAX_OVERRUNS = 25
"""How many more delays a bot gets if it has not finished thinking. After that the table chooses for it at random."""


@dataclass(frozen=True)
class Pace:
    """How long things take, in seconds. All zero in tests."""

    fastest: float = 0.9
    """A bot answers after at least this long."""
    slowest: float = 2.4
    """A bot answers after at most this long. The moment never depends on what it knows or how long it thought: a bot
    that is not ready by then answers a whole multiple of this later."""
    answer: float = 5.0
    """Between people, every question of ESPIONAJE takes this long to answer, and by chance a little longer (GE31)."""
    grace: float = 45.0
    """How long the table waits for a person who is away. Then a bot answers for them, the host's role passes on, they
    can be removed, and a seat whose person was never here is freed."""
    spread: float = 0.1
    """By how much longer an answer may take, drawn anew for each. Timers are exact to about a millisecond, and whoever
    chooses in secret sets them anew: without the spread, a spectator could measure that (docs/reliability.md)."""


class Action(StrEnum):
    """What a table does by itself."""

    THINK = "think"
    """A bot begins to think about what its seat is asked."""
    ANSWER = "answer"
    """A bot answers for its seat."""
    TAKE_OVER = "take-over"
    """A person did not answer in time: a bot decides this once, or takes over."""
    ABSTAIN = "abstain"
    """Nobody who is still asked has any time left, and nobody may know who was late (GE19): all of them abstain."""
    CHOOSE = "choose"
    """A seat did not answer in secret in time: the table draws an answer, and nobody can tell."""
    BEGIN = "begin"
    """The table no longer waits for those who are still reading their briefing: the first prompts are asked."""
    RESUME = "resume"
    """A pause has lasted as long as it may."""
    RELEASE = "release"
    """The events that were held back are told."""
    VOID = "void"
    """Somebody's part of the deal did not arrive in time: the start is void."""
    NOTE_ABSENCE = "note-absence"
    """A person stays away: the table goes on without them."""
    PASS_HOST = "pass-host"
    """The host stays away, and somebody else is here: the role passes on."""
    FREE = "free"
    """A person took a seat before the start and never came: the seat is free again."""


class Due(NamedTuple):
    """An action and its time."""

    at: float
    action: Action
    seat: Seat | None = None


Ready = Mapping[Seat, float]
"""When each bot had the answer to what its seat is asked: infinity while it thinks. Bots not listed have not begun to
think."""


def next_due(state: TableState, pace: Pace, ready: Ready) -> Due | None:
    """The next thing this table does by itself, if there is one."""
    due = absences(state, pace)
    if state.start is not None:
        due.append(Due(state.start.until, Action.VOID))
    elif state.stage is Stage.PLAYING and (state.time.reading_since is not None or state.time.is_paused):
        due += _standing(state)
    elif state.stage is Stage.PLAYING:
        due += [one for one in _all_due(state, pace, ready) if one.at < inf]
    return min(due, default=None)


def is_still(state: TableState) -> bool:
    """Whether nothing is due here, and nothing will be before the table's view changes.

    That is true of most games between people: all are here, nobody has a deadline, and no answer is delayed.
    """
    match, time = state.match, state.time
    if match is None or match.is_over or state.settings.deadline or time.is_paused or time.reading_since is not None:
        return False
    if match.game.delayed or match.game.asked_during_delay:
        return False
    return all(seat_state.presence is Presence.HERE and not seat_state.is_played for seat_state in state.seats)


def _standing(state: TableState) -> list[Due]:
    """What ends the time during which the game stands still."""
    time = state.time
    if time.paused_since is not None:
        return [Due(time.paused_since + PAUSE_SECONDS, Action.RESUME)]
    if not time.waits_for(state.seats) and time.reading_since is not None:
        return [Due(time.reading_since, Action.BEGIN)]
    until = state.briefing_until
    return [] if until is None else [Due(until, Action.BEGIN)]


def is_silent(prompt: Prompt) -> bool:
    """Whether a passed deadline leads to a choice that only the table can make, and that nobody may notice (GE19)."""
    return prompt.default is not None and prompt.default not in prompt.options


def _all_due(state: TableState, pace: Pace, ready: Ready) -> Iterator[Due]:
    match = state.match
    assert match is not None
    if match.held_since is not None and match.is_resolved:
        yield Due(released_at(state, pace), Action.RELEASE)
    silent = [seat for seat, open_prompt in match.open_prompts.items() if is_silent(open_prompt.prompt)]
    if silent:  # if an abstention were told before the check, everybody would know who abstained
        yield Due(max(_expires(state, seat, pace) for seat in silent), Action.ABSTAIN)
    for seat, open_prompt in match.open_prompts.items():
        is_bot = state.seats[seat].is_played
        if match.held_since is not None and (state.answer_pace if is_bot else state.answer_limit):
            yield Due(released_at(state, pace), Action.CHOOSE, seat)
        if is_bot and seat not in ready:
            yield Due(_think_at(state, seat, open_prompt), Action.THINK, seat)
        elif is_bot:
            yield Due(_answer_at(state, seat, open_prompt, pace, ready[seat]), Action.ANSWER, seat)
        elif seat not in silent and not (match.held_since is not None and state.answer_limit):
            yield Due(_expires(state, seat, pace), Action.TAKE_OVER, seat)


def released_at(state: TableState, pace: Pace) -> float:
    """When the events that are held back are told: the same moment whether or not somebody chooses in secret."""
    match = state.match
    assert match is not None
    assert match.held_since is not None
    if not state.answer_pace:
        return match.held_since
    share = Random(f"{match.luck}/{match.held_after}/release").random()
    return match.held_since + state.answer_pace + share * pace.spread


def next_freed(state: TableState, pace: Pace) -> Due | None:
    """The next seat to be freed because its person never came: even a table without listeners does this."""
    return min((due for due in absences(state, pace) if due.action is Action.FREE), default=None)


def absences(state: TableState, pace: Pace) -> list[Due]:
    """What follows from people staying away, whatever the table is doing."""
    due = []
    for number, seat_state in enumerate(state.seats):
        if seat_state.presence is not Presence.AWAY or not seat_state.is_person:
            continue
        at, seat, is_host = seat_state.since + pace.grace, Seat(number), state.host == number
        if not (seat_state.has_come or is_host) and state.stage is Stage.LOBBY:
            due.append(Due(at, Action.FREE, seat))
        elif not seat_state.is_absent:
            due.append(Due(at, Action.NOTE_ABSENCE, seat))
        elif is_host and any(state.seats[other].presence is Presence.HERE for other in state.people_seats):
            due.append(Due(at, Action.PASS_HOST, seat))
    return due


def _expires(state: TableState, seat: Seat, pace: Pace) -> float:
    """When the time is up for a person who is asked; never for a bot, which answers by itself."""
    assert state.match is not None
    seat_state, open_prompt = state.seats[seat], state.match.open_prompts[seat]
    if seat_state.is_played:
        return inf
    deadline = clocks.deadline(open_prompt, state) if state.settings.deadline else inf
    is_away = seat_state.presence is not Presence.HERE
    waited_for = max(open_prompt.since, seat_state.since) + pace.grace + open_prompt.extra
    return min(deadline, waited_for) if is_away else deadline


def _think_at(state: TableState, seat: Seat, open_prompt: OpenPrompt) -> float:
    """When a bot begins to think: at once, so that it is ready when its answer is due.

    A bot that chooses in secret begins at some moment while the answer is held back (GE31). A stall of 1 ms can be
    measured, so *when* it thinks must not depend on the question.
    """
    assert state.match is not None
    if state.match.is_secret(open_prompt):
        return open_prompt.since + _share(state, seat, open_prompt) * SECRET_SHARE * state.answer_pace
    return open_prompt.since


def _answer_at(state: TableState, seat: Seat, open_prompt: OpenPrompt, pace: Pace, ready_at: float) -> float:
    """When a bot answers. Every process computes the same, from random numbers that nobody outside knows.

    How long it thought shows only if it needed longer than the delay, and then only in whole steps. In secret it
    answers when it is ready, which nobody sees.
    """
    assert state.match is not None
    if state.match.is_secret(open_prompt) or not pace.slowest:
        return ready_at
    begun = max(open_prompt.since, state.seats[seat].played_since)
    at = begun + pace.fastest + _share(state, seat, open_prompt) * (pace.slowest - pace.fastest)
    overruns = min(max(0.0, ready_at - at) / pace.slowest, MAX_OVERRUNS)
    return at + ceil(overruns) * pace.slowest


def must_be_quiet(state: TableState, seat: Seat) -> bool:
    """Whether the bot that plays a seat says nothing: the host wants silent bots, or the seat is a person's."""
    return not state.settings.bots_talk or not state.seats[seat].mind


def has_floor(state: TableState, seat: Seat, open_prompt: OpenPrompt) -> bool:
    """Whether a bot may say something before it answers. That follows from luck and from what everybody knows.

    What it says comes with its answer, so that the timing of a claim reveals nothing. No bot speaks in secret.
    """
    match = state.match
    assert match is not None
    if must_be_quiet(state, seat) or match.is_secret(open_prompt) or is_silent(open_prompt.prompt):
        return False
    return Random(f"{match.luck}/{seat}/{open_prompt.told}/talk").random() < FLOOR


def _share(state: TableState, seat: Seat, open_prompt: OpenPrompt) -> float:
    """A number from 0 to 1, from secret luck and what everybody knows: the same in truths that look the same to all."""
    assert state.match is not None
    return Random(f"{state.match.luck}/{seat}/{open_prompt.told}/{state.match.is_secret(open_prompt)}").random()
