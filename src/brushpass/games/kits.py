"""The kit of every installed game: the folders beside this file, and games of other packages.

Another package adds a game through the entry point `brushpass.games`, which names its kit. Nothing here opens the
truth; `games.registry` does, for the few modules that may.
"""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, ClassVar, Final

from brushpass import games
from brushpass.core.errors import Malformed, Refusal
from brushpass.core.kit import Kit, Part

GROUP: Final = "brushpass.games"
"""The entry point through which other packages add games."""


class Absent(Refusal):
    """The game does not have this part."""

    code: ClassVar[str] = "absent"


class NoDossier(Absent):
    """No dossier is written for this game."""

    code = "no-dossier"


class NoJudge(Absent):
    """Nothing judges the decisions of this game."""

    code = "no-judge"


class NoPhrases(Absent):
    """This game has no phrase book."""

    code = "no-phrases"


class NoLabels(Absent):
    """Nothing says when the claims of this game are true."""

    code = "no-labels"


FAMILY: tuple[type[Refusal], ...] = (NoDossier, NoJudge, NoPhrases, NoLabels)
"""Every refusal of this kind."""


@cache
def own_kits() -> dict[str, Kit]:
    """The games in the folders beside this file, by name, in the order in which they are shown."""
    folders = [module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg]
    return _ordered([import_module(f"{games.__name__}.{folder}.kit").KIT for folder in folders])


@cache
def kits() -> dict[str, Kit]:
    """Every installed game, by name, in the order in which they are shown."""
    return _ordered([*own_kits().values(), *map(_plugin, entry_points(group=GROUP))])


def _plugin(point: EntryPoint) -> Kit:
    """The kit of another package; refuses what is none, because a server must not lose a game without a word."""
    try:
        kit = point.load()
    except Exception as error:
        raise Malformed(f"the game {point.name} of another package cannot be loaded: {error!r}") from error
    if not isinstance(kit, Kit):
        raise Malformed(f"the game {point.name} of another package brings no kit: {point.value}")
    return kit


def _ordered(unordered: list[Kit]) -> dict[str, Kit]:
    names = [kit.name for kit in unordered]
    if duplicates := [name for name in names if names.count(name) > 1]:
        raise Malformed(f"two installed games are called {duplicates[0]!r}")
    return {kit.name: kit for kit in sorted(unordered, key=lambda kit: (kit.order, kit.name))}


def find_kit(name: str) -> Kit:
    """The kit of the game of this name; refuses any other."""
    try:
        return kits()[name]
    except KeyError:
        raise Malformed(f"no game is called {name!r}; there are {', '.join(kits())}") from None


@cache
def load(part: Part) -> Any:
    """A part of a kit, imported when it is first needed."""
    return pkgutil.resolve_name(part)
