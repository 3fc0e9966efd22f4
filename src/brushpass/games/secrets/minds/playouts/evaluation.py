"""The believing mind's evaluation, one way at a time: the same numbers as in `bots.secrets.evaluation`."""

from math import exp, sqrt
from typing import NamedTuple

import numpy as np

from brushpass.games.secrets.minds.bots import evaluation, forecast, policy
from brushpass.games.secrets.minds.playouts.board import (
    ASSASSIN,
    DIPLOMAT,
    DOUBLE_AGENT,
    FIRST,
    LIMIT,
    PLAYERS,
    POLITICIAN,
    PSYCHIATRIST,
    SCIENTIST,
    SEATS,
    VALUES,
    WORLDS,
    Board,
    Floats,
    Ints,
)
from brushpass.games.secrets.minds.playouts.rules import pair_of
from brushpass.minds.jit import compiled

PACE, LEAST, SPREAD, SPREAD_LOW, BASE, CROWD, KEEN, ACCEPT, DOUBT, OFFERS, OWN, MIDDLE, DIALS = range(13)
"""Places in `Desk.dials`."""

REACH, STEPS = 8.0, 128
"""How far from the mean, and in how small steps, the normal distribution function is kept."""


class Desk(NamedTuple):
    """Room to think in, for one process, and the numbers to think with."""

    dials: Floats
    """The believing mind's constants, by the names above. Compiled code would keep their old values."""
    normal: Floats
    """The normal distribution function in small steps."""
    worth: Floats
    """Slot: what each display is worth to the seat that thinks."""
    row: Floats
    """Slot: the same after one way."""
    low: Floats
    """Slot: the chance that whoever has its token is lowest alone, after that way."""
    sums: Floats
    """Worth and low of each set of the first five slots, and of each set of the others."""
    cia: Floats
    """World: the chance that the CIA wins, after that way."""
    kgb: Floats
    odds: Floats
    """World: how keenly a taker goes that way."""
    total: Floats
    """World: the sum of the odds of a taker's ways."""
    value: Floats
    """Card × taker × viewer × world: the viewer's chance to win when that taker has the card."""
    own: Floats
    """Card × world: the own chance with the card in the own hands, used in the best way."""
    watch: Ints
    """Taker: the set of seats whose view matters when that one takes the card."""


def desk() -> Desk:
    """An empty desk."""
    dials = np.zeros(DIALS)
    for place, number in (
        (PACE, evaluation.PACE),
        (LEAST, evaluation.LEAST),
        (SPREAD, evaluation.SPREAD),
        (SPREAD_LOW, evaluation.SPREAD_LOW),
        (BASE, evaluation.BASE),
        (CROWD, evaluation.CROWD),
        (KEEN, forecast.EFFECT),
        (ACCEPT, policy.ACCEPT),
        (DOUBT, policy.DOUBT),
        (OFFERS, policy.OFFER),
        (OWN, policy.OWN),
        (MIDDLE, policy.MIDDLE),
    ):
        dials[place] = number
    return Desk(
        dials=dials,
        normal=evaluation.normal(np.arange(-REACH, REACH + 2 / STEPS, 1 / STEPS)),
        worth=np.zeros(SEATS + 1),
        row=np.zeros(SEATS + 1),
        low=np.zeros(SEATS + 1),
        sums=np.zeros((4, 32)),
        cia=np.zeros(WORLDS),
        kgb=np.zeros(WORLDS),
        odds=np.zeros(WORLDS),
        total=np.zeros(WORLDS),
        value=np.zeros((2, SEATS, SEATS, WORLDS)),
        own=np.zeros((2, WORLDS)),
        watch=np.zeros(SEATS, dtype=np.int64),
    )


@compiled
def normal(table: Floats, x: float) -> float:
    """The normal distribution function."""
    place = (x + REACH) * STEPS
    if place <= 0:
        return 0.0
    if place >= 2 * REACH * STEPS:
        return 1.0
    step = int(place)
    return float(table[step] + (table[step + 1] - table[step]) * (place - step))


