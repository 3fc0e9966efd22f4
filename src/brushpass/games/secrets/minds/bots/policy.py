"""How a believing mind values its options. The same reasoning serves to guess what others will do, or why they did.

Every function gives values for each state of mind of the seat that decides: one for a mind that decides itself,
several when somebody else wonders what that seat may know.
"""

from typing import Final

import numpy as np

from brushpass.core.seats import Seat, others
from brushpass.games.secrets.minds.bots.board import Board
from brushpass.games.secrets.minds.bots.evaluation import chances, judge
from brushpass.games.secrets.minds.bots.forecast import Forecast, Worlds
from brushpass.games.secrets.minds.bots.outcomes import Indices, ways_of
from brushpass.games.secrets.minds.dossier.arrangements import Floats
from brushpass.games.secrets.open.cards import Kind
from brushpass.games.secrets.open.seen import Offered

ACCEPT: Final = 10.0
"""How keenly a target takes what is good for it: log-odds for each point of win chance."""
DOUBT: Final = 0.7
"""How often a target is thought to toss a coin instead."""
OFFER: Final = 4.0
"""How keenly an active player offers the better of the two cards."""
OWN: Final = 2.0
"""What knowing the own token is worth, in looks at somebody else's."""
MIDDLE: Final = 0.5
"""The same for the centre's."""


def offers(forecast: Forecast, seat: Seat, worlds: Worlds) -> Floats:
    """Card × target × mind: the chance to win after offering so; offering to oneself is hopeless."""
    plan = forecast.planned_by(seat, worlds)
    value = np.full((2, forecast.players, worlds.belief.shape[1]), -1.0)
    for to in others(seat, forecast.players):
        taken = accepts(forecast, to, seat)
        value[:, to] = (taken * plan[to] + (1 - taken) * plan[seat]) @ worlds.belief
    return value


def answer(forecast: Forecast, offer: Offered, cards: Floats, worlds: Worlds) -> Floats:
    """Mind: what the target gains by accepting."""
    plan = forecast.planned_by(offer.to, worlds)
    ahead: Floats = (cards * (plan[offer.to] - plan[offer.by])).sum(axis=0) @ worlds.belief
    return ahead


def intervention(forecast: Forecast, seat: Seat, offer: Offered, cards: Floats, worlds: Worlds) -> Floats:
    """Mind: what the UN player gains by taking the card."""
    plan = forecast.planned_by(seat, worlds)
    taken = accepts(forecast, offer.to, offer.by)
    stand_by = taken * plan[offer.to] + (1 - taken) * plan[offer.by]
    ahead: Floats = (cards * (plan[seat] - stand_by)).sum(axis=0) @ worlds.belief
    return ahead


def accepts(forecast: Forecast, target: Seat, offerer: Seat) -> Floats:
    """World: how likely the target takes the card."""
    view = forecast.seen_from(target, target, offerer)
    ahead = (view[:, 0] - view[:, 1]).sum(axis=0) / 2
    chance: Floats = DOUBT / 2 + (1 - DOUBT) / (1 + np.exp(-ACCEPT * ahead))
    return chance


def cards_offered(forecast: Forecast, offer: Offered, board: Board, trust: float) -> Floats:
    """Card × world: how likely each of the two shown is the offered one, with what its offerer says.

    `trust`: the log-odds that the offerer's claims are true.
    """
    view = forecast.seen_from(offer.by, offer.to, offer.by)
    ahead = OFFER * (view[0] - view[1]).sum(axis=0) / 2
    if offer.claim is not None:
        ahead = ahead + (trust if offer.claim is board.shown[0] else -trust)
    first = 1 / (1 + np.exp(-ahead))
    return np.stack((first, 1 - first))


def effect(board: Board, worth: Floats, kind: Kind, seat: Seat, bullet: float, worlds: Worlds) -> Floats:
    """Option × mind: the chance to win with each way to use the card, in the order of the menu.

    `worth`: what each display will be worth after this turn's pairs; `bullet`: the value of the bullet in hand.
    """
    players = board.players
    options = ways_of(kind, seat, players)
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
    prospects = judge(scores, counts[:, :players], board.limit, moved, worlds.sides)
    value: Floats = chances(prospects, seat, worlds.sides) @ worlds.belief
    return value


def looks(seat: Seat, worlds: Worlds) -> Floats:
    """Option × mind: how much each slot hides, in the order of the menu: mine, the others' clockwise, the centre."""
    sides = worlds.sides
    players = len(sides) - 1
    faces = np.stack([(sides == side) @ worlds.belief for side in (1, -1, 0)])
    entropy: Floats = -(faces * np.log2(np.maximum(faces, 1e-300))).sum(axis=0)
    entropy[seat] *= OWN
    entropy[players] *= MIDDLE
    return entropy[[*((seat + step) % players for step in range(players)), players]]
