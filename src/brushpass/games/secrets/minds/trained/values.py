"""What believing minds think of every option, compiled: the sums of `playouts.policy`, and not only the best."""

from math import exp

import numpy as np

from brushpass.games.secrets.minds.playouts.board import (
    ACTIVE,
    ANSWER,
    ASSASSIN,
    DETECTIVE,
    FIRST,
    LIMIT,
    OFFER,
    OFFERED,
    PAIRS_STAY,
    PHASE,
    PLAYERS,
    POLITICIAN,
    TARGET,
    UN,
    VALUES,
    Board,
    Floats,
    Ints,
)
from brushpass.games.secrets.minds.playouts.evaluation import (
    evaluate,
    forecast_turn,
    gain,
    mean_bullet,
    mean_chance,
    origin,
    value_displays,
)
from brushpass.games.secrets.minds.playouts.options import (
    option_count,
    outcome_count,
    player_of,
    slot_of,
    swapped_slots,
)
from brushpass.games.secrets.minds.playouts.policy import accepts, entropy
from brushpass.games.secrets.minds.playouts.scratch import CENTRE_LOOK, OFFER_KEENNESS, OWN_LOOK, TIE, Scratch
from brushpass.minds.jit import compiled

UNKNOWN_BULLET = -1.5
"""What a bullet is worth to somebody who knows none of them."""


@compiled
def plan_again(board: Board, scratch: Scratch, me: int) -> None:
    """Fill `own` for other weights of the worlds that the last forecast was made for; all else is as it was."""
    at, players = board.at, board.at[PLAYERS]
    cias, kgbs, to_cia, to_kgb, low = board.cia[me], board.kgb[me], scratch.cia, scratch.kgb, scratch.low
    mean, highest = mean_bullet(board, me), 0
    for seat in range(players):
        highest = max(highest, board.counts[seat])
    for number in range(2):
        card = at[FIRST + number]
        count = outcome_count(card, players)
        best = -1.0
        for option in range(count if count > 1 else 0):
            other = player_of(me, option, players)
            receiver = other if card == POLITICIAN else me
            a, b = swapped_slots(card, me, option, players)
            scratch.row[: players + 1] = scratch.worth[: players + 1]
            scratch.row[receiver] += gain(board, receiver, card)
            most = max(highest, board.counts[receiver] + 1)
            if card == ASSASSIN:
                scratch.row[other] += mean
                most = max(most, board.counts[other] + 1)
            evaluate(board, scratch, me, most, a, b)
            mine = origin(me, a, b)
            chance = mean_chance(board, scratch, me, mine)
            if chance > best + scratch.constants[TIE]:
                best, best_use = chance, scratch.own[number]
                for world in range(board.worlds[me]):
                    is_cia, is_kgb = (cias[world] >> mine) & 1, (kgbs[world] >> mine) & 1
                    best_use[world] = to_cia[world] if is_cia else to_kgb[world] if is_kgb else low[mine]


@compiled
def offer_values(board: Board, scratch: Scratch, me: int, again: int, out: Floats) -> None:
    """The chance to win after each offer, card by card and seat by seat; -1 for an offer to oneself."""
    players, worlds, weight = board.at[PLAYERS], board.worlds[me], board.weight[me]
    if again:
        plan_again(board, scratch, me)
    else:
        for seat in range(players):
            scratch.viewers[seat] = (1 << seat) | (1 << me)
        scratch.viewers[me] = (1 << players) - 1
        forecast_turn(board, scratch, me)
    for to in range(players):
        out[to] = out[players + to] = -1.0
        if to == me:
            continue
        first = second = 0.0
        for world in range(worlds):
            taken = accepts(scratch, to, me, world)
            first += weight[world] * (taken * scratch.value[0, to, me, world] + (1 - taken) * scratch.own[0, world])
            second += weight[world] * (taken * scratch.value[1, to, me, world] + (1 - taken) * scratch.own[1, world])
        out[to], out[players + to] = first, second