@compiled
def gain(board: Board, seat: int, card: int) -> int:
    """What a display's worth grows by with one more card, pairs and Scientists considered (S6.7, S8)."""
    if board.up[seat, card] == 0:
        return int(VALUES[card])
    return int(-board.scores[seat] if card == SCIENTIST else -VALUES[card])


@compiled
def ways(card: int, players: int) -> int:
    """How many ways a card can be used that change the table."""
    if card in (POLITICIAN, ASSASSIN):
        return players - 1
    if card == PSYCHIATRIST:
        return (players - 1) * (players - 2) // 2
    return 2 if card == DIPLOMAT else 1


@compiled
def slots_of(card: int, actor: int, way: int, players: int) -> tuple[int, int]:
    """The two slots whose tokens change places; twice the centre if none do."""
    if card == PSYCHIATRIST:
        return pair_of(actor, way, players)
    if card == DIPLOMAT:
        return (actor + (1 if way == 0 else players - 1)) % players, players
    if card == DOUBLE_AGENT:
        return actor, players
    return players, players


@compiled
def mean_bullet(board: Board, me: int) -> float:
    """What a bullet that I do not know is worth."""
    return float(board.unknown[me, 1] / board.unknown[me, 0]) if board.unknown[me, 0] else 0.0


@compiled
def appraise(board: Board, desk: Desk, me: int) -> None:
    """What each display is worth to me."""
    mean = mean_bullet(board, me)
    players = board.at[PLAYERS]
    for seat in range(players):
        hidden = board.shots[seat] - board.placed[me, seat]
        desk.worth[seat] = board.scores[seat] + board.known[me, seat] + hidden * mean
    desk.worth[players] = 0.0


@compiled
def judge(board: Board, desk: Desk, me: int, most: int, a: int, b: int) -> None:
    """The chances of both sides in each of my worlds, for the scores of `desk.row` and one exchange of tokens."""
    players, row, low, sums = board.at[PLAYERS], desk.row, desk.low, desk.sums
    dials, table = desk.dials, desk.normal
    room = board.at[LIMIT] - most
    turns = max(dials[LEAST], dials[PACE] * players * room) if room > 0 else 0.0
    crowd = dials[CROWD] if room > 0 else 0.0
    least, second = 1e9, 1e9
    for seat in range(players):
        if row[seat] < least:
            least, second = row[seat], least
        elif row[seat] < second:
            second = row[seat]
    spread = sqrt(dials[BASE] + dials[SPREAD_LOW] * turns)
    for seat in range(players):
        other = second if row[seat] == least else least
        low[seat] = normal(table, (other - row[seat] - 0.5) / spread - crowd)
    low[players] = row[players] = 0.0
    row[a], row[b] = row[b], row[a]
    low[a], low[b] = low[b], low[a]

    scale = 1 / sqrt(dials[BASE] + dials[SPREAD] * turns)
    margin = 0.5 * scale
    size = 1
    for slot in range(min(5, players + 1)):
        for group in range(size):
            sums[0, size + group] = sums[0, group] + row[slot] * scale
            sums[1, size + group] = sums[1, group] + low[slot]
        size *= 2
    size = 1
    for slot in range(5, players + 1):
        for group in range(size):
            sums[2, size + group] = sums[2, group] + row[slot] * scale
            sums[3, size + group] = sums[3, group] + low[slot]
        size *= 2
    everywhere = (1 << (players + 1)) - 1
    worlds_cia, worlds_kgb, to_cia, to_kgb = board.cia[me], board.kgb[me], desk.cia, desk.kgb
    for world in range(board.worlds[me]):
        cia, kgb = worlds_cia[world], worlds_kgb[world]
        lead = sums[0, cia & 31] + sums[2, cia >> 5] - sums[0, kgb & 31] - sums[2, kgb >> 5]
        hippies = everywhere ^ cia ^ kgb
        calm = max(0.0, 1 - sums[1, hippies & 31] - sums[3, hippies >> 5])
        to_cia[world] = calm * normal(table, lead - margin)
        to_kgb[world] = calm * normal(table, -lead - margin)


