"""The evaluation and the forecast of believing minds, one option at a time: the same numbers as in `bots`."""

from math import exp, sqrt

from brushpass.games.secrets.minds.playouts.board import (
    ASSASSIN,
    FIRST,
    LIMIT,
    PAIRS_STAY,
    PLAYERS,
    POLITICIAN,
    SCIENTIST,
    TIED,
    VALUES,
    Board,
    Floats,
)
from brushpass.games.secrets.minds.playouts.options import outcome_count, player_of, swapped_slots
from brushpass.games.secrets.minds.playouts.scratch import (
    CROWD_MARGIN,
    EFFECT_KEENNESS,
    END_VARIANCE,
    MIN_TURNS,
    REACH,
    SCORE_VARIANCE,
    SIDE_VARIANCE,
    STEPS,
    TIE,
    TURNS_PER_CARD,
    Scratch,
)
from brushpass.minds.jit import compiled


@compiled
def normal(table: Floats, x: float) -> float:
    """The normal distribution function, read from its table."""
    position = (x + REACH) * STEPS
    if position <= 0:
        return 0.0
    if position >= 2 * REACH * STEPS:
        return 1.0
    step = int(position)
    return float(table[step] + (table[step + 1] - table[step]) * (position - step))


@compiled
def gain(board: Board, seat: int, card: int) -> int:
    """How much a display's worth grows with one more card, pairs and Scientists considered (S6.7, S8, V4)."""
    stays = card != SCIENTIST and board.at[PAIRS_STAY] and board.counts[seat] + 1 >= board.at[LIMIT]
    if board.up[seat, card] == 0 or stays:
        return int(VALUES[card])
    return int(-board.scores[seat] if card == SCIENTIST else -VALUES[card])


@compiled
def mean_bullet(board: Board, me: int) -> float:
    """What a bullet that I do not know is worth."""
    return float(board.unknown[me, 1] / board.unknown[me, 0]) if board.unknown[me, 0] else 0.0


@compiled
def value_displays(board: Board, scratch: Scratch, me: int) -> None:
    """Fill `worth`: what each display is worth to me."""
    mean = mean_bullet(board, me)
    players = board.at[PLAYERS]
    for seat in range(players):
        hidden = board.shots[seat] - board.placed[me, seat]
        scratch.worth[seat] = board.scores[seat] + board.known[me, seat] + hidden * mean
    scratch.worth[players] = 0.0


@compiled
def evaluate(board: Board, scratch: Scratch, me: int, most: int, a: int, b: int) -> None:
    """Fill `cia`, `kgb` and `low` in each of my worlds, for the scores of `row` and one exchange of tokens."""
    players, row, low, sums = board.at[PLAYERS], scratch.row, scratch.low, scratch.sums
    constants, table = scratch.constants, scratch.normal
    room = board.at[LIMIT] - most
    turns = max(constants[MIN_TURNS], constants[TURNS_PER_CARD] * players * room) if room > 0 else 0.0
    crowd = constants[CROWD_MARGIN] if room > 0 else 0.0
    least, second = 1e9, 1e9
    for seat in range(players):
        if row[seat] < least:
            least, second = row[seat], least
        elif row[seat] < second:
            second = row[seat]
    spread = sqrt(constants[END_VARIANCE] + constants[SCORE_VARIANCE] * turns)
    tie = 0.5 if board.at[TIED] == 2 else -0.5
    for seat in range(players):
        other = second if row[seat] == least else least
        low[seat] = normal(table, (other - row[seat] + tie) / spread - crowd)
    low[players] = row[players] = 0.0
    row[a], row[b] = row[b], row[a]
    low[a], low[b] = low[b], low[a]

    scale = 1 / sqrt(constants[END_VARIANCE] + constants[SIDE_VARIANCE] * turns)
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
    worlds_cia, worlds_kgb, to_cia, to_kgb = board.cia[me], board.kgb[me], scratch.cia, scratch.kgb
    for world in range(board.worlds[me]):
        cia, kgb = worlds_cia[world], worlds_kgb[world]
        lead = sums[0, cia & 31] + sums[2, cia >> 5] - sums[0, kgb & 31] - sums[2, kgb >> 5]
        hippies = everywhere ^ cia ^ kgb
        calm = max(0.0, 1 - sums[1, hippies & 31] - sums[3, hippies >> 5])
        to_cia[world] = calm * normal(table, lead - margin)
        to_kgb[world] = calm * normal(table, -lead - margin)


