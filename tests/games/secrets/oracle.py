"""SECRETS for the laws: what is legal, worked out from sight alone, and truths that a viewer cannot tell apart.

Written from the rule book's tables (S4-S7), not from the engine: it never calls `show`.
"""

import random
from functools import cache
from itertools import combinations, product
from typing import Any

from msgspec.structs import replace

from brushpass.core.seats import PUBLIC, Seat, Viewer, left, right
from brushpass.games.secrets.open import choices as c
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import CENTRE, POOL, Face, Kind
from brushpass.games.secrets.open.sight import Phase, Sight
from brushpass.games.secrets.sealed import events
from brushpass.games.secrets.sealed.deal import Deal
from tests.laws.playing import Play


def legal(sight: Sight) -> set[c.Choice]:
    """d1-d9 of S5, from what one seat knows."""
    me, players = sight.seat, sight.players
    assert me is not PUBLIC
    rest = [Seat(seat) for seat in range(players) if seat != me]
    if sight.phase is Phase.OFFER and sight.active == me:
        assert sight.shown is not None
        return {c.Offer(card, to, said) for card in sight.shown for to in rest for said in (None, *sight.shown)}
    if sight.phase is Phase.UN and sight.un == me:
        return {c.Intervene(), c.StandBy()}
    if sight.phase is Phase.ANSWER and sight.offer is not None and sight.offer.to == me:
        return {c.Accept(), c.Refuse()}
    if sight.phase is Phase.EFFECT and sight.taken is not None and sight.taken.to == me:
        return {
            Kind.PSYCHIATRIST: {c.Exchange(a, b) for a, b in combinations(rest, 2)},
            Kind.POLITICIAN: {c.Hand(to) for to in rest},
            Kind.DETECTIVE: {c.Look(slot) for slot in (*range(players), CENTRE)},
            Kind.DIPLOMAT: {c.Divert(c.Side.LEFT), c.Divert(c.Side.RIGHT)},
            Kind.ASSASSIN: {c.Shoot(to) for to in rest},
        }[sight.taken.card]  # type: ignore[return-value]
    return set()


def universe(players: int) -> list[c.Choice]:
    """Every choice that can be spelled, with one seat too many."""
    seats = [Seat(seat) for seat in range(players + 1)]
    return [
        *(c.Offer(card, to, said) for card in Kind for to in seats for said in (None, *Kind)),
        c.Intervene(),
        c.StandBy(),
        c.Accept(),
        c.Refuse(),
        *(c.Exchange(a, b) for a in seats for b in seats),
        *(c.Hand(to) for to in seats),
        *map(c.Look, seats),
        c.Look(CENTRE),
        *(c.Divert(side) for side in c.Side),
        *(c.Shoot(to) for to in seats),
    ]


ASKED_IN_SECRET: set[c.Ask] = set()
"""Everybody knows whom the table waits for."""


def twin(game: Play, viewer: Viewer, rng: random.Random) -> tuple[Deal, list[tuple[Seat, Any]]]:
    """Another deal and other secret choices that this viewer cannot tell from the game as it went so far."""
    players = game.case.players
    sides = tuple(e.side for e in game.events if isinstance(e, events.Diverted) and e.by != viewer)
    worlds = product(arrangements(players), product(c.Side, repeat=len(sides)))
    truth = _faces_seen(game, viewer, game.deal.tokens, sides)
    same = [world for world in worlds if _faces_seen(game, viewer, *world) == truth]
    tokens, other_sides = rng.choice(same)

    chosen = []
    turned = iter(other_sides)
    for number, (seat, _, choice, _) in enumerate(game.choices):
        if isinstance(choice, c.Divert) and seat != viewer:
            choice = c.Divert(next(turned))
        last = number == len(game.choices) - 1 or (
            number == len(game.choices) - 2 and isinstance(game.choices[-1][2], c.StandBy)
        )
        if isinstance(choice, c.Offer) and seat != viewer and last:  # not yet revealed: it may be the other card
            first, second = game.choices[number][3].shown
            choice = replace(choice, card=rng.choice((first, second)))
        chosen.append((seat, choice))
    return replace(game.deal, tokens=tokens, deck=_deck(game, rng), bullets=_bullets(game, viewer, rng)), chosen


@cache
def arrangements(players: int) -> list[tuple[Face, ...]]:
    """Every way the tokens can lie (S3.3): 30, 90, 140, 560 or 630."""
    pool, slots = POOL[players], range(players + 1)
    ways: list[tuple[Face, ...]] = []
    for cia in combinations(slots, pool.count(Face.CIA)):
        free = [slot for slot in slots if slot not in cia]
        ways.extend(
            tuple(Face.CIA if slot in cia else Face.KGB if slot in kgb else Face.HIPPIE for slot in slots)
            for kgb in combinations(free, pool.count(Face.KGB))
        )
    return ways


def _faces_seen(game: Play, viewer: Viewer, tokens: tuple[Face, ...], sides: tuple[c.Side, ...]) -> list[Face]:
    """Every face this viewer gets to see (S4-S6), had the tokens lain so and the others' Diplomats gone these ways."""
    players = game.case.players
    slots = list(tokens)
    turned = iter(sides)
    faces = []

    def place(slot: Any) -> int:
        return players if slot == CENTRE else slot

    def swap(a: int, b: int) -> None:
        slots[a], slots[b] = slots[b], slots[a]

    for event in game.events:
        match event:
            case events.Looked(by=by, slot=slot) if by == viewer:
                faces.append(slots[place(slot)])
            case events.Exposed(seat=seat) if viewer is not PUBLIC and viewer != seat:
                faces.append(slots[seat])
            case seen.CentreShown():
                faces.append(slots[players])
            case seen.Swapped(a=a, b=b):
                swap(place(a), place(b))
            case events.Diverted(by=by, side=side):
                way = side if by == viewer else next(turned)
                swap(players, left(by, players) if way is c.Side.LEFT else right(by, players))
            case _:
                pass
    return faces


def _deck(game: Play, rng: random.Random) -> tuple[Kind, ...]:
    """The cards that have been drawn stay; what nobody has seen yet lies in another order."""
    fresh = game.state.fresh
    known, rest = list(game.deal.deck[: 29 - fresh]), list(game.deal.deck[29 - fresh :])
    rng.shuffle(rest)
    return tuple(known + rest)


def _bullets(game: Play, viewer: Viewer, rng: random.Random) -> tuple[int, ...]:
    """Bullets this viewer drew stay where they are; the others change places."""
    drawers = [event.by for event in game.events if isinstance(event, events.BulletDrawn)]
    free = [place for place in range(4) if place >= len(drawers) or drawers[place] != viewer]
    values = [game.deal.bullets[place] for place in free]
    rng.shuffle(values)
    bullets = list(game.deal.bullets)
    for place, value in zip(free, values, strict=True):
        bullets[place] = value
    return tuple(bullets)
