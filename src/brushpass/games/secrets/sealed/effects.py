"""The eight effects (S6). The actor is whoever ended up with the card, which need not be the active player (S1).

An effect is mandatory (GS39) and comes before any end of turn or game (GS40). What needs no choice happens as soon as
the card is revealed; the rest follows the actor's choice.
"""

from collections.abc import Iterator
from typing import Final

from brushpass.core.seats import Seat, others
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import CENTRE, Kind
from brushpass.games.secrets.open.choices import Divert, Exchange, Hand, Look, Shoot
from brushpass.games.secrets.sealed import events
from brushpass.games.secrets.sealed.events import Event
from brushpass.games.secrets.sealed.state import State, index

EffectChoice = Exchange | Hand | Look | Divert | Shoot

CHOOSING: Final = frozenset({Kind.PSYCHIATRIST, Kind.POLITICIAN, Kind.DETECTIVE, Kind.DIPLOMAT, Kind.ASSASSIN})
"""Characters whose actor has something to choose."""


def _double_agent(state: State, actor: Seat) -> tuple[Event, ...]:
    """S6.2: swap, then look at one's new token."""
    return seen.Swapped(actor, actor, CENTRE), events.Looked(actor, actor, state.tokens[-1])


def _journalist(state: State, actor: Seat) -> tuple[Event, ...]:
    """S6.4: all others see the token; its owner does not (GS31), nor does the public (GS35)."""
    return (events.Exposed(actor, others(actor, state.players), state.tokens[actor]),)


def _diplomat(state: State, actor: Seat) -> tuple[Event, ...]:
    """S6.5: the centre is shown to everyone before the exchange."""
    return (seen.CentreShown(state.tokens[-1]),)


def _assassin(state: State, actor: Seat) -> tuple[Event, ...]:
    """S6.8, GS23: the bullet is seen before its target is chosen. There is always one left (S10.1)."""
    return (events.BulletDrawn(actor, state.bullets[0]),)


def _scientist(state: State, actor: Seat) -> tuple[Event, ...]:
    """S6.7: the second face-up Scientist (GS1) turns down the whole display."""
    up = state.displays[actor].up
    return (seen.Flipped(actor, up, seen.Why.SCIENTISTS),) if up.count(Kind.SCIENTIST) == 2 else ()


AT_ONCE: Final = {
    Kind.DOUBLE_AGENT: _double_agent,
    Kind.JOURNALIST: _journalist,
    Kind.DIPLOMAT: _diplomat,
    Kind.ASSASSIN: _assassin,
    Kind.SCIENTIST: _scientist,
}
"""What a revealed card does before, or without, a choice."""


def chosen(state: State, actor: Seat, choice: EffectChoice) -> Iterator[Event]:
    """What the actor's choice does."""
    match choice:
        case Exchange(a=a, b=b):  # S6.1: nobody looks
            yield seen.Swapped(actor, a, b)
        case Hand(to=to):  # S6.3, D20: first placed, then looked
            yield seen.Handed(actor, to)
            yield events.Looked(actor, to, state.tokens[to])
        case Look(slot=slot):  # S6.6
            yield events.Looked(actor, slot, state.tokens[index(slot)])
        case Divert(side=side):  # S6.5
            yield events.Diverted(actor, side)
        case Shoot(to=to):  # S6.8
            yield seen.Shot(actor, to)
