"""Sight of SECRETS: what one viewer knows, folded from the events as that viewer saw them."""

from enum import StrEnum

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from brushpass.core.messages import Sight as BaseSight
from brushpass.core.seats import Seat, Viewer, left, right
from brushpass.games.secrets.open.cards import BULLETS, CENTRE, CHARACTERS, Face, Kind, Rules, Slot
from brushpass.games.secrets.open.scoring import Outcome
from brushpass.games.secrets.open.seen import (
    Accepted,
    Began,
    BulletDrawn,
    CentreShown,
    Diverted,
    Drawn,
    Ended,
    Exposed,
    Flipped,
    Handed,
    Intervened,
    Looked,
    Offered,
    Refused,
    Revealed,
    Seen,
    Shot,
    StoodBy,
    Swapped,
    UnMoved,
)


class Phase(StrEnum):
    """Where a turn stands (S5). Everybody knows it, and so knows whom the game waits for."""

    SETUP = "setup"
    OFFER = "offer"
    UN = "un"
    ANSWER = "answer"
    EFFECT = "effect"
    OVER = "over"


class Display(msgspec.Struct, frozen=True):
    """The cards in front of a player, as everybody sees them."""

    up: tuple[Kind, ...] = ()
    """Face-up characters in order of arrival."""
    down: tuple[Kind, ...] = ()
    """Face-down characters; everybody has seen them face up before (GS52)."""
    bullets: int = 0
    """How many bullets; their values are hidden until the end."""


class Sighting(msgspec.Struct, frozen=True):
    """A token's face that this viewer has seen, and where that token can be by now (S12.2)."""

    turn: int
    """The turn in which it was seen; 0 is before the first turn."""
    slot: Slot
    """Where it lay then."""
    face: Face
    now: tuple[Slot, ...]
    """Every slot that it can have moved to since, by the exchanges that this viewer saw: one, unless a Diplomat was
    played. What follows from other faces is left to a dossier."""


class Aimed(msgspec.Struct, frozen=True):
    """A bullet that this viewer gave away, and so knows (S6.8)."""

    to: Seat
    value: int


class Sight(BaseSight, frozen=True):
    """All that one viewer may know. `offer.card`, `bullet`, `sightings` and `aimed` are not public."""

    seat: Viewer
    """Whose sight this is; None is the public's."""
    players: int
    rules: Rules
    active: Seat
    """The active player; before the first turn, the player who will be."""
    turn: int = 0
    phase: Phase = Phase.SETUP
    displays: tuple[Display, ...] = ()
    un: Seat | None = None
    """Who holds the UN token, if anybody."""
    fresh: int = len(CHARACTERS)
    """Cards on top of the deck that nobody has seen yet."""
    bottom: tuple[Kind, ...] = ()
    """The cards below them, in order: common knowledge (S5.11). A card returned this turn joins them at the reveal."""
    bullets_left: int = len(BULLETS)
    shown: tuple[Kind, Kind] | None = None
    """The two characters of this turn, until the offer is revealed."""
    offer: Offered | None = None
    """The running offer, with its card for the offerer only."""
    taken: Revealed | None = None
    """The card of this turn and its actor, once revealed."""
    bullet: int | UnsetType = UNSET
    """The bullet that this viewer has drawn and not yet given away."""
    sightings: tuple[Sighting, ...] = ()
    aimed: tuple[Aimed, ...] = ()
    outcome: Outcome | None = None


def begin(seat: Viewer, event: Seen) -> Sight:
    """The sight at the beginning of a game."""
    assert isinstance(event, Began), "the first thing a viewer sees is the beginning of the game"
    return Sight(seat, event.players, event.rules, event.first, displays=(Display(),) * event.players)


