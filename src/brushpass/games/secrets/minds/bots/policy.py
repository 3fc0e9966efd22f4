"""How a believing mind values its options. The same reasoning serves to guess what others will do, or why they did it.

Every function returns values for each information set of the seat that decides: one for a mind that decides for
itself, several when another mind wonders what that seat may know.
"""

from functools import cache
from typing import Final

import numpy as np

from brushpass.core.seats import Seat, others
from brushpass.games.secrets.minds.bots.board import Board
from brushpass.games.secrets.minds.bots.evaluation import evaluate, win_chances
from brushpass.games.secrets.minds.bots.forecast import Forecast, Worlds
from brushpass.games.secrets.minds.bots.outcomes import Indices, outcomes_of
from brushpass.games.secrets.minds.dossier.arrangements import Floats, row_of
from brushpass.games.secrets.open.cards import Kind
from brushpass.games.secrets.open.choices import effect_menu
from brushpass.games.secrets.open.seen import Offered

ACCEPT_KEENNESS: Final = 10.0
"""How keenly a target takes what is good for it: log-odds for each point of win chance."""
DOUBT: Final = 0.7
"""How often a target is thought to toss a coin instead."""
OFFER_KEENNESS: Final = 4.0
"""How keenly an active player offers the better of the two cards."""
OWN_LOOK: Final = 2.0
"""What a look at one's own token is worth, in looks at another player's."""
CENTRE_LOOK: Final = 0.5
"""The same for the centre's token."""


def offers(forecast: Forecast, seat: Seat, worlds: Worlds) -> Floats:
    """Card × target × information set: the chance to win after this offer; an offer to oneself is hopeless."""
    plan = forecast.planned_by(seat, worlds)
    value = np.full((2, forecast.players, worlds.belief.shape[1]), -1.0)
    for to in others(seat, forecast.players):
        taken = accepts(forecast, to, seat)
        value[:, to] = (taken * plan[to] + (1 - taken) * plan[seat]) @ worlds.belief
    return value


def answer(forecast: Forecast, offer: Offered, cards: Floats, worlds: Worlds) -> Floats:
    """Information set: what the target gains by accepting."""
    plan = forecast.planned_by(offer.to, worlds)
    gain: Floats = (cards * (plan[offer.to] - plan[offer.by])).sum(axis=0) @ worlds.belief
    return gain


def intervention(forecast: Forecast, seat: Seat, offer: Offered, cards: Floats, worlds: Worlds) -> Floats:
    """Information set: what the UN player gains by taking the card."""
    plan = forecast.planned_by(seat, worlds)
    taken = accepts(forecast, offer.to, offer.by)
    stand_by = taken * plan[offer.to] + (1 - taken) * plan[offer.by]
    gain: Floats = (cards * (plan[seat] - stand_by)).sum(axis=0) @ worlds.belief
    return gain


def accepts(forecast: Forecast, target: Seat, offerer: Seat) -> Floats:
    """World: how likely the target takes the card."""
    chances = forecast.chances_of(target, target, offerer)
    gain = (chances[:, 0] - chances[:, 1]).sum(axis=0) / 2
    taken: Floats = DOUBT / 2 + (1 - DOUBT) / (1 + np.exp(-ACCEPT_KEENNESS * gain))
    return taken


def cards_offered(forecast: Forecast, offer: Offered, board: Board, trust: float) -> Floats:
    """Card × world: how likely each of the two shown cards is the one on offer, given what its offerer says.

    `trust`: the log-odds that the offerer's claims are true.
    """
    chances = forecast.chances_of(offer.by, offer.to, offer.by)
    odds = OFFER_KEENNESS * (chances[0] - chances[1]).sum(axis=0) / 2
    if offer.claim is not None:
        odds = odds + (trust if offer.claim is board.shown[0] else -trust)
    first = 1 / (1 + np.exp(-odds))
    return np.stack((first, 1 - first))


def effect(board: Board, worth: Floats, kind: Kind, seat: Seat, bullet: float, worlds: Worlds) -> Floats:
    """Option × information set: the chance to win with each option of the card's effect.

    `worth`: what each display will be worth after this turn's pairs; `bullet`: the value of the bullet in hand.
    """
    players = board.players
    options = outcomes_of(kind, seat, players)
    scores = np.repeat(worth[None], len(options), axis=0)
    counts: Indices = np.repeat(np.array([[*board.counts, 0]]), len(options), axis=0)
    moved: Indices = np.repeat(np.arange(players + 1)[None], len(options), axis=0)
    for row, (receiver, target, (a, b)) in enumerate(options):
        moved[row, [a, b]] = b, a
        if kind is Kind.POLITICIAN:
            scores[row, receiver] += board.gain(Seat(receiver), kind)
            counts[row, receiver] += 1
        elif kind is Kind.ASSASSIN:
            scores[row, target] += bullet
            counts[row, target] += 1
    prospects = evaluate(scores, counts[:, :players], board, moved, worlds.sides)
    value: Floats = win_chances(prospects, seat, worlds.sides) @ worlds.belief
    return value


def looks(seat: Seat, worlds: Worlds) -> Floats:
    """Option × information set: how much each slot hides, for the options of the Detective."""
    sides = worlds.sides
    players = len(sides) - 1
    faces = np.stack([(sides == side) @ worlds.belief for side in (1, -1, 0)])
    entropy: Floats = -(faces * np.log2(np.maximum(faces, 1e-300))).sum(axis=0)
    entropy[seat] *= OWN_LOOK
    entropy[players] *= CENTRE_LOOK
    return entropy[_slots_to_look_at(players, seat)]


@cache
def _slots_to_look_at(players: int, seat: Seat) -> list[int]:
    """The slot of each option of the Detective."""
    options = effect_menu(players, seat, Kind.DETECTIVE).prompt.options
    return [row_of(option.slot, players) for option in options]
