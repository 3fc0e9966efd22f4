"""Secrecy as non-interference, judged by the oracles of the house's own games: modules written from the rule book."""

from importlib import import_module
from typing import Any

from brushpass.core.game import AnyGame
from brushpass.core.seats import Viewer
from brushpass.games.kits import own_kits
from brushpass.research.laws import oracle
from brushpass.research.laws.playing import Case

ORACLES: Any = {name: import_module(f"tests.games.{name}.oracle") for name in own_kits()}
"""For each game: `twin` builds another truth, `universe` is what to try, `ASKED_IN_SECRET` what may hold one up."""


def assert_secret(case: Case, seed: int, viewer: Viewer) -> bool:
    """Compare one game with one twin of its oracle; True if the two truths really differed."""
    return oracle.compare(case, seed, viewer, ORACLES[case.game.name])


def is_held_up(game: AnyGame, state: Any, viewer: Viewer) -> bool:
    """Whether somebody else is asked something, and that is a secret: only time could tell."""
    return oracle.is_held_up(game, state, viewer, ORACLES[game.name])