@compiled
def taking_value(
    board: Board, scratch: Scratch, me: int, odds: float, given: Floats, again: int
) -> tuple[float, float]:
    """What taking the offered card gains, and how likely it is the first one.

    `odds`: log-odds for the first card from what the offerer says; `given`: by world, how likely it is the first one,
    where the caller knows better, or empty.
    """
    at = board.at
    players, by, to = at[PLAYERS], at[ACTIVE], at[TARGET]
    if again:
        plan_again(board, scratch, me)
    else:
        scratch.viewers[:players] = 0
        scratch.viewers[to] = scratch.viewers[by] = (1 << me) | (1 << to) | (1 << by)
        scratch.viewers[me] |= 1 << me
        forecast_turn(board, scratch, me)
    weight, value = board.weight[me], scratch.value
    ahead = likely = 0.0
    for world in range(board.worlds[me]):
        better = 0.0
        for taker in (to, by):
            better += value[0, taker, by, world] - value[1, taker, by, world]
        first = 1 / (1 + exp(-scratch.constants[OFFER_KEENNESS] * better / 2 - odds))
        if len(given):
            first = given[world]
        taken = 0.0 if me == to else accepts(scratch, to, by, world)
        for number in range(2):
            otherwise = taken * value[number, to, me, world] + (1 - taken) * value[number, by, me, world]
            chance = first if number == 0 else 1 - first
            ahead += weight[world] * chance * (scratch.own[number, world] - otherwise)
        likely += weight[world] * first
    return ahead, likely


@compiled
def effect_values(board: Board, scratch: Scratch, me: int, bullet: float, out: Floats) -> None:
    """The chance to win with each option of the card in hand; for the Detective, how much each slot hides, in bits."""
    at = board.at
    players, card = at[PLAYERS], at[OFFERED]
    if card == DETECTIVE:
        for option in range(players + 1):
            slot = slot_of(me, option, players)
            bits = entropy(board, me, slot)
            if slot == me:
                bits *= scratch.constants[OWN_LOOK]
            elif slot == players:
                bits *= scratch.constants[CENTRE_LOOK]
            out[option] = bits
        return
    value_displays(board, scratch, me)
    highest = 0
    for seat in range(players):
        highest = max(highest, board.counts[seat])
    if highest < at[LIMIT] or not at[PAIRS_STAY]:
        for seat in range(players):
            for kind in range(len(VALUES)):
                if board.up[seat, kind] == 2:
                    scratch.worth[seat] -= 2 * VALUES[kind]
    for option in range(option_count(card, players)):
        other = player_of(me, option, players)
        a, b = swapped_slots(card, me, option, players)
        scratch.row[: players + 1] = scratch.worth[: players + 1]
        most = highest
        if card == POLITICIAN:
            scratch.row[other] += gain(board, other, card)
            most = max(most, board.counts[other] + 1)
        elif card == ASSASSIN:
            scratch.row[other] += bullet
            most = max(most, board.counts[other] + 1)
        evaluate(board, scratch, me, most, a, b)
        out[option] = mean_chance(board, scratch, me, origin(me, a, b))


@compiled
def all_values(
    board: Board, scratch: Scratch, me: int, odds: float, bullet: float, given: Floats, again: int, out: Floats
) -> float:
    """The values of whatever this seat is asked; returns how likely the first card is the one on offer.

    `again`: 1 if it was asked just now, with other weights of the same worlds, and else 0.
    """
    phase = board.at[PHASE]
    if phase == OFFER:
        offer_values(board, scratch, me, again, out)
    elif phase in (UN, ANSWER):
        out[0], first = taking_value(board, scratch, me, odds, given, again)
        out[1] = 0.0
        return first
    else:
        effect_values(board, scratch, me, bullet, out)
    return 0.0


@compiled
def infoset_values(
    board: Board,
    scratch: Scratch,
    seat: int,
    odds: float,
    worlds: Ints,
    memory: Ints,
    mine: Ints,
    infoset: Ints,
    out: Floats,
) -> int:
    """Values of another seat's options in each information set that it may be in, as far as I can tell.

    `worlds`: world × 2, all worlds that the public cannot rule out; `memory`: what the seat would have seen in each;
    `mine`: those that I cannot rule out. Fills `infoset` for these, and option × information set of `out`.
    """
    count = 0
    cia, kgb, weight = board.cia[seat], board.kgb[seat], board.weight[seat]
    nothing = np.zeros(0)
    row = np.zeros(len(out))
    infoset[: len(mine)] = -1
    for number in range(len(mine)):
        if infoset[number] >= 0:
            continue
        seen, size = memory[mine[number]], 0
        for other in range(number, len(mine)):
            if memory[mine[other]] == seen:
                infoset[other] = count
        for world in range(len(memory)):
            if memory[world] == seen:
                cia[size], kgb[size] = worlds[world, 0], worlds[world, 1]
                size += 1
        weight[:size] = 1.0 / size
        board.worlds[seat] = size
        all_values(board, scratch, seat, odds, UNKNOWN_BULLET, nothing, 0, row)
        out[:, count] = row
        count += 1
    return count