@compiled
def origin(seat: int, a: int, b: int) -> int:
    """The slot that a seat's token came from, after the tokens of slots `a` and `b` have changed places."""
    return b if seat == a else a if seat == b else seat


@compiled
def mean_chance(board: Board, scratch: Scratch, me: int, slot: int) -> float:
    """The chance to win of whoever has the token of that slot, over all my worlds, after the option just evaluated."""
    cias, kgbs, weight = board.cia[me], board.kgb[me], board.weight[me]
    to_cia, to_kgb, low = scratch.cia, scratch.kgb, scratch.low[slot]
    total = 0.0
    for world in range(board.worlds[me]):
        is_cia, is_kgb = (cias[world] >> slot) & 1, (kgbs[world] >> slot) & 1
        total += weight[world] * (to_cia[world] if is_cia else to_kgb[world] if is_kgb else low)
    return total


@compiled
def forecast_turn(board: Board, scratch: Scratch, me: int) -> None:
    """Fill `value` and `own`: both shown cards in the hands of every seat that has viewers."""
    at, value, odds, total = board.at, scratch.value, scratch.odds, scratch.total
    players, worlds = at[PLAYERS], board.worlds[me]
    cias, kgbs, to_cia, to_kgb, low = board.cia[me], board.kgb[me], scratch.cia, scratch.kgb, scratch.low
    value_displays(board, scratch, me)
    mean, keenness = mean_bullet(board, me), scratch.constants[EFFECT_KEENNESS]
    highest = 0
    for seat in range(players):
        highest = max(highest, board.counts[seat])
    for number in range(2):
        card = at[FIRST + number]
        count = outcome_count(card, players)
        for taker in range(players):
            viewers = scratch.viewers[taker]
            if viewers == 0:
                continue
            for viewer in range(players):
                if (viewers >> viewer) & 1:
                    value[number, taker, viewer, :worlds] = 0.0
            total[:worlds] = 0.0
            best = -1.0
            for option in range(count):
                other = player_of(taker, option, players)
                receiver = other if card == POLITICIAN else taker
                a, b = swapped_slots(card, taker, option, players)
                scratch.row[: players + 1] = scratch.worth[: players + 1]
                scratch.row[receiver] += gain(board, receiver, card)
                most = max(highest, board.counts[receiver] + 1)
                if card == ASSASSIN:
                    scratch.row[other] += mean
                    most = max(most, board.counts[other] + 1)
                evaluate(board, scratch, me, most, a, b)
                mine = origin(taker, a, b)
                if taker == me:
                    chance = mean_chance(board, scratch, me, mine)
                    if chance > best + scratch.constants[TIE]:
                        best = chance
                        best_use = scratch.own[number]
                        for world in range(worlds):
                            is_cia, is_kgb = (cias[world] >> mine) & 1, (kgbs[world] >> mine) & 1
                            best_use[world] = to_cia[world] if is_cia else to_kgb[world] if is_kgb else low[mine]
                if count == 1:
                    odds[:worlds] = 1.0
                else:
                    for world in range(worlds):
                        is_cia, is_kgb = (cias[world] >> mine) & 1, (kgbs[world] >> mine) & 1
                        chance = to_cia[world] if is_cia else to_kgb[world] if is_kgb else low[mine]
                        odds[world] = exp(keenness * chance)
                        total[world] += odds[world]
                for viewer in range(players):
                    if (viewers >> viewer) & 1:
                        slot, view = origin(viewer, a, b), value[number, taker, viewer]
                        for world in range(worlds):
                            is_cia, is_kgb = (cias[world] >> slot) & 1, (kgbs[world] >> slot) & 1
                            chance = to_cia[world] if is_cia else to_kgb[world] if is_kgb else low[slot]
                            view[world] += odds[world] * chance
            if count > 1:
                for viewer in range(players):
                    if (viewers >> viewer) & 1:
                        for world in range(worlds):
                            value[number, taker, viewer, world] /= total[world]
