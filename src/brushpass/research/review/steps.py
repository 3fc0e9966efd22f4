"""A record step by step, as one viewer met it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from brushpass.core.record import Record
from brushpass.core.replay import replay
from brushpass.core.seats import Viewer
from brushpass.games.registry import find


class Told(NamedTuple):
    """A step that a viewer noticed."""

    number: int
    """Its number in the record, 0 being the setup."""
    events: tuple[Any, ...]
    """What the viewer saw of it."""


def told_steps(record: Record, viewer: Viewer, *, truth: bool = False) -> Iterator[Told]:
    """The steps of which a viewer saw something, or which are its own choices; of the truth all, as they were."""
    game = find(record.game)
    for number, (events, _) in enumerate(replay(record, game)):
        seen = events if truth else tuple(game.seen_by(viewer, events))
        if seen or (number and record.steps[number - 1].seat == viewer):
            yield Told(number, seen)