@compiled
def origin(seat: int, a: int, b: int) -> int:
    """The slot whose token a seat has after two have changed places."""
    return b if seat == a else a if seat == b else seat


@compiled
def mean_chance(board: Board, desk: Desk, me: int, slot: int) -> float:
    """The chance of whoever has the token of that slot to win, after the way just judged, over all my worlds."""
    cias, kgbs, weight = board.cia[me], board.kgb[me], board.weight[me]
    to_cia, to_kgb, low = desk.cia, desk.kgb, desk.low[slot]
    total = 0.0
    for world in range(board.worlds[me]):
        is_cia, is_kgb = (cias[world] >> slot) & 1, (kgbs[world] >> slot) & 1
        total += weight[world] * (to_cia[world] if is_cia else to_kgb[world] if is_kgb else low)
    return total


@compiled
def foresee(board: Board, desk: Desk, me: int) -> None:
    """Fill `value` and `own`: both shown cards in the hands of everybody whom somebody watches."""
    at, value, odds, total = board.at, desk.value, desk.odds, desk.total
    players, worlds = at[PLAYERS], board.worlds[me]
    cias, kgbs, to_cia, to_kgb, low = board.cia[me], board.kgb[me], desk.cia, desk.kgb, desk.low
    appraise(board, desk, me)
    mean, keen = mean_bullet(board, me), desk.dials[KEEN]
    highest = 0
    for seat in range(players):
        highest = max(highest, board.counts[seat])
    for number in range(2):
        card = at[FIRST + number]
        many = ways(card, players)
        for taker in range(players):
            watch = desk.watch[taker]
            if watch == 0:
                continue
            for viewer in range(players):
                if (watch >> viewer) & 1:
                    value[number, taker, viewer, :worlds] = 0.0
            total[:worlds] = 0.0
            best = -1.0
            for way in range(many):
                other = (taker + 1 + way) % players
                receiver = other if card == POLITICIAN else taker
                a, b = slots_of(card, taker, way, players)
                desk.row[: players + 1] = desk.worth[: players + 1]
                desk.row[receiver] += gain(board, receiver, card)
                most = max(highest, board.counts[receiver] + 1)
                if card == ASSASSIN:
                    desk.row[other] += mean
                    most = max(most, board.counts[other] + 1)
                judge(board, desk, me, most, a, b)
                mine = origin(taker, a, b)
                if taker == me:
                    chance = mean_chance(board, desk, me, mine)
                    if chance > best + 1e-12:
                        best = chance
                        own = desk.own[number]
                        for world in range(worlds):
                            is_cia, is_kgb = (cias[world] >> mine) & 1, (kgbs[world] >> mine) & 1
                            own[world] = to_cia[world] if is_cia else to_kgb[world] if is_kgb else low[mine]
                if many == 1:
                    odds[:worlds] = 1.0
                else:
                    for world in range(worlds):
                        is_cia, is_kgb = (cias[world] >> mine) & 1, (kgbs[world] >> mine) & 1
                        chance = to_cia[world] if is_cia else to_kgb[world] if is_kgb else low[mine]
                        odds[world] = exp(keen * chance)
                        total[world] += odds[world]
                for viewer in range(players):
                    if (watch >> viewer) & 1:
                        slot, view = origin(viewer, a, b), value[number, taker, viewer]
                        for world in range(worlds):
                            is_cia, is_kgb = (cias[world] >> slot) & 1, (kgbs[world] >> slot) & 1
                            chance = to_cia[world] if is_cia else to_kgb[world] if is_kgb else low[slot]
                            view[world] += odds[world] * chance
            if many > 1:
                for viewer in range(players):
                    if (watch >> viewer) & 1:
                        for world in range(worlds):
                            value[number, taker, viewer, world] /= total[world]
