"""What a believing mind chooses at any table: the policy of `bots.policy` over plain arrays, without claims."""

from math import exp, log2

from brushpass.games.secrets.minds.playouts.board import (
    ACTIVE,
    ANSWER,
    ASSASSIN,
    DETECTIVE,
    HELD,
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
)
from brushpass.games.secrets.minds.playouts.evaluation import (
    evaluate,
    forecast_turn,
    gain,
    mean_chance,
    origin,
    value_displays,
)
from brushpass.games.secrets.minds.playouts.options import outcome_count, player_of, slot_of, swapped_slots
from brushpass.games.secrets.minds.playouts.rules import who_acts
from brushpass.games.secrets.minds.playouts.scratch import (
    ACCEPT_KEENNESS,
    CENTRE_LOOK,
    DOUBT,
    OFFER_KEENNESS,
    OWN_LOOK,
    Scratch,
)
from brushpass.minds.jit import compiled


@compiled
def accepts(scratch: Scratch, target: int, offerer: int, world: int) -> float:
    """How likely the target takes the card."""
    ahead = 0.0
    for number in range(2):
        ahead += scratch.value[number, target, target, world] - scratch.value[number, offerer, target, world]
    doubt = scratch.constants[DOUBT]
    return float(doubt / 2 + (1 - doubt) / (1 + exp(-scratch.constants[ACCEPT_KEENNESS] * ahead / 2)))


@compiled
def offer(board: Board, scratch: Scratch, me: int) -> int:
    """The best card and target."""
    players, worlds, weight = board.at[PLAYERS], board.worlds[me], board.weight[me]
    for seat in range(players):
        scratch.viewers[seat] = (1 << seat) | (1 << me)
    scratch.viewers[me] = (1 << players) - 1
    forecast_turn(board, scratch, me)
    best_first = best_second = -1.0
    to_first = to_second = 0
    for to in range(players):
        if to == me:
            continue
        first = second = 0.0
        for world in range(worlds):
            taken = accepts(scratch, to, me, world)
            first += weight[world] * (taken * scratch.value[0, to, me, world] + (1 - taken) * scratch.own[0, world])
            second += weight[world] * (taken * scratch.value[1, to, me, world] + (1 - taken) * scratch.own[1, world])
        if first > best_first:
            best_first, to_first = first, to
        if second > best_second:
            best_second, to_second = second, to
    return to_first if best_first >= best_second else players + to_second


@compiled
def respond(board: Board, scratch: Scratch, me: int) -> int:
    """Whether to take the offered card unseen, as its target or as the UN player: 0 if so, else 1."""
    at = board.at
    players, by, to = at[PLAYERS], at[ACTIVE], at[TARGET]
    scratch.viewers[:players] = 0
    scratch.viewers[to] = scratch.viewers[by] = (1 << me) | (1 << to) | (1 << by)
    scratch.viewers[me] |= 1 << me
    forecast_turn(board, scratch, me)
    weight, value = board.weight[me], scratch.value
    ahead = 0.0
    for world in range(board.worlds[me]):
        better = 0.0
        for taker in (to, by):
            better += value[0, taker, by, world] - value[1, taker, by, world]
        first = 1 / (1 + exp(-scratch.constants[OFFER_KEENNESS] * better / 2))
        taken = 0.0 if me == to else accepts(scratch, to, by, world)
        for number in range(2):
            otherwise = taken * value[number, to, me, world] + (1 - taken) * value[number, by, me, world]
            chance = first if number == 0 else 1 - first
            ahead += weight[world] * chance * (scratch.own[number, world] - otherwise)
    return 0 if ahead > 0 else 1


@compiled
def entropy(board: Board, me: int, slot: int) -> float:
    """How much I do not know about a token, in bits."""
    weight = board.weight[me]
    cia = kgb = hippie = 0.0
    for world in range(board.worlds[me]):
        if (board.cia[me, world] >> slot) & 1:
            cia += weight[world]
        elif (board.kgb[me, world] >> slot) & 1:
            kgb += weight[world]
        else:
            hippie += weight[world]
    total = cia + kgb + hippie
    bits = 0.0
    for part in (cia, kgb, hippie):
        if part > 0:
            bits -= part / total * log2(part / total)
    return bits


@compiled
def effect(board: Board, scratch: Scratch, me: int) -> int:
    """The best option of the effect of the card that I have."""
    at = board.at
    players, card = at[PLAYERS], at[OFFERED]
    best, choice = -1.0, 0
    if card == DETECTIVE:
        for option in range(players + 1):
            slot = slot_of(me, option, players)
            bits = entropy(board, me, slot)
            if slot == me:
                bits *= scratch.constants[OWN_LOOK]
            elif slot == players:
                bits *= scratch.constants[CENTRE_LOOK]
            if bits > best + 1e-12:
                best, choice = bits, option
        return choice
    value_displays(board, scratch, me)
    highest = 0
    for seat in range(players):
        highest = max(highest, board.counts[seat])
    if highest < at[LIMIT] or not at[PAIRS_STAY]:
        for seat in range(players):
            for kind in range(len(VALUES)):
                if board.up[seat, kind] == 2:  # this turn's pair, which its end will turn down
                    scratch.worth[seat] -= 2 * VALUES[kind]
    for option in range(outcome_count(card, players)):
        other = player_of(me, option, players)
        a, b = swapped_slots(card, me, option, players)
        scratch.row[: players + 1] = scratch.worth[: players + 1]
        most = highest
        if card == POLITICIAN:
            scratch.row[other] += gain(board, other, card)
            most = max(most, board.counts[other] + 1)
        elif card == ASSASSIN:
            scratch.row[other] += at[HELD]
            most = max(most, board.counts[other] + 1)
        evaluate(board, scratch, me, most, a, b)
        chance = mean_chance(board, scratch, me, origin(me, a, b))
        if chance > best + 1e-12:
            best, choice = chance, option
    return choice


@compiled
def decide(board: Board, scratch: Scratch) -> int:
    """The choice of whoever is asked, as `rules.play` takes it."""
    me, phase = who_acts(board), board.at[PHASE]
    if phase == OFFER:
        return offer(board, scratch, me)
    if phase in (UN, ANSWER):
        return respond(board, scratch, me)
    return effect(board, scratch, me)
