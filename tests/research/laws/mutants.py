"""ESPIONAJE with one law broken at a time, for two players."""

import dataclasses
from itertools import count
from operator import attrgetter
from typing import Any

import msgspec
from msgspec.structs import replace

from brushpass.core.game import AnyGame
from brushpass.core.notation import Notation
from brushpass.core.seats import Seat, Viewer
from brushpass.games.espionaje.open import notation
from brushpass.games.registry import GAMES
from tests.laws import leaks

GAME = GAMES["espionaje"]


class Loose(msgspec.Struct):
    """A state that can be changed."""

    truth: Any


def _loosely() -> AnyGame:
    def play(state: Loose, seat: Seat, choice: Any) -> Any:
        events, after = GAME.play(state.truth, seat, choice)
        return events, Loose(after)

    return dataclasses.replace(
        GAME,
        setup=lambda players, deal, rules: (GAME.setup(players, deal, rules)[0], _laid(players, deal, rules)),
        play=play,
        prompts=lambda state: GAME.prompts(state.truth),
        evolve=lambda state, event: Loose(GAME.evolve(None if state is None else state.truth, event)),
    )


def _laid(players: int, deal: Any, rules: Any) -> Loose:
    return Loose(GAME.setup(players, deal, rules)[1])


def _forgetful(state: Any, seat: Seat, choice: Any) -> Any:
    """Gives back the state of before the choice."""
    return GAME.play(state, seat, choice)[0], state


def _moody() -> AnyGame:
    """Draws the first seat anew at every setup."""
    calls = count()

    def setup(players: int, deal: Any, rules: Any) -> Any:
        return GAME.setup(players, replace(deal, first=Seat(next(calls) % players)), rules)

    return dataclasses.replace(GAME, setup=setup)


def _blind(state: Any, viewer: Viewer) -> Any:
    """Forgets how many turns there were."""
    return replace(GAME.view(state, viewer), turn=0)


def _obliging(state: Any, seat: Seat, choice: Any) -> Any:
    """Takes the first option for whatever is none."""
    prompt = GAME.prompts(state).get(seat)
    is_legal = prompt is None or choice in (*prompt.options, prompt.default)
    return GAME.play(state, seat, choice if is_legal or prompt is None else prompt.options[0])


def _stingy(state: Any) -> Any:
    """Asks, and offers nothing."""
    return {seat: replace(prompt, options=()) for seat, prompt in GAME.prompts(state).items()}


CHOICES: Notation[Any] = Notation(GAME.choice, notation.CHOICE_PATTERNS | {"suspect": "suspect {a}"})
"""Leaves out half of a pair."""

MUTANTS: dict[str, tuple[str, AnyGame]] = {
    "another version": ("contract", dataclasses.replace(GAME, version=2)),
    "a state that lags": ("replay", dataclasses.replace(GAME, play=_forgetful)),
    "luck outside the deal": ("replay", _moody()),
    "a state that can be changed": ("frozen", _loosely()),
    "a view that forgets": ("fold", dataclasses.replace(GAME, view=_blind)),
    "whatever is tried is taken": ("legality", dataclasses.replace(GAME, play=_obliging)),
    "nothing is offered": ("legality", dataclasses.replace(GAME, prompts=_stingy)),
    "nobody ever wins": ("ending", dataclasses.replace(GAME, outcome=lambda state: None)),
    "two choices with one line": ("round-trip", dataclasses.replace(GAME, choice_notation=CHOICES)),
    "a show that passes everything on": ("veil", dataclasses.replace(GAME, show=lambda event, viewer: event)),
    "a view that leaks": ("secrecy", leaks.in_view(GAME, attrgetter("hands"))),
    "a claim that meets another sight": ("talk", dataclasses.replace(GAME, view=_blind)),
    "a refusal that leaks": ("secrecy", leaks.in_refusals(GAME, attrgetter("solution"))),
}
"""For each mutant: the law that it breaks, whatever else it breaks, and the game."""
