"""Whole games among minds, with everything that they saw and chose."""

from collections.abc import Sequence

from brushpass.core.seats import Seat
from brushpass.games.secrets.open.cards import Rules
from brushpass.minds.mind import Mind
from brushpass.minds.play import run
from brushpass.minds.registry import find, prepare
from brushpass.research.simulate import rng_of, seed_of
from tests.games.secrets.minds.exactness import GAME
from tests.minds.recording import RecordingMind


def seated(name: str, seat: int, number: int = 0) -> Mind:
    prepare(name, "secrets")
    return find(name)("secrets", Seat(seat), rng_of(seed_of("tables", number), Seat(seat)))


def table(names: Sequence[str], number: int = 0) -> list[RecordingMind]:
    """A game of these minds, played to its end."""
    players = len(names)
    minds = [RecordingMind(seated(name, seat, number)) for seat, name in enumerate(names)]
    run(GAME, players, Rules(), GAME.deal.from_seed(seed_of("tables", number), players), minds)
    return minds
