"""Whole games among minds, with everything that was asked."""

from collections.abc import Sequence
from typing import Any

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.secrets.open.cards import Rules
from brushpass.minds.mind import Mind
from brushpass.minds.play import run
from brushpass.minds.registry import find, prepare
from brushpass.research.simulate import rng_of, seed_of
from tests.games.secrets.minds.exactness import GAME


class Minute:
    """A mind whose answers are written down."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.seen: list[Any] = []
        self.asked: list[tuple[int, Prompt, Any]] = []
        """After how many events, what, and the answer."""

    def see(self, event: Any) -> None:
        self.seen.append(event)
        self.mind.see(event)

    def choose(self, prompt: Prompt) -> Any:
        choice = self.mind.choose(prompt)
        self.asked.append((len(self.seen), prompt, choice))
        return choice


def seated(name: str, seat: int, number: int = 0) -> Mind:
    prepare(name, "secrets")
    return find(name)("secrets", Seat(seat), rng_of(seed_of("tables", number), Seat(seat)))


def table(names: Sequence[str], number: int = 0) -> list[Minute]:
    """A game of these minds, played to its end."""
    players = len(names)
    minds = [Minute(seated(name, seat, number)) for seat, name in enumerate(names)]
    run(GAME, players, Rules(), GAME.deal.from_seed(seed_of("tables", number), players), minds)
    return minds
