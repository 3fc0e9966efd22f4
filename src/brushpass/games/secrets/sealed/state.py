"""The truth of a game of SECRETS as a frozen value, and how events change it."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

from brushpass.core.seats import Seat
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import CENTRE, CHARACTERS, Face, Kind, Rules, Slot
from brushpass.games.secrets.open.scoring import Outcome
from brushpass.games.secrets.open.sight import Phase, phase_of_offer, without
from brushpass.games.secrets.sealed import events
from brushpass.games.secrets.sealed.events import Event

T = TypeVar("T")

OFFER, ANSWER, EFFECT, OVER = Phase.OFFER, Phase.ANSWER, Phase.EFFECT, Phase.OVER
POLITICIAN = Kind.POLITICIAN
# Looked up once: in Python 3.11 reaching a member through its enumeration costs as much as changing a state.


class Display(msgspec.Struct, frozen=True, gc=False):
    """The cards in front of a player."""

    up: tuple[Kind, ...] = ()
    """Face-up characters in order of arrival."""
    down: tuple[Kind, ...] = ()
    """Face-down characters in the order they were turned."""
    bullets: tuple[int, ...] = ()
    """Bullets by value, hidden from all but the player who gave them."""


class Bullet(msgspec.Struct, frozen=True, gc=False):
    """A bullet that was given: who gave it and so knows it, who has it, and what it is."""

    by: Seat
    to: Seat
    value: int


class State(msgspec.Struct, frozen=True, gc=False):
    """The whole truth at one moment. It has no cycles, so the garbage collector need not track it."""

    players: int
    rules: Rules
    tokens: tuple[Face, ...]
    """The token at each seat, and last the centre's."""
    deck: tuple[Kind, ...]
    """Characters, top first."""
    bullets: tuple[int, ...]
    """The bullet deck, top first."""
    active: Seat
    displays: tuple[Display, ...]
    counts: tuple[int, ...]
    """All cards in each display, whichever way they lie (S7.1)."""
    turn: int = 0
    phase: Phase = Phase.SETUP
    un: Seat | None = None
    """Holder of the UN token."""
    fresh: int = len(CHARACTERS)
    """How many cards on top of the deck nobody has seen; everybody knows the rest (S5.11)."""
    shown: tuple[Kind, Kind] | None = None
    offer: events.Offered | None = None
    taken: seen.Revealed | None = None
    bullet: int | None = None
    """The bullet in the Assassin's player's hand."""
    shots: tuple[Bullet, ...] = ()
    """Bullets given, in order."""
    trace: tuple[tuple[int, events.TokenEvent], ...] = ()
    """What happened to tokens, and in which turn; each viewer's sightings follow from it (S12.2)."""
    outcome: Outcome | None = None


def index(slot: Slot) -> int:
    """Where a slot's token lies in `State.tokens`."""
    return -1 if slot == CENTRE else slot


def evolve(state: State | None, event: Event) -> State:
    """The state after an event. The first event of a game needs no state before it."""
    if state is None:
        assert isinstance(event, events.Began), "the first event of a game is its beginning"
        deal = event.deal
        return State(
            players=event.players,
            rules=event.rules,
            tokens=deal.tokens,
            deck=deal.deck,
            bullets=deal.bullets,
            active=event.rules.first(deal.first),
            displays=(Display(),) * event.players,
            counts=(0,) * event.players,
        )
    return AFTER[type(event)](state, event)


def _drawn(state: State, event: seen.Drawn) -> State:
    cards = event.cards
    return replace(
        state,
        active=event.by,
        turn=state.turn + 1,
        phase=OFFER,
        deck=state.deck[len(cards) :] + cards[:-2],  # S5.2: surplus copies go to the bottom at once
        fresh=max(0, state.fresh - len(cards)),
        shown=(cards[0], cards[-1]),
        taken=None,
    )


def _offered(state: State, event: events.Offered) -> State:
    assert state.shown is not None
    first, second = state.shown
    returned = second if event.card is first else first  # S5.3: it becomes the very last card
    phase = phase_of_offer(state.un, event.by, event.to)
    return replace(state, deck=(*state.deck, returned), offer=event, phase=phase)


