"""The dossier against brute force, as often as wanted: python -m tests.games.secrets.minds.exactness 10000"""

import random
import sys
from typing import Any

import numpy as np

from brushpass.core.seats import PUBLIC, Viewer
from brushpass.games.registry import GAMES
from brushpass.games.secrets.minds.dossier.arrangements import FACES, SIDE, numbers
from brushpass.games.secrets.minds.dossier.dossier import Dossier
from brushpass.games.secrets.open.cards import Rules
from tests.games.secrets.minds.brute_force import BruteForce
from tests.laws.playing import Case, Play, play

GAME = GAMES["secrets"]
CASES = {players: Case(GAME, players, Rules()) for players in GAME.players}


def told(game: Play, viewer: Viewer, most: int | None = None) -> list[Any]:
    seen = (GAME.show(event, viewer) for event in game.events[:most])
    return [event for event in seen if event is not None]


def dossier_of(viewer: Viewer, events: list[Any]) -> Dossier:
    dossier = Dossier(viewer)
    for event in events:
        dossier.see(event)
    return dossier


def compare(viewer: Viewer, events: list[Any]) -> float:
    """The largest difference between the dossier and brute force."""
    dossier, brute = dossier_of(viewer, events), BruteForce(viewer, events)
    players = brute.players
    spread = dossier.tokens.arrangement_probabilities(dossier.tokens.logical())
    worlds = [tuple(SIDE[face] for face in world) for world in brute.now]
    counted = np.zeros(len(spread))
    counted[numbers(np.array(worlds, dtype=np.int8).T)] = [count / brute.total for count in brute.now.values()]
    marginals = [[brute.marginal(slot, face) for face in FACES] for slot in range(players + 1)]
    saw = [[brute.has_seen(seat, slot) for slot in range(players + 1)] for seat in range(players)]
    pairs = (spread, counted), (dossier.marginals(), marginals), (dossier.have_seen(), saw)
    return max(float(np.abs(one - other).max()) for one, other in pairs)


def worst(players: int, games: int, first: int = 0) -> float:
    """The largest difference over random games, each cut somewhere, for a seat and for the public."""
    rng = random.Random(players)
    error = 0.0
    for seed in range(first, first + games):
        game = play(CASES[players], seed)
        for viewer in (rng.choice(CASES[players].viewers), PUBLIC):
            cut = rng.choice((len(game.events) - 1, rng.randrange(1, len(game.events))))
            error = max(error, compare(viewer, told(game, viewer, cut)))
    return error


if __name__ == "__main__":
    each = int(sys.argv[1]) // len(CASES)
    print(
        *(f"{players} players, {each} games: largest error {worst(players, each):.1e}" for players in CASES), sep="\n"
    )
