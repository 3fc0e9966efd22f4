"""Every mind by the name that a command line or a lobby gives it, and the games it plays.

A game's kit names the game's own minds; `random` plays every game; other packages add minds through the entry point
`brushpass.minds`. A mind's module is loaded when somebody first needs it, so a server without thinking minds does not
load NumPy. Minds from other packages are loaded only where they are allowed (`plugins`).
"""

import logging
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from random import Random
from typing import Final, cast

from brushpass.core.errors import Malformed
from brushpass.core.kit import Part
from brushpass.core.seats import Seat
from brushpass.games.kits import find_kit, kits, load
from brushpass.minds.mind import Mind

log = logging.getLogger(__name__)

Factory = Callable[[str, Seat, Random], Mind]
"""Makes a mind from the name of the game, its seat, and the only random generator it may use."""

GROUP: Final = "brushpass.minds"
"""The entry point through which other packages add minds: a class with `games`, the names of those it plays."""
RANDOM: Final[dict[str, Part]] = {"random": "brushpass.minds.random:RandomMind"}
"""The mind that plays every game."""


@cache
def foreign() -> dict[str, dict[str, Part]]:
    """Minds from other packages: the part behind each, by name and game. One that cannot be loaded is left out."""
    minds: dict[str, dict[str, Part]] = {}
    for point in entry_points(group=GROUP):
        try:
            minds[point.name] = dict.fromkeys(point.load().games, point.value)
        except Exception as error:  # whatever it was, all other minds can play
            log.warning("the mind %s of another package cannot be loaded: %r", point.name, error)
    return minds


def minds_of(game: str, *, plugins: bool = True) -> dict[str, Part]:
    """The minds that play a game, by name, with the parts that they are made from; the game's own names come first."""
    others = {name: games[game] for name, games in foreign().items() if game in games} if plugins else {}
    return others | RANDOM | dict(find_kit(game).minds)


def levels_of(game: str) -> Mapping[str, str]:
    """The mind of each level that people are shown, weakest first; what they are worth is in docs/strength.md."""
    return find_kit(game).levels


def mind_names() -> list[str]:
    """The names of all minds."""
    of_kits = [name for kit in kits().values() for name in kit.minds]
    return list(dict.fromkeys((*RANDOM, *of_kits, *foreign())))


def level_names() -> list[str]:
    """The names of all levels, weakest first, and then those names without their numbers."""
    levels = [level for kit in kits().values() for level in kit.levels]
    return list(dict.fromkeys((*levels, *map(title_of, levels))))


def title_of(level: str) -> str:
    """A level's name without its number: `agent` for `agent-3`."""
    title, _, number = level.rpartition("-")
    return title if title and number.isdecimal() else level


def level_of(name: str, game: str) -> str | None:
    """The level of this name. Without a number, as 0.1.0 wrote it, a name is the first level that has it."""
    levels = levels_of(game)
    return name if name in levels else next((level for level in levels if title_of(level) == name), None)


def can_play(name: str, game: str, *, plugins: bool = True) -> bool:
    """Whether there is a mind or a level of this name that plays this game."""
    return level_of(name, game) is not None or name in minds_of(game, plugins=plugins)


def offered(game: str, *, plugins: bool) -> tuple[str, ...]:
    """What people can choose to play against: the levels, weakest first, then the minds from other packages."""
    others = [name for name in minds_of(game) if name not in minds_of(game, plugins=False)] if plugins else []
    return (*levels_of(game), *others)


def mind_of(name: str, game: str) -> str:
    """The mind that a level stands for in a game; a mind's own name stands for itself."""
    level = level_of(name, game)
    return name if level is None else levels_of(game)[level]


def is_slow(name: str, game: str) -> bool:
    """Whether a mind or level may think for longer than a table can wait, so that it needs its own thread.

    Nobody knows how long a mind from another package thinks.
    """
    mind = mind_of(name, game)
    return mind in find_kit(game).slow or mind not in minds_of(game, plugins=False)


def prepare(name: str, game: str) -> None:
    """Wait until minds of this name play at full strength; some are weaker until their code is compiled.

    For callers that need the same games every time. A table with people at it does not wait.
    """
    if not can_play(name, game):
        return
    module, _, _ = minds_of(game)[mind_of(name, game)].partition(":")
    getattr(import_module(module), "prepare", lambda: None)()


def check_plays(name: str, game: str) -> None:
    """Refuse a name unless a mind with that name plays this game."""
    _check_known(name)
    if not can_play(name, game):
        raise Malformed(f"the mind {name!r} does not play {game}; these do: {', '.join(minds_of(game))}")


def find(name: str) -> Factory:
    """The factory of the minds of this name; refuses any other."""
    _check_known(name)

    def make(game: str, seat: Seat, rng: Random) -> Mind:
        check_plays(name, game)
        return cast(Mind, load(minds_of(game)[mind_of(name, game)])(seat, rng))

    return make


def _check_known(name: str) -> None:
    known = (*mind_names(), *level_names())
    if name not in known:
        raise Malformed(f"no mind is called {name!r}; there are {', '.join(known)}")
