"""The one way from the truth to a viewer of ESPIONAJE CARTAS. Everything is built by naming what goes in."""

from typing import Final, cast, get_args

from msgspec import UNSET, UnsetType

from brushpass.core.messages import Event
from brushpass.core.seats import Viewer
from brushpass.games.espionaje.open import seen
from brushpass.games.espionaje.open.cards import HAND, Cards, in_order
from brushpass.games.espionaje.open.sight import Question, Sight
from brushpass.games.espionaje.sealed import events
from brushpass.games.espionaje.sealed.state import State

COMMON: Final = frozenset(get_args(seen.Common))


def show(event: Event, viewer: Viewer) -> seen.Seen | None:
    """The event as this viewer sees it. An event that nobody has thought of is seen by nobody."""
    if type(event) in COMMON:
        return cast(seen.Common, event)
    match event:
        case events.Began(players=players, rules=rules, deal=deal):
            return seen.Began(players, rules, deal.first, _hand(deal.hands, viewer))
        case events.Showed(by=by, to=to, card=card):
            return seen.Showed(by, to, card if viewer in (by, to) else UNSET)
        case events.Committed(by=by, cards=cards):
            return seen.Committed(by, cards if viewer == by else UNSET)
        case events.Checked(by=by, cards=cards, right=right, solution=solution):
            return seen.Checked(by, cards, right, solution if viewer == by else UNSET)
        case _:
            return None


def view(state: State, viewer: Viewer) -> Sight:
    """All that this viewer may know of the state."""
    hand = _hand(state.hands, viewer)
    mine = [committed.cards for committed in state.commitments if committed.by == viewer]
    has_compared = any(check.by == viewer for check in state.checks)
    return Sight(
        seat=viewer,
        players=state.players,
        rules=state.rules,
        active=state.active,
        hand_size=HAND[state.players],
        hand=hand,
        ruled_out=() if hand is UNSET else _ruled_out(hand, state.history, viewer),
        turn=state.turn,
        phase=state.phase,
        question=None if state.question is None else _question(state.question, viewer),
        history=tuple([_question(question, viewer) for question in state.history]),
        accuser=state.accuser,
        committed=tuple(committed.by for committed in state.commitments),
        commitment=mine[0] if mine else UNSET,
        checks=state.checks,
        out=state.out,
        solution=state.solution if has_compared else UNSET,
        outcome=state.outcome,
    )


def _hand(hands: tuple[Cards, ...], viewer: Viewer) -> Cards | UnsetType:
    """The viewer's own hand. The public has none, nor has a seat that is not at this table."""
    return UNSET if viewer is None or viewer not in range(len(hands)) else hands[viewer]


def _question(question: Question, viewer: Viewer) -> Question:
    """A question, with its card for the two who saw it."""
    by, shower = question.by, question.shower
    card = question.card if viewer is not None and viewer in (by, shower) else UNSET
    return Question(by, question.a, question.b, question.passed, shower, card)


def _ruled_out(hand: Cards, history: tuple[Question, ...], viewer: Viewer) -> Cards:
    """What the viewer holds, and what the viewer was shown (E2.5, E3.5)."""
    shown = {question.card for question in history if question.by == viewer and question.card is not UNSET}
    return in_order({*hand, *shown})
