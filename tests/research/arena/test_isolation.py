"""The other tests would miss minds that know one another's thoughts through something they share in one process.

The arena seats all minds of a game in one process. Here each is asked again, alone in a new process, with nothing but
what its seat saw and was asked: it must choose the same.
"""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.registry import GAMES
from brushpass.minds.mind import Mind
from brushpass.minds.play import run
from brushpass.minds.registry import find, is_slow, minds_of
from brushpass.research.simulate import rng_of, seed_of

Script = list[tuple[Any, Prompt | None]]
"""What a seat saw, or the prompt it was given, in order."""

TABLES = [(game, mind) for game in GAMES for mind in minds_of(game) if not is_slow(mind, game)]
SEED = seed_of("isolation", 1)


class Written:
    """Writes down what a mind is given and what it chooses."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self.script: Script = []
        self.choices: list[Any] = []

    def see(self, event: Any) -> None:
        self.script.append((event, None))
        self._mind.see(event)

    def choose(self, prompt: Prompt) -> Any:
        self.script.append((None, prompt))
        self.choices.append(self._mind.choose(prompt))
        return self.choices[-1]


def alone(game: str, mind: str, seat: Seat, script: Script) -> list[Any]:
    """What a mind chooses that is all there is."""
    own = find(mind)(game, seat, rng_of(SEED, seat))
    choices = []
    for event, prompt in script:
        if prompt is None:
            own.see(event)
        else:
            choices.append(own.choose(prompt))
    return choices


@pytest.mark.parametrize(("game", "mind"), TABLES)
def test_a_mind_alone_chooses_as_it_did_among_others(game: str, mind: str) -> None:
    own = GAMES[game]
    players = own.players[1]
    minds = [Written(find(mind)(game, seat, rng_of(SEED, seat))) for seat in map(Seat, range(players))]
    run(own, players, own.rules(), own.deal.from_seed(SEED, players), minds)
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:  # a mind is the first in its process
        last = Seat(players - 1)
        assert pool.submit(alone, game, mind, last, minds[last].script).result() == minds[last].choices
        assert pool.submit(alone, game, mind, Seat(0), minds[0].script).result() == minds[0].choices
