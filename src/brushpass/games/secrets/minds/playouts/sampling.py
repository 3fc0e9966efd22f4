"""What the table may truly look like to one seat, and what every other seat would know then."""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

import numpy as np
from msgspec import UNSET

from brushpass.games.secrets.minds.dossier.common import Common
from brushpass.games.secrets.minds.dossier.dossier import Dossier
from brushpass.games.secrets.minds.playouts import board as b
from brushpass.games.secrets.minds.playouts.board import KINDS, NUMBER, Board, Floats, Ints
from brushpass.games.secrets.minds.playouts.playout import know
from brushpass.games.secrets.open.cards import BULLETS, LIMIT
from brushpass.games.secrets.open.sight import Phase, Sight

GOLDEN: Final = (5**0.5 - 1) / 2
"""Steps of this length round a circle never come near one another."""
PHASES = {Phase.OFFER: b.OFFER, Phase.UN: b.UN, Phase.ANSWER: b.ANSWER, Phase.EFFECT: b.EFFECT}


class Moment(NamedTuple):
    """All that a seat knows when it is asked."""

    sight: Sight
    dossier: Dossier
    common: Common
    probability: Floats
    """How likely each world of the dossier is to it."""
    cards: Floats | None = None
    """Card × world: how likely each shown card is the offered one, where somebody else knows."""
    tempers: Floats | None = None
    """Seat × temperament: how likely each seat is so; absent: all believe."""


def hypotheses(moment: Moment, rng: Random, board: Board) -> Iterator[None]:
    """Lay the table out in one likely way after the other, each in its turn, with what every seat knows in it.

    There is no end to them. Worlds come in proportion to their probability, spread evenly however many are taken.
    """
    sight, dossier, common = moment.sight, moment.dossier, moment.common
    seat = sight.seat
    assert seat is not None
    _public(moment, board)
    own = np.flatnonzero(common.possible())
    cia, kgb = _sets(common.sides == 1), _sets(common.sides == -1)
    memory = np.ascontiguousarray(common.memory)
    joint = moment.probability if moment.cards is None else (moment.cards * moment.probability).ravel()
    heap = np.cumsum(joint)
    point = rng.random()
    unseen = [NUMBER[kind] for kind, copies in dossier.deck.unseen.items() for _ in range(copies)]
    bottom = [NUMBER[kind] for kind in dossier.deck.bottom]
    at = board.at
    while True:
        point = (point + GOLDEN) % 1
        number = int(np.searchsorted(heap, point * heap[-1], side="right"))
        card, place = divmod(min(number, len(joint) - 1), len(own))
        world = int(own[place])
        at[b.CIA], at[b.KGB] = cia[world], kgb[world]
        know(board, memory, cia, kgb, world)
        board.weight[seat, : len(own)] = moment.probability
        rng.shuffle(unseen)
        deck = unseen + bottom
        if moment.cards is not None:
            at[b.OFFERED] = at[b.FIRST + card]
            deck.append(int(at[b.SECOND - card]))
        board.deck[: len(deck)] = deck
        at[b.HEAD], at[b.SIZE] = 0, len(deck)
        _bullets(dossier, rng, board)
        _tempers(moment, rng, board)
        yield


def _sets(there: np.ndarray[tuple[int, int], np.dtype[np.bool_]]) -> Ints:
    """World: the set of slots where something is."""
    sets: Ints = (1 << np.arange(len(there))) @ there.astype(np.int64)
    return sets


def _public(moment: Moment, board: Board) -> None:
    """What everybody sees."""
    sight, at = moment.sight, board.at
    players = sight.players
    at[b.PLAYERS], at[b.LIMIT], at[b.TIED] = players, LIMIT[players], sight.rules.tied_hippies_win
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


def _bullets(dossier: Dossier, rng: Random, board: Board) -> None:
    """Bullets that this seat does not know, in any order; each seat knows those that it gave."""
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


def _tempers(moment: Moment, rng: Random, board: Board) -> None:
    """What people there are like, and the luck of those who toss coins."""
    board.at[b.LUCK] = rng.getrandbits(31)
    board.temper[:] = 0
    if moment.tempers is not None:
        for seat, shares in enumerate(moment.tempers.cumsum(axis=1)):
            board.temper[seat] = np.searchsorted(shares[:-1], rng.random(), side="right")
