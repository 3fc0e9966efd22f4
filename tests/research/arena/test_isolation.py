"""The other tests would miss minds that know one another's thoughts through something they share in one process.

The arena runs all minds of a game in one process. Here one is asked again, alone in a new process, with nothing but
what its seat saw and was asked: it must choose the same.
"""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from brushpass.core.seats import Seat
from brushpass.games.registry import GAMES
from brushpass.minds.play import run
from brushpass.minds.registry import find, is_slow, minds_of, prepare
from brushpass.research.simulate import rng_of, seed_of
from tests.minds.recording import Decision, RecordingMind, replayed

TABLES = [(game, mind) for game in GAMES for mind in minds_of(game) if not is_slow(mind, game)]
SEED = seed_of("isolation", 1)


def alone(game: str, mind: str, seat: Seat, seen: list[Any], decisions: list[Decision]) -> list[Any]:
    """What a mind chooses when it is the only one in its process."""
    prepare(mind, game)
    return replayed(find(mind)(game, seat, rng_of(SEED, seat)), seen, decisions)


@pytest.mark.parametrize(("game", "mind"), TABLES)
def test_a_mind_alone_chooses_as_it_did_among_others(game: str, mind: str) -> None:
    rules = GAMES[game]
    players = rules.players[1]
    prepare(mind, game)  # as the arena does: a mind may play another way until its code is compiled
    minds = [RecordingMind(find(mind)(game, seat, rng_of(SEED, seat))) for seat in map(Seat, range(players))]
    run(rules, players, rules.rules(), rules.deal.from_seed(SEED, players), minds)
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:  # a mind is the first in its process
        for seat in (Seat(players - 1), Seat(0)):
            choices = [decision.choice for decision in minds[seat].decisions]
            assert pool.submit(alone, game, mind, seat, minds[seat].seen, minds[seat].decisions).result() == choices
