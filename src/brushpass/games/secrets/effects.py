"""The eight effects (S6). The actor is the player who ended up with the card: never the active player as such (S1).

An effect is mandatory (GS39) and comes before any end of turn or game (GS40). What needs no choice happens as soon as
the card is revealed; the rest follows the actor's choice.
"""

from collections.abc import Iterator

from brushpass.core.seats import Seat, others
from brushpass.games.secrets import events, seen
from brushpass.games.secrets.cards import CENTRE, Kind
from brushpass.games.secrets.choices import Divert, Exchange, Hand, Look, Shoot
from brushpass.games.secrets.events import Event
from brushpass.games.secrets.state import State, index

EffectChoice = Exchange | Hand | Look | Divert | Shoot

CHOOSING = frozenset({Kind.PSYCHIATRIST, Kind.POLITICIAN, Kind.DETECTIVE, Kind.DIPLOMAT, Kind.ASSASSIN})
"""Characters whose actor has something to choose."""


def at_once(state: State, card: Kind, actor: Seat) -> Iterator[Event]:
    """What the revealed card does before, or without, a choice."""
    match card:
        case Kind.DOUBLE_AGENT:  # S6.2: swap, then look at the new own token
            yield seen.Swapped(actor, actor, CENTRE)
            yield events.Looked(actor, actor, state.tokens[-1])
        case Kind.JOURNALIST:  # S6.4
            yield events.Exposed(actor, others(actor, state.players), state.tokens[actor])
        case Kind.DIPLOMAT:  # S6.5: shown to everyone before the exchange
            yield seen.CentreShown(state.tokens[-1])
        case Kind.ASSASSIN:  # S6.8, GS23: the bullet is seen before its target is chosen
            yield events.BulletDrawn(actor, state.bullets[0])
        case Kind.SCIENTIST:  # S6.7, GS1: face-up Scientists count
            up = state.displays[actor].up
            if up.count(Kind.SCIENTIST) == 2:
                yield seen.Flipped(actor, up, seen.Why.SCIENTISTS)
        case Kind.PSYCHIATRIST | Kind.POLITICIAN | Kind.DETECTIVE:
            pass


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
