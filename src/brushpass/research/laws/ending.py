"""Ending: play ends within a bound, with a complete outcome, however the seats choose."""

import random
from collections.abc import Mapping
from typing import Any, Final

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.kits import kits
from brushpass.research.laws.broken import hold
from brushpass.research.laws.playing import MOST, Case, Chooser, at_random, play


def first_option(seat: Seat, prompt: Prompt, rng: random.Random) -> Any:
    """Always the first choice of the menu."""
    return prompt.options[0]


def last_option(seat: Seat, prompt: Prompt, rng: random.Random) -> Any:
    """Always the last choice of the menu."""
    return prompt.options[-1]


CHOOSERS: Final = (at_random, first_option, last_option)
"""Players who choose at random seldom do the same thing for ever; stubborn ones do."""


def ending(case: Case, seed: int) -> None:
    """However stubborn the seats are, the game ends."""
    for choose in CHOOSERS:
        ends(case, seed, MOST, choose)


def ends(case: Case, seed: int, bound: int, choose: Chooser = at_random) -> None:
    """One game ends within a bound, and says who has won and why; nobody is asked any more."""
    game = play(case, seed, choose=choose, most=bound + 1)
    length = len(game.choices)
    hold(length <= bound, f"the game goes on after {bound} choices", bound)
    outcome: Any = case.game.outcome(game.state)
    hold(outcome is not None, "nobody is asked anything, but the game has no outcome", length)
    winners = list(outcome.winners)
    hold(set(winners) <= set(range(case.players)), f"winners are seats, got {winners}", length)
    hold(winners == sorted(set(winners)), f"winners are told once each, in seat order, got {winners}", length)
    reason, sides = str(getattr(outcome, "reason", "")), _sides(case.game.name)
    hold(reason, "the outcome has no reason", length)
    hold(not sides or reason in sides, f"the kit names no side for the reason {reason!r}", length)
    hold(case.game.prompts(game.state) == {}, "somebody is asked something after the end", length)
    for state, step in zip(game.states[:-1], game.steps, strict=False):
        hold(case.game.outcome(state) is None, "the game goes on although it has an outcome", step)


def _sides(name: str) -> Mapping[str, str]:
    """Which side each reason favours, if the game is installed and says so."""
    kit = kits().get(name)
    return {} if kit is None else kit.sides
