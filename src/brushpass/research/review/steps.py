"""A record step by step, as one viewer saw and heard it."""

from collections.abc import Iterator
from itertools import accumulate
from typing import Any, NamedTuple

import msgspec

from brushpass.core.game import AnyGame
from brushpass.core.record import Record, RecordV2
from brushpass.core.record_talk import RecordedText, Talk
from brushpass.core.replay import replay
from brushpass.core.seats import Viewer
from brushpass.games.registry import find
from brushpass.wire import notices
from brushpass.wire.http import SeenStep

encode = msgspec.json.Encoder().encode


class NoticedStep(NamedTuple):
    """A step that a viewer noticed."""

    number: int
    """Its number in the record; 0 is the setup."""
    events: tuple[Any, ...]
    """What the viewer saw of it."""
    places: tuple[int, ...]
    """How many events of the game had happened with each of them."""


def noticed_steps(
    record: Record, viewer: Viewer, *, truth: bool = False, sealed: bool = False
) -> Iterator[NoticedStep]:
    """The steps of which a viewer saw something, or in which it chose. With `truth`: all steps, with their true events.

    With `sealed`, the end is left out, which reveals everything to everybody.
    """
    game = find(record.game)
    before: Any = None
    happened = 0
    for number, (events, state) in enumerate(replay(record, game)):
        told = events
        if sealed and game.outcome(state) is not None:
            told = _before_the_end(game, before, events)
        shown = [event if truth else game.show(event, viewer) for event in told]
        seen = [(event, happened + place) for place, event in enumerate(shown, start=1) if event is not None]
        if seen or (number and record.steps[number - 1].seat == viewer):
            yield NoticedStep(number, tuple(event for event, _ in seen), tuple(place for _, place in seen))
        before = state
        happened += len(events)


def _before_the_end(game: AnyGame, state: Any, events: tuple[Any, ...]) -> tuple[Any, ...]:
    """The events of the last step up to the one that ends the game."""
    for place, event in enumerate(events):
        state = game.evolve(state, event)
        if game.outcome(state) is not None:
            return events[:place]
    return events


def seen_steps(record: Record, viewer: Viewer, *, truth: bool, sealed: bool = False) -> list[SeenStep]:
    """The steps that a viewer noticed, as messages. With `truth`: all steps, with every choice.

    What was said comes after the last event that the viewer had been told by then.
    """
    steps = []
    for number, told in told_steps(record, viewer, truth=truth, sealed=sealed):
        messages = [encode(_notice(one) if isinstance(one, Talk) else one) for one in told]
        step = record.steps[number - 1] if number else None
        may_know = step is not None and (truth or step.seat == viewer)
        seat, choice = (step.seat, step.choice) if step and may_know else (None, "")
        steps.append(SeenStep(number, seat, choice, tuple(map(msgspec.Raw, messages))))
    return steps


def told_steps(
    record: Record, viewer: Viewer, *, truth: bool = False, sealed: bool = False
) -> list[tuple[int, list[Any]]]:
    """The steps that a viewer noticed by their numbers, with what it saw and heard of each, in order."""
    noticed = list(noticed_steps(record, viewer, truth=truth, sealed=sealed))
    told: list[list[Any]] = [list(step.events) for step in noticed]
    for line, place in reversed(_placed(record, truth=truth, sealed=sealed)):  # backwards, so that places stay
        index = _index(noticed, place)
        told[index].insert(sum(one <= place for one in noticed[index].places), line)
    return [(step.number, messages) for step, messages in zip(noticed, told, strict=True)]


def _placed(record: Record, *, truth: bool, sealed: bool) -> list[tuple[Talk, int]]:
    """What was said, each line with the number of events that had been told by then.

    In the truth that is all that had happened, although some of it may have been held back (GE31). Words after the
    last step may speak of the end, so they are sealed with it.
    """
    if not isinstance(record, RecordV2):
        return []
    happened = list(accumulate((len(step.events) for step in record.steps), initial=len(record.setup)))
    heard = (line for line in record.talk if not (sealed and line.after == len(record.steps)))
    return [(line, happened[line.after] - (0 if truth else line.untold)) for line in heard]


def _index(noticed: list[NoticedStep], place: int) -> int:
    """The last step of which something had been told by then; the setup, if there was nothing else."""
    earlier = [index for index, step in enumerate(noticed) if step.places and step.places[0] <= place]
    return earlier[-1] if earlier else 0


def _notice(line: Talk) -> notices.Said | notices.Claimed:
    """What was said, as it was told at the table."""
    if isinstance(line, RecordedText):
        return notices.Said(line.seat, line.text)
    return notices.Claimed(line.seat, msgspec.Raw(encode(line.claim)))
