"""The truth of a game of ESPIONAJE CARTAS as a frozen value, and how events change it."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from brushpass.core.seats import Seat
from brushpass.games.espionaje.open import seen
from brushpass.games.espionaje.open.cards import Cards, Rules, Triple
from brushpass.games.espionaje.open.scoring import Outcome
from brushpass.games.espionaje.open.sight import Check, Phase, Question, phase_of_answers
from brushpass.games.espionaje.sealed import events
from brushpass.games.espionaje.sealed.events import Event


class State(msgspec.Struct, frozen=True, gc=False):
    """The whole truth at one moment. It has no cycles, so the garbage collector need not track it."""

    players: int
    rules: Rules
    solution: Triple
    hands: tuple[Cards, ...]
    active: Seat
    turn: int = 0
    phase: Phase = Phase.SETUP
    question: Question | None = None
    """The question that goes round now."""
    history: tuple[Question, ...] = ()
    """The questions that are over, each with the card that was shown."""
    accuser: Seat | None = None
    commitments: tuple[events.Committed, ...] = ()
    """What was laid down in this accusation, in order of arrival."""
    checks: tuple[Check, ...] = ()
    out: tuple[Seat, ...] = ()
    """Players who accused wrongly and from then on only answer (GE25), in order."""
    outcome: Outcome | None = None


def evolve(state: State | None, event: Event) -> State:
    """The state after an event. The first event of a game needs no state before it."""
    if state is None:
        assert isinstance(event, events.Began), "the first event of a game is its beginning"
        deal = event.deal
        return State(event.players, event.rules, deal.solution, deal.hands, deal.first)
    return AFTER[type(event)](state, event)


def _turn_began(state: State, event: seen.TurnBegan) -> State:
    return replace(state, active=event.by, turn=state.turn + 1, phase=Phase.TURN, accuser=None, commitments=())


def _asked(state: State, event: seen.Asked) -> State:
    return replace(state, phase=Phase.QUESTION, question=Question(event.by, event.a, event.b))


def _passed(state: State, event: seen.Passed) -> State:
    asked = state.question
    assert asked is not None
    question = Question(asked.by, asked.a, asked.b, (*asked.passed, event.by))
    if len(question.passed) < state.players - 1:
        return replace(state, question=question)
    return _answered(state, question)  # E3.4: all others have passed


def _showed(state: State, event: events.Showed) -> State:
    asked = state.question
    assert asked is not None
    return _answered(state, Question(asked.by, asked.a, asked.b, asked.passed, event.by, event.card))


def _answered(state: State, question: Question) -> State:
    phase = phase_of_answers(state.rules, state.turn, state.players)
    return replace(state, phase=phase, question=None, history=(*state.history, question))


def _accused(state: State, event: seen.Accused) -> State:
    return replace(state, phase=Phase.COMMIT, accuser=event.by)


def _committed(state: State, event: events.Committed) -> State:
    return replace(state, commitments=(*state.commitments, event))


def _checked(state: State, event: events.Checked) -> State:
    return replace(
        state,
        checks=(*state.checks, Check(event.by, event.cards, event.right)),
        out=state.out if event.right or not state.rules.clue_accusation else (*state.out, event.by),
    )


def _ended(state: State, event: seen.Ended) -> State:
    return replace(state, phase=Phase.OVER, outcome=event.outcome)


AFTER: Final[dict[type[Event], Callable[[State, Any], State]]] = {
    events.Began: lambda _, event: evolve(None, event),
    seen.TurnBegan: _turn_began,
    seen.Asked: _asked,
    seen.Passed: _passed,
    events.Showed: _showed,
    seen.Accused: _accused,
    events.Committed: _committed,
    events.Checked: _checked,
    seen.Ended: _ended,
}
"""What each event does. A dictionary is faster than a match, and the engine spends most of its time here."""
