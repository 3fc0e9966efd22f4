"""Every mind there is, by the name that a command line or a lobby gives it, and the games it plays.

A mind's module is loaded when the mind is first asked for: a server without thinking minds does not load NumPy.
"""

from collections.abc import Callable
from importlib import import_module
from random import Random as Stream
from typing import Final, cast

from brushpass.core.errors import Malformed
from brushpass.core.seats import Seat
from brushpass.minds.mind import Mind

Factory = Callable[[str, Seat, Stream], Mind]
"""Seats a mind: the name of the game, its seat, and the only luck it may use."""

MINDS: Final[dict[str, dict[str, str]]] = {
    # name: {game: "module under brushpass.minds.bots:class"}; the class takes (seat, stream)
    "random": {"secrets": "random:Random", "espionaje": "random:Random"},
    "greedy": {"secrets": "secrets.greedy:Greedy"},
    "belief": {"secrets": "secrets.belief:Belief"},
    "likelihood": {"secrets": "secrets.likelihood:Likelihood"},
    "search": {"secrets": "secrets.search:Search"},
    "unknown-pair": {"espionaje": "espionaje.unknown_pair:UnknownPair"},
    "entropy": {"espionaje": "espionaje.entropy:Entropy"},
    "race": {"espionaje": "espionaje.race:Race"},
}

LEVELS: Final[dict[str, dict[str, str]]] = {
    "rookie": {"secrets": "random", "espionaje": "random"},
    "agent": {"secrets": "greedy", "espionaje": "unknown-pair"},
    "handler": {"secrets": "belief", "espionaje": "entropy"},
    "mastermind": {"secrets": "search", "espionaje": "race"},
}
"""The mind of each level that people are shown, weakest first; what they are worth is in docs/strength.md."""


SLOW: Final = frozenset({"search"})
"""Minds that think for longer than a table should stand still."""


def can_play(name: str, game: str) -> bool:
    """Whether there is a mind or a level of this name that plays this game."""
    return game in MINDS.get(name, {}) or game in LEVELS.get(name, {})


def mind_of(name: str, game: str) -> str:
    """The mind that a level stands for in a game; a mind's own name stands for itself."""
    return LEVELS[name][game] if name in LEVELS else name


def prepare(name: str, game: str) -> None:
    """Wait until minds of this name think as well as they ever will; without it some play a simpler game at first.

    For whoever needs the same games every time. A table with people at it does not wait.
    """
    if not can_play(name, game):
        return
    module, _ = MINDS[mind_of(name, game)][game].split(":")
    getattr(import_module(f"brushpass.minds.bots.{module}"), "prepare", lambda: None)()


def check_plays(name: str, game: str) -> None:
    """Refuse a name that no mind has, or none that plays this game."""
    _check_known(name)
    if not can_play(name, game):
        able = [mind for mind in MINDS if can_play(mind, game)]
        raise Malformed(f"the mind {name!r} does not play {game}; these do: {', '.join(able)}")


def find(name: str) -> Factory:
    """The factory of the minds of this name; refuses any other."""
    _check_known(name)

    def seated(game: str, seat: Seat, stream: Stream) -> Mind:
        check_plays(name, game)
        module, kind = MINDS[mind_of(name, game)][game].split(":")
        return cast(Mind, getattr(import_module(f"brushpass.minds.bots.{module}"), kind)(seat, stream))

    return seated


def _check_known(name: str) -> None:
    if name not in MINDS and name not in LEVELS:
        raise Malformed(f"no mind is called {name!r}; there are {', '.join((*MINDS, *LEVELS))}")
