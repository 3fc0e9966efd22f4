"""Sight of ESPIONAJE CARTAS: what one viewer knows, folded from the events as that viewer saw them."""

from enum import StrEnum

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from brushpass.core.messages import Sight as BaseSight
from brushpass.core.seats import Seat, Viewer
from brushpass.games.espionaje.open.cards import HAND, Cards, Element, Rules, Triple, in_order
from brushpass.games.espionaje.open.scoring import Outcome
from brushpass.games.espionaje.open.seen import (
    Accused,
    Asked,
    Began,
    Checked,
    Committed,
    Ended,
    Passed,
    Seen,
    Showed,
    TurnBegan,
)


class Phase(StrEnum):
    """Where a turn stands (E3, E4)."""

    SETUP = "setup"
    TURN = "turn"
    QUESTION = "question"
    """The question goes round. Only a seat that has to choose knows that the game waits for it."""
    AFTER = "after"
    """The answers are in, and the asker may accuse (V10)."""
    COMMIT = "commit"
    OVER = "over"


class Question(msgspec.Struct, frozen=True):
    """A suspicion, and what came of it so far (E3.2-E3.4)."""

    by: Seat
    a: Element
    b: Element
    passed: tuple[Seat, ...] = ()
    """Who has said "Paso", in order. When all others have, the question is over."""
    shower: Seat | None = None
    """Who showed a card, if anybody."""
    card: Element | UnsetType = UNSET
    """The card, if this viewer saw it; only the asker and the shower do."""


class Check(msgspec.Struct, frozen=True):
    """A commitment that was turned over (E4.3)."""

    by: Seat
    cards: Cards
    """Empty after an abstention."""
    right: bool


class Sight(BaseSight, frozen=True):
    """All that one viewer may know. `hand`, `ruled_out`, `commitment`, `solution` and shown cards are not public."""

    seat: Viewer
    """Whose sight this is; None is the public's."""
    players: int
    rules: Rules
    active: Seat
    """Whose turn it is; before the first turn, whose it will be."""
    hand_size: int
    """Cards in every hand (E2.3)."""
    hand: Cards | UnsetType = UNSET
    """The viewer's own cards."""
    ruled_out: Cards = ()
    """The viewer's notebook: what cannot be the solution, because it is in hand or was shown (E2.5, E3.5, GE10)."""
    turn: int = 0
    phase: Phase = Phase.SETUP
    question: Question | None = None
    """The question that goes round now."""
    history: tuple[Question, ...] = ()
    """The questions that are over, in order."""
    accuser: Seat | None = None
    """Who has announced an accusation, while it lasts (E4.1)."""
    committed: tuple[Seat, ...] = ()
    """Who has committed in this accusation, in order of arrival."""
    commitment: Cards | UnsetType = UNSET
    """What the viewer has laid down in this accusation; empty after an abstention."""
    checks: tuple[Check, ...] = ()
    """Every commitment that was turned over, in order."""
    out: tuple[Seat, ...] = ()
    """Players who accused wrongly and from then on only answer (GE25), in order."""
    solution: Triple | UnsetType = UNSET
    """The solution, once the viewer has compared their cards with it."""
    outcome: Outcome | None = None


def begin(seat: Viewer, event: Seen) -> Sight:
    """The sight at the beginning of a game: the viewer's own hand is ruled out (E2.5)."""
    assert isinstance(event, Began), "the first thing a viewer sees is the beginning of the game"
    hand = event.hand
    ruled_out = () if hand is UNSET else hand
    return Sight(seat, event.players, event.rules, event.first, HAND[event.players], hand, ruled_out)


def fold(sight: Sight, event: Seen) -> Sight:
    """The sight after one more event."""
    match event:
        case Began():
            return begin(sight.seat, event)
        case TurnBegan(by=by):
            return replace(
                sight,
                active=by,
                turn=sight.turn + 1,
                phase=Phase.TURN,
                accuser=None,
                committed=(),
                commitment=UNSET,
            )
        case Asked(by=by, a=a, b=b):
            return replace(sight, phase=Phase.QUESTION, question=Question(by, a, b))
        case Passed(by=by):
            assert sight.question is not None
            question = replace(sight.question, passed=(*sight.question.passed, by))
            if len(question.passed) < sight.players - 1:
                return replace(sight, question=question)
            phase = phase_of_answers(sight.rules, sight.turn, sight.players)
            return replace(sight, phase=phase, question=None, history=(*sight.history, question))
        case Showed(by=by, card=card):
            assert sight.question is not None
            question = replace(sight.question, shower=by, card=card)
            return replace(
                sight,
                phase=phase_of_answers(sight.rules, sight.turn, sight.players),
                question=None,
                history=(*sight.history, question),
                ruled_out=_marked(sight.ruled_out, card),
            )
        case Accused(by=by):
            return replace(sight, phase=Phase.COMMIT, accuser=by)
        case Committed(by=by, cards=cards):
            commitment = sight.commitment if cards is UNSET else cards
            return replace(sight, committed=(*sight.committed, by), commitment=commitment)
        case Checked(by=by, cards=cards, right=right, solution=solution):
            return replace(
                sight,
                checks=(*sight.checks, Check(by, cards, right)),
                out=sight.out if right or not sight.rules.clue_accusation else (*sight.out, by),
                solution=sight.solution if solution is UNSET else solution,
            )
        case Ended(outcome=outcome):
            return replace(sight, phase=Phase.OVER, outcome=outcome)


def phase_of_answers(rules: Rules, turn: int, players: int) -> Phase:
    """The phase when a question is over: the next turn follows at once, unless the asker has to decide (V10)."""
    return Phase.AFTER if rules.asks_again(turn, players) else Phase.QUESTION


def _marked(ruled_out: Cards, card: Element | UnsetType) -> Cards:
    """The notebook after a card was shown, if this viewer saw it (E3.5)."""
    return ruled_out if card is UNSET or card in ruled_out else in_order((*ruled_out, card))
