"""Playing any game at random, keeping everything that happened."""

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final

import msgspec

from brushpass.core.game import AnyGame
from brushpass.core.messages import Prompt
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.core.switches import Value, changed, seat_of, switches
from brushpass.research.laws.broken import At, hold


@dataclass(frozen=True)
class Case:
    """One way to set a game up."""

    game: AnyGame
    players: int
    rules: Any

    @property
    def viewers(self) -> list[Viewer]:
        """Everybody who may look: each seat, and the public."""
        return [*map(Seat, range(self.players)), PUBLIC]

    @property
    def switches(self) -> list[str]:
        """The switches that are not at their default: those that are on by name, the others with their word."""
        return [name if value is True else f"{name}={value}" for name, value in changed(self.rules).items()]

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.players), *self.switches])


def cases_of(game: AnyGame, players: Iterable[int] | None = None) -> Iterator[Case]:
    """Ways to set a game up: each number of players, or each of these, with every value of every switch.

    First all switches are at their defaults, then one is set at a time, and last all of them together;
    `combinations_of` has the rest. The last word that names a seat stands for all such words.
    """
    for number in game.players if players is None else players:
        offered = {switch.name: _values(switch.offered(number)) for switch in switches(game.rules)}
        alone = [{name: value} for name, values in offered.items() for value in values[1:]]
        together = {name: values[-1] for name, values in offered.items()}
        for setting in ({}, *alone, *([together] if len(offered) > 1 else [])):
            yield Case(game, number, game.rules(**setting))


def combinations_of(game: AnyGame, players: int) -> Iterator[Case]:
    """Every combination of values of all switches; the last word that names a seat stands for all such words."""
    names = [switch.name for switch in switches(game.rules)]
    values = [_values(switch.offered(players)) for switch in switches(game.rules)]
    for combination in product(*values):
        yield Case(game, players, game.rules(**dict(zip(names, combination, strict=True))))


def _values(offered: tuple[Value, ...]) -> list[Value]:
    seats = [value for value in offered if seat_of(value) is not None]
    return [value for value in offered if value not in seats[:-1]]


@dataclass
class Play:
    """A game as it went: events and states one by one, and what was chosen where."""

    case: Case
    deal: Any
    events: list[Any] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)
    """The state after each event."""
    steps: list[int] = field(default_factory=list)
    """How many choices had been made by each event."""
    choices: list[tuple[Seat, Prompt, Any, Any]] = field(default_factory=list)
    """Who was asked what, what was chosen, and the state it was chosen in."""

    @property
    def state(self) -> Any:
        """The truth as it is now."""
        return self.states[-1]

    def take(self, events: tuple[Any, ...], state: Any) -> None:
        """Add what followed from a choice. Replay: the events must rebuild the state."""
        step = len(self.choices)
        with At(step, "evolve"):
            for event in events:
                self.events.append(event)
                self.states.append(self.case.game.evolve(self.states[-1] if self.states else None, event))
                self.steps.append(step)
        hold(self.states and self.states[-1] == state, "the events do not rebuild the state", step)


LATE: Final = 0.2
"""How often a choice is made that only a passed deadline makes."""
MOST: Final = 10_000
"""No game takes more choices."""

Chooser = Callable[[Seat, Prompt, random.Random], Any]


def in_time(seat: Seat, prompt: Prompt, rng: random.Random) -> Any:
    """Any choice that a seat may make."""
    return rng.choice(prompt.options)


def at_random(seat: Seat, prompt: Prompt, rng: random.Random) -> Any:
    """Any choice, and now and then one that only a passed deadline makes (GE19)."""
    late = prompt.default is not None and prompt.default not in prompt.options and rng.random() < LATE
    return prompt.default if late else in_time(seat, prompt, rng)


def play(case: Case, seed: int, *, choose: Chooser = at_random, most: int = MOST) -> Play:
    """A whole game, or its first `most` choices, determined by one number."""
    rng = random.Random(seed)
    with At(0, "setup"):
        deal = case.game.deal.from_seed(rng.randbytes(32), case.players)
        laid = case.game.setup(case.players, deal, case.rules)
    game = Play(case, deal)
    game.take(*laid)
    while len(game.choices) < most:
        before, step = game.state, len(game.choices) + 1
        with At(step, "prompts"):
            prompts = case.game.prompts(before)
            if not prompts:
                break
            seat = rng.choice(sorted(prompts))
            choice = choose(seat, prompts[seat], rng)
        with At(step, "play"):
            events, state = case.game.play(before, seat, choice)
        game.choices.append((seat, prompts[seat], choice, before))
        game.take(events, state)
    return game


def encoded(value: Any) -> bytes:
    """What goes over a wire."""
    return msgspec.json.encode(value)
