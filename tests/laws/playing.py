"""Playing any game at random, keeping everything that happened."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import msgspec
import pytest
from hypothesis import settings

from brushpass.core.game import AnyGame
from brushpass.core.messages import Prompt
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.games.registry import GAMES


def some(examples: int) -> settings:
    """So many examples, the same each time; fifty times as many, and new ones, in the profile `explore`."""
    return settings(max_examples=examples if settings().derandomize else 50 * examples)


@dataclass(frozen=True)
class Case:
    """One way to set a game up."""

    game: AnyGame
    players: int
    rules: Any

    @property
    def viewers(self) -> list[Viewer]:
        return [*map(Seat, range(self.players)), PUBLIC]

    def __str__(self) -> str:
        on = [name for name in self.rules.__struct_fields__ if getattr(self.rules, name)]
        return "-".join([self.game.name, str(self.players), *on])


def _cases() -> Iterator[Case]:
    for game in GAMES.values():
        names = game.rules.__struct_fields__
        for players, switches in product(game.players, product((False, True), repeat=len(names))):
            yield Case(game, players, game.rules(**dict(zip(names, switches, strict=True))))


CASES = list(_cases())
every_case = pytest.mark.parametrize("case", CASES, ids=str)


@dataclass
class Play:
    """A game as it went: events and states one by one, and what was chosen where."""

    case: Case
    deal: Any
    events: list[Any] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)
    """The state after each event."""
    choices: list[tuple[Seat, Prompt, Any, Any]] = field(default_factory=list)
    """Who was asked what, what was chosen, and the state it was chosen in."""

    @property
    def state(self) -> Any:
        return self.states[-1]

    def take(self, events: tuple[Any, ...], state: Any) -> None:
        for event in events:
            self.events.append(event)
            self.states.append(self.case.game.evolve(self.states[-1] if self.states else None, event))
        assert self.states[-1] == state, "Replay: the events rebuild the state"


LATE = 0.2
Chooser = Callable[[Seat, Prompt, random.Random], Any]


def in_time(seat: Seat, prompt: Prompt, rng: random.Random) -> Any:
    """Any choice that a seat may make."""
    return rng.choice(prompt.options)


def at_random(seat: Seat, prompt: Prompt, rng: random.Random) -> Any:
    """Any choice, and now and then one that only a passed deadline makes (GE19)."""
    late = prompt.default is not None and prompt.default not in prompt.options and rng.random() < LATE
    return prompt.default if late else in_time(seat, prompt, rng)


def play(case: Case, seed: int, *, choose: Chooser = at_random, most: int = 10_000) -> Play:
    """A whole game, or its first `most` choices, settled by one number."""
    rng = random.Random(seed)
    deal = case.game.deal.from_seed(rng.randbytes(32), case.players)
    game = Play(case, deal)
    game.take(*case.game.setup(case.players, deal, case.rules))
    while len(game.choices) < most and (prompts := case.game.prompts(game.state)):
        seat = rng.choice(sorted(prompts))
        prompt, before = prompts[seat], game.state
        choice = choose(seat, prompt, rng)
        events, state = case.game.play(before, seat, choice)
        game.choices.append((seat, prompt, choice, before))
        game.take(events, state)
    return game


def encoded(value: Any) -> bytes:
    """What goes over a wire."""
    return msgspec.json.encode(value)
