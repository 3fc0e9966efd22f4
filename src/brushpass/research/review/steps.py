"""A record step by step, as one viewer saw it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from brushpass.core.game import AnyGame
from brushpass.core.record import Record
from brushpass.core.replay import replay
from brushpass.core.seats import Viewer
from brushpass.games.registry import find
from brushpass.wire.http import SeenStep

encode = msgspec.json.Encoder().encode


class NoticedStep(NamedTuple):
    """A step that a viewer noticed."""

    number: int
    """Its number in the record; 0 is the setup."""
    events: tuple[Any, ...]
    """What the viewer saw of it."""


def noticed_steps(
    record: Record, viewer: Viewer, *, truth: bool = False, sealed: bool = False
) -> Iterator[NoticedStep]:
    """The steps that a viewer saw something of, or chose itself. With `truth`: all steps, with their true events.

    With `sealed`, the end is left out, which reveals everything to everybody.
    """
    game = find(record.game)
    before: Any = None
    for number, (events, state) in enumerate(replay(record, game)):
        if sealed and game.outcome(state) is not None:
            events = _before_the_end(game, before, events)
        seen = events if truth else tuple(game.seen_by(viewer, events))
        if seen or (number and record.steps[number - 1].seat == viewer):
            yield NoticedStep(number, seen)
        before = state


def _before_the_end(game: AnyGame, state: Any, events: tuple[Any, ...]) -> tuple[Any, ...]:
    """The events of the last step up to the one that ends the game."""
    for place, event in enumerate(events):
        state = game.evolve(state, event)
        if game.outcome(state) is not None:
            return events[:place]
    return events


def seen_steps(record: Record, viewer: Viewer, *, truth: bool, sealed: bool = False) -> list[SeenStep]:
    """The steps that a viewer noticed, as messages. With `truth`: all steps, with every choice."""
    steps = []
    for number, events in noticed_steps(record, viewer, truth=truth, sealed=sealed):
        step = record.steps[number - 1] if number else None
        may_know = step is not None and (truth or step.seat == viewer)
        seat, choice = (step.seat, step.choice) if step and may_know else (None, "")
        steps.append(SeenStep(number, seat, choice, tuple(msgspec.Raw(encode(event)) for event in events)))
    return steps
