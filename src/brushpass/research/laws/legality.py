"""Legality: what a prompt offers is accepted; everything else is refused with a stable code and changes nothing."""

import random
from collections.abc import Sequence
from typing import Any, Final

from brushpass.core.errors import ChoiceRefused, GameOver, Malformed, NotLegal, Refusal, WrongMoment, WrongSeat
from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.kits import find_kit
from brushpass.research.laws.broken import At, hold
from brushpass.research.laws.playing import Case, Play, encoded, play
from brushpass.research.laws.universe import universe

STATES: Final = 4
"""At how many moments of a game all sorts of choices are tried,"""
TRIES: Final = 40
"""and how many for each seat."""
NONSENSE: Final = (None, "accept", 3, object(), ("accept",))
"""Values that are not a choice in any game."""


def legality(case: Case, seed: int) -> None:
    """All of it, over one game, with choices that other games offered."""
    game = play(case, seed)
    tries = universe(case, seed)
    prompts(game)
    unsaid(game)
    taken(game, random.Random(seed).sample(range(len(game.choices)), min(STATES, len(game.choices))))
    refused(game, tries, random.Random(seed))
    over(game, tries)
    nonsense(game)


def prompts(game: Play) -> None:
    """A prompt says whom it asks, and offers each choice once."""
    for step, (_, _, _, state) in enumerate(game.choices, start=1):
        for seat, prompt in game.case.game.prompts(state).items():
            hold(prompt.seat == seat, f"the prompt of seat {seat} says that it asks seat {prompt.seat}", step)
            hold(prompt.options, f"seat {seat} is asked for {prompt.ask} and offered nothing", step)
            hold(len(set(prompt.options)) == len(prompt.options), f"an option for {prompt.ask} is offered twice", step)


def unsaid(game: Play) -> None:
    """A choice that comes with words is offered without them too, for a bot that must say nothing."""
    wordless = find_kit(game.case.game.name).wordless
    if wordless is None:
        return
    for step, (_, prompt, _, _) in enumerate(game.choices, start=1):
        silent = set(map(wordless, prompt.options))
        hold(
            silent.issubset(prompt.options), f"an option for {prompt.ask} is offered with words, but not without", step
        )
        hold(silent == set(map(wordless, silent)), f"an option for {prompt.ask} keeps some of its words", step)


def taken(game: Play, numbers: Sequence[int]) -> None:
    """Whatever is offered at these moments is accepted, and something happens."""
    for number in numbers:
        _, prompt, _, state = game.choices[number]
        default = () if prompt.default is None else (prompt.default,)
        for option in (*prompt.options, *default):
            with At(number + 1, f"{option} was offered"):
                events, _ = game.case.game.play(state, prompt.seat, option)
            hold(events, f"nothing follows from {option}", number + 1)


def refused(game: Play, tries: Sequence[Any], rng: random.Random) -> None:
    """At a few moments, anything a seat tries that it was not offered is refused, with the code that says why."""
    case = game.case
    for number in rng.sample(range(len(game.choices)), min(STATES, len(game.choices))):
        state = game.choices[number][3]
        before = encoded(state)
        asked = case.game.prompts(state)
        for seat in map(Seat, [*range(case.players), case.players, -1]):
            prompt = asked.get(seat)
            legal = set() if prompt is None else {*prompt.options, prompt.default}
            for choice in rng.sample(tries, min(TRIES, len(tries))):
                if choice not in legal:
                    got = refusal(case, state, seat, choice, number + 1)
                    wanted = _expected(prompt, choice)
                    text = f"seat {seat} tries {choice}: {wanted.__name__} is due, got {type(got).__name__}"
                    hold(type(got) is wanted, text, number + 1)
        hold(encoded(state) == before, "a refused choice changed the state", number + 1)


def over(game: Play, tries: Sequence[Any]) -> None:
    """After the end every choice is refused, because the game is over."""
    step = len(game.choices)
    for choice in tries:
        got = refusal(game.case, game.state, Seat(0), choice, step)
        hold(type(got) is GameOver, f"after the end {choice} is met with {type(got).__name__}", step)


def nonsense(game: Play, tries: Sequence[Any] = NONSENSE) -> None:
    """What is not a choice in the game is malformed."""
    state = game.choices[min(2, len(game.choices) - 1)][3]
    for choice in tries:
        got = refusal(game.case, state, Seat(0), choice, None)
        hold(type(got) is Malformed, f"{choice!r} is no choice, but is met with {type(got).__name__}")


def refusal(case: Case, state: Any, seat: Seat, choice: Any, step: int | None) -> Refusal | None:
    """How a choice is refused; None if it is accepted."""
    with At(step, f"seat {seat} tries {choice!r}"):
        try:
            case.game.play(state, seat, choice)
        except Refusal as got:
            return got
    return None


def _expected(prompt: Prompt | None, choice: Any) -> type[ChoiceRefused]:
    if prompt is None:
        return WrongSeat
    return NotLegal if type(choice) in set(map(type, prompt.options)) else WrongMoment
