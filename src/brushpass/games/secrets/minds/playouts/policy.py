"""What a believing mind does at any table: its policy over plain arrays (`bots.secrets.policy`), without claims."""

from math import exp, log2

from brushpass.games.secrets.minds.playouts.board import (
    ACTIVE,
    ANSWER,
    ASSASSIN,
    DETECTIVE,
    HELD,
    OFFER,
    OFFERED,
    PHASE,
    PLAYERS,
    POLITICIAN,
    TARGET,
    UN,
    VALUES,
    Board,
)
from brushpass.games.secrets.minds.playouts.evaluation import (
    ACCEPT,
    DOUBT,
    MIDDLE,
    OFFERS,
    OWN,
    Desk,
    appraise,
    foresee,
    gain,
    judge,
    mean_chance,
    origin,
    slots_of,
    ways,
)
from brushpass.games.secrets.minds.playouts.rules import who_acts
from brushpass.minds.jit import compiled


@compiled
def accepts(desk: Desk, target: int, offerer: int, world: int) -> float:
    """How likely the target takes the card."""
    ahead = 0.0
    for number in range(2):
        ahead += desk.value[number, target, target, world] - desk.value[number, offerer, target, world]
    doubt = desk.dials[DOUBT]
    return float(doubt / 2 + (1 - doubt) / (1 + exp(-desk.dials[ACCEPT] * ahead / 2)))


@compiled
def offer(board: Board, desk: Desk, me: int) -> int:
    """The best card and target."""
    players, worlds, weight = board.at[PLAYERS], board.worlds[me], board.weight[me]
    for seat in range(players):
        desk.watch[seat] = (1 << seat) | (1 << me)
    desk.watch[me] = (1 << players) - 1
    foresee(board, desk, me)
    best_first = best_second = -1.0
    to_first = to_second = 0
    for to in range(players):
        if to == me:
            continue
        first = second = 0.0
        for world in range(worlds):
            taken = accepts(desk, to, me, world)
            first += weight[world] * (taken * desk.value[0, to, me, world] + (1 - taken) * desk.own[0, world])
            second += weight[world] * (taken * desk.value[1, to, me, world] + (1 - taken) * desk.own[1, world])
        if first > best_first:
            best_first, to_first = first, to
        if second > best_second:
            best_second, to_second = second, to
    return to_first if best_first >= best_second else players + to_second


@compiled
def respond(board: Board, desk: Desk, me: int) -> int:
    """Whether to take the offered card unseen, as its target or as the UN player: 0 if so, else 1."""
    at = board.at
    players, by, to = at[PLAYERS], at[ACTIVE], at[TARGET]
    desk.watch[:players] = 0
    desk.watch[to] = desk.watch[by] = (1 << me) | (1 << to) | (1 << by)
    desk.watch[me] |= 1 << me
    foresee(board, desk, me)
    weight, value = board.weight[me], desk.value
    ahead = 0.0
    for world in range(board.worlds[me]):
        keen = 0.0
        for taker in (to, by):
            keen += value[0, taker, by, world] - value[1, taker, by, world]
        first = 1 / (1 + exp(-desk.dials[OFFERS] * keen / 2))
        taken = 0.0 if me == to else accepts(desk, to, by, world)
        for number in range(2):
            otherwise = taken * value[number, to, me, world] + (1 - taken) * value[number, by, me, world]
            chance = first if number == 0 else 1 - first
            ahead += weight[world] * chance * (desk.own[number, world] - otherwise)
    return 0 if ahead > 0 else 1


@compiled
def entropy(board: Board, me: int, slot: int) -> float:
    """How much I do not know of a token, in bits."""
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
def effect(board: Board, desk: Desk, me: int) -> int:
    """The best way to use the card that I have."""
    at = board.at
    players, card = at[PLAYERS], at[OFFERED]
    best, choice = -1.0, 0
    if card == DETECTIVE:
        for option in range(players + 1):
            slot = players if option == players else (me + option) % players
            bits = entropy(board, me, slot)
            bits *= desk.dials[OWN] if slot == me else desk.dials[MIDDLE] if slot == players else 1.0
            if bits > best + 1e-12:
                best, choice = bits, option
        return choice
    appraise(board, desk, me)
    highest = 0
    for seat in range(players):
        highest = max(highest, board.counts[seat])
        for kind in range(len(VALUES)):
            if board.up[seat, kind] == 2:  # this turn's pair, which its end will turn down
                desk.worth[seat] -= 2 * VALUES[kind]
    for option in range(ways(card, players)):
        other = (me + 1 + option) % players
        a, b = slots_of(card, me, option, players)
        desk.row[: players + 1] = desk.worth[: players + 1]
        most = highest
        if card == POLITICIAN:
            desk.row[other] += gain(board, other, card)
            most = max(most, board.counts[other] + 1)
        elif card == ASSASSIN:
            desk.row[other] += at[HELD]
            most = max(most, board.counts[other] + 1)
        judge(board, desk, me, most, a, b)
        chance = mean_chance(board, desk, me, origin(me, a, b))
        if chance > best + 1e-12:
            best, choice = chance, option
    return choice


@compiled
def decide(board: Board, desk: Desk) -> int:
    """The choice of whoever is asked, as `rules.play` takes it."""
    me, phase = who_acts(board), board.at[PHASE]
    if phase == OFFER:
        return offer(board, desk, me)
    if phase in (UN, ANSWER):
        return respond(board, desk, me)
    return effect(board, desk, me)