def fold(sight: Sight, event: Seen) -> Sight:
    """The sight after one more event."""
    match event:
        case Began():
            return begin(sight.seat, event)
        case Drawn(by=by, cards=cards):
            return replace(
                sight,
                active=by,
                turn=sight.turn + 1,
                phase=Phase.OFFER,
                fresh=max(0, sight.fresh - len(cards)),
                bottom=sight.bottom[max(0, len(cards) - sight.fresh) :] + cards[:-2],
                shown=(cards[0], cards[-1]),
                taken=None,
            )
        case Offered(by=by, to=to):
            return replace(sight, offer=event, phase=phase_of_offer(sight.un, by, to))
        case StoodBy():
            return replace(sight, phase=Phase.ANSWER)
        case Intervened() | Accepted() | Refused():
            return sight
        case Revealed(card=card, to=to):
            assert sight.shown is not None
            returned = sight.shown[1] if card is sight.shown[0] else sight.shown[0]
            seen = replace(
                sight, phase=Phase.EFFECT, shown=None, offer=None, taken=event, bottom=(*sight.bottom, returned)
            )
            return seen if card is Kind.POLITICIAN else _add(seen, to, card)
        case Handed(to=to):
            return _add(sight, to, Kind.POLITICIAN)
        case BulletDrawn(value=value):
            return replace(sight, bullets_left=sight.bullets_left - 1, bullet=value)
        case Shot(to=to):
            aimed = sight.aimed if sight.bullet is UNSET else (*sight.aimed, Aimed(to, sight.bullet))
            shot = sight.displays[to]
            return replace(_put(sight, to, replace(shot, bullets=shot.bullets + 1)), bullet=UNSET, aimed=aimed)
        case Flipped(seat=seat, cards=cards):
            display = sight.displays[seat]
            return _put(sight, seat, replace(display, up=without(display.up, cards), down=display.down + cards))
        case UnMoved(to=holder):
            return replace(sight, un=holder)
        case Ended(outcome=outcome):
            return replace(sight, phase=Phase.OVER, taken=None, outcome=outcome)
        case Looked() | Exposed() | CentreShown() | Swapped() | Diverted():
            return replace(sight, sightings=note(sight.sightings, sight.turn, sight.players, event))


def phase_of_offer(un: Seat | None, by: Seat, to: Seat) -> Phase:
    """Who is asked first: the UN player, unless there is none or they made or received the offer (S5.5, S7.6)."""
    return Phase.ANSWER if un is None or un in (by, to) else Phase.UN


def without(cards: tuple[Kind, ...], gone: tuple[Kind, ...]) -> tuple[Kind, ...]:
    """The cards without the given ones, in the same order."""
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return tuple(rest)


def _put(sight: Sight, seat: Seat, display: Display) -> Sight:
    return replace(sight, displays=(*sight.displays[:seat], display, *sight.displays[seat + 1 :]))


def _add(sight: Sight, seat: Seat, card: Kind) -> Sight:
    display = sight.displays[seat]
    return _put(sight, seat, replace(display, up=(*display.up, card)))


TokenEvent = Looked | Exposed | CentreShown | Swapped | Diverted


def note(sightings: tuple[Sighting, ...], turn: int, players: int, event: TokenEvent) -> tuple[Sighting, ...]:
    """The sightings after one more event of tokens. What is known about a token moves with it."""
    moves: dict[Slot, tuple[Slot, ...]]
    match event:
        case Looked(slot=slot, face=face) | Exposed(seat=slot, face=face):
            return sightings if face is UNSET else (*sightings, Sighting(turn, slot, face, (slot,)))
        case CentreShown(face=face):
            return (*sightings, Sighting(turn, CENTRE, face, (CENTRE,)))
        case Swapped(a=a, b=b):
            moves = {a: (b,), b: (a,)}
        case Diverted(by=by, side=side):
            if side is UNSET:  # by somebody else: one of two exchanges, the viewer cannot know which (S6.5)
                at_left, at_right = left(by, players), right(by, players)
                moves = {CENTRE: (at_left, at_right), at_left: (at_left, CENTRE), at_right: (at_right, CENTRE)}
            else:
                neighbour = side.of(by, players)
                moves = {CENTRE: (neighbour,), neighbour: (CENTRE,)}
    return tuple(
        replace(sighting, now=_in_order({end for slot in sighting.now for end in moves.get(slot, (slot,))}))
        for sighting in sightings
    )


def _in_order(slots: set[Slot]) -> tuple[Slot, ...]:
    """Seats first, the centre last."""
    return tuple(sorted(slots, key=lambda slot: (slot == CENTRE, slot)))