def _stood_by(state: State, event: seen.StoodBy) -> State:
    return replace(state, phase=ANSWER)


def _answered(state: State, event: seen.Intervened | seen.Accepted | seen.Refused) -> State:
    return state  # the reveal that follows at once names the actor


def _revealed(state: State, event: seen.Revealed) -> State:
    displays, counts = state.displays, state.counts
    if event.card is not POLITICIAN:  # S6.3: that one only passes through the actor's hands
        displays, counts = _added(state, event.to, event.card)
    return replace(state, phase=EFFECT, shown=None, offer=None, taken=event, displays=displays, counts=counts)


def _swapped(state: State, event: seen.Swapped) -> State:
    return _traced(state, event, swapped(state.tokens, event.a, event.b))


def _seen(state: State, event: events.Looked | events.Exposed | seen.CentreShown) -> State:
    return replace(state, trace=(*state.trace, (state.turn, event)))


def _diverted(state: State, event: events.Diverted) -> State:
    return _traced(state, event, swapped(state.tokens, CENTRE, event.side.of(event.by, state.players)))


def _handed(state: State, event: seen.Handed) -> State:
    displays, counts = _added(state, event.to, POLITICIAN)
    return replace(state, displays=displays, counts=counts)


def _bullet_drawn(state: State, event: events.BulletDrawn) -> State:
    return replace(state, bullets=state.bullets[1:], bullet=event.value)


def _shot(state: State, event: seen.Shot) -> State:
    assert state.bullet is not None
    display = state.displays[event.to]
    return replace(
        state,
        displays=_put(state.displays, event.to, Display(display.up, display.down, (*display.bullets, state.bullet))),
        counts=_put(state.counts, event.to, state.counts[event.to] + 1),
        shots=(*state.shots, Bullet(event.by, event.to, state.bullet)),
        bullet=None,
    )


def _flipped(state: State, event: seen.Flipped) -> State:
    display = state.displays[event.seat]
    turned = Display(without(display.up, event.cards), display.down + event.cards, display.bullets)
    return replace(state, displays=_put(state.displays, event.seat, turned))


def _un_moved(state: State, event: seen.UnMoved) -> State:
    return replace(state, un=event.to)


def _ended(state: State, event: seen.Ended) -> State:
    return replace(state, phase=OVER, taken=None, outcome=event.outcome)


AFTER: Final[dict[type[Event], Callable[[State, Any], State]]] = {
    events.Began: lambda _, event: evolve(None, event),
    seen.Drawn: _drawn,
    events.Offered: _offered,
    seen.StoodBy: _stood_by,
    seen.Intervened: _answered,
    seen.Accepted: _answered,
    seen.Refused: _answered,
    seen.Revealed: _revealed,
    seen.Swapped: _swapped,
    events.Looked: _seen,
    events.Exposed: _seen,
    seen.CentreShown: _seen,
    events.Diverted: _diverted,
    seen.Handed: _handed,
    events.BulletDrawn: _bullet_drawn,
    seen.Shot: _shot,
    seen.Flipped: _flipped,
    seen.UnMoved: _un_moved,
    seen.Ended: _ended,
}
"""What each event does. A dictionary is faster than a match, and the engine spends most of its time here."""


def swapped(tokens: tuple[Face, ...], a: Slot, b: Slot) -> tuple[Face, ...]:
    """The tokens after those of two slots have changed places."""
    moved = list(tokens)
    moved[index(a)], moved[index(b)] = moved[index(b)], moved[index(a)]
    return tuple(moved)


def _traced(state: State, event: events.TokenEvent, tokens: tuple[Face, ...]) -> State:
    return replace(state, tokens=tokens, trace=(*state.trace, (state.turn, event)))


def _put(row: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    changed = list(row)
    changed[seat] = value
    return tuple(changed)


def _added(state: State, seat: Seat, card: Kind) -> tuple[tuple[Display, ...], tuple[int, ...]]:
    """Displays and their counts with one more character, face up."""
    display = state.displays[seat]
    added = Display((*display.up, card), display.down, display.bullets)
    return _put(state.displays, seat, added), _put(state.counts, seat, state.counts[seat] + 1)
