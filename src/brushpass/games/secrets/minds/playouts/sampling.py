"""Samples of what the table may truly look like to one seat, and of what every other seat would know then."""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

import numpy as np
from msgspec import UNSET

from brushpass.games.secrets.minds.dossier.common import Common
from brushpass.games.secrets.minds.dossier.dossier import Dossier
from brushpass.games.secrets.minds.playouts import board as b
from brushpass.games.secrets.minds.playouts.board import KINDS, NUMBER, Board, Floats, Ints
from brushpass.games.secrets.minds.playouts.opponent_policies import BELIEVER
from brushpass.games.secrets.minds.playouts.playout import set_knowledge
from brushpass.games.secrets.open.cards import BULLETS, LIMIT
from brushpass.games.secrets.open.sight import Phase, Sight

GOLDEN: Final = (5**0.5 - 1) / 2
"""Points at steps of this length round a circle stay evenly spread, however many there are."""
PHASES: Final = {Phase.OFFER: b.OFFER, Phase.UN: b.UN, Phase.ANSWER: b.ANSWER, Phase.EFFECT: b.EFFECT}


class Moment(NamedTuple):
    """All that a seat knows when it is asked."""

    sight: Sight
    dossier: Dossier
    common: Common
    probability: Floats
    """How likely it thinks each world of its dossier."""
    cards: Floats | None = None
    """Card × world: how likely each shown card is the one on offer, where only somebody else knows."""
    types: Floats | None = None
    """Seat × opponent type: how likely each seat is of each type; absent: all are believers."""
    weights: Floats | None = None
    """Seat × public world: how likely each other seat thinks it by what all have chosen; absent: none asks why."""


def draw_samples(moment: Moment, rng: Random, board: Board) -> Iterator[None]:
    """Fill `board` with one sample after another, each in its turn, with what every seat knows in it. Never ends.

    Worlds come in proportion to their probability, evenly spread however many are drawn.
    """
    sight, dossier, common = moment.sight, moment.dossier, moment.common
    seat = sight.seat
    assert seat is not None
    _set_public_side(moment, board)
    possible = np.flatnonzero(common.possible())
    cia, kgb = _slot_sets(common.sides == 1), _slot_sets(common.sides == -1)
    memory = np.ascontiguousarray(common.memory)
    weights = np.ones(memory.shape) if moment.weights is None else moment.weights.copy()
    weights[seat] = 1.0  # my own follow below
    joint = moment.probability if moment.cards is None else (moment.cards * moment.probability).ravel()
    cumulative = np.cumsum(joint)
    point = rng.random()
    unseen = [NUMBER[kind] for kind, copies in dossier.deck.unseen.items() for _ in range(copies)]
    bottom = [NUMBER[kind] for kind in dossier.deck.bottom]
    at = board.at
    while True:
        point = (point + GOLDEN) % 1
        number = int(np.searchsorted(cumulative, point * cumulative[-1], side="right"))
        card, row = divmod(min(number, len(joint) - 1), len(possible))
        world = int(possible[row])
        at[b.CIA], at[b.KGB] = cia[world], kgb[world]
        set_knowledge(board, memory, cia, kgb, weights, world)
        board.weight[seat, : len(possible)] = moment.probability
        rng.shuffle(unseen)
        deck = unseen + bottom
        if moment.cards is not None:
            at[b.OFFERED] = at[b.FIRST + card]
            deck.append(int(at[b.SECOND - card]))
        board.deck[: len(deck)] = deck
        at[b.HEAD], at[b.SIZE] = 0, len(deck)
        _draw_bullets(dossier, rng, board)
        _draw_types(moment, rng, board)
        yield


def _slot_sets(flags: np.ndarray[tuple[int, int], np.dtype[np.bool_]]) -> Ints:
    """World: the set of slots that are flagged (slot × world), as bits."""
    sets: Ints = (1 << np.arange(len(flags))) @ flags.astype(np.int64)
    return sets


def _set_public_side(moment: Moment, board: Board) -> None:
    """What everybody sees."""
    sight, at = moment.sight, board.at
    players = sight.players
    at[b.PLAYERS], at[b.LIMIT] = players, LIMIT[players]
    at[b.TIED], at[b.PAIRS_STAY] = b.TIES[sight.rules.tied_hippies_win], sight.rules.last_pairs_stay
    at[b.PHASE], at[b.ACTIVE] = PHASES[sight.phase], sight.active
    at[b.HOLDER] = -1 if sight.un is None else sight.un
    if sight.shown is not None:
        at[b.FIRST], at[b.SECOND] = (NUMBER[kind] for kind in sight.shown)
    if sight.offer is not None:
        at[b.TARGET] = sight.offer.to
    if sight.taken is not None:
        at[b.OFFERED], at[b.ACTOR] = NUMBER[sight.taken.card], sight.taken.to
    for seat, display in enumerate(sight.displays):
        board.up[seat] = [display.up.count(kind) for kind in KINDS]
        board.scores[seat] = board.up[seat] @ b.VALUES
        board.counts[seat] = len(display.up) + len(display.down) + display.bullets
        board.shots[seat] = display.bullets


def _draw_bullets(dossier: Dossier, rng: Random, board: Board) -> None:
    """Put the bullets that this seat does not know in any order. Each seat knows those that it gave."""
    bullets, at = dossier.bullets, board.at
    order = rng.sample(bullets.unknown, len(bullets.unknown))
    board.damage[:] = board.known[:] = board.placed[:] = 0
    board.unknown[:] = len(BULLETS), sum(BULLETS)
    for given in bullets.given:
        value = order.pop() if given.value is UNSET else given.value
        board.damage[given.to] += value
        board.known[given.by, given.to] += value
        board.placed[given.by, given.to] += 1
        board.unknown[given.by] -= 1, value
    at[b.DRAWN] = len(BULLETS) - len(order)
    board.bullets[at[b.DRAWN] :] = order
    if bullets.held is not UNSET:
        at[b.HELD] = bullets.held
        board.unknown[at[b.ACTOR]] -= 1, bullets.held


def _draw_types(moment: Moment, rng: Random, board: Board) -> None:
    """Draw a type for every seat, and the luck of those who toss coins."""
    board.at[b.LUCK] = rng.getrandbits(31)
    board.seat_type[:] = BELIEVER
    if moment.types is not None:
        for seat, chances in enumerate(moment.types.cumsum(axis=1)):
            board.seat_type[seat] = np.searchsorted(chances[:-1], rng.random(), side="right")
