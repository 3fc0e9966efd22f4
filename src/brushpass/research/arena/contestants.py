"""Who may play in the arena: every mind and level, and every place of a game's dial, called `dial@1.5`."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from random import Random
from typing import Final

from brushpass.core.errors import BadSetup
from brushpass.core.kit import Part
from brushpass.core.seats import Seat
from brushpass.games.kits import find_kit, load
from brushpass.minds import registry
from brushpass.minds.mind import Mind

PREFIX: Final = "dial@"


def place_name(place: float) -> str:
    """The name of a place of the dial."""
    return f"{PREFIX}{place:g}"


def part_of(name: str, game: str) -> Part:
    """The part that this contestant is made from."""
    if not name.startswith(PREFIX):
        return registry.minds_of(game)[name]
    dial = find_kit(game).dial
    if dial is None:
        raise BadSetup(f"{game} has no dial")
    return dial


def contestant_of(name: str, game: str) -> str:
    """The mind that a level stands for; the name of any other contestant. Refuses what cannot play."""
    if name.startswith(PREFIX):
        part_of(name, game)
        return place_name(_place(name))
    registry.check_plays(name, game)
    return registry.mind_of(name, game)


def prepare(name: str, game: str) -> None:
    """Wait until this contestant plays at full strength."""
    module, _, _ = part_of(name, game).partition(":")
    getattr(import_module(module), "prepare", lambda: None)()


def make(name: str, game: str, seat: Seat, rng: Random) -> Mind:
    """A contestant, at its seat."""
    if not name.startswith(PREFIX):
        return registry.find(name)(game, seat, rng)
    return _at(part_of(name, game), _place(name))(seat, rng)


@cache
def _at(dial: Part, place: float) -> Callable[[Seat, Random], Mind]:
    factory: Callable[[Seat, Random], Mind] = load(dial)(place)
    return factory


def _place(name: str) -> float:
    try:
        return float(name.removeprefix(PREFIX))
    except ValueError:
        raise BadSetup(f"a place of the dial is a number, got {name!r}") from None
